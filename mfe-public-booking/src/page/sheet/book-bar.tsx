import type { ReactElement } from 'react';
import type { Choice } from '../draft';
import { whenShort } from '../day-label';
import { Icon } from '../icon';
import { texts } from '../texts';
import type { Booking } from './use-booking';
import type { HoldState } from './use-hold';
import { useTimeLeft } from './use-time-left';

interface Props {
  readonly choice: Choice | null;
  readonly hold: HoldState;
  readonly booking: Booking;
  readonly onHoldAgain: () => void;
}

/** Always in sight: what is chosen, how long it is kept, and the one button. */
export function BookBar({ choice, hold, booking, onHoldAgain }: Props): ReactElement {
  const { book } = texts;
  const unsure = booking.state === 'unsure';
  const failure = booking.failure?.at === choice?.at ? booking.failure : null;
  return (
    <footer className="bar">
      {unsure && (
        <p className="note warn" role="alert">
          {book.unsure}
        </p>
      )}
      {failure && !unsure && <p className="note bad">{failure.sentence}</p>}
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
  if (hold.kind === 'not-held') return <p className="quiet">{texts.hold.notHeld}</p>;
  if (hold.kind === 'ended') {
    return (
      <p className="quiet">
        {texts.hold.ended}{' '}
        <button type="button" className="text-button" onClick={onAgain}>
          {texts.hold.again}
        </button>
      </p>
    );
  }
  if (!left) return null;
  return (
    <p className="quiet held">
      <Icon name="clock" size={16} /> <span>{texts.hold.held(left.label)}</span>
      <span className="sr" role="status">
        {left.lastMinute ? texts.hold.lastMinute : ''}
      </span>
    </p>
  );
}
