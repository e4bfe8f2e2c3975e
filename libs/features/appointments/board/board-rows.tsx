import { label12h, type Day } from '@arogya/domain/clock';
import { Fragment } from 'react';
import { BoardCell } from './board-cell';
import type { Board, BoardPosition } from './board-model';

/** `today` marks its column; '' where all are of one day. */
export function BoardHead({ board, today }: { board: Board; today: Day }) {
  return (
    <div role="row" className="ad-board-row">
      <div role="columnheader" className="ad-board-corner">
        Time
      </div>
      {board.columns.map(({ doctor, day, title, detail, name, off }, column) => (
        <div
          key={`${doctor.id} ${day}`}
          role="columnheader"
          aria-label={[name, off ?? detail].filter(Boolean).join(', ')}
          className="ad-board-doctor"
          data-column={column}
          data-today={day === today || undefined}
          style={{ gridColumn: column + 2 }}
        >
          <strong title={title}>{title}</strong>
          <span>{off ?? detail}</span>
        </div>
      ))}
    </div>
  );
}

interface BoardRowProps {
  readonly board: Board;
  readonly row: number;
  readonly books: boolean;
  /** The only cell that the Tab key reaches. */
  readonly stop: BoardPosition;
  /** The appointment that is being moved. */
  readonly carriedId: string | undefined;
}

/** A quarter of an hour: the cells that begin in it. */
export function BoardRow({ board, row, books, stop, carriedId }: BoardRowProps) {
  const time = board.times[row] ?? '';
  return (
    <div role="row" className="ad-board-row">
      <div
        role="rowheader"
        className="ad-board-time"
        data-row={row}
        data-hour={time.endsWith(':00') || undefined}
        style={{ gridRow: row + 2 }}
      >
        {label12h(time)}
      </div>
      {board.columns.map(({ doctor, day, name, cells }, column) => {
        const cell = cells.find((one) => one.row === row);
        const key = `${doctor.id} ${day}`;
        if (!cell) return <Fragment key={key} />;
        return (
          <BoardCell
            key={key}
            cell={cell}
            column={column}
            time={time}
            name={name}
            books={books}
            stop={column === stop.column && row === stop.row}
            carried={cell.kind === 'appointment' && cell.appointment.id === carriedId}
          />
        );
      })}
    </div>
  );
}
