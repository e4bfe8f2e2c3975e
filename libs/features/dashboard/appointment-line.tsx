import '../lists/brief.css';
import type { Appointment } from '@arogya/api/appointments';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import { timeSpan } from '@arogya/features/appointments/appointment-labels';
import { Link } from '@arogya/platform';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDay } from '@arogya/ui/look/formats';

/** An appointment in a short list, e.g. on a phone; its name opens it. */
export const AppointmentLine = ({ appointment }: { appointment: Appointment }) => (
  <div className="ad-brief-line">
    <span className="ad-brief-who">
      <Link to={`/appointments?appointment=${appointment.id}`}>{appointment.patient.name}</Link>
      <span>
        {formatDay(appointment.appointmentDate, AS_BOOKED)}, {timeSpan(appointment)}
      </span>
      <span>{doctorName(appointment.doctor.fullName)}</span>
    </span>
    <AppointmentStatusTag appointment={appointment} />
  </div>
);
