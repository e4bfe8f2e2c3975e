import type { ReactElement } from 'react';
import type { KnownPatient } from '@arogya/domain/booking/shapes';
import { texts } from '../texts';

interface Props {
  readonly family: readonly KnownPatient[];
  readonly chosen: KnownPatient | null;
  readonly onChoose: (patient: KnownPatient | null) => void;
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
