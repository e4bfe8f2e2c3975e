import { Injectable } from '@nestjs/common';
import { TtlCache } from '../ttl-cache';
import { EventWake } from './event-wake';
import { FiguresReader } from './readers/figures.reader';

/** One reading of figures for all who ask for the same within two seconds, unless this server has written meanwhile. */
@Injectable()
export class SharedFigures {
  private readonly kept = new TtlCache<unknown>(2_000);

  constructor(
    private readonly wake: EventWake,
    private readonly figures: FiguresReader,
  ) {}

  /** `key` says which figures they are, and whose. */
  async of<T>(key: string, read: () => Promise<T>): Promise<T> {
    await this.figures.caughtUp();
    return this.kept.get(`${this.wake.writes} ${key}`, read) as Promise<T>;
  }
}
