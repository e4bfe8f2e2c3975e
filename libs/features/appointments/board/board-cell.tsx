import { PlusOutlined } from '@ant-design/icons';
import type { Appointment } from '@arogya/api/appointments';
import type { Reason } from '@arogya/domain/appointments/reasons';
import { APPOINTMENT_STATUS } from '@arogya/domain/appointments/status';
import { AS_BOOKED, label12h } from '@arogya/domain/clock';
import type { CSSProperties } from 'react';
import { formatTime } from '@arogya/ui/look/formats';
import { timeSpan } from '../appointment-labels';
import { statusNotes } from '../appointment-status';
import { reasonText } from '@arogya/features/times/use-starts';
import type { Cell } from './board-model';

interface BoardCellProps {
  readonly cell: Cell;
  readonly column: number;
  readonly time: string;
  /** Of the column. */
  readonly name: string;
  /** The only cell that the Tab key reaches. */
  readonly stop: boolean;
  /** This person may book free times. */
  readonly books: boolean;
  /** The appointment is being moved. */
  readonly carried: boolean;
}

/** 'Pending', and what stands under it. */
const standingOf = (appointment: Appointment): string[] => [
  APPOINTMENT_STATUS[appointment.status].label,
  ...statusNotes(appointment).map(({ text }) => text),
];

function nameOf({ cell, time, name, books }: BoardCellProps): string {
  const place = `${label12h(time)}, ${name}`;
  if (cell.kind === 'free') return books ? `${place}: free, book` : `${place}: free`;
  if (cell.kind === 'closed') return cell.reason ? `${place}: ${reasonText(cell.reason)}` : `${place}: no appointments at this time`;
  const { appointment } = cell;
  return [appointment.patient.name, timeSpan(appointment), name, ...standingOf(appointment)].join(', ');
}

/** In one row the name gives way, never the time, nor what stands under the status. */
function AppointmentBlock({ appointment, low }: { appointment: Appointment; low: boolean }) {
  const look = APPOINTMENT_STATUS[appointment.status];
  const standing = standingOf(appointment);
  const [note] = statusNotes(appointment);
  const colours = { '--ad-block-text': look.text, '--ad-block-tint': look.tint } as CSSProperties;
  return (
    <span
      className="ad-block"
      style={colours}
      data-appointment={appointment.id}
      title={[appointment.patient.name, ...standing].join(' · ')}
    >
      {low ? <span className="ad-block-time">{formatTime(appointment.appointmentDate, AS_BOOKED)}</span> : null}
      <strong>{appointment.patient.name}</strong>
      {low && note ? <span className="ad-block-note">{note.short}</span> : null}
      {low ? null : <span>{[timeSpan(appointment), ...standing].join(' · ')}</span>}
    </span>
  );
}

/** On duty, though nobody can be booked: the time is over, taken or held. */
const ON_DUTY: readonly (Reason | undefined)[] = ['past', 'taken', 'held', 'offered', 'too_far', 'too_soon'];
const isOffDuty = (cell: Cell): boolean => cell.kind === 'closed' && !ON_DUTY.includes(cell.reason as Reason | undefined);

/** A free time, an appointment, or time that cannot be booked. */
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
      data-off={isOffDuty(cell) || undefined}
      data-carried={carried || undefined}
      style={{ gridColumn: column + 2, gridRow: `${cell.row + 2} / span ${cell.rows}` }}
      {...(cell.rows > 1 ? { 'aria-rowspan': cell.rows } : {})}
    >
      {cell.kind === 'appointment' ? <AppointmentBlock appointment={cell.appointment} low={cell.rows === 1} /> : null}
      {free && books ? <PlusOutlined className="ad-cell-plus" aria-hidden="true" /> : null}
    </div>
  );
}
