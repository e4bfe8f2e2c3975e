import type { BookingHospitalAnswer } from '@arogya/api/booking';
import type { ReactElement } from 'react';
import type { Choice } from '../draft';
import { HOLD_MINUTES } from '@arogya/domain/appointments/rules';
import { Text } from '../../words/text';
import { whenShort } from '../../words/when';
import { useWords } from '../../words/words';
import { Icon } from '../icon';
import type { Booking, BookingFailure } from './use-booking';
import type { HoldState } from './use-hold';
import { useTimeLeft } from './use-time-left';

interface Props {
  readonly choice: Choice | null;
  readonly hold: HoldState;
  readonly booking: Booking;
  readonly failure: BookingFailure | null;
  /** The hospital's. */
  readonly hospital: Pick<BookingHospitalAnswer, 'phone' | 'call'>;
  readonly onHoldAgain: () => void;
}

/** Always visible: what is chosen, how long it is held, and the Book button. */
export function BookBar({ choice, hold, booking, failure, hospital: { phone, call }, onHoldAgain }: Props): ReactElement {
  const words = useWords();
  const { book } = words;
  const unsure = booking.state === 'unsure';
  return (
    <footer className="bar">
      {unsure && <Text as="p" className="note warn" role="alert">{`${failure?.sentence ?? book.lost()} ${book.retrySafe()}`}</Text>}
      {failure && !unsure && (
        <div className="note bad" {...(failure.help === 'code' ? { role: 'alert' } : {})}>
          <Text as="p">{failure.sentence}</Text>
          {failure.help === 'call' && phone && call && (
            <a className="button plain" href={call}>
              <Icon name="phone" size={18} />
              <Text as="span">{words.hospital.call({ phone })}</Text>
            </a>
          )}
        </div>
      )}
      <div className="bar-row">
        <div className="bar-choice">
          <Text as="p" className="bar-when">
            {choice ? whenShort(words, choice.at) : book.nothing()}
          </Text>
          {choice && !unsure && <HoldLine hold={hold} until={choice.heldUntil} onAgain={onHoldAgain} />}
        </div>
        {unsure ? (
          <Text as="button" type="button" className="button big" onClick={booking.retry}>
            {book.retry()}
          </Text>
        ) : (
          <Text as="button" type="submit" className="button big" aria-disabled={booking.state === 'booking'}>
            {booking.state === 'booking' ? book.booking() : book.book()}
          </Text>
        )}
      </div>
    </footer>
  );
}

const Quiet = ({ children }: { children: string }): ReactElement => (
  <Text as="p" className="quiet">
    {children}
  </Text>
);

interface HoldLineProps {
  readonly hold: HoldState;
  readonly until: number | null;
  readonly onAgain: () => void;
  /** What is said of a start that is chosen and not kept, where nothing is booked. */
  readonly notKept?: string;
}

export function HoldLine({ hold, until, onAgain, notKept }: HoldLineProps): ReactElement | null {
  const { hold: texts } = useWords();
  const left = useTimeLeft(hold.kind === 'held' ? until : null);
  if (hold.kind === 'holding') return <Quiet>{texts.holding()}</Quiet>;
  if (hold.kind === 'not-kept') return <Quiet>{notKept ?? texts.notKept()}</Quiet>;
  if (hold.kind === 'ended') {
    return (
      <p className="quiet">
        <Text as="span">{`${texts.ended({ minutes: String(HOLD_MINUTES) })} `}</Text>
        <Text as="button" type="button" className="text-button" onClick={onAgain}>
          {texts.again()}
        </Text>
      </p>
    );
  }
  if (!left) return null;
  return (
    <p className="quiet held">
      <Icon name="clock" size={16} />
      <Text as="span">{texts.held({ left: left.label })}</Text>
      <Text as="span" className="sr" role="status">
        {left.lastMinute ? texts.lastMinute() : ''}
      </Text>
    </p>
  );
}
