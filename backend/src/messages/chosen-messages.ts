import type { Channel } from '@arogya/domain/messages/texts';
import type { Config } from '../config';
import type { Clock } from '../appointments/clock';
import type { Db } from '../database/sql';
import { Messages, NotTaken, type Provider, type Message } from './message';
import { RegisteredTexts } from './registered-texts';
import { OutboxProvider } from './outbox.provider';
import { SmsProvider } from './sms.provider';
import { SmtpProvider } from './smtp.provider';

/** The messages of an installation: each channel with the provider that the configuration names. */
class CarriedMessages extends Messages {
  readonly channels: readonly Channel[];
  readonly deduped: readonly Channel[];

  constructor(private readonly providers: ReadonlyMap<Channel, Provider>) {
    super();
    this.channels = [...providers.keys()];
    this.deduped = this.channels.filter((channel) => providers.get(channel)?.dedupes);
  }

  async send(message: Message, id: string): Promise<void> {
    const provider = this.providers.get(message.to.channel);
    if (!provider) throw new NotTaken(`No provider for ${message.to.channel}`);
    await provider.carry(message, id);
  }
}

/** The outbox takes every channel; otherwise a channel without a provider is not available. */
export function chosenMessages({ messages }: Config, sql: Db, clock: Clock): Messages {
  const providers = new Map<Channel, Provider>();
  if (messages.outbox) {
    const outbox = new OutboxProvider(sql, clock);
    return new CarriedMessages(providers.set('sms', outbox).set('email', outbox));
  }
  if (messages.sms) {
    const texts = new RegisteredTexts(sql, messages.sms.dlt);
    providers.set('sms', new SmsProvider(messages.sms, () => texts.all()));
  }
  if (messages.smtp) providers.set('email', new SmtpProvider(messages.smtp));
  return new CarriedMessages(providers);
}
