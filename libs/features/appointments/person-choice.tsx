import { ageCategory } from '@arogya/domain/patients/age';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import { NEW_PATIENT, PATIENT_FOUND } from '@arogya/domain/patients/texts';
import type { Patient } from '@arogya/api/patients';
import { Skeleton } from '@arogya/ui/states/skeleton';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { Button, Radio } from 'antd';
import type { Lookup } from './use-phone-lookup';

const NOBODY = 'new';

function about({ age, gender, location }: Patient): string {
  const parts = [age === null ? '' : `${age} years (${ageCategory(age)})`, gender ? GENDER_LABELS[gender] : '', location ?? ''];
  return parts.filter(Boolean).join(' · ') || 'No details recorded';
}

interface PersonChoiceProps {
  readonly lookup: Lookup;
  /** Who is booked for; null for a new person. */
  readonly person: Patient | null;
  readonly onChoose: (person: Patient | null) => void;
  readonly onRetry: () => void;
}

/** The result of the phone look-up. A family shares a phone, so the person is chosen, or a new one is added. */
export function PersonChoice({ lookup, person, onChoose, onRetry }: PersonChoiceProps) {
  if (lookup.state === 'idle') return null;
  if (lookup.state === 'looking') return <Skeleton rows={1} label="Looking up the phone number" />;
  if (lookup.state === 'new')
    return (
      <p className="ad-lookup">
        <strong>{NEW_PATIENT}</strong> No patient has this phone number yet.
      </p>
    );
  if (lookup.state === 'failed') {
    return (
      <p className="ad-lookup" role="alert">
        This phone could not be looked up.{' '}
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      </p>
    );
  }
  const { people } = lookup;
  const title = people.length > 1 ? `${PATIENT_FOUND}: ${people.length} people share this phone` : PATIENT_FOUND;
  return (
    <div className="ad-people">
      <strong>{title}</strong>
      <Radio.Group
        className="ad-people-list"
        aria-label={title}
        value={person?.id ?? NOBODY}
        onChange={({ target }) => onChoose(people.find(({ id }) => id === target.value) ?? null)}
      >
        {people.map((one) => (
          <Radio key={one.id} value={one.id}>
            <PersonCell name={one.name} detail={about(one)} />
          </Radio>
        ))}
        <Radio value={NOBODY}>Someone else with this phone number</Radio>
      </Radio.Group>
    </div>
  );
}
