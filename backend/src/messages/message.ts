import type { Language } from '@arogya/domain/languages/languages';
import type { Channel, ParamsOf, SmsTemplate, Template } from '@arogya/domain/messages/texts';

/** The address of a message: a phone in E.164, or an e-mail address. */
export interface Recipient {
  readonly channel: Channel;
  readonly address: string;
}

interface MessageOf<Name extends Template> {
  readonly to: Recipient;
  readonly template: Name;
  readonly params: ParamsOf[Name];
  /** Absent, or one in which messages are not there: English. */
  readonly language?: Language | null;
}

export type Message = { readonly [Name in Template]: MessageOf<Name> }[Template];
/** One that can go out as an SMS. */
export type SmsMessage = { readonly [Name in SmsTemplate]: MessageOf<Name> }[SmsTemplate];

/** The provider has said that it did not take the message, or was not reached. Any other error leaves that open. */
export class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/** No form of it is registered with the operators, who would drop it: it is not tried again. */
export class NotRegistered extends Error {
  override readonly name = 'NotRegistered';
}

/** The port through which every message is sent. */
export abstract class Messages {
  /** The channels that are available. What needs another channel is not offered. */
  abstract readonly channels: readonly Channel[];
  /** The channels whose provider does nothing with a second message of the same id. */
  abstract readonly deduped: readonly Channel[];
  /** `id` stays the same when the message is sent again. Throws when the message was not taken, or perhaps not. */
  abstract send(message: Message, id: string): Promise<void>;
}

/** Sends the messages of one channel. */
export interface Provider {
  /** It does nothing with a second message of the same id. */
  readonly dedupes: boolean;
  carry(message: Message, id: string): Promise<void>;
}
