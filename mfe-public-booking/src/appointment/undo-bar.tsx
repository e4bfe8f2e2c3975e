import { useEffect, useRef, useState, type ReactElement } from 'react';
import { UNDO_SHOWN_MS } from '@arogya/domain/appointments/undo';
import { useTimeLeft } from '../page/sheet/use-time-left';
import { Text } from '../words/text';
import { whenShort } from '../words/when';
import { useWords } from '../words/words';
import type { ReadAppointment } from './appointment-data';
import type { AppointmentControl } from './use-appointment';

interface Props extends ReadAppointment, Pick<AppointmentControl, 'act' | 'busy'> {
  readonly online: boolean;
  /** It has gone, perhaps with the focus in it. */
  readonly onGone: () => void;
}

/**
 * Until when (ms by this browser's clock) the last change can be taken back here; null: it cannot. The server takes it a little
 * longer, for an answer on its way.
 */
function useUndoEnd({ appointment, readAt }: ReadAppointment): number | null {
  const [end, setEnd] = useState<number | null>(null);
  const { undoUntil } = appointment;
  useEffect(() => {
    const left = undoUntil === null ? 0 : Math.min(Date.parse(undoUntil) - readAt, UNDO_SHOWN_MS);
    if (left <= 0) return setEnd(null);
    setEnd(Date.now() + left);
    const timer = setTimeout(() => setEnd(null), left);
    return () => clearTimeout(timer);
  }, [undoUntil, readAt]);
  return end;
}

/** A button that goes takes the focus with it. */
function useLostFocus(shown: boolean, onLost: () => void): void {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current && !shown && document.activeElement === document.body) onLost();
    before.current = shown;
  }, [shown, onLost]);
}

/** What the patient has just done, and for ten seconds a way back. */
export function UndoBar({ appointment, readAt, online, busy, act, onGone }: Props): ReactElement | null {
  const pages = useWords();
  const { undo: words } = pages.appointment;
  const end = useUndoEnd({ appointment, readAt });
  const left = useTimeLeft(end);
  useLostFocus(end !== null, onGone);
  if (end === null || !left) return null;
  const idle = online && busy === null;
  const done =
    appointment.status === 'cancelled' ? words.cancelled() : words.moved({ when: whenShort(pages, appointment.appointmentDate) });
  return (
    <div className="undo">
      <Text as="p">{done}</Text>
      <button
        type="button"
        className="button"
        aria-disabled={!idle}
        onClick={() => idle && void act('undo', (api) => api.undo(appointment.version))}
      >
        <Text as="span">{words.undo()}</Text>
        <span aria-hidden="true">{left.label}</span>
      </button>
    </div>
  );
}
