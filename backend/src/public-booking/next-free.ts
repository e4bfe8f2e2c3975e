import { availability } from '@arogya/domain/appointments/availability';
import { WINDOWS, type Calendar, type Taken } from '@arogya/domain/appointments/calendar';
import { addDays, dayOf, type Day } from '@arogya/domain/clock';

/** The days to look at, counted from the first on which the public may book. */
export interface Span {
  readonly from: number;
  readonly days: number;
}

/** The first day of a span at the doctor's hospital. */
export const firstDay = ({ zone }: Pick<Calendar, 'zone'>, now: number, { from }: Span): Day =>
  addDays(dayOf(now, zone), WINDOWS.public.firstDay + from);

/** The first start of a span that the public can book, as ISO 8601; null when there is none. */
export function nextFree(calendar: Calendar, taken: readonly Taken[], now: number, span: Span): string | null {
  const first = firstDay(calendar, now, span);
  for (let index = 0; index < span.days; index += 1) {
    const day = addDays(first, index);
    const [{ starts } = { starts: [] }] = availability(calendar, { audience: 'public', now, from: day, to: day }, taken);
    const free = starts.find((start) => start.free);
    if (free) return free.at;
  }
  return null;
}
