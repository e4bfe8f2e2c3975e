import { weekdayOf, type Day } from '@arogya/domain/clock';
import type { TimeRange } from '@arogya/domain/doctors/time-ranges';
import type { Calendar, Closure, Leave } from './calendar';

const NONE: readonly TimeRange[] = [];

/** The doctor's hours on a day: those of the date, else of the weekday, else the usual ones; empty where they do not work. */
export function hoursOn({ dayHours, hours, workingDays, timeRanges }: Calendar, day: Day): readonly TimeRange[] {
  const ofDay = dayHours[day];
  if (ofDay) return ofDay.ranges;
  const weekday = weekdayOf(day);
  return hours[weekday] ?? (workingDays.includes(weekday) ? timeRanges : NONE);
}

/** Which Monday, Tuesday … of its month a day is, 1 to 5. */
export const nthOfMonth = (day: Day): number => Math.ceil(Number(day.slice(8)) / 7);

export const isLeaveOn = ({ from, to, weekdays, weeks }: Leave, day: Day): boolean =>
  from <= day && day <= to && (weekdays?.includes(weekdayOf(day)) ?? true) && (weeks?.includes(nthOfMonth(day)) ?? true);

/** The closures that hold for this doctor on a day. */
export const closuresOn = ({ closures, dayHours }: Calendar, day: Day): readonly Closure[] =>
  dayHours[day]?.despiteClosure ? [] : closures.filter((one) => one.day === day);

export const leaveOn = ({ leave }: Calendar, day: Day): readonly Leave[] => leave.filter((one) => isLeaveOn(one, day));

/** Whether any of the parts shares a minute with an appointment of `length` minutes. */
export const meetsPart = (parts: readonly { readonly part?: TimeRange | undefined }[], minutes: number, length: number): boolean =>
  parts.some(({ part }) => part !== undefined && minutes < part.to && part.from < minutes + length);

export const isWhole = ({ part }: { readonly part?: TimeRange | undefined }): boolean => part === undefined;
