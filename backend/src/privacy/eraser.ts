import { Injectable } from '@nestjs/common';
import { Refusal } from '@arogya/domain/refusal';
import { looksFor } from '@arogya/domain/views/person';
import { cancelUpcoming } from '../appointments/booking/cancel-upcoming';
import { dropTexts, eraseReported } from '../appointments/booking/settle.sql';
import type { Tx } from '../database/sql';
import { phoneKey } from '@arogya/domain/phones/phone';
import * as ERASE from './erase.sql';
import type { Trace } from './erase.sql';
import { forgetIds } from './forget-ids';
import { keptFrom } from './kept-from';
import { PhoneMarks } from './phone-marks';
import type { Erasure } from './privacy.dto';

/** The rows of one person, by their ids. */
export interface PersonRows {
  readonly patients: readonly string[];
  readonly leads: readonly string[];
  readonly enquiries: readonly string[];
}

type Traces = Readonly<Record<keyof PersonRows, readonly Trace[]>>;
const KINDS = { patients: 'patient', leads: 'lead', enquiries: 'enquiry' } as const;

const idsOf = (rows: readonly { readonly id: string }[]): string[] => rows.map(({ id }) => id);

/** Removes everything that identifies a person, for good; dates, statuses and counts stay. */
@Injectable()
export class Eraser {
  constructor(private readonly marks: PhoneMarks) {}

  /**
   * The doctors are locked before the patients, in the same order as in every booking. 404 when one of the rows is erased
   * already. Answers what was erased, so that staff can report it.
   */
  async erase(db: Tx, rows: PersonRows): Promise<Erasure> {
    const patients = [...rows.patients].sort();
    let cancelled = 0;
    for (const id of patients) cancelled += (await cancelUpcoming(db, 'patient', id)).length;
    const traces = await this.lock(db, { ...rows, patients });
    const appointments = idsOf(await db.query(ERASE.appointmentsOf({ patientIds: patients })));
    const ids = [...idsOf(Object.values(traces).flat()), ...appointments];
    await this.forgetTraces(db, traces, ids);
    for (const id of patients) await this.forgetPatient(db, id);
    // The events of the erasure say to each program what it calls them (note_record_event.sql).
    await forgetIds(db, ids);
    await this.remember(db, traces);
    const kept = await db.one(ERASE.keptUntil({ patientIds: patients }));
    return {
      patients: patients.length,
      appointments: appointments.length,
      cancelled,
      leads: traces.leads.length,
      enquiries: traces.enquiries.length,
      keptUntil: kept?.day ?? null,
    };
  }

  /** What has no row of its own: messages, codes, forms and browsers of a phone. */
  async forgetPhone(db: Tx, phone: string): Promise<void> {
    for (const forget of ERASE.FORGET_PHONE) await db.query(forget({ phoneKey: phone }));
  }

  private async lock(db: Tx, { patients, leads, enquiries }: PersonRows): Promise<Traces> {
    const typed = await db.query(ERASE.enquiriesToErase({ ids: enquiries }));
    const found = {
      patients: await db.query(ERASE.patientsToErase({ ids: patients })),
      leads: await db.query(ERASE.leadsToErase({ leadIds: leads, patientIds: patients })),
      enquiries: typed.map(({ id, name, phone, email }) => ({ id, name, email, phoneKey: phoneKey(phone) })),
    };
    const all = new Set(Object.values(found).flatMap(idsOf));
    if ([...patients, ...leads, ...enquiries].some((id) => !all.has(id))) throw new Refusal('notFound');
    return found;
  }

  private async forgetTraces(db: Tx, traces: Traces, ids: readonly string[]): Promise<void> {
    const all = Object.values(traces).flat();
    await db.query(ERASE.eraseLeads({ ids: idsOf(traces.leads) }));
    await db.query(ERASE.eraseLeadEvents({ leadIds: idsOf(traces.leads) }));
    await db.query(ERASE.eraseEnquiries({ ids: idsOf(traces.enquiries) }));
    await db.query(ERASE.eraseNotifications({ ids }));
    await db.query(ERASE.forgetRequests({ recordIds: ids }));
    await this.forgetViews(db, all);
    for (const phone of new Set(all.map((one) => one.phoneKey))) await this.forgetPhone(db, phone);
    for (const address of new Set(all.flatMap(({ email }) => email || []))) await db.query(ERASE.forgetAddress({ address }));
  }

  /** Saved views that look for one of them go as a whole, in whosever list they are. */
  private async forgetViews(db: Tx, people: readonly Trace[]): Promise<void> {
    const views = await db.query<{ id: string; name: string; query: string }>(ERASE.SAVED_VIEWS);
    const gone = views.filter((view) => people.some((person) => looksFor(view, person)));
    await db.query(ERASE.deleteViews({ ids: idsOf(gone) }));
  }

  private async forgetPatient(db: Tx, id: string): Promise<void> {
    await db.batch(eraseReported(Date.now(), db.who, { patientId: id }));
    for (const forget of ERASE.FORGET_PERSON) await db.query(forget({ patientId: id }));
    await db.query(ERASE.erasePerson({ id }));
    await db.batch(dropTexts(Date.now(), db.who, { patientId: id, before: keptFrom() }));
    await db.query(ERASE.dropPatientTexts({ patientId: id }));
    await db.query(ERASE.dropHospitalTexts({ patientId: id }));
  }

  private async remember(db: Tx, traces: Traces): Promise<void> {
    const rows = (Object.keys(KINDS) as (keyof Traces)[]).flatMap((table) =>
      traces[table].map((trace) => ({ ...trace, kind: KINDS[table] })),
    );
    const marks = rows.map((row) => this.marks.of(row.phoneKey));
    await db.query(ERASE.rememberErased({ ids: idsOf(rows), kinds: rows.map(({ kind }) => kind), phoneMarks: marks }));
  }
}
