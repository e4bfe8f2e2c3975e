import { pressedKey } from '@arogya/ui/look/keys';
import { ageCategory } from '@arogya/domain/patients/age';
import { GENDER_LABELS } from '@arogya/domain/patients/rules';
import { NEW_PATIENT, PATIENT_FOUND } from '@arogya/domain/patients/texts';
import type { Patient } from '@arogya/api/patients';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { Button, Radio } from 'antd';
import type { KeyboardEvent } from 'react';
import { idOf } from './booking-steps';
import { LOOKING_UP, LOOKUP_FAILED, NOBODY_YET, SOMEONE_ELSE } from './booking-texts';
import type { Lookup } from './use-phone-lookup';

const NOBODY = 'new';

export function aboutPerson({ age, gender, location }: Patient): string {
  const parts = [age === null ? '' : `${age} years (${ageCategory(age)})`, gender ? GENDER_LABELS[gender] : '', location ?? ''];
  return parts.filter(Boolean).join(' · ') || 'No details recorded';
}

/** Whether the people behind the phone are listed: there are several, or the one is not whom the form is for. */
export const isListed = (lookup: Lookup, person: Patient | null): boolean =>
  lookup.state === 'found' && (lookup.people.length > 1 || !lookup.people.some(({ id }) => id === person?.id));

interface PersonListProps {
  readonly people: readonly Patient[];
  /** Who is booked for; null for a new person. */
  readonly person: Patient | null;
  readonly onChoose: (person: Patient | null) => void;
  /** The choice is made by a key: the person goes on. */
  readonly onTaken: (person: Patient | null) => void;
}

/** A family shares a phone, so the person is chosen, or a new one is added: a digit chooses and goes on, Enter takes what is chosen. */
function PersonList({ people, person, onChoose, onTaken }: PersonListProps) {
  const title = people.length > 1 ? `${PATIENT_FOUND}: ${people.length} people share this phone` : PATIENT_FOUND;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = pressedKey(event);
    const chosen = key === 'Enter' ? person : key === '0' ? null : people[Number(key) - 1];
    if (chosen === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onChoose(chosen);
    onTaken(chosen);
  };
  return (
    <div className="ad-people" id={idOf('people')} role="presentation" onKeyDown={onKeyDown}>
      <strong role="status">{title}</strong>
      <Radio.Group
        className="ad-people-list"
        aria-label={title}
        value={person?.id ?? NOBODY}
        onChange={({ target }) => onChoose(people.find(({ id }) => id === target.value) ?? null)}
      >
        {people.map((one, index) => (
          <Radio key={one.id} value={one.id}>
            {index < 9 ? <kbd aria-hidden="true">{index + 1}</kbd> : null}
            <PersonCell name={one.name} detail={aboutPerson(one)} />
          </Radio>
        ))}
        <Radio value={NOBODY}>
          <kbd aria-hidden="true">0</kbd> {SOMEONE_ELSE}
        </Radio>
      </Radio.Group>
    </div>
  );
}

interface PersonChoiceProps extends Omit<PersonListProps, 'people'> {
  readonly lookup: Lookup;
  readonly onRetry: () => void;
}

/** The answer of the phone look-up, under the phone. */
export function PersonChoice({ lookup, onRetry, ...list }: PersonChoiceProps) {
  if (lookup.state === 'idle') return null;
  if (lookup.state === 'looking') {
    return (
      <p className="ad-lookup" role="status">
        {LOOKING_UP}
      </p>
    );
  }
  if (lookup.state === 'new') {
    return (
      <p className="ad-lookup" role="status">
        <strong>{NEW_PATIENT}</strong> {NOBODY_YET}
      </p>
    );
  }
  if (lookup.state === 'failed') {
    return (
      <p className="ad-lookup" role="alert">
        {LOOKUP_FAILED}{' '}
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      </p>
    );
  }
  return isListed(lookup, list.person) ? <PersonList people={lookup.people} {...list} /> : null;
}
