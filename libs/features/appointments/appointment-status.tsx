import './appointment-status.css';
import type { Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS, isExpected } from '@arogya/domain/appointments/status';
import { KEPT, KEPT_DESPITE } from '@arogya/domain/calendars/texts';
import { saidText } from '@arogya/domain/links/texts';
import { TAGS, type TagColours } from '@arogya/domain/palette';
import { StatusTag } from '@arogya/ui/table/status-tag';

type StatusFields = Pick<Appointment, 'status' | 'keptDespite' | 'said'>;

interface StatusNote {
  readonly text: string;
  /** Where there is space for a word or two. */
  readonly short: string;
  readonly look: TagColours;
}

/** What stands under a status: what the patient said by the link, and that the appointment takes place on purpose. */
export function statusNotes(appointment: StatusFields): readonly StatusNote[] {
  const said = saidText(appointment);
  const look = appointment.status === 'cancelled' ? TAGS.over : appointment.said?.late ? TAGS.waiting : TAGS.agreed;
  const isKept = appointment.keptDespite !== null && isExpected(appointment.status);
  return [
    ...(said === null ? [] : [{ text: said, short: said, look }]),
    ...(isKept ? [{ text: KEPT_DESPITE, short: KEPT, look: TAGS.new }] : []),
  ];
}

/** The notes of an appointment; nothing of one without any. */
export function StatusNotes({ appointment }: { appointment: StatusFields }) {
  return statusNotes(appointment).map(({ text, look }) => (
    <span key={text} className="ad-status-note">
      <StatusTag look={{ label: text, ...look }} />
    </span>
  ));
}

/** The status of an appointment with its notes. */
export function AppointmentStatusTag({ appointment }: { appointment: StatusFields }) {
  const status = <StatusTag look={APPOINTMENT_STATUS[appointment.status]} />;
  if (statusNotes(appointment).length === 0) return status;
  return (
    <span className="ad-noted">
      {status}
      <StatusNotes appointment={appointment} />
    </span>
  );
}
