import { isExpected } from '@arogya/domain/appointments/status';
import type { LinkBarrier, LinkedAppointment } from '@arogya/domain/links/link';
import type { ReadAppointment } from './appointment-data';

/** What the page says first of an appointment. */
export type AppointmentState =
  | 'pending'
  | 'confirmed'
  | 'moved'
  | 'late'
  | 'coming'
  | 'begun'
  | 'cancelledByPatient'
  | 'cancelledByHospital'
  | 'missed'
  | 'over';

/** The present state. Of several that hold, the one comes first that a patient would miss most. */
export function stateOf({ appointment, readAt }: ReadAppointment): AppointmentState {
  const { status, cancelledBy, said, movedFrom, appointmentDate, endsAt } = appointment;
  if (cancelledBy === 'patient') return 'cancelledByPatient';
  if (status === 'cancelled' || cancelledBy !== null) return 'cancelledByHospital';
  if (status === 'no_show') return 'missed';
  if (!isExpected(status) || Date.parse(endsAt) <= readAt) return 'over';
  if (movedFrom) return 'moved';
  if (said.late) return 'late';
  if (Date.parse(appointmentDate) <= readAt) return 'begun';
  return said.coming ? 'coming' : status === 'pending' ? 'pending' : 'confirmed';
}

/** Whether the appointment is behind the patient, or will not be: there is nothing to do about it any more. */
export const isClosed = (state: AppointmentState): boolean =>
  state === 'cancelledByPatient' || state === 'cancelledByHospital' || state === 'missed' || state === 'over';

/** Why it can be neither moved nor cancelled, or not moved: what a patient would otherwise look for. */
export const barriersToSay = ({ barriers: { move, cancel } }: LinkedAppointment): readonly LinkBarrier[] =>
  [...new Set([move, cancel])].filter((barrier) => barrier !== null && barrier !== 'closed' && barrier !== 'notToday');
