import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor';
import { Sql } from '../database/sql';
import { prepared, type Statement } from '../database/statement';
import { newId } from '../database/uuid';
import { claim, requestKey } from '../idempotency/idempotency';
import type { BulkChange, BulkRow } from './bulk.dto';
import { Clock } from './clock';
import { iso } from '../iso';

/** A call that may be sent again. */
export interface BulkCall {
  readonly id: string;
  /** What it has answered before, by appointment. */
  readonly answered: ReadonlyMap<string, BulkRow>;
}

/** What has been answered stays as it was answered first. */
const keepAnswers = prepared<object, { callId: string; rows: string; now: string }>(
  'keep-bulk-answers',
  `insert into bulk_answers (call_id, appointment_id, answer, answered_at)
   select :callId, (one ->> 'id')::uuid, one, :now from jsonb_array_elements(:rows::jsonb) one
   on conflict do nothing`,
);

/** Answered already means changed already: then this change is not made. */
const keepAnswer = prepared<object, { callId: string; appointmentId: string; row: BulkRow; now: string }>(
  'keep-bulk-answer',
  'insert into bulk_answers (call_id, appointment_id, answer, answered_at) values (:callId, :appointmentId, :row, :now)',
);

const answersOf = prepared<{ answer: BulkRow }, { callId: string }>(
  'bulk-answers',
  'select answer from bulk_answers where call_id = :callId',
);

const answerOf = prepared<{ answer: BulkRow }, { callId: string; appointmentId: string }>(
  'bulk-answer',
  'select answer from bulk_answers where call_id = :callId and appointment_id = :appointmentId',
);

/**
 * Which rows a call with a key has answered. A row that was done is kept with its change, in one transaction: a call that was
 * cut off in the middle goes on where it stopped.
 */
@Injectable()
export class BulkCalls {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  /** Null without a key. A key that was used for another body is refused (422). */
  async begin(who: Actor, key: string | null, body: BulkChange): Promise<BulkCall | null> {
    const wanted = requestKey(`changeAppointments:${who.id}`, key, body);
    if (!wanted) return null;
    const id = newId();
    const earlier = await this.sql.recipe(async (tx) => {
      const made = await claim(tx, wanted, id, this.now());
      if (made === null) await tx.write();
      return made;
    });
    if (earlier === null) return { id, answered: new Map() };
    const [answers] = await this.sql.batch(answersOf({ callId: earlier }));
    return { id: earlier, answered: new Map(answers.map(({ answer }) => [answer.id, answer])) };
  }

  /** Written with the change itself. */
  extraStatements(call: BulkCall | null, row: BulkRow): Statement[] {
    return call ? [keepAnswer({ callId: call.id, appointmentId: row.id, row, now: this.now() })] : [];
  }

  /** What the same call, sent twice at once, has answered of it meanwhile. */
  async meanwhile(call: BulkCall | null, id: string): Promise<BulkRow | null> {
    if (!call) return null;
    const [[kept]] = await this.sql.batch(answerOf({ callId: call.id, appointmentId: id }));
    return kept?.answer ?? null;
  }

  /** Keeps what was answered without a change: what was refused, or was so already. */
  async end(call: BulkCall | null, rows: readonly BulkRow[]): Promise<void> {
    if (call) await this.sql.batch(keepAnswers({ callId: call.id, rows: JSON.stringify(rows), now: this.now() }));
  }

  private now(): string {
    return iso(this.clock.now());
  }
}
