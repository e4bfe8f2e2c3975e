import { MOST_SCREEN_AGE_MS } from '@arogya/domain/live/screen-age';
import type { Change } from '../events/change';
import type { NewEvent } from './news.sql';

/** What is committed can be announced, or seen by others, only this much later than its own time says. */
const LATE_MS = 1_000;

interface Batch {
  readonly at: number;
  readonly changes: readonly Change[];
  readonly events: readonly NewEvent[];
}

/** What was announced lately. A screen is asked for before its stream opens, and would miss what happens in between. */
export class RecentNews {
  private batches: Batch[] = [];

  constructor(private readonly now: () => number = Date.now) {}

  add(changes: readonly Change[], events: readonly NewEvent[]): void {
    if (changes.length + events.length === 0) return;
    const at = this.now();
    this.batches = this.batches.filter((batch) => batch.at >= at - MOST_SCREEN_AGE_MS - LATE_MS);
    this.batches.push({ at, changes, events });
  }

  /** What has changed since a screen was asked for, `age` ms ago. */
  since(age: number): Pick<Batch, 'changes' | 'events'> {
    const from = this.now() - age - LATE_MS;
    const batches = this.batches.filter(({ at }) => at >= from);
    return {
      changes: batches.flatMap(({ changes }) => changes),
      // Those that nobody has read for a long time come all at once, with the first stream.
      events: batches.flatMap(({ events }) => events).filter(({ ms }) => ms >= from),
    };
  }
}
