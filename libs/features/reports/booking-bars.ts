import type { BookingsOfDay } from '@arogya/api/stats';
import { APPOINTMENT_STATUSES, type AppointmentStatus } from '@arogya/domain/appointments/status';
import { addDays, daysBetween, labelOfDay, weekdayOf, WEEKDAYS, type Day } from '@arogya/domain/clock';
import type { DayRange } from '@arogya/features/times/day-range';

/** One bar: a day, a week or a month, so that the bars of the span stay readable. */
export interface BookingBar {
  /** The label below the bar. */
  readonly tick: string;
  /** The full label, with both days. */
  readonly name: string;
  readonly of: Readonly<Record<AppointmentStatus, number>>;
  readonly completed: number;
  readonly open: number;
  readonly lost: number;
  readonly total: number;
}

const DAILY = 31;
const WEEKLY = 190;

const monday = (day: Day): Day => addDays(day, -WEEKDAYS.indexOf(weekdayOf(day)));
const shortDay = (day: Day): string => labelOfDay(day).replace(/^0/u, '').slice(0, -5);

type Step = 'day' | 'week' | 'month';
const stepOf = (days: number): Step => (days <= DAILY ? 'day' : days <= WEEKLY ? 'week' : 'month');
const STARTS: Record<Step, (day: Day) => Day> = { day: (day) => day, week: monday, month: (day) => `${day.slice(0, 7)}-01` };

function named(step: Step, start: Day, first: Day, last: Day): Pick<BookingBar, 'tick' | 'name'> {
  const name = first === last ? labelOfDay(first) : `${labelOfDay(first)} – ${labelOfDay(last)}`;
  return { tick: step === 'month' ? labelOfDay(start).slice(3) : shortDay(first), name };
}

const nothing = (): Record<AppointmentStatus, number> =>
  Object.fromEntries(APPOINTMENT_STATUSES.map((status) => [status, 0])) as Record<AppointmentStatus, number>;

/** The bars of the span in order, including days without an appointment. */
export function bookingBars(bookings: readonly BookingsOfDay[], { from, to }: DayRange): BookingBar[] {
  const days = daysBetween(from, to) + 1;
  const step = stepOf(days);
  const bars = new Map<Day, { first: Day; last: Day; of: Record<AppointmentStatus, number> }>();
  for (let index = 0; index < days; index += 1) {
    const day = addDays(from, index);
    const start = STARTS[step](day);
    const bar = bars.get(start);
    if (bar) bar.last = day;
    else bars.set(start, { first: day, last: day, of: nothing() });
  }
  for (const { day, status, appointments } of bookings) {
    const bar = bars.get(STARTS[step](day));
    if (bar) bar.of[status] += appointments;
  }
  return [...bars].map(([start, { first, last, of }]) => {
    const [completed, open, lost] = [of.completed, of.pending + of.confirmed, of.cancelled + of.no_show];
    return { ...named(step, start, first, last), of, completed, open, lost, total: completed + open + lost };
  });
}
