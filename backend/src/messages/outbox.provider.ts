import type { Clock } from '../appointments/clock';
import type { Db } from '../database/sql';
import type { Provider, Message } from './message';
import { wordsOf } from './words';
import { iso } from '../iso';

const KEEP = `
insert into outbox_messages (id, channel, recipient, template, subject, text, at) values ($1, $2, $3, $4, $5, $6, $7)
on conflict (id) do nothing`;

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
    await this.sql.query(KEEP, [id, to.channel, to.address, template, subject, text, iso(this.clock.now())]);
  }
}
