import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LRUCache } from 'lru-cache';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { TooMany } from '../errors/too-many';
import type { Limit } from './limits';
import { RateLimit } from './rate-limit';

interface Window {
  readonly seconds: number;
  /** Calls of this window on all servers, as of the last exchange. */
  known: number;
  /** Calls here since then. */
  fresh: number;
  endsAt: number;
  /** Whether a call has been refused here. */
  isOver: boolean;
}

/** What is left of a limit, and in how many seconds it begins anew. */
export interface LimitLeft {
  readonly left: number;
  readonly wait: number;
}

const EXCHANGE_MS = 5_000;
/** Keys that go in one statement. */
const MOST_AT_ONCE = 500;
/** How many keys are counted at a time; beyond that those that call least often are dropped. */
const MAX = 100_000;

/**
 * Limits of calls that are made often. Writing each would cost as much as the call, so each server counts in memory and
 * exchanges its counts with the others through PostgreSQL every five seconds.
 */
@Injectable()
export class MemoryRateLimiter {
  private readonly windows = new LRUCache<string, Window>({ max: MAX });
  /** The end of the last exchange. */
  private exchanged: Promise<void> = Promise.resolve();
  private readonly logger = new Logger(MemoryRateLimiter.name);

  private readonly hasExchanged: () => void;

  constructor(
    private readonly limit: RateLimit,
    watch: JobWatch,
  ) {
    this.hasExchanged = watch.expect('exchange of limits', EXCHANGE_MS);
  }

  /** Counts one call and answers what is left; throws 429 with Retry-After when there are too many. */
  take(key: string, limit: Limit): LimitLeft {
    const now = Date.now();
    let window = this.windows.get(key);
    if (!window || window.endsAt <= now) {
      window = { seconds: limit.seconds, known: 0, fresh: 0, endsAt: now + limit.seconds * 1000, isOver: false };
      this.windows.set(key, window);
    }
    window.fresh += 1;
    const max = this.limit.maxOf(limit);
    const wait = Math.ceil((window.endsAt - now) / 1000);
    if (window.known + window.fresh <= max) return { left: max - window.known - window.fresh, wait };
    const passed = window.isOver ? null : max;
    window.isOver = true;
    throw new TooMany(wait, passed);
  }

  /** Counts nothing; throws 429 when the next call would be one too many. */
  assertBelow(key: string, limit: Limit): void {
    const window = this.windows.get(key);
    const now = Date.now();
    if (!window || window.endsAt <= now || window.known + window.fresh < this.limit.maxOf(limit)) return;
    throw new TooMany(Math.ceil((window.endsAt - now) / 1000));
  }

  /** Behind one that is under way: both would send the same counts. */
  @Interval(EXCHANGE_MS)
  exchange(): Promise<void> {
    return (this.exchanged = this.exchanged.then(() => this.exchangeAll()));
  }

  private async exchangeAll(): Promise<void> {
    const now = Date.now();
    for (const [key, { endsAt }] of [...this.windows]) if (endsAt <= now) this.windows.delete(key);
    const fresh = [...this.windows].filter(([, window]) => window.fresh > 0);
    try {
      for (let from = 0; from < fresh.length; from += MOST_AT_ONCE) await this.exchangeSome(fresh.slice(from, from + MOST_AT_ONCE));
      this.hasExchanged();
    } catch (error) {
      this.logger.warn(`Counts could not be exchanged: ${errorName(error)}`);
    }
  }

  private async exchangeSome(some: readonly (readonly [string, Window])[]): Promise<void> {
    const sent = some.map(([key, { seconds, fresh }]) => ({ key, seconds, hits: fresh }));
    const all = await this.limit.hitAll(sent);
    for (const [index, [key, window]] of some.entries()) {
      const { hits, wait } = all.get(key) ?? { hits: window.known, wait: window.seconds };
      window.known = hits;
      window.fresh -= sent[index]?.hits ?? 0;
      window.endsAt = Date.now() + wait * 1000;
    }
  }
}
