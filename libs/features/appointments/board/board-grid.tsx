import './board.css';
import type { Appointment } from '@arogya/api/appointments';
import { label12h } from '@arogya/domain/clock';
import { useRef } from 'react';
import { todayIn } from '@arogya/features/times/today';
import { cellAt, type Board, type BoardPosition } from './board-model';
import { BoardHead, BoardRow } from './board-rows';
import { NowLine } from './now-line';
import { placeOf, useBoardFocus } from './use-board-focus';
import type { CarryState } from './use-carry';
import { useDrag } from './use-drag';
import { useScrollToNow } from './use-scroll-to-now';
import { useWindowHeight } from '@arogya/ui/look/use-window-height';

interface BoardGridProps {
  readonly label: string;
  readonly board: Board;
  readonly zone: string | undefined;
  readonly books: boolean;
  readonly carry: CarryState;
  readonly onBook: (place: BoardPosition) => void;
  readonly onOpen: (appointment: Appointment) => void;
}

const hintFor = (books: boolean): string =>
  `Arrow keys move, Enter ${books ? 'books a free time or opens an appointment' : 'opens an appointment'}, M moves an appointment. Appointments can also be dragged.`;

/**
 * Columns are doctors or days, rows are quarters of an hour. The Tab key reaches one cell; arrows move, Enter books or opens, M
 * moves an appointment.
 */
export function BoardGrid({ label, board, zone, books, carry, onBook, onOpen }: BoardGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const { carried, said } = carry;
  const appointmentAt = (at: BoardPosition): Appointment | undefined => {
    const cell = cellAt(board, at);
    return cell?.kind === 'appointment' ? cell.appointment : undefined;
  };
  const activate = (at: BoardPosition): void => {
    const appointment = appointmentAt(at);
    if (appointment) onOpen(appointment);
    else if (books && cellAt(board, at)?.kind === 'free') onBook(at);
  };
  const { stop, onKeyDown, onClick } = useBoardFocus({ grid, board, carry, appointmentAt, activate });
  const { onPointerDown, wasDragged } = useDrag(grid, carry);
  useWindowHeight(grid);
  useScrollToNow(grid, board, zone);
  const days = new Set(board.columns.map(({ day }) => day));
  return (
    <div className="ad-board-frame">
      <p role="status" className="ad-board-said">
        {said || <span className="ad-board-hint">{hintFor(books)}</span>}
      </p>
      <div
        role="grid"
        aria-label={label}
        tabIndex={-1}
        className="ad-board"
        ref={grid}
        data-carrying={carried ? true : undefined}
        data-days={days.size > 1 || undefined}
        style={{ gridTemplateColumns: `76px repeat(${board.columns.length}, minmax(var(--ad-board-column), 1fr))` }}
        onKeyDown={onKeyDown}
        onClick={(event) => (wasDragged() ? undefined : onClick(event))}
        onPointerDown={(event) => {
          const place = placeOf(event);
          const appointment = place ? appointmentAt(place) : undefined;
          if (place && appointment) onPointerDown(event, { appointment, target: place });
        }}
      >
        <BoardHead board={board} today={days.size > 1 ? todayIn(zone) : ''} />
        {board.times.map((time, row) => (
          <BoardRow key={time} board={board} row={row} books={books} stop={stop} carriedId={carried?.appointment.id} />
        ))}
        {carried ? (
          <div className="ad-target" aria-hidden="true" style={{ gridColumn: carried.target.column + 2, gridRow: carried.target.row + 2 }}>
            {label12h(board.times[carried.target.row] ?? '')}
          </div>
        ) : null}
        {zone ? <NowLine board={board} zone={zone} /> : null}
      </div>
    </div>
  );
}
