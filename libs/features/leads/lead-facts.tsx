import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { Link, useSession } from '@arogya/platform';
import { can } from '@arogya/domain/access';
import { PRIORITY } from '@arogya/domain/leads/status';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { FactsPart, written } from '@arogya/ui/record/record-part';
import { StatusTag } from '@arogya/ui/table/status-tag';
import { ageOf, personName, type Lead } from './lead';

/** What is known of a lead (docs/spec/screens.md) besides name, status and phone, which are the head of its drawer. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { role } = useSession();
  const doctor = lead.assignedDoctor;
  const appointment = lead.appointmentId && can(role, 'appointments:read') && (
    <Link to={`/appointments?appointment=${lead.appointmentId}`}>Open the appointment</Link>
  );
  return (
    <>
      <FactsPart
        title="Lead"
        facts={[
          ['Specialty', lead.specialty],
          ['Email', lead.email ? <a href={`mailto:${lead.email}`}>{lead.email}</a> : null],
          ['City', lead.location],
          ['Priority', <StatusTag key="priority" look={PRIORITY[lead.priority]} />],
          ['Symptoms', written(lead.symptoms)],
        ]}
      />
      <FactsPart
        title="Care"
        facts={[
          ['Assigned Doctor', doctor ? `${doctorName(doctor.fullName)}, ${doctor.specialty}` : 'Not assigned'],
          ['Assigned Agent', lead.assignedAgent ? personName(lead.assignedAgent) : 'Unassigned'],
          ['Appointment', appointment],
          ['Source', lead.source],
          ['Notes', written(lead.notes)],
          ['Created', `${formatDateTime(lead.createdAt, DEFAULT_ZONE)} (${ageOf(lead.createdAt).toLowerCase()})`],
        ]}
      />
    </>
  );
}
