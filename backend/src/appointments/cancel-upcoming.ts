import type { Db } from '../database/sql';

/** Whose visits end: a doctor's, a hospital's or a patient's who is archived. */
const COLUMNS = { doctor: 'doctor_id', hospital: 'hospital_id', patient: 'patient_id' } as const;

const LOCK = 'select lock_time_of(variadic $1::uuid[])';

/** The doctors concerned, a doctor himself in any case: his time is locked before anything of it changes. */
const doctorsOf = (column: string): string =>
  column === COLUMNS.doctor
    ? 'select $1::uuid as id'
    : `select distinct doctor_id as id from appointments
       where ${column} = $1 and status in ('pending', 'confirmed') and start_at > now() and archived_at is null`;

/** The claims follow by their trigger. */
const cancelOf = (column: string): string => `
update appointments set status = 'cancelled', version = version + 1, updated_at = now()
where ${column} = $1 and status in ('pending', 'confirmed') and start_at > now() and archived_at is null
returning id`;

/**
 * Cancels the visits that have not begun and gives their time back, in the transaction that archives whom they belong
 * to (decisions: Data). Answers the ids of the cancelled visits.
 */
export async function cancelUpcoming(db: Db, noun: keyof typeof COLUMNS, id: string): Promise<string[]> {
  const column = COLUMNS[noun];
  const doctors = await db.query<{ id: string }>(doctorsOf(column), [id]);
  if (doctors.length > 0) await db.query(LOCK, [doctors.map((doctor) => doctor.id)]);
  if (noun === 'doctor') await db.query('delete from slot_claims where doctor_id = $1 and appointment_id is null', [id]);
  const visits = await db.query<{ id: string }>(cancelOf(column), [id]);
  return visits.map((visit) => visit.id);
}
