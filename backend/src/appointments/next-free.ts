import { availability } from '@arogya/domain/appointments/availability';
import { WINDOWS, type Audience, type Calendar, type TakenTime } from '@arogya/domain/appointments/calendar';
import { addDays, dayOf } from '@arogya/domain/clock';

/** The days to look at, counted from the first on which the audience may book. */
export interface Span {
  readonly from: number;
  readonly days: number;
}

/** The first start of a span that can be booked, as ISO 8601; null when there is none. `now`: ms since 1970. */
export function nextFree(
  calendar: Calendar,
  taken: readonly TakenTime[],
  { audience, now }: { readonly audience: Audience; readonly now: number },
  { from, days }: Span,
): string | null {
  const first = addDays(dayOf(now, calendar.zone), WINDOWS[audience].firstDay + from);
  for (let index = 0; index < days; index += 1) {
    const day = addDays(first, index);
    const [{ starts } = { starts: [] }] = availability(calendar, { audience, now, from: day, to: day }, taken);
    const free = starts.find((start) => start.free);
    if (free) return free.at;
  }
  return null;
}
