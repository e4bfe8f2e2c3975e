import type { PatientSaid } from '@arogya/domain/links/link';
import { prepared, type Statement } from '../../database/statement';
import { appointmentColumns, APPOINTMENT_JOINS, type AppointmentRow } from '../appointment-row';
import { contactOf, linkVersionAfter } from './contact.sql';
import { iso } from '../../iso';

/** The appointment as it is now, locked until the transaction ends. */
export const lockAppointment = prepared<AppointmentRow, { id: string }>(
  'lock-appointment',
  `select ${appointmentColumns('p.symptoms')} from appointments a ${APPOINTMENT_JOINS}
   where a.id = :id and a.archived_at is null for no key update of a`,
);

/** Another hospital writes to where it writes to, not to where the one before did; the link goes there, too. */
const AT_HOSPITAL = contactOf('appointments.patient_id', ':hospitalId');
const CONTACT = `contact = case when hospital_id is distinct from :hospitalId then ${AT_HOSPITAL} else contact end,
     link_version = case when hospital_id is distinct from :hospitalId then ${linkVersionAfter('contact', AT_HOSPITAL)} else link_version end`;

const updateAppointment = prepared<
  object,
  {
    id: string;
    status: string;
    notes: string | null;
    feedback: string | null;
    doctorId: string;
    hospitalId: string | null;
    start: string;
    end: string;
    day: string;
    timeSlot: string;
    now: string;
    keptDespite: string | null;
    said: PatientSaid | null;
    language: string | null;
  }
>(
  'update-appointment',
  `update appointments set status = :status, notes = :notes, feedback = :feedback, doctor_id = :doctorId, hospital_id = :hospitalId, start_at = :start, end_at = :end,
     day = :day, time_slot = :timeSlot, ${CONTACT}, kept_despite = :keptDespite, said = :said, language = :language, version = version + 1,
     updated_at = :now
   where id = :id`,
);

/** A change that leaves the time alone does not touch the indexes on time. */
const updateText = prepared<
  object,
  {
    id: string;
    status: string;
    notes: string | null;
    feedback: string | null;
    said: PatientSaid | null;
    language: string | null;
    now: string;
  }
>(
  'update-appointment-text',
  `update appointments set status = :status, notes = :notes, feedback = :feedback, said = :said, language = :language,
     version = version + 1, updated_at = :now
   where id = :id`,
);

/** The appointment as it is after a change, by whether its time or doctor is another one. */
export function writeChange(moved: boolean, after: AppointmentRow): Statement {
  const { id, status, notes, feedback, doctorId, hospitalId, startMs, endMs, day, timeSlot, keptDespite, said, language } = after;
  const now = iso(after.updatedMs);
  if (!moved) return updateText({ id, status, notes, feedback, said, language, now });
  const place = { doctorId, hospitalId, start: iso(startMs), end: iso(endMs), day, timeSlot };
  return updateAppointment({ id, status, notes, feedback, ...place, now, keptDespite, said, language });
}

/** Confirms an appointment that was made in this transaction, and leaves all else as it is. */
export const confirmNew = (made: {
  readonly id: string;
  readonly notes: string | null;
  readonly language: string | null;
  readonly now: string;
}): Statement => updateText({ ...made, status: 'confirmed', feedback: null, said: null });

const updateAgent = prepared<object, { id: string; agentId: string | null }>(
  'update-appointment-agent',
  'update appointments set agent_id = :agentId where id = :id',
);

/** The rare change of whose it is, beside the others, which stay as cheap as they are. */
export const writeAgent = (before: AppointmentRow, { id, agentId }: AppointmentRow): Statement[] =>
  before.agentId === agentId ? [] : [updateAgent({ id, agentId })];

export const archiveAppointment = prepared<object, { id: string; now: string }>(
  'archive-appointment',
  'update appointments set archived_at = :now, updated_at = :now, version = version + 1 where id = :id',
);

/** A deleted appointment; it is an orphan when its doctor or patient is deleted too. */
export const lockArchived = prepared<AppointmentRow & { readonly orphan: boolean }, { id: string }>(
  'lock-archived-appointment',
  `select ${appointmentColumns('p.symptoms')}, coalesce(d.archived_at, p.archived_at) is not null as orphan
   from appointments a ${APPOINTMENT_JOINS} where a.id = :id and a.archived_at is not null for no key update of a`,
);

export const restoreAppointment = prepared<object, { id: string; now: string }>(
  'restore-appointment',
  'update appointments set archived_at = null, updated_at = :now, version = version + 1 where id = :id',
);
