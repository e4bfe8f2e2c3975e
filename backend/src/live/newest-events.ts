import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql';
import { EVERYTHING, type Change } from '../events/change';
import { eventsAfter, lastReadable, newestEvent, presentPlace, type NewEvent } from './news.sql';
import { AT_ONCE } from '../events/readers/readers.sql';

/** Screens that are this far behind fetch everything they show. */
const MOST = 4 * AT_ONCE;

interface Place {
  readonly tx: string;
  readonly at: number;
}

export interface NewestBatch {
  readonly events: readonly NewEvent[];
  /** Everything, after a gap. */
  readonly changes: readonly Change[];
  /** There are events of transactions before which others are still open. */
  readonly more: boolean;
}

/**
 * Reads events once for all streams of this server. Its place is kept in memory only: what is older than the server itself no
 * screen has missed.
 */
@Injectable()
export class NewestEvents {
  private place: Place | null = null;

  constructor(private readonly sql: Sql) {}

  async begin(): Promise<void> {
    const [[now]] = await this.sql.batch(presentPlace());
    this.place = now ? { tx: now.tx, at: 0 } : null;
  }

  async read(): Promise<NewestBatch> {
    if (!this.place) await this.begin();
    const events: NewEvent[] = [];
    while (this.place) {
      const { tx, at }: Place = this.place;
      // In this order: what was readable at first is among what is read then, and screens show none of the rest.
      const [[last], some, [newest]] = await this.sql.batch(lastReadable(), eventsAfter({ tx, at }), newestEvent());
      events.push(...some);
      this.place = some.at(-1) ?? this.place;
      if (some.length < AT_ONCE) {
        if (last && isBehind(this.place, last)) this.place = last;
        return { events, changes: [], more: isBehind(this.place, newest) };
      }
      if (events.length >= MOST) break;
    }
    await this.begin();
    return { events: [], changes: [EVERYTHING], more: false };
  }
}

const isBehind = (place: Place, newest: Place | undefined): boolean =>
  newest !== undefined && (BigInt(newest.tx) > BigInt(place.tx) || (newest.tx === place.tx && newest.at > place.at));
