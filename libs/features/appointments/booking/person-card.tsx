import type { Patient } from '@arogya/api/patients';
import { PATIENT_FOUND } from '@arogya/domain/patients/texts';
import { PersonCell } from '@arogya/ui/table/person-cell';
import { Button } from 'antd';
import { CHANGE_DETAILS } from './booking-texts';
import { aboutPerson } from './person-choice';

interface PersonCardProps {
  readonly person: Patient;
  /** Others share the phone, and stand in a list above. */
  readonly isListed: boolean;
  readonly onChange: () => void;
  readonly onSomeoneElse: () => void;
}

/** A patient who is known: shown, not typed. Nothing changes their name by accident. */
export function PersonCard({ person, isListed, onChange, onSomeoneElse }: PersonCardProps) {
  return (
    <div className="ad-person-card">
      {isListed ? null : (
        <>
          <strong role="status">{PATIENT_FOUND}</strong>
          <PersonCell name={person.name} detail={aboutPerson(person)} />
        </>
      )}
      <span className="ad-person-card-acts">
        <Button size="small" onClick={onChange}>
          {CHANGE_DETAILS}
        </Button>
        {isListed ? null : (
          <Button size="small" type="text" onClick={onSomeoneElse}>
            Someone else
          </Button>
        )}
      </span>
    </div>
  );
}
