import { Injectable } from '@nestjs/common';
import { EventWake } from './event-wake';
import { FiguresReader } from './readers/figures.reader';

const AGE_MS = 2_000;
const MOST = 2_000;

interface Kept {
  readonly value: Promise<unknown>;
  readonly writes: number;
  /** ms since 1970. */
  readonly at: number;
}

/** One reading of figures for all who ask for the same within two seconds, unless this server has written meanwhile. */
@Injectable()
export class SharedFigures {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly wake: EventWake,
    private readonly figures: FiguresReader,
  ) {}

  /** `key` says whose figures of what they are. */
  async of<T>(key: string, read: () => Promise<T>): Promise<T> {
    await this.figures.caughtUp();
    const { writes } = this.wake;
    const kept = this.kept.get(key);
    if (kept && kept.writes === writes && Date.now() - kept.at < AGE_MS) return kept.value as Promise<T>;
    const value = read();
    this.keep(key, { value, writes, at: Date.now() });
    value.catch(() => this.kept.delete(key));
    return value;
  }

  private keep(key: string, one: Kept): void {
    if (this.kept.size >= MOST) this.kept.clear();
    this.kept.set(key, one);
  }
}
