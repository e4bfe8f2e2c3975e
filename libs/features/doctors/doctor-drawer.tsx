import { useGetDoctorQuery, type Doctor, type DoctorDetails } from '@arogya/api/doctors';
import { doctorName } from '@arogya/features/appointments/appointment-labels';
import { AwayPart } from '@arogya/features/calendars/away-part';
import { Fetched } from '@arogya/features/records/fetched';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { DrawerHead } from '@arogya/ui/record/drawer-head';
import { formatDateTime, formatNumber } from '@arogya/ui/look/formats';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { Facts, RecordDrawer } from '@arogya/ui/record/record-drawer';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';
import { daysText, rangeText } from './hours-text';

interface DoctorDrawerProps {
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onEdit: (doctor: Doctor) => void;
  readonly onAway: (doctor: Doctor) => void;
  readonly onDelete: (doctor: Doctor) => void;
}

const factsOf = (doctor: DoctorDetails) =>
  [
    ['Status', <ActiveTag key="status" active={doctor.isActive} />],
    ['Specialty', doctor.specialty],
    ['Hospital', doctor.hospitalName],
    ['City', doctor.city],
    ...(doctor.experience === null ? [] : [['Experience', doctor.experience === 1 ? '1 year' : `${doctor.experience} years`] as const]),
    ['License number', doctor.licenseNumber],
    ['Phone', <PhoneLink key="phone" phone={doctor.phone} />],
    ['Email', doctor.email ? <EmailLink key="email" email={doctor.email} /> : null],
    ['Working days', daysText(doctor.workingDays)],
    ['Hours', doctor.timeSlots.map(rangeText).join(', ')],
    ['Appointment length', `${doctor.consultationMinutes} min`],
    ['Services', doctor.services.join(', ')],
    ['Account', doctor.userId ? 'Can sign in' : 'None'],
    ['Upcoming appointments', formatNumber(doctor.upcomingVisits)],
    ['Added', formatDateTime(doctor.createdAt, doctor.hospital?.timeZone)],
    ['Last changed', formatDateTime(doctor.updatedAt, doctor.hospital?.timeZone)],
  ] as const;

function Details({ id, onEdit, onAway, onDelete }: DoctorDrawerProps & { id: string }) {
  const query = useGetDoctorQuery({ id });
  return (
    <Fetched query={query} failure="Failed to fetch doctor" label="Loading doctor">
      {(doctor) => (
        <>
          <DrawerHead name={doctorName(doctor.fullName)}>
            <Button type="primary" onClick={() => onEdit(doctor)}>
              Edit
            </Button>
            <Button onClick={() => onAway(doctor)}>Away</Button>
            <Button danger onClick={() => onDelete(doctor)}>
              Delete
            </Button>
          </DrawerHead>
          <AwayPart doctor={doctor} />
          <Facts facts={factsOf(doctor)} />
        </>
      )}
    </Fetched>
  );
}

/** View Details: the doctor beside the list. */
export function DoctorDrawer(props: DoctorDrawerProps) {
  return (
    <RecordDrawer open={props.id !== null} title="Doctor" onClose={props.onClose}>
      {props.id ? <Details {...props} id={props.id} /> : null}
    </RecordDrawer>
  );
}
