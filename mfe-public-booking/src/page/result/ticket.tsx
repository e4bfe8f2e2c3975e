import type { ReactElement, ReactNode } from 'react';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import { dayOfStart, timeOfStart } from '@arogya/domain/clock';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { specialtyIn } from '../../words/said';
import { Text } from '../../words/text';
import { dayLong, timeLabel } from '../../words/when';
import { useLanguageWords } from '../../words/words';
import { addressOf, type Place } from '../place';

interface Props {
  readonly number: number;
  /** ISO start with the hospital's offset. */
  readonly start: string;
  readonly doctor: { readonly fullName: string; readonly specialty: string };
  readonly hospital: Place;
  /** What else stands under the doctor and the place. */
  readonly underDoctor?: ReactNode;
  readonly underPlace?: ReactNode;
}

const Term = ({ children }: { children: string }): ReactElement => <Text as="dt">{children}</Text>;

/** The facts of an appointment, as a patient shows them at the desk. */
export function Ticket({ number, start, doctor, hospital, underDoctor, underPlace }: Props): ReactElement {
  const words = useLanguageWords();
  const { result } = words.pages;
  return (
    <dl className="ticket">
      <div className="ticket-number">
        <Term>{result.number()}</Term>
        <dd>{appointmentNumber(number)}</dd>
      </div>
      <div>
        <Term>{result.when()}</Term>
        <dd>
          <Text as="strong">{timeLabel(words.pages, timeOfStart(start))}</Text>
          <br />
          <Text as="span">{dayLong(words.pages, dayOfStart(start))}</Text>
        </dd>
      </div>
      <div>
        <Term>{result.doctor()}</Term>
        <dd>
          <strong>{doctorName(doctor.fullName)}</strong>
          <br />
          <Text as="span">{specialtyIn(words, doctor.specialty)}</Text>
          {underDoctor}
        </dd>
      </div>
      <div>
        <Term>{result.where()}</Term>
        <dd>
          <strong>{hospital.name}</strong>
          <br />
          <span>{addressOf(hospital)}</span>
          {underPlace}
        </dd>
      </div>
    </dl>
  );
}
