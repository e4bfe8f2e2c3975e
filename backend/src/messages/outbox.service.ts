import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { Config } from '../config';
import { byTime, Keyset } from '../paging/keyset';
import { completed, counted } from '../paging/list';
import { Sql } from '../database/sql';
import { Where } from '../database/where';
import { likePattern, type Page } from '../paging/page';
import type { MessageQuery, OutboxMessage } from './message.dto';

export const OUTBOX_SORTS = { at: byTime('m.at') } as const;

/** What the outbox has kept; where messages are really sent there is none to read. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  async list(query: MessageQuery): Promise<Page<OutboxMessage>> {
    if (!this.config.messages.outbox) throw new Refusal('notFound');
    const all = new Where('true').and('m.template = ?', query.template);
    if (query.q) all.and(`lower(m.recipient || ' ' || m.text) like ?`, likePattern(query.q));
    const keyset = new Keyset(query, OUTBOX_SORTS, '-at', 'm.id');
    const where = keyset.goOn(all.copy());
    const rows = await this.sql.query<OutboxMessage & { sortKey?: string }>(
      `select m.id, m.channel, m.recipient, m.template, m.subject, m.text, m.at, ${keyset.column} from outbox_messages m ${where.text}
       ${keyset.orderBy} limit ${where.bind(keyset.fetch)} offset ${where.bind(keyset.offset)}`,
      where.params,
    );
    return completed<OutboxMessage>(keyset, rows, () => counted(this.sql, 'from outbox_messages m', all));
  }
}
