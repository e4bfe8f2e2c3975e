import type { Appointment } from '@arogya/api/appointments';
import { DEFAULT_ZONE, instantAt, label12h, minutesFrom, withOffset } from '@arogya/domain/clock';
import { reasonText } from '@arogya/features/times/use-starts';
import { cellAt, type Board, type BoardPosition } from './board-model';

/** An appointment that is being moved, and its target. */
export interface CarriedAppointment {
  readonly appointment: Appointment;
  readonly target: BoardPosition;
}

/** ISO start of a place in the hospital's zone; null in an hour that a change of clocks leaves out. */
export function startOf(board: Board, { column, row }: BoardPosition, zone: string | undefined): string | null {
  const [minutes, day] = [minutesFrom(board.times[row] ?? ''), board.columns[column]?.day];
  const at = minutes === null || day === undefined ? null : instantAt(day, minutes, zone ?? DEFAULT_ZONE);
  return at === null ? null : withOffset(at, zone ?? DEFAULT_ZONE);
}

/** Why an appointment cannot be dropped there, or null. Its own time counts as free; the server decides. */
export function whyNotHere(board: Board, { appointment, target }: CarriedAppointment, withDoctor: boolean): string | null {
  const column = board.columns[target.column];
  if (!column) return 'Nothing is there.';
  if (column.doctor.id !== appointment.doctorId && !withDoctor) return 'The appointment stays with its doctor.';
  const cell = cellAt(board, target);
  if (!cell || cell.kind === 'free') return null;
  if (cell.kind === 'closed') return cell.reason ? reasonText(cell.reason) : 'There are no appointments at this time.';
  return cell.appointment.id === appointment.id ? null : `${cell.appointment.patient.name} has this time.`;
}

/** '10:15 AM, Dr. Meera Iyer' or '10:15 AM, Wed 2 Dec': a place in words. */
export const placeLabel = (board: Board, { column, row }: BoardPosition): string =>
  [label12h(board.times[row] ?? ''), board.columns[column]?.name].filter(Boolean).join(', ');
