import { CalendarOutlined } from '@ant-design/icons';
import { useGetDoctorQuery, type Doctor, type DoctorDetails } from '@arogya/api/doctors';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { durationText } from '@arogya/domain/duration';
import { AwayPart } from '@arogya/features/calendars/away-part';
import { RecordFrame } from '@arogya/features/records/record-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { todayIn } from '@arogya/features/times/today';
import { Link } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { formatDateTime, formatNumber } from '@arogya/ui/look/formats';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { Facts } from '@arogya/ui/record/record-drawer';
import { givenFacts } from '@arogya/ui/record/record-part';
import { ActiveTag } from '@arogya/ui/table/status-tag';
import { Button } from 'antd';
import { NextFree } from './next-free';
import { daysText, rangeText } from '@arogya/features/hours/hours-text';

interface DoctorDrawerProps {
  readonly id: string | null;
  readonly neighbours?: Neighbours | null;
  readonly onClose: () => void;
  readonly onEdit: (doctor: Doctor) => void;
  readonly onAway: (doctor: Doctor) => void;
  readonly onDelete: (doctor: Doctor) => void;
}

const Upcoming = ({ id, upcomingAppointments }: DoctorDetails) => (
  <Link className="ad-plain-link" to={`/appointments?doctorId=${id}&from=${todayIn(undefined)}`}>
    {formatNumber(upcomingAppointments)}
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
    ['Appointment length', durationText(doctor.consultationMinutes)],
    ['Services', doctor.services.join(', ')],
    ['Account', doctor.userId ? 'Can sign in' : 'None'],
    ['Upcoming appointments', <Upcoming key="upcoming" {...doctor} />],
    ['Added', formatDateTime(doctor.createdAt, doctor.hospital?.timeZone)],
    ['Last changed', formatDateTime(doctor.updatedAt, doctor.hospital?.timeZone)],
  ] as const;

/** View Details: the doctor beside the list. */
export function DoctorDrawer({ id, neighbours = null, onClose, onEdit, onAway, onDelete }: DoctorDrawerProps) {
  const query = useGetDoctorQuery(id ? { id } : skipToken);
  return (
    <RecordFrame
      id={id}
      noun="Doctor"
      neighbours={neighbours}
      query={query}
      failure="Failed to fetch doctor"
      onClose={onClose}
      tools={(doctor) => <DrawerTools onEdit={() => onEdit(doctor)} onDelete={() => onDelete(doctor)} />}
      head={({ fullName, isActive, specialty, hospitalName, phone }) => ({
        name: doctorName(fullName),
        status: <ActiveTag active={isActive} />,
        about: [specialty, hospitalName],
        phone,
      })}
      next={(doctor) => (doctor.isActive ? <NextFree doctorId={doctor.id} /> : null)}
      foot={(doctor) => (
        <Button type="primary" icon={<CalendarOutlined />} onClick={() => onAway(doctor)}>
          Mark leave
        </Button>
      )}
    >
      {(doctor) => (
        <>
          <AwayPart doctor={doctor} />
          <Facts facts={givenFacts(factsOf(doctor))} />
        </>
      )}
    </RecordFrame>
  );
}
