import './patients.css';
import type { Patient } from '@arogya/api/patients';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import { ContactCell } from '@arogya/ui/table/contact-cell';
import { CopyButton } from '@arogya/ui/record/copy-button';
import type { Column } from '@arogya/ui/table/data-table';
import { shortId, truncated } from '@arogya/ui/look/formats';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { AgeTag } from './age-tag';

/** How much of the symptoms the list shows (docs/spec/numbers.md). */
const SYMPTOMS_SHOWN = 50;

/** The first 8 characters of the id; Copy takes all of it. */
export const PatientId = ({ id, name }: Pick<Patient, 'id' | 'name'>) => (
  <span className="ad-short-id">
    <span title={id}>{shortId(id)}</span>
    <CopyButton text={id} label={`Copy the id of ${name}`} />
  </span>
);

function Symptoms({ symptoms }: Pick<Patient, 'symptoms'>) {
  if (!symptoms) return '—';
  if (symptoms.length <= SYMPTOMS_SHOWN) return symptoms;
  return <span title={symptoms}>{truncated(symptoms, SYMPTOMS_SHOWN)}</span>;
}

export const PATIENT_COLUMNS: readonly Column<Patient>[] = [
  {
    key: 'name',
    title: 'Patient',
    sort: true,
    card: 'title',
    width: 200,
    render: (patient) => <PersonCell name={patient.name} detail={<PatientId {...patient} />} />,
  },
  {
    key: 'contact',
    title: 'Contact',
    card: 'hidden',
    width: 210,
    render: ({ phone, email }) => <ContactCell phone={phone} email={email} />,
  },
  { key: 'age', title: 'Age', sort: true, width: 120, render: ({ age }) => <AgeTag age={age} /> },
  {
    key: 'gender',
    title: 'Gender',
    width: 90,
    brief: ({ gender }) => (gender ? GENDER_LABELS[gender] : null),
    render: ({ gender }) => (gender ? GENDER_LABELS[gender] : '—'),
  },
  { key: 'location', title: 'Location', width: 140, brief: ({ location }) => location, render: ({ location }) => location ?? '—' },
  { key: 'symptoms', title: 'Symptoms', card: 'hidden', width: 200, render: (patient) => <Symptoms {...patient} /> },
];
