import { OCCUPYING } from '@arogya/domain/appointments/status';
import type { HoldKind } from '@arogya/domain/appointments/booking-problem';
import { CONSULTATION_MINUTES } from '@arogya/domain/doctors/rules';
import { selection, type RowOf } from '../../database/columns';
import { prepared } from '../../database/statement';
import { inWords } from '../../database/where';
import { DoctorEntity } from '../../doctors/doctor.entity';
import type { HospitalEntity } from '../../hospitals/hospital.entity';
import type { PatientEntity } from '../../patients/patient.entity';
import type { AppointmentEntity } from '../appointment.entity';
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
export const lockDoctors = prepared<DoctorRow>(
  'lock-doctors',
  `${DOCTORS} where d.id = any ($1::uuid[]) order by d.id for no key update of d`,
);

/** The same for one doctor: for a list the planner expects ten doctors, and hashes and sorts them. */
export const lockDoctor = prepared<DoctorRow>('lock-doctor', `${DOCTORS} where d.id = $1 for no key update of d`);

export interface TimeRow {
  readonly taken: boolean;
  readonly held: HoldKind | null;
}

/**
 * $1 doctor, $2 start, $3 end, $4 now, $5 the appointment that is moved, $6 the visitor's own hold, $7 their browser. A hold
 * for an Undo comes last: it keeps out the fewest.
 */
export const timeFacts = prepared<TimeRow>(
  'time-facts',
  `select exists (select from appointments
       where doctor_id = $1 and start_at > $2::timestamptz - ${LONGEST} and start_at < $3 and end_at > $2 and ${OCCUPIES}
         and id is distinct from $5::uuid) as taken,
     (select kind from slot_holds
       where doctor_id = $1 and during && tstzrange($2, $3) and expires_at > $4
         and id is distinct from $6::uuid and (browser_hash = $7) is not true
       order by kind = 'undo', kind limit 1) as held`,
);

export interface PatientRow {
  readonly patientName: PatientEntity['name'];
  readonly patientPhone: PatientEntity['phone'];
  readonly symptoms: PatientEntity['symptoms'];
}

/** The patient is not archived, and cannot be until the booking is written. */
export const patientFacts = prepared<PatientRow>(
  'patient-facts',
  `select name as "patientName", phone as "patientPhone", symptoms from patients
   where id = $1 and archived_at is null for key share`,
);

/**
 * $1 own hold, $2 own browser, $3 doctor, $4 start, $5 end, $6 whether the hold of another visitor, or of an Undo, is
 * overridden. Holds that have ended are deleted too.
 */
export const endHolds = prepared(
  'end-holds',
  `delete from slot_holds where (kind = 'visitor' and (id = $1::uuid or browser_hash = $2))
     or ($6 and kind <> 'offer' and doctor_id = $3 and during && tstzrange($4, $5))`,
);

export interface NumberRow {
  readonly number: AppointmentEntity['number'];
}

/** In the order of `appointmentValues` (write.ts). */
export const insertAppointment = prepared<NumberRow>(
  'insert-appointment',
  `insert into appointments (id, patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day, time_slot, notes, reported,
     source, proof, browser_hash, network, notice_version, created_at, updated_at, contact)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $17, ${contactOf('$2', '$4')})
   returning number`,
);

/**
 * The audit row and the event of one version. $1 at, $2 appointment; audit: $3 action, $4 fields, $5 who acts; event: $6 kind,
 * $7 hospital, $8 doctor, $9 day, $10 version, $11 change.
 */
export const insertHistory = prepared(
  'insert-history',
  `with audited as (
     insert into audit_log (action, entity, entity_id, fields)
     select $3, 'appointment', $2, $4 from set_config('arogya.actor', $5, true))
   insert into events (at, kind, hospital_id, doctor_id, day, entity_id, version, change) values ($1, $6, $7, $8, $9, $2, $10, $11)`,
);
