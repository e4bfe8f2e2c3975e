import './patients.css';
import { CalendarOutlined } from '@ant-design/icons';
import { useGetPatientQuery, type Patient } from '@arogya/api/patients';
import { can } from '@arogya/domain/access';
import { LANGUAGE_LABELS, LANGUAGE_OF_MESSAGES } from '@arogya/domain/languages/labels';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import { BookFor } from '@arogya/features/appointments/booking/book-for';
import { RecordFrame } from '@arogya/features/records/record-frame';
import type { Neighbours } from '@arogya/features/records/use-record-in-list';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { DrawerTools } from '@arogya/ui/record/drawer-tools';
import { Facts } from '@arogya/ui/record/record-drawer';
import { givenFacts } from '@arogya/ui/record/record-part';
import { useSession } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { Button } from 'antd';
import { useState } from 'react';
import { AgeTag } from './age-tag';
import { NextAppointment } from './next-appointment';
import { PatientId } from './patient-columns';
import { PatientFamily } from './patient-family';
import { PatientPrivacy } from './patient-privacy';
import { PatientAppointments } from './patient-appointments';

interface PatientDrawerProps {
  readonly id: string | null;
  readonly neighbours?: Neighbours | null;
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
    [LANGUAGE_OF_MESSAGES, patient.language ? LANGUAGE_LABELS[patient.language] : null],
    ['Symptoms', quoted(patient.symptoms)],
    ['Notes', quoted(patient.notes)],
    ['Last seen', formatDateTime(patient.seenAt, DEFAULT_ZONE)],
    ['Added', formatDateTime(patient.createdAt, DEFAULT_ZONE)],
    ['Last changed', formatDateTime(patient.updatedAt, DEFAULT_ZONE)],
  ] as const;

/** View Details: the patient with their appointments, beside the list. */
export function PatientDrawer({ id, neighbours = null, onClose, onEdit, onDelete }: PatientDrawerProps) {
  const { role } = useSession();
  const query = useGetPatientQuery(id ? { id } : skipToken);
  const [booking, setBooking] = useState<Patient | null>(null);
  return (
    <RecordFrame
      id={id}
      noun="Patient"
      neighbours={neighbours}
      query={query}
      failure="Failed to fetch patient"
      onClose={onClose}
      tools={(patient) => <DrawerTools onEdit={() => onEdit(patient)} onDelete={() => onDelete(patient)} />}
      head={({ name, age, gender, location, phone }) => ({
        name,
        status: <AgeTag age={age} />,
        about: [gender ? GENDER_LABELS[gender] : null, location],
        phone,
      })}
      next={(patient) => <NextAppointment patientId={patient.id} />}
      foot={(patient) =>
        can(role, 'appointments:create') ? (
          <Button type="primary" icon={<CalendarOutlined />} onClick={() => setBooking(patient)}>
            Book Appointment
          </Button>
        ) : null
      }
      over={<BookFor person={booking} onClose={() => setBooking(null)} />}
    >
      {(patient) => (
        <>
          <Facts facts={givenFacts(factsOf(patient))} />
          <PatientFamily patient={patient} />
          <PatientPrivacy patient={patient} onErased={onClose} />
          <PatientAppointments key={patient.id} patientId={patient.id} />
        </>
      )}
    </RecordFrame>
  );
}
