import type { Channel } from '@arogya/domain/messages/texts';
import type { Config } from '../config';
import type { Clock } from '../appointments/clock';
import type { Db } from '../database/sql';
import { Messages, type Carrier, type Message } from './message';
import { OutboxCarrier } from './outbox.carrier';
import { SmsCarrier } from './sms.carrier';
import { SmtpCarrier } from './smtp.carrier';

/** The messages of an installation: each channel by the carrier that its configuration names. */
class CarriedMessages extends Messages {
  readonly channels: readonly Channel[];

  constructor(private readonly carriers: ReadonlyMap<Channel, Carrier>) {
    super();
    this.channels = [...carriers.keys()];
  }

  async send(message: Message): Promise<void> {
    const carrier = this.carriers.get(message.to.channel);
    if (!carrier) throw new Error(`No carrier for ${message.to.channel}`);
    await carrier.carry(message);
  }
}

/** The outbox takes everything; otherwise a channel without a provider leads nowhere. */
export function chosenMessages({ messages }: Config, sql: Db, clock: Clock): Messages {
  const carriers = new Map<Channel, Carrier>();
  if (messages.outbox) {
    const outbox = new OutboxCarrier(sql, clock);
    return new CarriedMessages(carriers.set('sms', outbox).set('email', outbox));
  }
  if (messages.sms) carriers.set('sms', new SmsCarrier(messages.sms));
  if (messages.smtp) carriers.set('email', new SmtpCarrier(messages.smtp));
  return new CarriedMessages(carriers);
}
