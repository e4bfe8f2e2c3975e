import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { errorName } from '../error-name';
import { LIMITS } from './limits';
import { RateLimit, TooMany } from './rate-limit';

interface Window {
  /** Calls of this window on all servers, as of the last exchange. */
  known: number;
  /** Calls here since then. */
  fresh: number;
  endsAt: number;
}

const EXCHANGE_MS = 5_000;

/**
 * 600 calls a minute for each member of staff. A write per call would cost more than most calls, so each server counts
 * in memory and exchanges its counts with the others through PostgreSQL every five seconds.
 */
@Injectable()
export class StaffPace {
  private readonly windows = new Map<string, Window>();
  private readonly logger = new Logger(StaffPace.name);

  constructor(private readonly limit: RateLimit) {}

  take(user: string): void {
    const now = Date.now();
    let window = this.windows.get(user);
    if (!window || window.endsAt <= now) {
      window = { known: 0, fresh: 0, endsAt: now + LIMITS.staff.seconds * 1000 };
      this.windows.set(user, window);
    }
    window.fresh += 1;
    if (window.known + window.fresh > this.limit.maxOf(LIMITS.staff)) {
      throw new TooMany(Math.ceil((window.endsAt - now) / 1000));
    }
  }

  @Interval(EXCHANGE_MS)
  async exchange(): Promise<void> {
    for (const [user, window] of this.windows) {
      if (window.endsAt <= Date.now()) this.windows.delete(user);
      else if (window.fresh > 0) await this.exchangeOne(user, window);
    }
  }

  private async exchangeOne(user: string, window: Window): Promise<void> {
    const sent = window.fresh;
    try {
      const { hits, wait } = await this.limit.hit(`staff:${user}`, LIMITS.staff.seconds, sent);
      window.known = hits;
      window.fresh -= sent;
      window.endsAt = Date.now() + wait * 1000;
    } catch (error) {
      this.logger.warn(`Counts could not be exchanged: ${errorName(error)}`);
    }
  }
}
