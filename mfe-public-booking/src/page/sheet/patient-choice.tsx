import type { ReactElement } from 'react';
import type { KnownPatientAnswer } from '@arogya/api/booking';
import { Text } from '../../words/text';
import { useWords } from '../../words/words';

interface Props {
  readonly family: readonly KnownPatientAnswer[];
  readonly chosen: KnownPatientAnswer | null;
  readonly onChoose: (patient: KnownPatientAnswer | null) => void;
}

/** A family shares its phone: one tap chooses who the appointment is for. */
export function PatientChoice({ family, chosen, onChoose }: Props): ReactElement {
  const { code } = useWords();
  return (
    <fieldset className="field">
      <Text as="legend">{code.family()}</Text>
      <div className="chips">
        {[...family, null].map((patient) => (
          <label key={patient?.id ?? ''} className="chip radio">
            <input
              type="radio"
              name="family"
              value={patient?.id ?? ''}
              checked={(chosen?.id ?? '') === (patient?.id ?? '')}
              onChange={() => onChoose(patient)}
            />
            {patient ? <span>{patient.name}</span> : <Text as="span">{code.somebodyElse()}</Text>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
