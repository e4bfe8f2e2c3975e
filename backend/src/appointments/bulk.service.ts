import { Injectable, Logger } from '@nestjs/common';
import { ACT_NEEDS_AGENT, statusOfAct, UNDO_NEEDS_VERSION, type BulkItem } from '@arogya/domain/appointments/bulk';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { errorName } from '../error-name';
import { databaseRefusal } from '../errors/database-refusal';
import { AppointmentsService } from './appointments.service';
import type { BulkAnswer, BulkChange, BulkRow } from './bulk.dto';

/** So many are changed at the same time: others need connections too. */
const AT_ONCE = 4;

/** Changes many appointments, each by itself: what refuses one of them stops no other. */
@Injectable()
export class BulkService {
  private readonly logger = new Logger(BulkService.name);

  constructor(private readonly appointments: AppointmentsService) {}

  async run(who: Actor, change: BulkChange): Promise<BulkAnswer> {
    const { items, act, agentId } = change;
    if (act === 'undo' && items.some(({ version }) => typeof version !== 'number')) throw invalid('items', UNDO_NEEDS_VERSION);
    if (act === 'agent' && !agentId) throw invalid('agentId', ACT_NEEDS_AGENT);
    const rows: BulkRow[] = [];
    const left = items.entries();
    const work = async (): Promise<void> => {
      for (const [index, item] of left) rows[index] = await this.one(who, change, item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { rows };
  }

  private async one(who: Actor, { act, agentId = null }: BulkChange, { id, version = null }: BulkItem): Promise<BulkRow> {
    try {
      const status = statusOfAct(act);
      const fields = status ? { status } : { agentId };
      const done =
        act === 'undo' ? await this.appointments.undo(who, id, version ?? 0) : await this.appointments.change(who, id, fields, version);
      return { id, ok: true, version: done.version };
    } catch (error) {
      const { code, message } = this.refusalOf(error);
      return { id, ok: false, code, message };
    }
  }

  private refusalOf(error: unknown): Refusal {
    if (error instanceof Refusal) return error;
    this.logger.warn({ error: errorName(error) }, 'One of many appointments could not be changed');
    return databaseRefusal(error) ?? new Refusal('unexpected');
  }
}

const invalid = (field: string, message: string): Refusal => new Refusal('invalid', { errors: { [field]: message }, message });
