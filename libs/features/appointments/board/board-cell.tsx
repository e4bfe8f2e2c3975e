import { PlusOutlined } from '@ant-design/icons';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { label12h } from '@arogya/domain/clock';
import type { CSSProperties } from 'react';
import { timeSpan, type Visit } from '../visit';
import { reasonText } from '../use-starts';
import type { Cell } from './board-model';

interface BoardCellProps {
  readonly cell: Cell;
  readonly column: number;
  readonly time: string;
  readonly doctor: string;
  /** The grid's one tab stop is here. */
  readonly stop: boolean;
  /** Free times can be booked by this person. */
  readonly books: boolean;
  /** It has been picked up. */
  readonly carried: boolean;
}

function nameOf({ cell, time, doctor, books }: BoardCellProps): string {
  const place = `${label12h(time)}, ${doctor}`;
  if (cell.kind === 'free') return books ? `${place}: free, book` : `${place}: free`;
  if (cell.kind === 'closed') return cell.reason ? `${place}: ${reasonText(cell.reason)}` : `${place}: no visits at this time`;
  const { visit } = cell;
  return `${visit.patient.name}, ${timeSpan(visit)}, ${doctor}, ${APPOINTMENT_STATUS[visit.status].label}`;
}

function VisitBlock({ visit }: { visit: Visit }) {
  const look = APPOINTMENT_STATUS[visit.status];
  const colours = { '--ad-block-text': look.text, '--ad-block-tint': look.tint } as CSSProperties;
  return (
    <span className="ad-block" style={colours} data-visit={visit.id}>
      <strong>{visit.patient.name}</strong>
      <span>
        {timeSpan(visit)} · {look.label}
      </span>
    </span>
  );
}

/** A free time, a visit, or time in which nothing can be booked. */
export function BoardCell(props: BoardCellProps) {
  const { cell, column, stop, books, carried } = props;
  const free = cell.kind === 'free';
  return (
    <div
      role="gridcell"
      className="ad-cell"
      tabIndex={stop ? 0 : -1}
      aria-label={nameOf(props)}
      data-cell={`${column}:${cell.row}`}
      data-kind={cell.kind}
      data-carried={carried || undefined}
      style={{ gridColumn: column + 2, gridRow: `${cell.row + 2} / span ${cell.rows}` }}
      {...(cell.rows > 1 ? { 'aria-rowspan': cell.rows } : {})}
    >
      {cell.kind === 'visit' ? <VisitBlock visit={cell.visit} /> : null}
      {free && books ? <PlusOutlined className="ad-cell-plus" aria-hidden="true" /> : null}
    </div>
  );
}
