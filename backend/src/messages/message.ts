import type { Channel, ParamsOf, Template } from '@arogya/domain/messages/texts';

/** The address of a message: a phone in E.164, or an e-mail address. */
export interface Recipient {
  readonly channel: Channel;
  readonly address: string;
}

export type Message = {
  readonly [Name in Template]: { readonly to: Recipient; readonly template: Name; readonly params: ParamsOf[Name] };
}[Template];

/** The port through which every message is sent. Throws when the message was not accepted; the caller tries again. */
export abstract class Messages {
  /** The channels that are available. What needs another channel is not offered. */
  abstract readonly channels: readonly Channel[];
  abstract send(message: Message): Promise<void>;
}

/** Sends the messages of one channel. */
export interface Provider {
  carry(message: Message): Promise<void>;
}
