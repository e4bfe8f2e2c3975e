import type { Appointment } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { NO_RECENT_ACTIVITIES } from '@arogya/domain/stats/texts';
import { doctorName } from '@arogya/features/appointments/visit';
import { Link } from '@arogya/platform';
import { formatDateTime } from '@arogya/ui/formats';
import { Panel } from '@arogya/ui/panel';
import { StatusTag } from '@arogya/ui/status-tag';
import { ListPart } from './list-part';
import type { AgentData } from './use-agent-data';

const Activity = ({ visit }: { visit: Appointment }) => (
  <div className="ad-agent-line">
    <span className="ad-agent-who">
      <Link to={`/appointments?visit=${visit.id}`}>{visit.patient.name}</Link>
      <span>
        {doctorName(visit.doctor.fullName)} · {formatDateTime(visit.appointmentDate)}
      </span>
      <span>Booked {formatDateTime(visit.createdAt)}</span>
    </span>
    <StatusTag look={APPOINTMENT_STATUS[visit.status]} />
  </div>
);

/** The first three of my appointments, the latest booked first. */
export const RecentActivity = ({ recent }: Pick<AgentData, 'recent'>) => (
  <Panel title="Recent Activity">
    <ListPart list={recent} className="ad-agent-list" failure="Failed to fetch appointments." empty={NO_RECENT_ACTIVITIES}>
      {(visit) => <Activity visit={visit} />}
    </ListPart>
  </Panel>
);
