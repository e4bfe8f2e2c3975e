import { Injectable } from '@nestjs/common';
import { isSamePerson, type PersonKind } from '@arogya/domain/privacy/erasure';
import { Refusal } from '@arogya/domain/refusal';
import { Audit } from '../audit/audit.service';
import { showing } from '../audit/shown';
import { Sql, type Db } from '../database/sql';
import type { Actor } from '../access/actor';
import { phoneKey } from '@arogya/domain/phones/phone';
import { PatientsService } from '../patients/patients.service';
import { ErasedList } from './erased-list';
import { Eraser } from './eraser';
import * as DATA from './patient-data.sql';
import { messagesOfPhone, rowsOfPhone } from './person.sql';
import type { ChosenRows, Erasure, PatientData, PersonData, PersonRow, PhoneRows } from './privacy.dto';
import { prepared, type Statement } from '../database/statement';

interface NamedPerson {
  readonly id: string;
  readonly name: string;
  readonly phoneKey: string;
}

const personOf = prepared<NamedPerson, { id: string }>(
  'person-to-erase',
  'select id, name, phone_key as "phoneKey" from patients where id = :id and erased_at is null',
);

const idsIn = (rows: readonly PersonRow[], kind: PersonKind): string[] => rows.filter((row) => row.kind === kind).map(({ id }) => id);
const byKind = (rows: readonly PersonRow[]) => ({
  patients: idsIn(rows, 'patient'),
  leads: idsIn(rows, 'lead'),
  enquiries: idsIn(rows, 'enquiry'),
});

/** The rights of a person under the DPDP Act: a copy of their data, and its erasure. */
@Injectable()
export class PrivacyService {
  constructor(
    private readonly sql: Sql,
    private readonly patients: PatientsService,
    private readonly eraser: Eraser,
    private readonly erased: ErasedList,
    private readonly audit: Audit,
  ) {}

  /** All rows of a phone: which of them are one person's, only a person can say. */
  async ofPhone(phone: string): Promise<PhoneRows> {
    const key = phoneKey(phone);
    const rows = await this.sql.query(rowsOfPhone({ phoneKey: key }));
    const patients = idsIn(rows, 'patient');
    const counted = await this.sql.one(messagesOfPhone({ phoneKey: key, patientIds: patients }));
    return showing({ rows, messages: counted?.messages ?? 0 }, ...rows.map(({ id }) => id));
  }

  /** The copy of a patient, with all that is kept under the same name and phone. */
  async dataOf(who: Actor, id: string): Promise<PatientData> {
    const patient = await this.patients.find(who, id);
    const rows = await this.samePerson(this.sql, { ...patient, phoneKey: phoneKey(patient.phone) });
    return { ...(await this.copyOf(rows)), patient };
  }

  /** The copy of the rows that were chosen; each leaves its line in the audit log before it goes out. */
  async copy(who: Actor, { phone, ids }: ChosenRows): Promise<PersonData> {
    const rows = await this.chosen(this.sql, phoneKey(phone), ids);
    for (const { id, kind } of rows) {
      if (kind !== 'form') await this.audit.note({ action: 'exported', entity: kind, entityId: id, rows: 1, who });
    }
    return this.copyOf(rows);
  }

  /** A patient with all rows under the same name and phone. */
  erase(who: Actor, id: string): Promise<Erasure> {
    return this.erasing(who, async (db) => {
      const person = await db.one(personOf({ id }));
      const rows = person ? await this.samePerson(db, person) : [];
      // Somebody else may have erased them since they were found.
      if (!person || !rows.some((row) => row.id === id)) throw new Refusal('notFound');
      return { phone: person.phoneKey, rows };
    });
  }

  eraseChosen(who: Actor, { phone, ids }: ChosenRows): Promise<Erasure> {
    const key = phoneKey(phone);
    return this.erasing(who, async (db) => ({ phone: key, rows: await this.chosen(db, key, ids) }));
  }

  private async erasing(who: Actor, which: (db: Db) => Promise<{ phone: string; rows: readonly PersonRow[] }>): Promise<Erasure> {
    const done = await this.sql.transaction(who, async (db) => {
      const { phone, rows } = await which(db);
      const erasure = await this.eraser.erase(db, byKind(rows));
      await this.eraser.forgetPhone(db, phone);
      return erasure;
    });
    await this.erased.write();
    return done;
  }

  private async samePerson(db: Db, { id, name, phoneKey: key }: NamedPerson): Promise<PersonRow[]> {
    const rows = await db.query(rowsOfPhone({ phoneKey: key }));
    return rows.filter((row) => row.id === id || isSamePerson(row.name, name));
  }

  /** 404 when one of them is no row of this phone, or not any more. */
  private async chosen(db: Db, key: string, ids: readonly string[]): Promise<PersonRow[]> {
    const message = 'Please choose at least one row';
    if (ids.length === 0) throw new Refusal('invalid', { errors: { ids: message }, message });
    const rows = await db.query(rowsOfPhone({ phoneKey: key }));
    const chosen = rows.filter(({ id }) => ids.includes(id));
    if (chosen.length < ids.length) throw new Refusal('notFound');
    return chosen;
  }

  private async copyOf(rows: readonly PersonRow[]): Promise<PersonData> {
    const { patients, leads, enquiries } = byKind(rows);
    const read = (statement: Statement<object>): Promise<object[]> => this.sql.query(statement);
    const [people, hospitals, appointments, ledBy, asked, typed, messages] = await Promise.all([
      read(DATA.patientsData({ patientIds: patients })),
      read(DATA.hospitalsData({ patientIds: patients })),
      read(DATA.appointmentsData({ patientIds: patients })),
      read(DATA.leadsData({ patientIds: patients, leadIds: leads })),
      read(DATA.enquiriesData({ ids: enquiries })),
      read(DATA.typedData({ patientIds: patients, formIds: idsIn(rows, 'form') })),
      read(DATA.messagesData({ patientIds: patients })),
    ]);
    const exportedAt = new Date().toISOString();
    return { exportedAt, patients: people, hospitals, appointments, leads: ledBy, enquiries: asked, typed, messages };
  }
}
