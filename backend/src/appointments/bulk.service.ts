import { Injectable, Logger } from '@nestjs/common';
import { ACT_NEEDS_AGENT, statusOfAct, UNDO_NEEDS_VERSION, type BulkItem } from '@arogya/domain/appointments/bulk';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import type { Statement } from '../database/statement';
import { errorName } from '../error-name';
import { databaseRefusal } from '../errors/database-refusal';
import { Replayed, type AnswerOrReplay } from '../idempotency/idempotency';
import type { Appointment } from './appointment.dto';
import { AppointmentsService } from './appointments.service';
import type { BulkAnswer, BulkChange, BulkRow } from './bulk.dto';
import { BulkCalls, type BulkCall } from './bulk-calls';

/** So many are changed at the same time: others need connections too. */
const AT_ONCE = 4;

/** Changes many appointments, each by itself: what refuses one of them stops no other. */
@Injectable()
export class BulkService {
  private readonly logger = new Logger(BulkService.name);

  constructor(
    private readonly appointments: AppointmentsService,
    private readonly calls: BulkCalls,
  ) {}

  /** With a key, a repetition answers what was answered before, and does only what was not answered. */
  async run(who: Actor, change: BulkChange, key: string | null): Promise<AnswerOrReplay<BulkAnswer>> {
    const { items, act, agentId } = change;
    if (act === 'undo' && items.some(({ version }) => typeof version !== 'number')) throw invalid('items', UNDO_NEEDS_VERSION);
    if (act === 'agent' && !agentId) throw invalid('agentId', ACT_NEEDS_AGENT);
    const call = await this.calls.begin(who, key, change);
    const isRepeated = items.every(({ id }) => call?.answered.has(id));
    const rows: BulkRow[] = [];
    const left = items.entries();
    const work = async (): Promise<void> => {
      for (const [index, item] of left) rows[index] = call?.answered.get(item.id) ?? (await this.one(who, change, item, call));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (isRepeated) return new Replayed({ rows });
    await this.calls.end(call, rows);
    return { rows };
  }

  private async one(who: Actor, change: BulkChange, { id, version = null }: BulkItem, call: BulkCall | null): Promise<BulkRow> {
    const row = (made: number): BulkRow => ({ id, ok: true, version: made });
    const extra = (made: number): Statement[] => this.calls.extraStatements(call, row(made));
    try {
      return row((await this.act(who, change, { id, version }, extra)).version);
    } catch (error) {
      const { code, message } = this.refusalOf(error);
      return (await this.calls.meanwhile(call, id)) ?? { id, ok: false, code, message };
    }
  }

  private act(
    who: Actor,
    { act, agentId = null }: BulkChange,
    { id, version = null }: BulkItem,
    extra: (version: number) => Statement[],
  ): Promise<Appointment> {
    if (act === 'undo') return this.appointments.undo(who, id, version ?? 0, extra);
    const status = statusOfAct(act);
    return this.appointments.change(who, id, status ? { status } : { agentId }, version, extra);
  }

  private refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    this.logger.warn({ error: errorName(error) }, 'One of many appointments could not be changed');
    return databaseRefusal(error) ?? new Refusal('unexpected');
  }
}

const invalid = (field: string, message: string): Refusal => new Refusal('invalid', { errors: { [field]: message }, message });
