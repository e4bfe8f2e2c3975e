import { useId, type ReactElement } from 'react';
import { GENDERS } from '@arogya/domain/patients/rules';
import { texts } from '../texts';
import { FieldNote } from './field';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (gender: string) => void;
}

export function GenderChips({ value, error, onChoose }: Props): ReactElement {
  const note = useId();
  return (
    <fieldset className={error ? 'field wrong' : 'field'} aria-describedby={error ? note : undefined}>
      <legend>{texts.form.gender}</legend>
      <div className="chips">
        {GENDERS.map((gender) => (
          <label key={gender} className="chip radio">
            <input
              type="radio"
              name="gender"
              value={gender}
              checked={value === gender}
              {...(error ? { 'aria-invalid': true } : {})}
              onChange={() => onChoose(gender)}
            />
            <span>{texts.form.genders[gender]}</span>
          </label>
        ))}
      </div>
      <FieldNote id={note} error={error} />
    </fieldset>
  );
}
