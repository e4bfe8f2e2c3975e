import type { Appointment } from '@arogya/api/appointments';
import type { Doctor, DoctorSlots } from '@arogya/api/doctors';
import { WINDOWS } from '@arogya/domain/appointments/calendar';
import { dayOffText } from '@arogya/domain/appointments/day-off';
import { occupies } from '@arogya/domain/appointments/status';
import { dayOfStart, labelOfDay, MINUTE, minutesFrom, timeOf, weekdayOf, type Day } from '@arogya/domain/clock';
import { namesApart, doctorName } from '@arogya/domain/doctors/doctor-name';

const STEP = WINDOWS.staff.step;
const HOUR = 60;
const USUAL_HOURS = { from: 9 * HOUR, to: 17 * HOUR };

export type BoardDoctor = Pick<Doctor, 'id' | 'fullName' | 'specialty'>;
type SlotDay = DoctorSlots['days'][number];
type Starts = SlotDay['starts'];

interface RowSpan {
  /** First row, and how many it covers. */
  readonly row: number;
  readonly rows: number;
}
export type Cell = RowSpan &
  (
    | { readonly kind: 'free' }
    | { readonly kind: 'closed'; readonly reason: string | undefined }
    | { readonly kind: 'appointment'; readonly appointment: Appointment }
  );

export interface BoardColumn {
  readonly doctor: BoardDoctor;
  readonly day: Day;
  /** What heads it: a doctor, or a day; below it what more is known. */
  readonly title: string;
  readonly detail: string;
  /** How its cells are named: two doctors of one name have different ones. */
  readonly name: string;
  /** Why nobody can come: 'On leave', 'Closed: Diwali'. */
  readonly off: string | null;
  /** From the first row to the last, without gaps. */
  readonly cells: readonly Cell[];
}

export interface Board {
  /** 'HH:MM' of each row. */
  readonly times: readonly string[];
  readonly columns: readonly BoardColumn[];
}

const minutesOfAppointment = (appointment: Appointment): number => minutesFrom(appointment.timeSlot) ?? 0;
const lengthOf = (appointment: Appointment): number => (Date.parse(appointment.endsAt) - Date.parse(appointment.appointmentDate)) / MINUTE;

/** Whole hours that contain every start and every appointment. */
function hoursOf(starts: readonly Starts[], appointments: readonly Appointment[]): { from: number; to: number } {
  const points = [
    ...starts.flat().map(({ time }) => minutesFrom(time) ?? 0),
    ...appointments.flatMap((appointment) => [
      minutesOfAppointment(appointment),
      minutesOfAppointment(appointment) + lengthOf(appointment) - 1,
    ]),
  ];
  if (points.length === 0) return USUAL_HOURS;
  return { from: Math.floor(Math.min(...points) / HOUR) * HOUR, to: (Math.floor(Math.max(...points) / HOUR) + 1) * HOUR };
}

function cellsOf(times: readonly string[], starts: Starts, appointments: readonly Appointment[]): Cell[] {
  const first = minutesFrom(times[0] ?? '') ?? 0;
  const byTime = new Map(starts.map((start) => [start.time, start]));
  const rowOf = (appointment: Appointment): number => Math.floor((minutesOfAppointment(appointment) - first) / STEP);
  const byRow = new Map([...appointments].reverse().map((appointment) => [rowOf(appointment), appointment]));
  const cells: Cell[] = [];
  for (let row = 0; row < times.length; row += cells.at(-1)?.rows ?? 1) {
    const appointment = byRow.get(row);
    const start = byTime.get(times[row] ?? '');
    if (appointment) cells.push({ kind: 'appointment', appointment, row, rows: rowsOf(appointment, row, byRow, times.length) });
    else if (start?.free) cells.push({ kind: 'free', row, rows: 1 });
    else cells.push({ kind: 'closed', row, rows: 1, reason: start?.reason });
  }
  return cells;
}

/** As many rows as the appointment lasts, but not into the next one or past the end of the day. */
function rowsOf(appointment: Appointment, row: number, byRow: ReadonlyMap<number, Appointment>, count: number): number {
  const end = Math.min(count, row + Math.max(1, Math.ceil(((minutesOfAppointment(appointment) % STEP) + lengthOf(appointment)) / STEP)));
  for (let next = row + 1; next < end; next += 1) if (byRow.has(next)) return next - row;
  return end - row;
}

const offOf = (day: SlotDay | undefined): string | null => (day ? dayOffText(day) : null);

type ColumnData = Pick<BoardColumn, 'doctor' | 'day' | 'title' | 'detail' | 'name'> & { readonly slots: SlotDay | undefined };

/** Appointments that free their time are left out, since it can be booked again. */
function boardOf(columns: readonly ColumnData[], appointments: readonly Appointment[]): Board {
  const isOf = ({ doctor, day }: ColumnData, { doctorId, appointmentDate, status }: Appointment): boolean =>
    occupies(status) && doctorId === doctor.id && dayOfStart(appointmentDate) === day;
  const filled = columns.map((column) => ({
    ...column,
    starts: column.slots?.starts ?? [],
    own: appointments.filter((appointment) => isOf(column, appointment)),
  }));
  const hours = hoursOf(
    filled.map(({ starts }) => starts),
    filled.flatMap(({ own }) => own),
  );
  const times = Array.from({ length: (hours.to - hours.from) / STEP }, (_, row) => timeOf(hours.from + row * STEP));
  return {
    times,
    columns: filled.map(({ slots, starts, own, ...column }) => ({ ...column, off: offOf(slots), cells: cellsOf(times, starts, own) })),
  };
}

/** One day of several doctors. */
export function dayBoardOf(
  doctors: readonly BoardDoctor[],
  day: Day,
  appointments: readonly Appointment[],
  slotsOf: (doctorId: string) => SlotDay | undefined,
): Board {
  const nameOf = namesApart(doctors);
  const columns = doctors.map((doctor) => ({
    doctor,
    day,
    title: doctorName(doctor.fullName),
    detail: doctor.specialty,
    name: nameOf(doctor),
    slots: slotsOf(doctor.id),
  }));
  return boardOf(columns, appointments);
}

/** 'Mon 30 Nov'. */
export const shortDay = (day: Day): string => `${weekdayOf(day).slice(0, 3)} ${labelOfDay(day).slice(0, -5)}`;

interface Week {
  readonly doctor: BoardDoctor;
  readonly days: readonly Day[];
  readonly today: Day;
}

/** Several days of one doctor. */
export function weekBoardOf({ doctor, days, today }: Week, appointments: readonly Appointment[], slots: readonly SlotDay[]): Board {
  const columns = days.map((day) => {
    const booked = appointments.filter(({ appointmentDate, status }) => occupies(status) && dayOfStart(appointmentDate) === day).length;
    return {
      doctor,
      day,
      title: shortDay(day),
      detail: [day === today ? 'Today' : null, booked > 0 ? `${booked} booked` : null].filter(Boolean).join(' · '),
      name: shortDay(day),
      slots: slots.find((one) => one.day === day),
    };
  });
  return boardOf(columns, appointments);
}

/** The cell that covers a row of a column. */
export const cellAt = (board: Board, { column, row }: BoardPosition): Cell | undefined =>
  board.columns[column]?.cells.find((cell) => cell.row <= row && row < cell.row + cell.rows);

export interface BoardPosition {
  readonly column: number;
  readonly row: number;
}
