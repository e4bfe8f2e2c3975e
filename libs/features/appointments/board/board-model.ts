import type { Doctor, DoctorSlots } from '@arogya/api/doctors';
import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { occupies } from '@arogya/domain/appointments/status';
import { MINUTE, minutesFrom, timeOf } from '@arogya/domain/clock';
import type { Visit } from '../visit';

const STEP = WINDOWS.staff.step;
const HOUR = 60;
const USUAL_HOURS = { from: 9 * HOUR, to: 17 * HOUR };

export type BoardDoctor = Pick<Doctor, 'id' | 'fullName' | 'specialty'>;
type Starts = DoctorSlots['days'][number]['starts'];

interface Placed {
  /** First row, and how many it covers. */
  readonly row: number;
  readonly rows: number;
}
export type Cell = Placed &
  (
    | { readonly kind: 'free' }
    | { readonly kind: 'closed'; readonly reason: string | undefined }
    | { readonly kind: 'visit'; readonly visit: Visit }
  );

export interface BoardColumn {
  readonly doctor: BoardDoctor;
  /** From the first row to the last, without gaps. */
  readonly cells: readonly Cell[];
}

export interface Board {
  /** 'HH:MM' of each row. */
  readonly times: readonly string[];
  readonly columns: readonly BoardColumn[];
}

const minutesOfVisit = (visit: Visit): number => minutesFrom(visit.timeSlot) ?? 0;
const lengthOf = (visit: Visit): number => (Date.parse(visit.endsAt) - Date.parse(visit.appointmentDate)) / MINUTE;

/** Whole hours that hold every start and every visit. */
function hoursOf(starts: readonly Starts[], visits: readonly Visit[]): { from: number; to: number } {
  const points = [
    ...starts.flat().map(({ time }) => minutesFrom(time) ?? 0),
    ...visits.flatMap((visit) => [minutesOfVisit(visit), minutesOfVisit(visit) + lengthOf(visit) - 1]),
  ];
  if (points.length === 0) return USUAL_HOURS;
  return { from: Math.floor(Math.min(...points) / HOUR) * HOUR, to: (Math.floor(Math.max(...points) / HOUR) + 1) * HOUR };
}

function cellsOf(times: readonly string[], starts: Starts, visits: readonly Visit[]): Cell[] {
  const first = minutesFrom(times[0] ?? '') ?? 0;
  const byTime = new Map(starts.map((start) => [start.time, start]));
  const rowOf = (visit: Visit): number => Math.floor((minutesOfVisit(visit) - first) / STEP);
  const byRow = new Map([...visits].reverse().map((visit) => [rowOf(visit), visit]));
  const cells: Cell[] = [];
  for (let row = 0; row < times.length; row += cells.at(-1)?.rows ?? 1) {
    const visit = byRow.get(row);
    const start = byTime.get(times[row] ?? '');
    if (visit) cells.push({ kind: 'visit', visit, row, rows: rowsOf(visit, row, byRow, times.length) });
    else if (start?.free) cells.push({ kind: 'free', row, rows: 1 });
    else cells.push({ kind: 'closed', row, rows: 1, reason: start?.reason });
  }
  return cells;
}

/** As many rows as the visit lasts, but not over the next visit or the end of the day. */
function rowsOf(visit: Visit, row: number, byRow: ReadonlyMap<number, Visit>, count: number): number {
  const end = Math.min(count, row + Math.max(1, Math.ceil(((minutesOfVisit(visit) % STEP) + lengthOf(visit)) / STEP)));
  for (let next = row + 1; next < end; next += 1) if (byRow.has(next)) return next - row;
  return end - row;
}

/** One day of several doctors; visits that free their time are left out, since it may be booked again. */
export function boardOf(doctors: readonly BoardDoctor[], visits: readonly Visit[], startsOf: (doctorId: string) => Starts): Board {
  const shown = visits.filter(({ status, doctorId }) => occupies(status) && doctors.some(({ id }) => id === doctorId));
  const hours = hoursOf(
    doctors.map(({ id }) => startsOf(id)),
    shown,
  );
  const times = Array.from({ length: (hours.to - hours.from) / STEP }, (_, row) => timeOf(hours.from + row * STEP));
  const columns = doctors.map((doctor) => ({
    doctor,
    cells: cellsOf(
      times,
      startsOf(doctor.id),
      shown.filter(({ doctorId }) => doctorId === doctor.id),
    ),
  }));
  return { times, columns };
}

/** The cell that covers a row of a column. */
export const cellAt = (board: Board, { column, row }: Place): Cell | undefined =>
  board.columns[column]?.cells.find((cell) => cell.row <= row && row < cell.row + cell.rows);

export interface Place {
  readonly column: number;
  readonly row: number;
}
