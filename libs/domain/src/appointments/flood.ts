import type { Day } from '@arogya/domain/clock';
import type { Calendar } from './calendar';
import { gridOf } from './grid';

/** How many starts the public page shows inside the doctor's hours of a day. */
export const publicStarts = (calendar: Calendar, day: Day): number =>
  gridOf(
    calendar,
    'public',
  )(day).filter(({ minutes }) => calendar.timeRanges.some(({ from, to }) => from <= minutes && minutes + calendar.visitMinutes <= to))
    .length;

/** Fewer appointments than this are never a flood, however short the day is. */
const LEAST = 4;

/** With so many appointments of unproven visitors a doctor's day counts as flooded. `share` is between 0 and 1. */
export const floodAt = (calendar: Calendar, day: Day, share: number): number =>
  Math.max(LEAST, Math.ceil(publicStarts(calendar, day) * share));
