import type { Day } from '@arogya/domain/clock';
import type { Calendar } from './calendar';
import { gridOf } from './grid';

/** How many starts the public page draws inside the doctor's hours of a day. */
export const publicStarts = (calendar: Calendar, day: Day): number =>
  gridOf(
    calendar,
    'public',
  )(day).filter(({ minutes }) => calendar.timeRanges.some(({ from, to }) => from <= minutes && minutes + calendar.visitMinutes <= to))
    .length;

/** Below this many appointments nothing is a flood, however short the day is. */
const LEAST = 4;

/** From so many appointments of unproven visitors on, a doctor's day is taken for flooded. `share` is a part of one. */
export const floodAt = (calendar: Calendar, day: Day, share: number): number =>
  Math.max(LEAST, Math.ceil(publicStarts(calendar, day) * share));
