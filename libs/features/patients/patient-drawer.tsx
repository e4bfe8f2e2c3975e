import './patients.css';
import { useGetPatientQuery, type Patient } from '@arogya/api/patients';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import { Fetched } from '@arogya/features/records/fetched';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { DrawerHead } from '@arogya/ui/record/drawer-head';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { formatDateTime } from '@arogya/ui/look/formats';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { Facts, RecordDrawer } from '@arogya/ui/record/record-drawer';
import { Button } from 'antd';
import { AgeTag } from './age-tag';
import { PatientId } from './patient-columns';
import { PatientPrivacy } from './patient-privacy';
import { PatientAppointments } from './patient-appointments';

interface PatientDrawerProps {
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onEdit: (patient: Patient) => void;
  readonly onDelete: (patient: Patient) => void;
}

const quoted = (text: string | null) => (text ? <span className="ad-quoted">{text}</span> : null);

const factsOf = (patient: Patient) =>
  [
    ['Patient id', <PatientId key="id" {...patient} />],
    ['Phone', <PhoneLink key="phone" phone={patient.phone} />],
    ['Email', patient.email ? <EmailLink key="email" email={patient.email} /> : null],
    ['Age', <AgeTag key="age" age={patient.age} />],
    ['Gender', patient.gender ? GENDER_LABELS[patient.gender] : null],
    ['Location', patient.location],
    ['Address', quoted(patient.address)],
    ['Symptoms', quoted(patient.symptoms)],
    ['Notes', quoted(patient.notes)],
    ['Last seen', formatDateTime(patient.seenAt, DEFAULT_ZONE)],
    ['Added', formatDateTime(patient.createdAt, DEFAULT_ZONE)],
    ['Last changed', formatDateTime(patient.updatedAt, DEFAULT_ZONE)],
  ] as const;

function Details({ id, onEdit, onDelete, onClose }: PatientDrawerProps & { id: string }) {
  const query = useGetPatientQuery({ id });
  return (
    <Fetched query={query} failure="Failed to fetch patient" label="Loading patient">
      {(patient) => (
        <>
          <DrawerHead name={patient.name}>
            <Button type="primary" onClick={() => onEdit(patient)}>
              Edit
            </Button>
            <Button danger onClick={() => onDelete(patient)}>
              Delete
            </Button>
          </DrawerHead>
          <Facts facts={factsOf(patient)} />
          <PatientAppointments key={id} patientId={id} />
          <PatientPrivacy patient={patient} onErased={onClose} />
        </>
      )}
    </Fetched>
  );
}

/** View Details: the patient with their appointments, beside the list. */
export function PatientDrawer(props: PatientDrawerProps) {
  return (
    <RecordDrawer open={props.id !== null} title="Patient" onClose={props.onClose}>
      {props.id ? <Details {...props} id={props.id} /> : null}
    </RecordDrawer>
  );
}
