import type { BookingHospitalAnswer } from '@arogya/api/booking';
import type { ReactElement } from 'react';
import type { Choice } from '../draft';
import { whenShort } from '../day-label';
import { Icon } from '../icon';
import { texts } from '../texts';
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
  const { book } = texts;
  const unsure = booking.state === 'unsure';
  return (
    <footer className="bar">
      {unsure && (
        <p className="note warn" role="alert">
          {`${failure?.sentence ?? book.lost} ${book.retrySafe}`}
        </p>
      )}
      {failure && !unsure && (
        <div className="note bad" {...(failure.help === 'code' ? { role: 'alert' } : {})}>
          <p>{failure.sentence}</p>
          {failure.help === 'call' && phone && call && (
            <a className="button plain" href={call}>
              <Icon name="phone" size={18} />
              <span>{texts.hospital.call(phone)}</span>
            </a>
          )}
        </div>
      )}
      <div className="bar-row">
        <div className="bar-choice">
          <p className="bar-when">{choice ? whenShort(choice.at) : book.nothing}</p>
          {choice && !unsure && <HoldLine hold={hold} until={choice.heldUntil} onAgain={onHoldAgain} />}
        </div>
        {unsure ? (
          <button type="button" className="button big" onClick={booking.retry}>
            {book.retry}
          </button>
        ) : (
          <button type="submit" className="button big" aria-disabled={booking.state === 'booking'}>
            {booking.state === 'booking' ? book.booking : book.book}
          </button>
        )}
      </div>
    </footer>
  );
}

function HoldLine({ hold, until, onAgain }: { hold: HoldState; until: number | null; onAgain: () => void }): ReactElement | null {
  const left = useTimeLeft(hold.kind === 'held' ? until : null);
  if (hold.kind === 'holding') return <p className="quiet">{texts.hold.holding}</p>;
  if (hold.kind === 'not-kept') return <p className="quiet">{texts.hold.notKept}</p>;
  if (hold.kind === 'ended') {
    return (
      <p className="quiet">
        <span>{`${texts.hold.ended} `}</span>
        <button type="button" className="text-button" onClick={onAgain}>
          {texts.hold.again}
        </button>
      </p>
    );
  }
  if (!left) return null;
  return (
    <p className="quiet held">
      <Icon name="clock" size={16} />
      <span>{texts.hold.held(left.label)}</span>
      <span className="sr" role="status">
        {left.lastMinute ? texts.hold.lastMinute : ''}
      </span>
    </p>
  );
}
