import './patients.css';
import { CalendarOutlined } from '@ant-design/icons';
import { useGetPatientQuery, type Patient } from '@arogya/api/patients';
import { can } from '@arogya/domain/access';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import { DrawerWalk } from '@arogya/features/records/drawer-walk';
import { Fetched } from '@arogya/features/records/fetched';
import type { Walk } from '@arogya/features/records/use-walked-record';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { givenFacts, RecordHead } from '@arogya/ui/record/record-frame';
import { Facts, RecordDrawer } from '@arogya/ui/record/record-drawer';
import { useSession } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { AgeTag } from './age-tag';
import { NextAppointment } from './next-appointment';
import { PatientId } from './patient-columns';
import { PatientPrivacy } from './patient-privacy';
import { PatientAppointments } from './patient-appointments';

const BookingDialog = lazy(() =>
  import('@arogya/features/appointments/booking-dialog').then((module) => ({ default: module.BookingDialog })),
);

interface PatientDrawerProps {
  readonly id: string | null;
  readonly walk?: Walk | null;
  readonly onClose: () => void;
  readonly onEdit: (patient: Patient) => void;
  readonly onDelete: (patient: Patient) => void;
}

const quoted = (text: string | null) => (text ? <span className="ad-quoted">{text}</span> : null);

const factsOf = (patient: Patient) =>
  [
    ['Patient id', <PatientId key="id" {...patient} />],
    ['Email', patient.email ? <EmailLink key="email" email={patient.email} /> : null],
    ['Address', quoted(patient.address)],
    ['Symptoms', quoted(patient.symptoms)],
    ['Notes', quoted(patient.notes)],
    ['Last seen', formatDateTime(patient.seenAt, DEFAULT_ZONE)],
    ['Added', formatDateTime(patient.createdAt, DEFAULT_ZONE)],
    ['Last changed', formatDateTime(patient.updatedAt, DEFAULT_ZONE)],
  ] as const;

function Foot({ patient, onBook }: { patient: Patient; onBook: (patient: Patient) => void }) {
  return (
    <div className="ad-record-foot">
      <Button type="primary" icon={<CalendarOutlined />} onClick={() => onBook(patient)}>
        Book Appointment
      </Button>
    </div>
  );
}

/** View Details: the patient with their appointments, beside the list. */
export function PatientDrawer({ id, walk = null, onClose, onEdit, onDelete }: PatientDrawerProps) {
  const { role } = useSession();
  const query = useGetPatientQuery(id ? { id } : skipToken);
  const [booking, setBooking] = useState<Patient | null>(null);
  const patient = query.currentData;
  const tools = (
    <>
      <DrawerWalk walk={walk} />
      {patient ? <DrawerTools onEdit={() => onEdit(patient)} onDelete={() => onDelete(patient)} /> : null}
    </>
  );
  const foot = patient && can(role, 'appointments:create') ? <Foot patient={patient} onBook={setBooking} /> : null;
  return (
    <RecordDrawer open={id !== null} title="Patient" extra={tools} footer={foot} onClose={onClose}>
      <Fetched key={id} query={query} failure="Failed to fetch patient" label="Loading patient">
        {(shown) => (
          <>
            <RecordHead
              name={shown.name}
              status={<AgeTag age={shown.age} />}
              about={[shown.gender ? GENDER_LABELS[shown.gender] : null, shown.location]}
              phone={shown.phone}
            />
            <NextAppointment patientId={shown.id} />
            <Facts facts={givenFacts(factsOf(shown))} />
            <PatientAppointments key={shown.id} patientId={shown.id} />
            <PatientPrivacy patient={shown} onErased={onClose} />
          </>
        )}
      </Fetched>
      {booking ? (
        <Suspense fallback={null}>
          <BookingDialog
            open
            seed={null}
            start={{ patientPhone: booking.phone, patientName: booking.name }}
            onClose={() => setBooking(null)}
          />
        </Suspense>
      ) : null}
    </RecordDrawer>
  );
}
