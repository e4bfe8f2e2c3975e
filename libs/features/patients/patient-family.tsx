import { useListPatientsQuery, type Patient } from '@arogya/api/patients';
import { SAME_PHONE } from '@arogya/domain/patients/reported';
import { isSamePhone } from '@arogya/domain/phones/phone';
import { Link } from '@arogya/platform';
import { RecordPart } from '@arogya/ui/record/record-part';

const MOST = 20;

/** Who else has this phone number, as links: mostly family. Nothing where nobody has. */
export function PatientFamily({ patient }: { patient: Patient }) {
  const { currentData } = useListPatientsQuery({ q: patient.phone, pageSize: MOST });
  const others = currentData?.filter(({ id, phone }) => id !== patient.id && isSamePhone(phone, patient.phone)) ?? [];
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
