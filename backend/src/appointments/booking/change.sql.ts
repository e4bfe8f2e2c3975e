import { prepared, type Statement } from '../../database/statement';
import { appointmentColumns, APPOINTMENT_JOINS, type AppointmentRow } from '../appointment-row';
import { contactOf } from './contact.sql';
import { iso } from '../../iso';

/** The appointment as it is now, locked until the transaction ends. */
export const lockAppointment = prepared<AppointmentRow>(
  'lock-appointment',
  `select ${appointmentColumns('p.symptoms')} from appointments a ${APPOINTMENT_JOINS}
   where a.id = $1 and a.archived_at is null for no key update of a`,
);

/** Another hospital writes to where it writes to, not to where the one before did. */
const CONTACT = `case when hospital_id is distinct from $6 then ${contactOf('appointments.patient_id', '$6')} else contact end`;

/** $1 appointment, then the new values of status, notes, feedback, doctor, hospital, start, end, day, time; $11 now, $12 what it is kept despite. */
const updateAppointment = prepared(
  'update-appointment',
  `update appointments set status = $2, notes = $3, feedback = $4, doctor_id = $5, hospital_id = $6, start_at = $7, end_at = $8,
     day = $9, time_slot = $10, contact = ${CONTACT}, kept_despite = $12, version = version + 1,
     updated_at = $11
   where id = $1`,
);

/** A change that leaves the time alone does not touch the indexes on time. $1 appointment, $2 status, $3 notes, $4 feedback, $5 now. */
const updateText = prepared(
  'update-appointment-text',
  'update appointments set status = $2, notes = $3, feedback = $4, version = version + 1, updated_at = $5 where id = $1',
);

/** The appointment as it is after a change, by whether its time or doctor is another one. */
export function writeChange(moved: boolean, after: AppointmentRow): Statement {
  const { id, status, notes, feedback, doctorId, hospitalId, startMs, endMs, day, timeSlot, keptDespite } = after;
  const now = iso(after.updatedMs);
  if (!moved) return updateText(id, status, notes, feedback, now);
  const place = [doctorId, hospitalId, iso(startMs), iso(endMs), day, timeSlot] as const;
  return updateAppointment(id, status, notes, feedback, ...place, now, keptDespite);
}

/** Confirms an appointment that was made in this transaction, and leaves all else as it is. */
export const confirmNew = (id: string, notes: string | null, now: string): Statement => updateText(id, 'confirmed', notes, null, now);

/** $1 appointment, $2 agent. */
const updateAgent = prepared('update-appointment-agent', 'update appointments set agent_id = $2 where id = $1');

/** The rare change of whose it is, beside the others, which stay as cheap as they are. */
export const writeAgent = (before: AppointmentRow, { id, agentId }: AppointmentRow): Statement[] =>
  before.agentId === agentId ? [] : [updateAgent(id, agentId)];

export const archiveAppointment = prepared(
  'archive-appointment',
  'update appointments set archived_at = $2, updated_at = $2, version = version + 1 where id = $1',
);

/** A deleted appointment; it is an orphan when its doctor or patient is deleted too. */
export const lockArchived = prepared<AppointmentRow & { readonly orphan: boolean }>(
  'lock-archived-appointment',
  `select ${appointmentColumns('p.symptoms')}, coalesce(d.archived_at, p.archived_at) is not null as orphan
   from appointments a ${APPOINTMENT_JOINS} where a.id = $1 and a.archived_at is not null for no key update of a`,
);

export const restoreAppointment = prepared(
  'restore-appointment',
  'update appointments set archived_at = null, updated_at = $2, version = version + 1 where id = $1',
);
