import type { Day } from '@arogya/domain/clock';
import type { Calendar } from './calendar';
import { hoursOn } from './day-rules';
import { gridOf, type GridStart } from './grid';

/** How many starts the public page shows inside the doctor's hours of a day. */
export function publicStarts(calendar: Calendar, day: Day): number {
  const isInside = ({ minutes }: GridStart): boolean =>
    hoursOn(calendar, day).some(({ from, to }) => from <= minutes && minutes + calendar.appointmentMinutes <= to);
  return gridOf(calendar, 'public')(day).filter(isInside).length;
}

/** Fewer appointments than this are never a flood, however short the day is. */
const LEAST = 4;

/** With so many appointments of unproven visitors a doctor's day counts as flooded. `share` is between 0 and 1. */
export const floodAt = (calendar: Calendar, day: Day, share: number): number =>
  Math.max(LEAST, Math.ceil(publicStarts(calendar, day) * share));
