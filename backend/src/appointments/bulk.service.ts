import { Injectable, Logger } from '@nestjs/common';
import { statusOfAct, UNDO_NEEDS_VERSION, type BulkAct, type BulkItem } from '@arogya/domain/appointments/bulk';
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

  async run(who: Actor, { items, act }: BulkChange): Promise<BulkAnswer> {
    if (act === 'undo' && items.some(({ version }) => typeof version !== 'number')) {
      throw new Refusal('invalid', { errors: { items: UNDO_NEEDS_VERSION }, message: UNDO_NEEDS_VERSION });
    }
    const rows: BulkRow[] = [];
    const left = items.entries();
    const work = async (): Promise<void> => {
      for (const [index, item] of left) rows[index] = await this.one(who, act, item);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    return { rows };
  }

  private async one(who: Actor, act: BulkAct, { id, version }: BulkItem): Promise<BulkRow> {
    try {
      const status = statusOfAct(act);
      const done =
        status === null
          ? await this.appointments.undo(who, id, version ?? 0)
          : await this.appointments.change(who, id, { status }, version ?? null);
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
