import type { ReactElement } from 'react';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import { dayOfStart, timeOfStart } from '@arogya/domain/clock';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import type { PagesWords } from '@arogya/languages/generated/pages.words';
import { Icon } from '../page/icon';
import { addressOf, mapsAddress } from '../page/place';
import { Text } from '../words/text';
import { dayLong, timeLabel } from '../words/when';
import { useWords } from '../words/words';
import { calendarPath } from './appointment-api';
import { isClosed, type AppointmentState } from './state';

interface Props {
  readonly token: string;
  readonly appointment: LinkedAppointment;
  readonly state: AppointmentState;
}

/** Place and time for WhatsApp, never the link: whoever has it can cancel. */
function shareAddress(words: PagesWords, { hospital, appointmentDate }: LinkedAppointment): string {
  const when = words.when.at({ day: dayLong(words, dayOfStart(appointmentDate)), time: timeLabel(words, timeOfStart(appointmentDate)) });
  const message = words.appointment.share.message({ hospital: hospital.name, place: addressOf(hospital), when });
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** Plain links, complete without a script: the calendar, the way, and telling others of the time. */
export function MorePlaces({ token, appointment, state }: Props): ReactElement {
  const pages = useWords();
  const words = pages.appointment;
  const { hospital, doctor } = appointment;
  const closed = isClosed(state);
  const cancelled = state === 'cancelledByPatient' || state === 'cancelledByHospital';
  return (
    <nav className="more-places" aria-label={words.page.more()}>
      {closed && (
        <Text as="a" className="button" href={`${bookingPath(hospital.slug)}?doctor=${doctor.id}`}>
          {words.act.bookAgain()}
        </Text>
      )}
      {(!closed || cancelled) && (
        <a className="button plain" href={calendarPath(token)} download>
          <Icon name="calendar" size={18} />
          <Text as="span">{cancelled ? words.act.uncalendar() : words.act.calendar()}</Text>
        </a>
      )}
      {!closed && (
        <>
          <a className="button plain" href={mapsAddress(hospital)} target="_blank" rel="noopener noreferrer">
            <Icon name="pin" size={18} />
            <Text as="span">{pages.hospital.directions()}</Text>
          </a>
          <a className="button plain" href={shareAddress(pages, appointment)} target="_blank" rel="noopener noreferrer">
            <Icon name="share" size={18} />
            <Text as="span">{words.act.share()}</Text>
          </a>
        </>
      )}
    </nav>
  );
}
