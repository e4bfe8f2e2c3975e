import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES } from '@arogya/domain/booking/limits';
import type { CodeRequest } from '@arogya/domain/booking/shapes';
import { MINUTE } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { RateLimit } from '../http/rate-limit';
import { Messages } from '../messages/message';
import { MessageJobs } from '../messages/message-jobs';
import { MessageQueue } from '../messages/message-queue';
import { Sealing } from '../messages/sealing';
import { phoneKey } from '../patients/phone-key';
import { KEEP_CODE, TRY_CODE, USE_CODE } from './code.sql';
import { CODE_LIMITS } from './code-limits';

const PURPOSE = 'booking-code';
const isReachable = (key: string): boolean => key.startsWith('+');

/**
 * One-time codes to a phone. The patients are not asked: whoever owns the phone gets the message, so that neither answer
 * nor time nor limit tells whether somebody is a patient.
 */
@Injectable()
export class PhoneCodes {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly limit: RateLimit,
    private readonly messages: Messages,
    private readonly queue: MessageQueue,
    private readonly jobs: MessageJobs,
    private readonly sealing: Sealing,
  ) {}

  /** Whether a message can reach a phone at all. */
  get offered(): boolean {
    return this.messages.channels.includes('sms');
  }

  async request(phone: string): Promise<CodeRequest> {
    if (!this.offered) throw new Refusal('noCodes');
    const key = phoneKey(phone);
    const counted = createHash('sha256').update(key).digest('hex');
    for (const [name, limit] of Object.entries(CODE_LIMITS)) await this.limit.take(`${name}:${counted}`, limit);
    const until = this.clock.now() + CODE_MINUTES * MINUTE;
    const requestId = randomUUID();
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const expiresAt = new Date(until).toISOString();
    await this.sql.transaction(async (db) => {
      await db.query(KEEP_CODE, [requestId, key, this.macOf(requestId, key, code), CODE_TRIES, expiresAt]);
      if (isReachable(key)) await this.queue.add(db, { to: { channel: 'sms', address: key }, template: 'code', params: { code } }, until);
    });
    // Nobody waits for the message: it is on its way when the transaction has committed.
    void this.jobs.run();
    return { requestId, expiresAt };
  }

  /** Uses up the code; throws one refusal for whatever is wrong with it. */
  async use(requestId: string, phone: string, code: string): Promise<void> {
    const key = phoneKey(phone);
    const now = new Date(this.clock.now()).toISOString();
    const [kept] = await this.sql.query<{ codeHash: string }>(TRY_CODE, [requestId, key, now]);
    const given = Buffer.from(this.macOf(requestId, key, code));
    if (!kept || !timingSafeEqual(given, Buffer.from(kept.codeHash))) throw new Refusal('invalidCode');
    if ((await this.sql.query(USE_CODE, [requestId])).length === 0) throw new Refusal('invalidCode');
  }

  private macOf(requestId: string, key: string, code: string): string {
    return this.sealing.mac(PURPOSE, `${requestId}:${key}:${code}`);
  }
}
