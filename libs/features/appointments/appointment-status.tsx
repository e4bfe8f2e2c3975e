import './appointment-status.css';
import type { Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS, isExpected } from '@arogya/domain/appointments/status';
import { KEPT_DESPITE } from '@arogya/domain/calendars/texts';
import { TAGS } from '@arogya/domain/palette';
import { StatusTag } from '@arogya/ui/table/status-tag';

type StatusFields = Pick<Appointment, 'status' | 'keptDespite'>;

/** Of an appointment to come that takes place on purpose. */
export const keptText = ({ status, keptDespite }: StatusFields): string | null => (keptDespite && isExpected(status) ? KEPT_DESPITE : null);

/** That an appointment is kept although the calendar refuses its time; nothing of any other. */
export function KeptTag({ appointment }: { appointment: StatusFields }) {
  const label = keptText(appointment);
  if (!label) return null;
  return (
    <span className="ad-kept-tag">
      <StatusTag look={{ label, ...TAGS.new }} />
    </span>
  );
}

/** The status of an appointment, and that it is kept. */
export function AppointmentStatusTag({ appointment }: { appointment: StatusFields }) {
  const status = <StatusTag look={APPOINTMENT_STATUS[appointment.status]} />;
  if (!keptText(appointment)) return status;
  return (
    <span className="ad-kept">
      {status}
      <KeptTag appointment={appointment} />
    </span>
  );
}
