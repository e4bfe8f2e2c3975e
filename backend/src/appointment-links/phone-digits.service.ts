import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DIGIT_TRIES, lastDigits } from '@arogya/domain/links/digits';
import { digitsOf } from '@arogya/domain/phones/plain';
import { Refusal } from '@arogya/domain/refusal';
import { Sql } from '../database/sql';
import { RateLimit } from '../limits/rate-limit';
import { giveTryBack, type LinkedRow } from './link.sql';

const HOUR_SECONDS = 3_600;

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The last four digits of the phone, asked of a browser that is not known: a link that was passed on moves and cancels nothing. */
@Injectable()
export class PhoneDigits {
  constructor(
    private readonly limit: RateLimit,
    private readonly sql: Sql,
  ) {}

  /**
   * Throws 403 for missing and wrong digits, 429 after five wrong ones within an hour. Each try is counted before anything is
   * compared, in the database, so that parallel tries on several servers are no more than five.
   */
  async assertKnows({ id, phone, isKnown }: LinkedRow, digits: string | null | undefined): Promise<void> {
    if (isKnown) return;
    if (digits === null || digits === undefined) throw new Refusal('digitsNeeded');
    const key = `linkDigits:${id}`;
    const tries = (await this.limit.hitAll([{ key, seconds: HOUR_SECONDS, hits: 1 }])).get(key)?.hits ?? 0;
    if (tries > DIGIT_TRIES) throw new Refusal('digitsUsedUp');
    const expected = lastDigits(phone);
    if (expected === '' || !isSame(expected, digitsOf(digits))) {
      throw new Refusal('digitsWrong', { extra: { triesLeft: DIGIT_TRIES - tries } });
    }
    await this.sql.query(giveTryBack({ key }));
  }
}
