import { CalendarOutlined } from '@ant-design/icons';
import { useGetDoctorQuery, type Doctor, type DoctorDetails } from '@arogya/api/doctors';
import { doctorName } from '@arogya/features/appointments/appointment-labels';
import { AwayPart } from '@arogya/features/calendars/away-part';
import { DrawerWalk } from '@arogya/features/records/drawer-walk';
import { Fetched } from '@arogya/features/records/fetched';
import type { Walk } from '@arogya/features/records/use-walked-record';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { todayIn } from '@arogya/features/appointments/today';
import { Link } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { formatDateTime, formatNumber } from '@arogya/ui/look/formats';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { givenFacts, RecordHead } from '@arogya/ui/record/record-frame';
import { Facts, RecordDrawer } from '@arogya/ui/record/record-drawer';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';
import { NextFree } from './next-free';
import { daysText, rangeText } from './hours-text';

interface DoctorDrawerProps {
  readonly id: string | null;
  readonly walk?: Walk | null;
  readonly onClose: () => void;
  readonly onEdit: (doctor: Doctor) => void;
  readonly onAway: (doctor: Doctor) => void;
  readonly onDelete: (doctor: Doctor) => void;
}

const Upcoming = ({ id, upcomingVisits }: DoctorDetails) => (
  <Link className="ad-plain-link" to={`/appointments?doctorId=${id}&from=${todayIn(undefined)}`}>
    {formatNumber(upcomingVisits)}
  </Link>
);

const factsOf = (doctor: DoctorDetails) =>
  [
    ['City', doctor.city],
    ...(doctor.experience === null ? [] : [['Experience', doctor.experience === 1 ? '1 year' : `${doctor.experience} years`] as const]),
    ['License number', doctor.licenseNumber],
    ['Email', doctor.email ? <EmailLink key="email" email={doctor.email} /> : null],
    ['Working days', daysText(doctor.workingDays)],
    ['Hours', doctor.timeSlots.map(rangeText).join(', ')],
    ['Appointment length', `${doctor.consultationMinutes} min`],
    ['Services', doctor.services.join(', ')],
    ['Account', doctor.userId ? 'Can sign in' : 'None'],
    ['Upcoming appointments', <Upcoming key="upcoming" {...doctor} />],
    ['Added', formatDateTime(doctor.createdAt, doctor.hospital?.timeZone)],
    ['Last changed', formatDateTime(doctor.updatedAt, doctor.hospital?.timeZone)],
  ] as const;

function Foot({ doctor, onAway }: { doctor: Doctor; onAway: (doctor: Doctor) => void }) {
  return (
    <div className="ad-record-foot">
      <Button type="primary" icon={<CalendarOutlined />} onClick={() => onAway(doctor)}>
        Away
      </Button>
    </div>
  );
}

/** View Details: the doctor beside the list. */
export function DoctorDrawer({ id, walk = null, onClose, onEdit, onAway, onDelete }: DoctorDrawerProps) {
  const query = useGetDoctorQuery(id ? { id } : skipToken);
  const doctor = query.currentData;
  const tools = (
    <>
      <DrawerWalk walk={walk} />
      {doctor ? <DrawerTools onEdit={() => onEdit(doctor)} onDelete={() => onDelete(doctor)} /> : null}
    </>
  );
  return (
    <RecordDrawer
      open={id !== null}
      title="Doctor"
      extra={tools}
      footer={doctor ? <Foot doctor={doctor} onAway={onAway} /> : null}
      onClose={onClose}
    >
      <Fetched key={id} query={query} failure="Failed to fetch doctor" label="Loading doctor">
        {(shown) => (
          <>
            <RecordHead
              name={doctorName(shown.fullName)}
              status={<ActiveTag active={shown.isActive} />}
              about={[shown.specialty, shown.hospitalName]}
              phone={shown.phone}
            />
            {shown.isActive ? <NextFree doctorId={shown.id} /> : null}
            <AwayPart doctor={shown} />
            <Facts facts={givenFacts(factsOf(shown))} />
          </>
        )}
      </Fetched>
    </RecordDrawer>
  );
}
