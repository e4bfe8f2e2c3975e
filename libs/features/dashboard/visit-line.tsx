import './brief.css';
import type { Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { doctorName, timeSpan } from '@arogya/features/appointments/visit';
import { Link } from '@arogya/platform';
import { formatDay } from '@arogya/ui/formats';
import { StatusTag } from '@arogya/ui/status-tag';

/** An appointment in a short list, e.g. on a phone; its name opens it. */
export const VisitLine = ({ visit }: { visit: Appointment }) => (
  <div className="ad-brief-line">
    <span className="ad-brief-who">
      <Link to={`/appointments?visit=${visit.id}`}>{visit.patient.name}</Link>
      <span>
        {formatDay(visit.appointmentDate)}, {timeSpan(visit)}
      </span>
      <span>{doctorName(visit.doctor.fullName)}</span>
    </span>
    <StatusTag look={APPOINTMENT_STATUS[visit.status]} />
  </div>
);
