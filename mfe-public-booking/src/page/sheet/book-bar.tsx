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
      {unsure && (
        <p className="note warn" role="alert">
          <Text>{`${failure?.sentence ?? book.lost()} ${book.retrySafe()}`}</Text>
        </p>
      )}
      {failure && !unsure && (
        <div className="note bad" {...(failure.help === 'code' ? { role: 'alert' } : {})}>
          <p>
            <Text>{failure.sentence}</Text>
          </p>
          {failure.help === 'call' && phone && call && (
            <a className="button plain" href={call}>
              <Icon name="phone" size={18} />
              <span>
                <Text>{words.hospital.call({ phone })}</Text>
              </span>
            </a>
          )}
        </div>
      )}
      <div className="bar-row">
        <div className="bar-choice">
          <p className="bar-when">
            <Text>{choice ? whenShort(words, choice.at) : book.nothing()}</Text>
          </p>
          {choice && !unsure && <HoldLine hold={hold} until={choice.heldUntil} onAgain={onHoldAgain} />}
        </div>
        {unsure ? (
          <button type="button" className="button big" onClick={booking.retry}>
            <Text>{book.retry()}</Text>
          </button>
        ) : (
          <button type="submit" className="button big" aria-disabled={booking.state === 'booking'}>
            <Text>{booking.state === 'booking' ? book.booking() : book.book()}</Text>
          </button>
        )}
      </div>
    </footer>
  );
}

const Quiet = ({ children }: { children: string }): ReactElement => (
  <p className="quiet">
    <Text>{children}</Text>
  </p>
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
        <span>
          <Text>{`${texts.ended({ minutes: String(HOLD_MINUTES) })} `}</Text>
        </span>
        <button type="button" className="text-button" onClick={onAgain}>
          <Text>{texts.again()}</Text>
        </button>
      </p>
    );
  }
  if (!left) return null;
  return (
    <p className="quiet held">
      <Icon name="clock" size={16} />
      <span>
        <Text>{texts.held({ left: left.label })}</Text>
      </span>
      <span className="sr" role="status">
        <Text>{left.lastMinute ? texts.lastMinute() : ''}</Text>
      </span>
    </p>
  );
}
