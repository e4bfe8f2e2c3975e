import { PHONE_NOT_VERIFIED } from '@arogya/domain/appointments/texts';
import { AS_BOOKED, DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime, formatDay } from '@arogya/ui/look/formats';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { FactsPart, written } from '@arogya/ui/record/record-part';
import { Tag } from 'antd';
import { ReportedPart } from './reported-part';
import { doctorName, sourceLabel, timeSpan, type Appointment } from './appointment-labels';

/** All fields of an appointment, in the order in which a caller asks for them. */
export function AppointmentFacts({ appointment }: { appointment: Appointment }) {
  const { patient, doctor, hospital } = appointment;
  const zone = hospital && hospital.timeZone !== DEFAULT_ZONE ? ` (${hospital.timeZone})` : '';
  return (
    <>
      <FactsPart
        title="Appointment"
        facts={[
          ['Date & Time', `${formatDay(appointment.appointmentDate, AS_BOOKED)}, ${timeSpan(appointment)}${zone}`],
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
          ['Name', patient.name],
          [
            'Phone',
            <span key="phone" className="ad-two-lines">
              <PhoneLink phone={patient.phone} />
              {appointment.proof === 'unproven' ? <Tag color="warning">{PHONE_NOT_VERIFIED}</Tag> : null}
            </span>,
          ],
          ['Symptoms', written(patient.symptoms)],
        ]}
      />
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
