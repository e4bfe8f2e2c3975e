import { Link, useSession } from '@arogya/platform';
import { can } from '@arogya/domain/access';
import { PRIORITY } from '@arogya/domain/leads/status';
import { doctorName } from '@arogya/features/appointments/visit';
import { formatDateTime } from '@arogya/ui/formats';
import { PhoneLink } from '@arogya/ui/phone-link';
import { Facts } from '@arogya/ui/record-drawer';
import { StatusTag } from '@arogya/ui/status-tag';
import type { ReactNode } from 'react';
import { ageOf, personName, type Lead } from './lead';
import { LeadStatusTag } from './lead-tags';
import type { LeadActions } from './lead-menu';

const written = (text: string | null): ReactNode => (text ? <span className="ad-lead-written">{text}</span> : null);

const Part = ({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) => (
  <section className="ad-lead-part">
    <h3>{title}</h3>
    <Facts facts={facts} />
  </section>
);

interface LeadFactsProps {
  readonly lead: Lead;
  readonly onStatus?: LeadActions['onStatus'] | undefined;
}

/** All that is known of a lead (specification, section 2: the details). */
export function LeadFacts({ lead, onStatus }: LeadFactsProps) {
  const { role } = useSession();
  const doctor = lead.assignedDoctor;
  const visit = lead.appointmentId && can(role, 'appointments:read') && (
    <Link to={`/appointments?visit=${lead.appointmentId}`}>Open the appointment</Link>
  );
  return (
    <>
      <Part
        title="Lead"
        facts={[
          ['Name', lead.patientName],
          ['Specialty', lead.specialty],
          ['Status', <LeadStatusTag key="status" lead={lead} onChoose={onStatus && ((status) => onStatus(lead, status))} />],
          ['Phone', <PhoneLink key="phone" phone={lead.phone} />],
          ['Email', lead.email ? <a href={`mailto:${lead.email}`}>{lead.email}</a> : null],
          ['City', lead.location],
          ['Priority', <StatusTag key="priority" look={PRIORITY[lead.priority]} />],
          ['Symptoms', written(lead.symptoms)],
        ]}
      />
      <Part
        title="Care"
        facts={[
          ['Assigned Doctor', doctor ? `${doctorName(doctor.fullName)}, ${doctor.specialty}` : 'Not assigned'],
          ['Assigned Agent', lead.assignedAgent ? personName(lead.assignedAgent) : 'Unassigned'],
          ['Appointment', visit],
          ['Source', lead.source],
          ['Notes', written(lead.notes)],
          ['Created', `${formatDateTime(lead.createdAt)} (${ageOf(lead.createdAt).toLowerCase()})`],
        ]}
      />
    </>
  );
}
