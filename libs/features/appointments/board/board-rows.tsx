import { label12h } from '@arogya/domain/clock';
import { Fragment } from 'react';
import { doctorName } from '../appointment-labels';
import { BoardCell } from './board-cell';
import type { Board, Place } from './board-model';

export function BoardHead({ board }: { board: Board }) {
  return (
    <div role="row" className="ad-board-row">
      <div role="columnheader" className="ad-board-corner">
        Time
      </div>
      {board.columns.map(({ doctor, off }, column) => (
        <div key={doctor.id} role="columnheader" className="ad-board-doctor" data-column={column} style={{ gridColumn: column + 2 }}>
          <strong>{doctorName(doctor.fullName)}</strong>
          <span>{off ?? doctor.specialty}</span>
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
  readonly stop: Place;
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
      {board.columns.map(({ doctor, cells }, column) => {
        const cell = cells.find((one) => one.row === row);
        if (!cell) return <Fragment key={doctor.id} />;
        return (
          <BoardCell
            key={doctor.id}
            cell={cell}
            column={column}
            time={time}
            doctor={doctorName(doctor.fullName)}
            books={books}
            stop={column === stop.column && row === stop.row}
            carried={cell.kind === 'appointment' && cell.appointment.id === carriedId}
          />
        );
      })}
    </div>
  );
}
