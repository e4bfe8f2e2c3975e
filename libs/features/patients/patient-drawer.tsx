import './patients.css';
import { useGetPatientQuery, type Patient } from '@arogya/api/patients';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import { WITHHELD } from '@arogya/domain/patients/texts';
import { Fetched } from '@arogya/features/records/fetched';
import { EmailLink } from '@arogya/ui/table/contact-cell';
import { DrawerHead } from '@arogya/ui/record/drawer-head';
import { formatDateTime } from '@arogya/ui/look/formats';
import { PhoneLink } from '@arogya/ui/record/phone-link';
import { Facts, RecordDrawer } from '@arogya/ui/record/record-drawer';
import { Alert, Button } from 'antd';
import { AgeTag } from './age-tag';
import { PatientId } from './patient-columns';
import { isWithheld } from './patient-form-values';
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
    ['Last seen', formatDateTime(patient.seenAt)],
    ['Added', formatDateTime(patient.createdAt)],
    ['Last changed', formatDateTime(patient.updatedAt)],
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
          {isWithheld(patient) ? <Alert type="info" showIcon title={WITHHELD} /> : null}
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
