import { OCCUPYING } from '@arogya/domain/appointments/status';
import type { HoldKind } from '@arogya/domain/appointments/booking-problem';
import { CONSULTATION_MINUTES } from '@arogya/domain/doctors/rules';
import { selection, type RowOf } from '../../database/columns';
import { prepared } from '../../database/statement';
import { inWords } from '../../database/where';
import { DoctorEntity } from '../../records/doctor.entity';
import type { HospitalEntity } from '../../records/hospital.entity';
import type { PatientEntity } from '../../records/patient.entity';
import type { AppointmentEntity } from '../../records/appointment.entity';
import { knownAt } from '../../patients/hospital-patients.sql';
import { contactOf } from './contact.sql';

/** Whether an appointment blocks its time for others: the condition of `appointments_no_overlap`, word for word. */
export const OCCUPIES = `kind = 'slot' and status in (${inWords(OCCUPYING)}) and archived_at is null`;

/** No consultation is longer (a check of doctors.consultation_minutes), so what began earlier has ended. */
export const LONGEST = `interval '${CONSULTATION_MINUTES.max} minutes'`;

const DOCTOR = selection(DoctorEntity, 'd', 'id', 'calendarVersion', 'hospitalId', 'specialty');

export interface DoctorRow extends RowOf<typeof DOCTOR> {
  readonly doctorName: DoctorEntity['fullName'];
  readonly doctorPhone: DoctorEntity['phone'];
  readonly hospitalName: HospitalEntity['name'] | null;
  readonly timeZone: HospitalEntity['timeZone'] | null;
}

const DOCTORS = `
select ${DOCTOR}, d.full_name as "doctorName", d.phone as "doctorPhone", h.name as "hospitalName", h.time_zone as "timeZone"
from doctors d left join hospitals h on h.id = d.hospital_id`;

/**
 * Writers of one doctor's time take turns. A change of a calendar updates the same row, so it waits for a booking and a
 * booking for it. Several doctors are locked in one order, so that two writers cannot deadlock.
 */
export const lockDoctors = prepared<DoctorRow, { doctorIds: readonly string[] }>(
  'lock-doctors',
  `${DOCTORS} where d.id = any (:doctorIds::uuid[]) order by d.id for no key update of d`,
);

/** The same for one doctor: for a list the planner expects ten doctors, and hashes and sorts them. */
export const lockDoctor = prepared<DoctorRow, { doctorId: string }>(
  'lock-doctor',
  `${DOCTORS} where d.id = :doctorId for no key update of d`,
);

export interface TimeRow {
  readonly taken: boolean;
  readonly held: HoldKind | null;
}

/**
 * The holds `s` that stand against who asks. Their own are those of their browser, and the one they name: a visitor's, since a hold
 * for an Undo and an offer are somebody else's, whoever knows the id. What the moved appointment itself gave up is its own, too.
 */
export const OTHERS_HOLDS = `(s.kind = 'visitor' and (s.id = :ownHold::uuid or s.browser_hash = :browser)) is not true
  and (s.kind = 'undo' and s.kept_for = :except::uuid) is not true`;

/** `except` is the appointment that is moved. A hold for an Undo comes last: it keeps out the fewest. */
export const timeFacts = prepared<
  TimeRow,
  { doctorId: string; start: string; end: string; now: string; except: string | null; ownHold: string | null; browser: string | null }
>(
  'time-facts',
  `select exists (select from appointments
       where doctor_id = :doctorId and start_at > :start::timestamptz - ${LONGEST} and start_at < :end and end_at > :start and ${OCCUPIES}
         and id is distinct from :except::uuid) as taken,
     (select kind from slot_holds s
       where doctor_id = :doctorId and during && tstzrange(:start, :end) and expires_at > :now and ${OTHERS_HOLDS}
       order by kind = 'undo', kind limit 1) as held`,
);

export interface PatientRow {
  readonly patientName: PatientEntity['name'];
  readonly patientPhone: PatientEntity['phone'];
  readonly symptoms: PatientEntity['symptoms'];
}

/** The patient is not archived, and cannot be until the booking is written. */
export const patientFacts = prepared<PatientRow, { id: string }>(
  'patient-facts',
  `select name as "patientName", phone as "patientPhone", symptoms from patients
   where id = :id and archived_at is null for key share`,
);

/** The same of a patient whom a hospital knows, with the symptoms that it keeps itself. */
export const patientFactsAt = prepared<PatientRow, { id: string; hospitalId: string }>(
  'patient-facts-at',
  `select p.name as "patientName", p.phone as "patientPhone",
     (select hp.fields ->> 'symptoms' from hospital_patients hp where hp.hospital_id = :hospitalId and hp.patient_id = p.id) as symptoms
   from patients p where p.id = :id and p.archived_at is null and ${knownAt(':hospitalId')} for key share of p`,
);

/** `overrides`: the hold of another visitor, or of an Undo, gives way. Holds that have ended are deleted too. */
export const endHolds = prepared<
  object,
  { ownHold: string | null; browser: string | null; doctorId: string; start: string; end: string; overrides: boolean }
>(
  'end-holds',
  `delete from slot_holds where (kind = 'visitor' and (id = :ownHold::uuid or browser_hash = :browser))
     or (:overrides and kind <> 'offer' and doctor_id = :doctorId and during && tstzrange(:start, :end))`,
);

export interface NumberRow {
  readonly number: AppointmentEntity['number'];
}

/** In the order of `appointmentValues` (write.ts). */
export const insertAppointment = prepared<
  NumberRow,
  {
    id: string;
    patientId: string;
    doctorId: string;
    hospitalId: string | null;
    agentId: string | null;
    start: string;
    end: string;
    day: string;
    timeSlot: string;
    notes: string | null;
    reported: object | null;
    source: string;
    proof: string | null;
    browser: string | null;
    network: string | null;
    noticeVersion: string | null;
    language: string | null;
    now: string;
  }
>(
  'insert-appointment',
  `insert into appointments (id, patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day, time_slot, notes, reported,
     source, proof, browser_hash, network, notice_version, language, created_at, updated_at, contact)
   values (:id, :patientId, :doctorId, :hospitalId, :agentId, :start, :end, :day, :timeSlot, :notes, :reported, :source, :proof, :browser, :network, :noticeVersion, :language, :now, :now, ${contactOf(':patientId', ':hospitalId')})
   returning number`,
);

/** The audit row and the event of one version. */
export const insertHistory = prepared<
  object,
  {
    now: string;
    id: string;
    action: string;
    fields: readonly string[];
    actor: string;
    kind: string;
    hospitalId: string | null;
    doctorId: string | null;
    day: string | null;
    version: number;
    change: object;
  }
>(
  'insert-history',
  `with audited as (
     insert into audit_log (action, entity, entity_id, fields)
     select :action, 'appointment', :id, :fields from set_config('arogya.actor', :actor, true))
   insert into events (at, kind, hospital_id, doctor_id, day, entity_id, version, change) values (:now, :kind, :hospitalId, :doctorId, :day, :id, :version, :change)`,
);
