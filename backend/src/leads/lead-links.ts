import { Refusal } from '@arogya/domain/refusal';
import type { Db } from '../database/sql';

/** The hospital of the doctor to whom a lead is assigned: it becomes the lead's hospital. */
export async function hospitalOfDoctor(db: Db, doctorId: string): Promise<string | null> {
  const doctor = await db.one<{ hospital_id: string | null }>('select hospital_id from doctors where id = $1 and archived_at is null', [
    doctorId,
  ]);
  if (doctor) return doctor.hospital_id;
  const message = 'Please choose a doctor';
  throw new Refusal('invalid', { errors: { assignedDoctorId: message }, message });
}
