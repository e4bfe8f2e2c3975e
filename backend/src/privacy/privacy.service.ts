import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { cancelUpcoming } from '../appointments/booking/cancel-upcoming';
import { dropTexts, eraseReported } from '../appointments/booking/settle.sql';
import { Sql, type Tx } from '../database/sql';
import type { Actor } from '../access/actor';
import { phoneKey } from '../patients/phone-key';
import { PatientsService } from '../patients/patients.service';
import { keptFrom } from './kept-from';
import {
  DROP_PATIENT_TEXTS,
  ERASE_ENQUIRIES,
  ERASE_LEAD_EVENTS,
  ERASE_LEADS,
  ERASE_NOTIFICATIONS,
  ERASE_PERSON,
  FORGET_ADDRESS,
  FORGET_PERSON,
  FORGET_PHONE,
  KEPT_UNTIL,
  TO_ERASE,
  APPOINTMENTS_OF,
} from './erase.sql';
import { ENQUIRIES_DATA, LEADS_DATA, TYPED_DATA, APPOINTMENTS_DATA } from './patient-data.sql';
import type { Erasure, PatientData } from './privacy.dto';

type Row = { readonly id: string };
type Person = Row & { readonly name: string; readonly email: string | null; readonly phoneKey: string };

const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => id);

/** The rights of a person under the DPDP Act: a copy of their data, and its erasure. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
  ) {}

  async dataOf(who: Actor, id: string): Promise<PatientData> {
    const patient = await this.patients.find(who, id);
    const key = phoneKey(patient.phone);
    const [visits, leads, enquiries, typed] = await Promise.all([
      this.sql.query<object>(APPOINTMENTS_DATA, [id]),
      this.sql.query<object>(LEADS_DATA, [id, key, patient.name]),
      this.sql.query<object>(ENQUIRIES_DATA, [key, patient.name]),
      this.sql.query<object>(TYPED_DATA, [id, key, patient.name]),
    ]);
    return { exportedAt: new Date().toISOString(), patient, visits, leads, enquiries, typed };
  }

  /**
   * Removes everything that identifies a patient, for good; dates, statuses and counts stay. The doctors are locked before
   * the patient, in the same order as in every booking. Answers what was erased, so that staff can report it.
   */
  erase(who: Actor, id: string): Promise<Erasure> {
    return this.sql.transaction(who, async (db) => {
      const cancelled = await cancelUpcoming(db, 'patient', id);
      const person = await db.one<Person>(TO_ERASE, [id]);
      if (!person) throw new Refusal('notFound');
      const visits = idsOf(await db.query<Row>(APPOINTMENTS_OF, [id]));
      const leads = idsOf(await db.query<Row>(ERASE_LEADS, [id, person.phoneKey, person.name]));
      const enquiries = idsOf(await db.query<Row>(ERASE_ENQUIRIES, [person.phoneKey, person.name]));
      await this.forget(db, person, { visits, leads, enquiries });
      const kept = await db.one<{ day: string | null }>(KEPT_UNTIL, [id]);
      return {
        visits: visits.length,
        cancelled: cancelled.length,
        leads: leads.length,
        enquiries: enquiries.length,
        keptUntil: kept?.day ?? null,
      };
    });
  }

  private async forget(
    db: Tx,
    { id, email, phoneKey: phone }: Person,
    { visits, leads, enquiries }: Record<'visits' | 'leads' | 'enquiries', string[]>,
  ) {
    const traces = [id, ...visits, ...leads, ...enquiries];
    await db.query(ERASE_LEAD_EVENTS, [leads]);
    await db.batch(eraseReported(Date.now(), db.who, id));
    for (const statement of FORGET_PERSON) await db.query(statement, [id]);
    for (const statement of FORGET_PHONE) await db.query(statement, [phone]);
    if (email) await db.query(FORGET_ADDRESS, [email]);
    await db.query(ERASE_NOTIFICATIONS, [traces]);
    await db.query(ERASE_PERSON, [id]);
    await db.batch(dropTexts(Date.now(), db.who, id, keptFrom()));
    await db.query(DROP_PATIENT_TEXTS, [id]);
  }
}
