import { randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { codeAccount } from '@arogya/domain/public-booking/code-limits';
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES } from '@arogya/domain/public-booking/limits';
import type { CodeRequestAnswer } from './public-booking.dto';
import { MINUTE } from '@arogya/domain/clock';
import type { Language } from '@arogya/domain/languages/languages';
import { Refusal } from '@arogya/domain/refusal';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { Sql, type Tx } from '../database/sql';
import { visitorContext } from '../request-context';
import { Messages } from '../messages/message';
import { MessageJobs } from '../messages/message-jobs';
import { MessageQueue } from '../messages/message-queue';
import { Encryption } from '../encryption';
import { phoneKey } from '@arogya/domain/phones/phone';
import { codeFacts, endCodes, keepCode, liveCode, lockPhone, tryCode, useCode } from './code.sql';
import type { Visitor } from './visitor';
import { hashOfToken } from './visitor-cookies';
import { iso } from '../iso';

const PURPOSE = 'booking-code';
const LIFE = CODE_MINUTES * MINUTE;
const isReachable = (key: string): boolean => key.startsWith('+');

/** Who asks for a code: `language` is that of their page; null: English. */
interface CodeWish {
  readonly phone: string;
  readonly language: Language | null;
}

/** Where a code goes: `key` is the phone's. */
interface Reached extends Pick<CodeWish, 'language'> {
  readonly key: string;
}

/**
 * One-time codes to a phone. Patients are not looked up: whoever owns the phone gets the message, so that neither answer nor
 * time nor limit shows whether somebody is a patient.
 */
@Injectable()
export class PhoneCodes {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly messages: Messages,
    private readonly queue: MessageQueue,
    private readonly jobs: MessageJobs,
    private readonly encryption: Encryption,
  ) {}

  /** Whether a message can reach a phone at all. */
  get offered(): boolean {
    return this.messages.channels.includes('sms');
  }

  /** Answers the same whether a message is sent or not: only the owner knows what a phone has received. */
  async request({ phone, language }: CodeWish, { browser, device, requestId: call }: Visitor): Promise<CodeRequestAnswer> {
    if (!this.offered) throw new Refusal('noCodes');
    const [key, now] = [phoneKey(phone), this.clock.now()];
    const deviceHash = device && hashOfToken(device);
    const asked = await this.sql.transaction(visitorContext(call), async (db) => {
      const [, [facts], [live]] = await db.batch(
        lockPhone({ phoneKey: key }),
        codeFacts({ phoneKey: key, browser: browser.hash, device: deviceHash, now: iso(now) }),
        liveCode({ phoneKey: key, browser: browser.hash, now: iso(now) }),
      );
      const account = facts ? codeAccount(facts, now, this.config.rateLimitScale) : null;
      // No other code may be sent yet, so the waiting one of this browser stays valid until its end.
      if (account === null) return { requestId: live?.id ?? randomUUID(), until: live?.endMs ?? now + LIFE };
      const requestId = await this.send(db, { key, language }, browser.hash, account === 'device' ? deviceHash : null);
      return { requestId, until: now + LIFE };
    });
    // The answer does not wait for the message, which is sent once the transaction has committed.
    void this.jobs.run();
    return { requestId: asked.requestId, expiresAt: iso(asked.until) };
  }

  private async send(db: Tx, { key, language }: Reached, browser: string, device: string | null): Promise<string> {
    const [requestId, now] = [randomUUID(), this.clock.now()];
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await db.batch(
      endCodes({ phoneKey: key, browser, now: iso(now) }),
      keepCode({
        id: requestId,
        phoneKey: key,
        codeHash: this.macOf(requestId, key, code),
        tries: CODE_TRIES,
        until: iso(now + LIFE),
        browser,
        device,
        now: iso(now),
      }),
    );
    if (isReachable(key))
      await this.queue.add(db, { to: { channel: 'sms', address: key }, template: 'code', params: { code }, language }, LIFE);
    return requestId;
  }

  /** Uses up the code; throws the same error whatever is wrong with it. */
  async use(requestId: string, phone: string, code: string): Promise<void> {
    const key = phoneKey(phone);
    const now = iso(this.clock.now());
    const [kept] = await this.sql.query(tryCode({ id: requestId, phoneKey: key, now }));
    const given = Buffer.from(this.macOf(requestId, key, code));
    if (!kept || !timingSafeEqual(given, Buffer.from(kept.codeHash))) throw new Refusal('invalidCode');
    if ((await this.sql.query(useCode({ id: requestId, now }))).length === 0) throw new Refusal('invalidCode');
  }

  private macOf(requestId: string, key: string, code: string): string {
    return this.encryption.mac(PURPOSE, `${requestId}:${key}:${code}`);
  }
}
