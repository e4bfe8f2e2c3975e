import { PHONE_NOT_VERIFIED } from '@arogya/domain/appointments/texts';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime, formatDay } from '@arogya/ui/formats';
import { PhoneLink } from '@arogya/ui/phone-link';
import { FactsPart, written } from '@arogya/ui/record-part';
import { Tag } from 'antd';
import { ReportedPart } from './reported-part';
import { doctorName, sourceLabel, timeSpan, type Visit } from './visit';

/** All that is known of a visit, in the order in which a caller asks for it. */
export function VisitFacts({ visit }: { visit: Visit }) {
  const { patient, doctor, hospital } = visit;
  const zone = hospital && hospital.timeZone !== DEFAULT_ZONE ? ` (${hospital.timeZone})` : '';
  return (
    <>
      <FactsPart
        title="Appointment"
        facts={[
          ['Date & Time', `${formatDay(visit.appointmentDate)}, ${timeSpan(visit)}${zone}`],
          [
            'Doctor',
            <span key="doctor" className="ad-two-lines">
              <span>{doctorName(doctor.fullName)}</span>
              <span>{doctor.specialty}</span>
            </span>,
          ],
          ['Doctor phone', <PhoneLink key="phone" phone={doctor.phone} />],
          ['Hospital', hospital?.name],
          ['Source', visit.agentId ? `${sourceLabel(visit.source)} (agent)` : sourceLabel(visit.source)],
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
              {visit.proof === 'unproven' ? <Tag color="warning">{PHONE_NOT_VERIFIED}</Tag> : null}
            </span>,
          ],
          ['Symptoms', written(patient.symptoms)],
        ]}
      />
      <ReportedPart visit={visit} />
      <FactsPart
        title="Notes"
        facts={[
          ['Notes', written(visit.notes)],
          ['Feedback', written(visit.feedback)],
        ]}
      />
      <p className="ad-quiet ad-visit-times">
        Booked {formatDateTime(visit.createdAt)} · Changed {formatDateTime(visit.updatedAt)}
      </p>
    </>
  );
}
