import { Injectable } from '@nestjs/common';
import { lookOf } from '@arogya/domain/users/names';
import { Sql } from '../database/sql';
import { limitKey, LIMITS } from '../limits/limits';
import { TooMany } from '../errors/too-many';
import { RateLimit } from '../limits/rate-limit';
import { digest } from './tokens';
import { prepared } from '../database/statement';

const FREE_FAILURES = 5;

/**
 * Counts an attempt as failed before it is made, so that parallel attempts cannot all pass; a success deletes the count.
 * Five are free within 15 minutes; then each failure doubles the wait, from 30 seconds to 15 minutes. Returns no row while
 * the caller has to wait.
 */
const countAttempt = prepared<object, { key: string; free: number }>(
  'login-attempt',
  `
insert into rate_limits as kept (key, hits, resets_at) values (:key, 1, now() + interval '15 minutes')
on conflict (key) do update set
  hits = case when kept.resets_at <= now() - interval '15 minutes' or (kept.hits < :free and kept.resets_at <= now()) then 1
    else kept.hits + 1 end,
  resets_at = case
    when kept.hits + 1 >= :free then now() + least(interval '15 minutes', interval '30 seconds' * power(2, least(kept.hits + 1 - :free, 10)))
    when kept.resets_at <= now() then now() + interval '15 minutes'
    else kept.resets_at end
where kept.hits < :free or kept.resets_at <= now()
returning hits`,
);

const waitOf = prepared<{ wait: number }, { key: string }>(
  'login-wait',
  `select greatest(1, ceil(extract(epoch from resets_at - now())))::integer as wait from rate_limits where key = :key`,
);

const forgetFailures = prepared<object, { key: string }>('login-forgotten', 'delete from rate_limits where key = :key');

const refund = prepared<object, { key: string }>('login-refund', `update rate_limits set hits = greatest(0, hits - 1) where key = :key`);

/** Who tries to sign in, or to prove that it is them. */
export interface Claim {
  readonly username: string;
  readonly network: string;
  /** Whether the account knows this browser. */
  readonly isKnown: boolean;
}

/** What a success takes back: the count of the known browsers or of the network, and one of the account's. */
export interface Attempt {
  readonly key: string;
  readonly account: string | null;
}

/**
 * Slows down guessing, without letting a stranger lock out the browser of somebody who has signed in there before. All known
 * browsers of an account count together, so that many of them are no more guesses than one.
 */
@Injectable()
export class LoginThrottle {
  constructor(
    private readonly sql: Sql,
    private readonly limit: RateLimit,
  ) {}

  /** Counts an attempt, which a success takes back; throws 429 while one has to wait. */
  async attempt(claim: Claim): Promise<Attempt> {
    if (!claim.isKnown) await this.limit.take(limitKey('login', claim.network), LIMITS.login);
    const attempt = this.earlier(claim);
    await this.slow(attempt.key);
    // Counted only now: who has to wait cannot use up what the account has.
    if (attempt.account) await this.limit.take(attempt.account, LIMITS.loginOfAccount);
    return attempt;
  }

  /** The attempt of somebody whose password was right a moment ago, and who now needs no more than a code. */
  earlier({ username, network, isKnown }: Claim): Attempt {
    // One look, one bucket: whoever writes the name in another way has no further guesses.
    const name = lookOf(username);
    const account = isKnown ? null : `login-account:${digest(name)}`;
    return { key: `login-failed:${digest(`${name} ${isKnown ? 'known' : network}`)}`, account };
  }

  /** Counts a failure under a key; throws 429 while its owner has to wait. */
  async slow(key: string): Promise<void> {
    const free = this.limit.maxOf({ max: FREE_FAILURES, seconds: 0 });
    const counted = await this.sql.query(countAttempt({ key, free }));
    if (counted.length === 0) {
      const row = await this.sql.one(waitOf({ key }));
      throw new TooMany(row?.wait ?? 1);
    }
  }

  async forget({ key, account }: Attempt): Promise<void> {
    await this.sql.query(forgetFailures({ key }));
    if (account) await this.sql.query(refund({ key: account }));
  }
}
