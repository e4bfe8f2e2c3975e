import { setTimeout as pause } from 'node:timers/promises';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Sql } from '../../database/sql';
import { errorName } from '../../error-name';
import { JobWatch } from '../../job-watch';
import { EventWake } from '../event-wake';
import type { EventReader } from './event-reader';
import { AT_ONCE, hasReached, lastEvent, lateReaders, moveTo, register, sweepEvents, takeTurn, whoIsBehind } from './readers.sql';

/** Polls, so that nothing depends on being woken. */
const POLL_MS = 2_000;
/** Another server may be reading, or a transaction may still be open. */
const RETRY_MS = 5;
const LATE_SECONDS = 5;
const SWEEP_MS = 600_000;

/**
 * Runs every reader on every event once, whichever server does it. Events are taken in the order of (transaction, id), and
 * only from transactions before which none is still open. Ids are assigned before the commit: going by ids alone would skip
 * what is committed late (docs/adr/0017-events.md).
 */
@Injectable()
export class EventReaders implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(EventReaders.name);
  private readonly readers = new Map<string, EventReader>();
  private readonly registered = new Set<string>();
  private readonly turns = new Map<string, Promise<void>>();
  /** Readers that have failed: they wait for the next poll. */
  private readonly failed = new Set<string>();
  private closed = false;
  private readonly hasRun: () => void;
  private readonly hasSwept: () => void;

  constructor(
    private readonly sql: Sql,
    private readonly wake: EventWake,
    watch: JobWatch,
  ) {
    this.hasRun = watch.expect('event readers', POLL_MS);
    this.hasSwept = watch.expect('sweep of events', SWEEP_MS);
    wake.onWake('read', () => this.run());
  }

  add(reader: EventReader): void {
    this.readers.set(reader.name, reader);
  }

  /** Before the first call is answered: what it changes is the next event of a new reader. */
  async onApplicationBootstrap(): Promise<void> {
    try {
      await this.registerNew();
    } catch (error) {
      this.logger.warn({ error: errorName(error) }, 'New readers of events have no place yet; they get one when they run');
    }
  }

  /** Runs the readers that have unread events. */
  @Interval(POLL_MS)
  async run(): Promise<void> {
    if (this.closed) return;
    try {
      await this.registerNew();
      const [behind] = await this.sql.batch(whoIsBehind());
      await Promise.all(behind.map(({ name }) => this.turnOf(name)));
      const [left] = behind.length > 0 ? await this.sql.batch(whoIsBehind()) : [[]];
      if (left.some(({ name }) => this.readers.has(name) && !this.failed.has(name))) this.wake.again();
      this.hasRun();
    } catch (error) {
      if (!this.closed) this.logger.warn({ error: errorName(error) }, 'Events could not be read');
    }
  }

  /** The readers whose next event has waited for more than five seconds. */
  async late(): Promise<{ reader: string; seconds: number }[]> {
    const [late] = await this.sql.batch(lateReaders({ seconds: LATE_SECONDS }));
    return late;
  }

  /** For how long the next event of each reader has waited, in seconds; 0 where none waits. */
  async lags(): Promise<{ reader: string; seconds: number }[]> {
    const [waiting] = await this.sql.batch(lateReaders({ seconds: 0 }));
    const seconds = new Map(waiting.map((one) => [one.reader, one.seconds]));
    return [...this.readers.keys()].map((reader) => ({ reader, seconds: seconds.get(reader) ?? 0 }));
  }

  /** Events are kept for 30 days, and until every reader has passed them; the newest one for ever. */
  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    await this.sql
      .batch(sweepEvents())
      .then(this.hasSwept)
      .catch((error: unknown) => this.logger.warn({ error: errorName(error) }, 'Events could not be swept'));
  }

  /** Whether a reader has read everything that is committed now; waits for it at most `patience` ms. */
  async catchUp(name: string, patience: number): Promise<boolean> {
    const [[last]] = await this.sql.batch(lastEvent({ reader: name }));
    if (!last || last.reached) return true;
    for (const until = Date.now() + patience; ; await pause(RETRY_MS)) {
      await this.turnOf(name);
      const [[place]] = await this.sql.batch(hasReached({ reader: name, tx: last.tx, id: last.id }));
      if (place?.reached) return true;
      if (this.closed || Date.now() >= until) return false;
    }
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.closed = true;
    await Promise.all(this.turns.values());
  }

  private async registerNew(): Promise<void> {
    for (const { name, begins } of this.readers.values()) {
      if (this.registered.has(name)) continue;
      await this.sql.batch(register({ name, next: begins === 'next' }));
      this.registered.add(name);
    }
  }

  /** Until nothing is left; callers that ask meanwhile share the run. */
  private turnOf(name: string): Promise<void> {
    const reader = this.readers.get(name);
    if (!reader) return Promise.resolve();
    const running =
      this.turns.get(name) ??
      this.readAll(reader)
        .then(() => void this.failed.delete(name))
        .catch((error: unknown) => this.reportFailure(name, error))
        .finally(() => this.turns.delete(name));
    this.turns.set(name, running);
    return running;
  }

  private reportFailure(name: string, error: unknown): void {
    this.failed.add(name);
    this.logger.warn({ error: errorName(error), reader: name }, 'A reader of events failed');
  }

  private async readAll(reader: EventReader): Promise<void> {
    await this.registerNew();
    while (!this.closed && (await this.readSome(reader)) === AT_ONCE);
  }

  /** One transaction: its work and its new place, or neither. */
  private readSome(reader: EventReader): Promise<number> {
    return this.sql.recipe(async (tx) => {
      const [[range]] = await tx.read(takeTurn({ reader: reader.name }));
      if (!range) return 0;
      const work = await reader.work(tx, range);
      await tx.write(...work, moveTo({ reader: reader.name, tx: range.toTx, id: range.toId }));
      return range.events;
    });
  }
}
