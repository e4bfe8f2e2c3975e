import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Sql, type Tx } from '../database/sql';
import { SYSTEM } from '../request-context';
import { phoneKey } from '@arogya/domain/phones/phone';
import { ErasedList } from './erased-list';
import { Eraser } from './eraser';
import { PhoneMarks } from './phone-marks';

const DUE = 'select phone_mark as "phoneMark" from erasures where due order by id for update';

/** Whoever is somebody again; who was erased before the backup is not. */
const BACK = `
select e.kind, e.id from erasures e where e.due and (
  exists (select from patients where id = e.id and erased_at is null)
  or exists (select from leads where id = e.id and phone_key <> '')
  or exists (select from enquiries where id = e.id and phone <> ''))`;

/** Phones of what has no row of its own. */
const PHONES = `
select phone_key as phone from booking_handles union select phone_key from booking_devices
union select phone_key from booking_codes union select phone_key from booking_proofs
union select recipient from message_jobs where appointment_id is null union select recipient from outbox_messages`;

interface RestoredRecord {
  readonly kind: 'patient' | 'lead' | 'enquiry';
  readonly id: string;
}

/**
 * After a restore: erases again whoever was erased after the backup was made, before the server answers a call. It does not
 * start when that fails.
 */
@Injectable()
export class EraseAgain implements OnApplicationBootstrap {
  private readonly logger = new Logger(EraseAgain.name);

  constructor(
    private readonly sql: Sql,
    private readonly eraser: Eraser,
    private readonly marks: PhoneMarks,
    private readonly list: ErasedList,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.apply();
    await this.list.write();
  }

  private async apply(): Promise<void> {
    const [some] = await this.sql.query('select from erasures where due limit 1');
    if (!some) return;
    const rows = await this.sql.transaction(SYSTEM, (db) => this.applyAll(db));
    this.logger.warn({ rows }, 'Erased again what a restore had brought back');
  }

  private async applyAll(db: Tx): Promise<number> {
    const marks = new Set((await db.query<{ phoneMark: string }>(DUE)).map(({ phoneMark }) => phoneMark));
    const back = await db.query<RestoredRecord>(BACK);
    const idsOf = (kind: RestoredRecord['kind']): string[] => back.filter((row) => row.kind === kind).map(({ id }) => id);
    await this.eraser.erase(db, { patients: idsOf('patient'), leads: idsOf('lead'), enquiries: idsOf('enquiry') });
    const phones = await db.query<{ phone: string }>(PHONES);
    // A mark was made of the key as a version before may have written it.
    for (const phone of new Set(phones.flatMap((row) => [row.phone, phoneKey(row.phone)])))
      if (marks.has(this.marks.of(phone))) await this.eraser.forgetPhone(db, phone);
    await db.query('update erasures set due = false where due');
    return back.length;
  }
}
