import { Injectable } from '@nestjs/common';
import { Clock } from '../appointments/clock';
import type { Db } from '../database/sql';
import type { Statement } from '../database/statement';
import { addJob } from './jobs.sql';
import type { Message } from './message';
import { Encryption } from '../encryption';
import { iso } from '../iso';

/** Purpose of the key that encrypts waiting messages. */
export const JOB_PURPOSE = 'message-job';

/** Messages that are sent as soon as the transaction that queues them has committed. */
@Injectable()
export class MessageQueue {
  constructor(
    private readonly clock: Clock,
    private readonly encryption: Encryption,
  ) {}

  async add(db: Db, message: Message, lifeMs: number): Promise<void> {
    await db.query(this.job(message, lifeMs));
  }

  /** The statement that queues a message, which is dropped if it cannot be sent within `lifeMs`. */
  job({ to, template, params, language = null }: Message, lifeMs: number): Statement<object> {
    const now = this.clock.now();
    const sealed = this.encryption.seal(JOB_PURPOSE, JSON.stringify(params));
    return addJob({ channel: to.channel, recipient: to.address, template, sealed, language, now: iso(now), notAfter: iso(now + lifeMs) });
  }
}
