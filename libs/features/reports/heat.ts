import type { AppointmentsOfHour } from '@arogya/api/stats';
import { label12h, timeOf, WEEKDAYS } from '@arogya/domain/clock';

/** These hours are always shown, even when they are empty. */
const FIRST_HOUR = 9;
const LAST_HOUR = 17;
const LEVELS = 5;

export interface HeatRow {
  readonly hour: string;
  /** Monday first; level 0 is nothing, 5 the highest figure. */
  readonly cells: readonly { readonly appointments: number; readonly level: number }[];
}

/** Hours by weekdays, from the first to the last hour with an appointment. */
export function heatOf(hours: readonly AppointmentsOfHour[]): HeatRow[] {
  const counts = new Map(hours.map((one) => [`${one.weekday} ${one.hour}`, one.appointments]));
  const most = Math.max(1, ...counts.values());
  const first = Math.min(FIRST_HOUR, ...hours.map(({ hour }) => hour));
  const last = Math.max(LAST_HOUR, ...hours.map(({ hour }) => hour));
  return Array.from({ length: last - first + 1 }, (_, index) => ({
    hour: label12h(timeOf((first + index) * 60)).replace(':00', ''),
    cells: WEEKDAYS.map((_day, weekday) => {
      const appointments = counts.get(`${weekday + 1} ${first + index}`) ?? 0;
      return { appointments, level: Math.ceil((appointments / most) * LEVELS) };
    }),
  }));
}

/** '10 AM on Wednesday' for the busiest hour; null without any. */
export function busiestOf(hours: readonly AppointmentsOfHour[]): { readonly when: string; readonly appointments: number } | null {
  const busiest = hours.reduce<AppointmentsOfHour | null>(
    (most, one) => (most && most.appointments >= one.appointments ? most : one),
    null,
  );
  if (!busiest) return null;
  const hour = label12h(timeOf(busiest.hour * 60)).replace(':00', '');
  return { when: `${WEEKDAYS[busiest.weekday - 1] ?? ''} at ${hour}`, appointments: busiest.appointments };
}
