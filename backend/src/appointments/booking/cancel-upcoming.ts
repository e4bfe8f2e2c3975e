import { EXPECTED } from '@arogya/domain/appointments/status';
import type { Tx } from '../../database/sql';
import { prepared } from '../../database/statement';
import { lockDoctors } from './booking.sql';
import { changeMany } from './change-many.sql';
import { inWords } from '../../database/where';

/** Appointments in the future that are pending or confirmed. */
const upcoming = (column: string, id: string, now: string): string =>
  `${column} = ${id} and status in (${inWords(EXPECTED)}) and start_at > ${now} and archived_at is null`;

/** Somebody has decided that it goes to another doctor: it is carried out in a moment (calendar-changes/settle.service.ts). */
export const leavesFor = (doctor: string): string => `exists (select from calendar_change_appointments x where x.appointment_id = a.id
    and x.state = 'ready' and (x.decision ->> 'doctorId')::uuid <> ${doctor})`;

const cancelOf = (noun: 'doctor' | 'hospital' | 'patient', but = '') =>
  changeMany<{ id: string }>({
    name: `cancel-upcoming-of-${noun}`,
    which: `${upcoming(`a.${noun}_id`, ':id::uuid', ':now')}${but}`,
    set: `status = 'cancelled'`,
    fields: ['status'],
    kind: 'cancelled',
  });

const CANCEL = {
  doctor: cancelOf('doctor', ` and not ${leavesFor(':id::uuid')}`),
  hospital: cancelOf('hospital'),
  patient: cancelOf('patient'),
} as const;

/** Of a patient at one hospital. */
const CANCEL_AT = changeMany<{ patientId: string; hospitalId: string }>({
  name: 'cancel-upcoming-of-patient-at',
  which: `${upcoming('a.patient_id', ':patientId::uuid', ':now')} and a.hospital_id = :hospitalId::uuid`,
  set: `status = 'cancelled'`,
  fields: ['status'],
  kind: 'cancelled',
});

/** Whose appointments. */
const DOCTORS = {
  doctor: prepared<{ id: string }, { id: string; now: Date }>(
    'doctor-of-doctor',
    'select :id::uuid as id where :now::timestamptz is not null',
  ),
  hospital: prepared<{ id: string }, { id: string; now: Date }>(
    'doctors-of-hospital',
    `select id from doctors where hospital_id = :id union select doctor_id from appointments where ${upcoming('hospital_id', ':id', ':now')}`,
  ),
  patient: prepared<{ id: string }, { id: string; now: Date }>(
    'doctors-of-patient',
    `select distinct doctor_id as id from appointments where ${upcoming('patient_id', ':id', ':now')}`,
  ),
} as const;

const endHoldsOf = prepared<object, { doctorId: string }>('end-holds-of-doctor', 'delete from slot_holds where doctor_id = :doctorId');

/**
 * Cancels the upcoming appointments of a doctor, a hospital or a patient who is archived, in the transaction of the caller
 * and under the lock of every doctor concerned; of a doctor not those that go to another one. Answers their ids.
 */
export async function cancelUpcoming(db: Tx, noun: keyof typeof CANCEL, id: string, now = Date.now()): Promise<string[]> {
  const [doctors] = await db.batch(DOCTORS[noun]({ id, now: new Date(now) }));
  await db.batch(
    lockDoctors({ doctorIds: doctors.map((doctor) => doctor.id) }),
    ...(noun === 'doctor' ? [endHoldsOf({ doctorId: id })] : []),
  );
  const [cancelled] = await db.batch(CANCEL[noun](now, db.who, { id }));
  return cancelled.map((appointment) => appointment.id);
}

/** The same for a patient's appointments at one hospital, whatever they have elsewhere. */
export async function cancelUpcomingAt(db: Tx, patientId: string, hospitalId: string, now = Date.now()): Promise<void> {
  const [doctors] = await db.batch(DOCTORS.patient({ id: patientId, now: new Date(now) }));
  await db.batch(lockDoctors({ doctorIds: doctors.map((doctor) => doctor.id) }));
  await db.batch(CANCEL_AT(now, db.who, { patientId, hospitalId }));
}
