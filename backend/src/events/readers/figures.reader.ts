import { Injectable } from '@nestjs/common';
import type { Statement } from '../../database/statement';
import type { Recipe } from '../../database/transaction';
import { EventWake } from '../event-wake';
import { type EventReader, type Range } from './event-reader';
import { EventReaders } from './event-readers';
import { FIGURES_READER, fold, recountHours } from './figures.sql';

/** After this time a figure of a moment ago is better than a screen that waits longer. */
const PATIENCE_MS = 250;
/** While somebody keeps a transaction open, not every call should wait in vain. */
const REST_MS = 1_000;

/** Keeps what is counted of appointments, by day, hour, doctor and hospital, and when each patient last booked. */
@Injectable()
export class FiguresReader implements EventReader {
  readonly name = FIGURES_READER;
  readonly begins = 'first';
  private caught = 0;
  private restUntil = 0;
  private catching: Promise<void> | null = null;

  constructor(
    private readonly readers: EventReaders,
    private readonly wake: EventWake,
  ) {
    readers.add(this);
  }

  work(_tx: Recipe, range: Range): Promise<readonly Statement<object>[]> {
    return Promise.resolve([fold(range), recountHours(range)]);
  }

  /** Whoever reads figures on a server sees everything that this server has written before. */
  async caughtUp(): Promise<void> {
    // A run that is under way may have begun before the write that this caller wants to see.
    if (this.catching) await this.catching;
    if (this.caught === this.wake.writes || Date.now() < this.restUntil) return;
    this.catching ??= this.catchUp().finally(() => (this.catching = null));
    await this.catching;
  }

  private async catchUp(): Promise<void> {
    const { writes } = this.wake;
    if (await this.readers.catchUp(this.name, PATIENCE_MS)) this.caught = writes;
    else this.restUntil = Date.now() + REST_MS;
  }
}
