import type { ReactElement } from 'react';
import { doctorName } from '@arogya/domain/doctors/doctor-name';
import { ics, type IcsWords } from '@arogya/domain/appointments/ics';
import { appointmentNumber } from '@arogya/domain/appointments/appointment-number';
import type { BookedAppointmentAnswer } from '@arogya/api/booking';
import { leaving, useIsEmbedded } from '../../embed/embedded';
import { Text } from '../../words/text';
import { useWords } from '../../words/words';
import { Icon } from '../icon';
import { addressOf, mapsAddress } from '../place';
import { Ticket } from './ticket';

interface Props {
  readonly booked: BookedAppointmentAnswer;
  /** On a shared device neither a calendar entry is offered nor the link, which is a key. */
  readonly shared: boolean;
  readonly onAnother: () => void;
}

/** The calendar entry, made in the page: there is no address at which a stranger could fetch it. */
function download({ id, number, appointmentDate, endsAt, doctor, hospital }: BookedAppointmentAnswer, words: IcsWords): void {
  const entry = ics(
    {
      id,
      number: appointmentNumber(number),
      startsAt: appointmentDate,
      endsAt,
      doctor: doctorName(doctor.fullName),
      hospital: hospital.name,
      address: addressOf(hospital),
      phone: hospital.phone,
    },
    words,
    Date.now(),
  );
  const url = URL.createObjectURL(new Blob([entry], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${appointmentNumber(number)}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

export function ResultView({ booked, shared, onAnother }: Props): ReactElement {
  const { number, appointmentDate, doctor, hospital, link } = booked;
  const { result, calendar } = useWords();
  const isEmbedded = useIsEmbedded();
  return (
    <section className="result" aria-labelledby="booked">
      <span className="result-sign">
        <Icon name="check" size={32} />
      </span>
      <Text as="h2" id="booked" tabIndex={-1}>
        {result.title()}
      </Text>
      <Text as="p">{result.text()}</Text>
      <Ticket
        number={number}
        start={appointmentDate}
        {...{ doctor, hospital }}
        underPlace={
          <>
            <br />
            <Text as="a" href={mapsAddress(hospital)} target="_blank" rel="noopener noreferrer">
              {result.map()}
            </Text>
          </>
        }
      />
      <Text as="p" className="quiet">
        {result.keep()}
      </Text>
      <div className="result-actions">
        {!shared && link && (
          <Text as="a" className="button" href={link} {...leaving(isEmbedded)}>
            {result.manage()}
          </Text>
        )}
        {!shared && (
          <button type="button" className="button plain" onClick={() => download(booked, calendar)}>
            <Icon name="calendar" size={18} />
            <Text as="span">{result.calendar()}</Text>
          </button>
        )}
        {hospital.phone && hospital.call && (
          <a className="button plain" href={hospital.call}>
            <Icon name="phone" size={18} />
            <Text as="span">{result.call()}</Text>
          </a>
        )}
        <Text as="button" type="button" className="button plain" onClick={onAnother}>
          {result.another()}
        </Text>
      </div>
    </section>
  );
}
