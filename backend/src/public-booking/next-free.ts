import { availability } from '@arogya/domain/appointments/availability';
import { WINDOWS, type Calendar, type Taken } from '@arogya/domain/appointments/calendar';
import { NEXT_FREE_DAYS } from '@arogya/domain/booking/limits';
import { addDays, dayOf } from '@arogya/domain/clock';

/** The first start that the public can book, as ISO 8601; null when none is within the days that are looked at. */
export function nextFree(calendar: Calendar, taken: readonly Taken[], now: number): string | null {
  const first = addDays(dayOf(now, calendar.zone), WINDOWS.public.firstDay);
  const last = addDays(first, NEXT_FREE_DAYS - 1);
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const [{ starts } = { starts: [] }] = availability(calendar, { audience: 'public', now, from: day, to: day }, taken);
    const free = starts.find((start) => start.free);
    if (free) return free.at;
  }
  return null;
}
