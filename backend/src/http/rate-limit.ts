import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Config } from '../config';
import { Sql } from '../database/sql';
import type { Limit } from './limits';

export interface Spent {
  readonly hits: number;
  /** Seconds until the window ends. */
  readonly wait: number;
}

const HIT = `
insert into rate_limits as kept (key, hits, resets_at) values ($1, $3, now() + make_interval(secs => $2))
on conflict (key) do update set
  hits = case when kept.resets_at <= now() then $3 else kept.hits + $3 end,
  resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
returning hits, greatest(1, ceil(extract(epoch from resets_at - now())))::integer as wait`;

/** Counts calls per key in PostgreSQL, so that several servers share the counts. */
@Injectable()
export class RateLimit {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** Adds `hits` to a key's window of `seconds`. */
  async hit(key: string, seconds: number, hits = 1): Promise<Spent> {
    const [spent] = await this.sql.named<Spent>('rate-limit-hit', HIT, [key, seconds, hits]);
    return spent ?? { hits, wait: seconds };
  }

  /** The limit as this installation scales it. */
  maxOf({ max }: Limit): number {
    return Math.max(1, Math.round(max * this.config.rateLimitScale));
  }

  /** Counts one call; throws 429 with Retry-After when there are too many. */
  async take(key: string, limit: Limit): Promise<void> {
    const { hits, wait } = await this.hit(key, limit.seconds);
    if (hits > this.maxOf(limit)) throw new TooMany(wait);
  }
}

/** 429 that says when to try again. */
export class TooMany extends Refusal {
  constructor(readonly retryAfter: number) {
    super('tooMany');
  }
}
