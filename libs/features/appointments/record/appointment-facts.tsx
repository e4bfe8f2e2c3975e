import type { Appointment } from '@arogya/api/appointments';
import { PHONE_NOT_VERIFIED } from '@arogya/domain/appointments/texts';
import { can } from '@arogya/domain/access';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { Link, useSession } from '@arogya/platform';
import { formatDateTime } from '@arogya/ui/look/formats';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { FactsPart, written } from '@arogya/ui/record/record-part';
import { Tag } from 'antd';
import { LinkPart } from './link-part';
import { ReportedPart } from './reported-part';
import { sourceLabel } from '../appointment-labels';

/** All fields of an appointment, in the order in which a caller asks for them; its time, and the patient's phone, stand above. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { patient, doctor, hospital } = appointment;
  const { role } = useSession();
  return (
    <>
      <FactsPart
        title="Appointment"
        facts={[
          [
            'Doctor',
            <span key="doctor" className="ad-two-lines">
              <span>{doctorName(doctor.fullName)}</span>
              <span>{doctor.specialty}</span>
            </span>,
          ],
          ['Doctor phone', <PhoneLink key="phone" phone={doctor.phone} />],
          ['Hospital', hospital?.name],
          ['Source', appointment.agentId ? `${sourceLabel(appointment.source)} (agent)` : sourceLabel(appointment.source)],
        ]}
      />
      <FactsPart
        title="Patient"
        facts={[
          [
            'Name',
            can(role, 'patients:read') ? (
              <Link key="name" className="ad-plain-link" to={`/patients?patient=${patient.id}`}>
                {patient.name}
              </Link>
            ) : null,
          ],
          ['Phone', appointment.proof === 'unproven' ? <Tag color="warning">{PHONE_NOT_VERIFIED}</Tag> : null],
          ['Symptoms', written(patient.symptoms)],
        ]}
      />
      <LinkPart appointment={appointment} />
      <ReportedPart appointment={appointment} />
      <FactsPart
        title="Notes"
        facts={[
          ['Notes', written(appointment.notes)],
          ['Feedback', written(appointment.feedback)],
        ]}
      />
      <p className="ad-quiet ad-appointment-times">
        Booked {formatDateTime(appointment.createdAt, hospital?.timeZone)} · Changed{' '}
        {formatDateTime(appointment.updatedAt, hospital?.timeZone)}
      </p>
    </>
  );
}
