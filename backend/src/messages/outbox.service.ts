import { folded } from '../database/folded.sql';
import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { byTime, Keyset } from '../paging/keyset';
import { completed, counted } from '../paging/list';
import { Sql } from '../database/sql';
import { Where } from '../database/where';
import { likePattern, type Page } from '../paging/page';
import { resendJob, unknownMessages } from './jobs.sql';
import { SOURCE_LANGUAGE, type Language } from '@arogya/domain/languages/languages';
import { registeredForm, type ChosenForm, type RegisteredText } from '@arogya/domain/messages/forms';
import type { Message } from './message';
import { RegisteredTexts } from './registered-texts';
import type { MessageQuery, OutboxMessage } from './message.dto';
import { wordsOf } from './words';
import { iso } from '../iso';

export const OUTBOX_SORTS = { at: byTime('m.at') } as const;

const NOTE_RESEND = `insert into audit_log (action, entity, operation) values ('changed', 'call', 'POST messages/:id/resend')`;

type Row = OutboxMessage & { readonly params?: object; readonly language?: Language | null; sortKey?: string | undefined };

/** A link is a key: who looks at what was perhaps sent reads that there was one. */
const withoutKey = (address: string): string => `${address}/a/…`;

/** What the outbox has kept; where messages are really sent, those that were perhaps sent. */
@Injectable()
export class OutboxService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly clock: Clock,
    private readonly registered: RegisteredTexts,
  ) {}

  async list(query: MessageQuery): Promise<Page<OutboxMessage>> {
    const { outbox: isKept, sms, smtp } = this.config.messages;
    if (!isKept && !sms && !smtp) throw new Refusal('notFound');
    const all = new Where('true').and('m.template = ?', query.template);
    const from = `from ${isKept ? 'outbox_messages' : unknownMessages(all.bind(this.now()))} m`;
    const [columns, searched] = isKept ? ['m.subject, m.text', `m.recipient || ' ' || m.text`] : ['m.params, m.language', 'm.recipient'];
    if (query.q) all.and(`${folded(`lower(${searched})`)} like ?`, likePattern(query.q));
    const keyset = new Keyset(query, OUTBOX_SORTS, '-at', 'm.id');
    const where = keyset.goOn(all.copy());
    const rows = await this.sql.query<Row>(
      `select m.id, m.channel, m.recipient, m.template, ${columns}, m.at, '${isKept ? 'kept' : 'unknown'}' as state, ${keyset.column}
       ${from} ${where.text} ${keyset.orderBy} limit ${where.bind(keyset.fetch)} offset ${where.bind(keyset.offset)}`,
      where.params,
    );
    return completed<OutboxMessage>(keyset, isKept ? rows : await this.withWords(rows), () => counted(this.sql, from, all));
  }

  async resend(who: Actor, id: string): Promise<void> {
    await this.sql.transaction(who, async (db) => {
      if (!(await db.one(resendJob({ id, now: this.now() })))) throw new Refusal('notFound');
      await db.query(NOTE_RESEND);
    });
  }

  /** What rows of jobs say of their messages, which the outbox keeps in words. */
  private async withWords(rows: readonly Row[]): Promise<(OutboxMessage & { sortKey?: string })[]> {
    const texts = this.config.messages.sms?.dlt ? await this.registered.all() : null;
    const link = withoutKey(this.config.publicBaseUrl);
    return rows.map(({ params, language, ...row }) => {
      const { channel, recipient: address, template } = row;
      const message = { to: { channel, address }, template, params: { ...params, link }, language } as Message;
      return { ...row, ...wordsOf(message, chosenOf(message, texts)) };
    });
  }

  private now(): string {
    return iso(this.clock.now());
  }
}

/** In which form it went out; undefined: in its fullest. */
function chosenOf(message: Message, texts: readonly RegisteredText[] | null): ChosenForm | undefined {
  if (!texts || message.to.channel !== 'sms' || message.template === 'account') return undefined;
  return registeredForm({ ...message, language: message.language ?? SOURCE_LANGUAGE }, texts) ?? undefined;
}
