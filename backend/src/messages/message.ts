import type { Channel, ParamsOf, Template } from '@arogya/domain/messages/texts';

/** Somebody whom a message can reach: a phone in E.164, or an e-mail address. */
export interface Recipient {
  readonly channel: Channel;
  readonly address: string;
}

export type Message = {
  readonly [Name in Template]: { readonly to: Recipient; readonly template: Name; readonly params: ParamsOf[Name] };
}[Template];

/** The port through which everything leaves the house. Throws when the message was not taken; whoever calls tries again. */
export abstract class Messages {
  /** The channels that lead anywhere; none: nothing is offered that would need one. */
  abstract readonly channels: readonly Channel[];
  abstract send(message: Message): Promise<void>;
}

/** What carries the messages of one channel. */
export interface Provider {
  carry(message: Message): Promise<void>;
}
