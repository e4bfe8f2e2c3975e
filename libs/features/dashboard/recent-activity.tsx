import type { Appointment } from '@arogya/api/appointments';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { NO_RECENT_ACTIVITIES } from '@arogya/domain/stats/texts';
import { AppointmentStatusTag } from '@arogya/features/appointments/appointment-status';
import type { QueryState } from '@arogya/features/lists/use-rows';
import { Link } from '@arogya/platform';
import { AS_BOOKED } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { Panel } from '@arogya/ui/cards/panel';
import { ListPart } from '@arogya/features/lists/list-part';

const Activity = ({ appointment }: { appointment: Appointment }) => (
  <div className="ad-brief-line">
    <span className="ad-brief-who">
      <Link to={`/appointments?appointment=${appointment.id}`}>{appointment.patient.name}</Link>
      <span>
        {doctorName(appointment.doctor.fullName)} · {formatDateTime(appointment.appointmentDate, AS_BOOKED)}
      </span>
      <span>Booked {formatDateTime(appointment.createdAt, appointment.hospital?.timeZone)}</span>
    </span>
    <AppointmentStatusTag appointment={appointment} />
  </div>
);

/** The latest booked appointments, as many as the list holds. */
export const RecentActivity = ({ list }: { list: QueryState<Appointment> }) => (
  <Panel title="Recent Activity">
    <ListPart list={list} className="ad-brief-list" failure="Failed to fetch appointments." empty={NO_RECENT_ACTIVITIES}>
      {(appointment) => <Activity appointment={appointment} />}
    </ListPart>
  </Panel>
);
