import { folded } from '../database/folded.sql';
import { foldedText } from '@arogya/domain/search/folding';
import { Injectable } from '@nestjs/common';
import { REPORTED_FIELDS } from '@arogya/domain/patients/reported';
import { patientRules } from '@arogya/domain/patients/rules';
import { Refusal } from '@arogya/domain/refusal';
import { visibleTo } from '../appointments/appointments.scope';
import type { Appointment } from '../appointments/appointment.dto';
import { AppointmentsService } from '../appointments/appointments.service';
import { settleReported } from '../appointments/booking/settle.sql';
import { Clock } from '../appointments/clock';
import { Sql, type Tx } from '../database/sql';
import { Where } from '../database/where';
import type { Actor } from '../access/actor';
import { showing } from '../audit/shown';
import { assertFresh } from '../http/if-match';
import { visibleTo as patientsVisibleTo } from '../patients/patients.scope';
import type { Patient } from '../patients/patient.dto';
import type { PatientFields } from '../patients/patient-columns';
import { PatientsService } from '../patients/patients.service';
import type { ReportedValue, SamePhone, ReportedPatient } from './reported.dto';

/** No phone is shared by more people than this. */
const MOST_CANDIDATES = 20;

interface Reporting {
  readonly id: string;
  readonly version: number;
  readonly patientId: string;
  readonly reported: PatientFields | null;
}

/** What returning visitors have reported on the booking page; staff accept or dismiss it. */
@Injectable()
export class ReportedService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly patients: PatientsService,
    private readonly appointments: AppointmentsService,
  ) {}

  async compare(who: Actor, appointmentId: string): Promise<ReportedPatient> {
    const appointment = await this.appointment(this.sql, who, appointmentId);
    const patient = await this.patients.find(who, appointment.patientId);
    const samePhone = await this.samePhone(who, patient);
    const compared = { reported: differing(appointment.reported ?? {}, patient), samePhone };
    return showing(compared, patient.id, ...samePhone.map(({ id }) => id));
  }

  /** Writes the reported values into the patient and marks the report as settled, in one transaction. */
  accept(who: Actor, appointmentId: string, version: number | null): Promise<Appointment> {
    return this.settle(who, appointmentId, version, async (db, { patientId, reported }) => {
      const patient = await this.patients.forChange(db, who, patientId);
      const values = Object.entries(reported ?? {}).filter(([field, value]) => isReported(field, value));
      await this.patients.change(db, who, patient, Object.fromEntries(values));
    });
  }

  dismiss(who: Actor, appointmentId: string, version: number | null): Promise<Appointment> {
    return this.settle(who, appointmentId, version, () => Promise.resolve());
  }

  /** The appointment is locked first: of two people who settle it at once, the second finds nothing left. */
  private async settle(
    who: Actor,
    appointmentId: string,
    version: number | null,
    act: (db: Tx, appointment: Reporting) => Promise<void>,
  ): Promise<Appointment> {
    await this.sql.transaction(who, async (db) => {
      const appointment = await this.appointment(db, who, appointmentId, 'for no key update of a');
      if (appointment.reported === null) throw new Refusal('nothingReported');
      assertFresh(appointment, version, {});
      await act(db, appointment);
      await db.batch(settleReported(this.clock.now(), who, { id: appointmentId }));
    });
    return this.appointments.find(who, appointmentId);
  }

  private async appointment(db: Pick<Tx, 'one'>, who: Actor, id: string, lock = ''): Promise<Reporting> {
    const where = visibleTo(who, new Where('a.archived_at is null').and('a.id = ?', id));
    const appointment = await db.one<Reporting>(
      `select a.id, a.version, a.patient_id as "patientId", a.reported from appointments a ${where.text} ${lock}`,
      where.params,
    );
    if (!appointment) throw new Refusal('notFound');
    return appointment;
  }

  private samePhone(who: Actor, { id, name }: Patient): Promise<SamePhone[]> {
    const where = patientsVisibleTo(who, new Where('p.archived_at is null'))
      .and('p.phone_key = (select phone_key from patients where id = ?)', id)
      .and('p.id <> ?', id);
    const same = `${folded('lower(p.name)')} = ${where.bind(foldedText(name))}`;
    return this.sql.query<SamePhone>(
      `select p.id, p.name, ${same} as "sameName" from patients p left join patient_activity pa on pa.patient_id = p.id
       ${where.text} order by pa.last_booked_at desc nulls last, p.id desc limit ${MOST_CANDIDATES}`,
      where.params,
    );
  }
}

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined || value === '' ? null : String(value);

/** Checked again: the rules may have become stricter since it was typed. */
const isReported = (field: string, value: unknown): boolean =>
  REPORTED_FIELDS.some((one) => one === field) && patientRules[field as keyof typeof patientRules].check(value) === null;

function differing(values: PatientFields, patient: Patient): ReportedValue[] {
  return REPORTED_FIELDS.filter((field) => isReported(field, values[field]) && field in values)
    .map((field) => ({ field, onFile: textOf(patient[field]), reported: textOf(values[field]) }))
    .filter(({ onFile, reported }) => onFile !== reported);
}
