import type { Db } from '../database/sql';

/** Visits that have not begun and that somebody still expects. */
const upcoming = (column: string): string =>
  `${column} = $1 and status in ('pending', 'confirmed') and start_at > now() and archived_at is null`;

/** Whose time is concerned: the doctor himself, all of a hospital's, and those with such visits. */
const DOCTORS = {
  doctor: 'select $1::uuid',
  hospital: `select id from doctors where hospital_id = $1 union select doctor_id from appointments where ${upcoming('hospital_id')}`,
  patient: `select doctor_id from appointments where ${upcoming('patient_id')}`,
} as const;

/** That time is locked before anything of it changes, as every booking does. */
const lockOf = (doctors: string): string => `select lock_time_of(variadic array(${doctors}))`;

const cancelOf = (column: string): string =>
  `update appointments set status = 'cancelled', version = version + 1, updated_at = now() where ${upcoming(column)} returning id`;

const END_HOLDS = 'delete from slot_claims where doctor_id = $1 and appointment_id is null';

/**
 * Cancels the visits that have not begun of a doctor, a hospital or a patient who is archived, in the same transaction;
 * their time is free again at once (decisions: Data). Answers the ids of the cancelled visits.
 */
export async function cancelUpcoming(db: Db, noun: keyof typeof DOCTORS, id: string): Promise<string[]> {
  await db.query(lockOf(DOCTORS[noun]), [id]);
  if (noun === 'doctor') await db.query(END_HOLDS, [id]);
  const visits = await db.query<{ id: string }>(cancelOf(`${noun}_id`), [id]);
  return visits.map((visit) => visit.id);
}
