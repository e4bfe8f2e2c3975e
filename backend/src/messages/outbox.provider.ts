import type { Clock } from '../appointments/clock';
import type { Db } from '../database/sql';
import type { Provider, Message } from './message';
import { wordsOf } from './words';
import { iso } from '../iso';
import { prepared } from '../database/statement';

const keepMessage = prepared<
  object,
  { id: string; channel: string; recipient: string; template: string; subject: string; text: string; at: string }
>(
  'keep-outbox-message',
  `
insert into outbox_messages (id, channel, recipient, template, subject, text, at) values (:id, :channel, :recipient, :template, :subject, :text, :at)
on conflict (id) do nothing`,
);

/** Sends nothing: keeps the messages for the administrator of the demo to read. */
export class OutboxProvider implements Provider {
  readonly dedupes = true;

  constructor(
    private readonly sql: Db,
    private readonly clock: Clock,
  ) {}

  async carry(message: Message, id: string): Promise<void> {
    const { to, template } = message;
    const { subject, text } = wordsOf(message);
    await this.sql.query(
      keepMessage({ id, channel: to.channel, recipient: to.address, template, subject, text, at: iso(this.clock.now()) }),
    );
  }
}
