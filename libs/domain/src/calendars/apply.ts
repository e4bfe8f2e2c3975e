import type { Calendar, Closure } from '@arogya/domain/appointments/calendar';
import type { CalendarChange } from './change';

/** The calendar as it is once the change has been made. */
export function withChange(calendar: Calendar, change: CalendarChange): Calendar {
  switch (change.kind) {
    case 'leave':
      return { ...calendar, leave: [...calendar.leave, change.leave] };
    case 'closure':
      return { ...calendar, closures: replaced(calendar.closures, change.closures) };
    case 'hours':
      return { ...calendar, hours: withoutNull({ ...calendar.hours, ...change.hours }) };
    case 'dayHours':
      return { ...calendar, dayHours: withoutNull({ ...calendar.dayHours, [change.day]: change.hours }) };
  }
}

/** A hospital has one closure a day: a new one takes the place of what was there. */
const replaced = (old: readonly Closure[], fresh: readonly Closure[]): Closure[] => [
  ...old.filter(({ day }) => !fresh.some((one) => one.day === day)),
  ...fresh,
];

const withoutNull = <T>(all: Readonly<Record<string, T | null | undefined>>): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter((entry): entry is [string, T] => entry[1] !== null && entry[1] !== undefined));
