import { useId, type ReactElement } from 'react';
import { GENDERS } from '@arogya/domain/patients/rules';
import { Text } from '../../words/text';
import { useWords } from '../../words/words';
import { FieldNote } from './field';

interface Props {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChoose: (gender: string) => void;
}

export function GenderChips({ value, error, onChoose }: Props): ReactElement {
  const { form } = useWords();
  const note = useId();
  return (
    <fieldset className={error ? 'field wrong' : 'field'} aria-describedby={error ? note : undefined}>
      <Text as="legend">{form.gender()}</Text>
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
            <Text as="span">{form.genders[gender]()}</Text>
          </label>
        ))}
      </div>
      <FieldNote id={note} error={error} />
    </fieldset>
  );
}
