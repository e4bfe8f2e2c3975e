import { Injectable } from '@nestjs/common';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { prepared } from '../database/statement';
import { TooMany } from '../errors/too-many';
import type { Limit } from './limits';

export interface LimitUsage {
  readonly hits: number;
  /** Seconds until the window ends. */
  readonly wait: number;
}

export interface Hits {
  readonly key: string;
  readonly seconds: number;
  readonly hits: number;
}

type HitParameters = { keys: readonly string[]; seconds: readonly number[]; hits: readonly number[] };

/** In the order of their keys, so that two servers that exchange the same keys cannot deadlock. */
const hit = prepared<LimitUsage & { key: string }, HitParameters>(
  'rate-limit-hit',
  `
insert into rate_limits as kept (key, hits, resets_at)
select key, hits, now() + make_interval(secs => seconds)
from unnest(:keys::text[], :seconds::integer[], :hits::integer[]) as sent (key, seconds, hits) order by key
on conflict (key) do update set
  hits = case when kept.resets_at <= now() then excluded.hits else kept.hits + excluded.hits end,
  resets_at = case when kept.resets_at <= now() then excluded.resets_at else kept.resets_at end
returning key, hits, greatest(1, ceil(extract(epoch from resets_at - now())))::integer as wait`,
);

/** Counts calls per key in PostgreSQL, so that several servers share the counts. */
@Injectable()
export class RateLimit {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** Adds to the window of each key; each key occurs once. */
  async hitAll(all: readonly Hits[]): Promise<Map<string, LimitUsage>> {
    const counted = { keys: all.map(({ key }) => key), seconds: all.map(({ seconds }) => seconds), hits: all.map(({ hits }) => hits) };
    const rows = await this.sql.query(hit(counted));
    return new Map(rows.map(({ key, hits, wait }) => [key, { hits, wait }]));
  }

  /** The limit, scaled as this installation says. */
  maxOf({ max }: Limit): number {
    return Math.max(1, Math.round(max * this.config.rateLimitScale));
  }

  /** Counts one call; throws 429 with Retry-After when there are too many. */
  async take(key: string, limit: Limit): Promise<void> {
    const spent = (await this.hitAll([{ key, seconds: limit.seconds, hits: 1 }])).get(key);
    const max = this.maxOf(limit);
    if (spent && spent.hits > max) throw new TooMany(spent.wait, spent.hits === max + 1 ? max : null);
  }
}
