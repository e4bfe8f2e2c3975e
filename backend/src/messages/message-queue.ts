import { Injectable } from '@nestjs/common';
import { Clock } from '../appointments/clock';
import type { Db } from '../database/sql';
import { ADD_JOB } from './jobs.sql';
import type { Message } from './message';
import { Encryption } from './encryption';

/** Purpose of the key that encrypts waiting messages. */
export const JOB_PURPOSE = 'message-job';

/** Messages that are sent as soon as the transaction that queues them has committed. */
@Injectable()
export class MessageQueue {
  constructor(
    private readonly clock: Clock,
    private readonly encryption: Encryption,
  ) {}

  async add(db: Db, { to, template, params }: Message, notAfter: number): Promise<void> {
    const now = new Date(this.clock.now()).toISOString();
    const sealed = this.encryption.seal(JOB_PURPOSE, JSON.stringify(params));
    await db.query(ADD_JOB, [to.channel, to.address, template, sealed, now, new Date(notAfter).toISOString()]);
  }
}
