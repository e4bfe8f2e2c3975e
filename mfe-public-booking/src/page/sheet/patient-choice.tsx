import type { ReactElement } from 'react';
import type { KnownPatientAnswer } from '@arogya/api/booking';
import { texts } from '../texts';

interface Props {
  readonly family: readonly KnownPatientAnswer[];
  readonly chosen: KnownPatientAnswer | null;
  readonly onChoose: (patient: KnownPatientAnswer | null) => void;
}

/** A family shares its phone: one tap chooses who the appointment is for. */
export const PatientChoice = ({ family, chosen, onChoose }: Props): ReactElement => (
  <fieldset className="field">
    <legend>{texts.code.family}</legend>
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
          <span>{patient?.name ?? texts.code.somebodyElse}</span>
        </label>
      ))}
    </div>
  </fieldset>
);
