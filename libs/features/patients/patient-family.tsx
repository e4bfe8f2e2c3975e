import { useListPatientsQuery, type Patient } from '@arogya/api/patients';
import { SAME_PHONE } from '@arogya/domain/patients/reported';
import { Link } from '@arogya/platform';
import { dialDigits } from '@arogya/ui/look/formats';
import { RecordPart } from '@arogya/ui/record/record-part';

const MOST = 20;

/** Who else has this phone number, as links: mostly family. Nothing where nobody has. */
export function PatientFamily({ patient }: { patient: Patient }) {
  const { currentData } = useListPatientsQuery({ q: patient.phone, pageSize: MOST });
  const others = currentData?.filter(({ id, phone }) => id !== patient.id && dialDigits(phone) === dialDigits(patient.phone)) ?? [];
  if (others.length === 0) return null;
  return (
    <RecordPart title={SAME_PHONE}>
      <ul className="ad-family">
        {others.map(({ id, name, age }) => (
          <li key={id}>
            <Link className="ad-plain-link" to={`/patients?patient=${id}`}>
              {name}
            </Link>
            {age === null ? null : <span className="ad-quiet"> · {age}</span>}
          </li>
        ))}
      </ul>
    </RecordPart>
  );
}
