import { reasonOfCalendar } from '@arogya/domain/appointments/availability';
import type { Calendar, Interval } from '@arogya/domain/appointments/calendar';
import type { Reason } from '@arogya/domain/appointments/reasons';

/**
 * Why a change of the calendar affects an appointment to come: it was allowed before and is refused after. Null when it is
 * not affected. Only the calendar counts: not the grid of starts, which differs between staff and visitors, and not who else
 * has the time.
 */
export function whyAffected(before: Calendar, after: Calendar, { from, to }: Interval, now: number): Reason | null {
  if (from <= now) return null;
  const minutes = Math.round((to - from) / 60_000);
  const reason = reasonOfCalendar({ ...after, visitMinutes: minutes }, from, now);
  return reason !== null && reasonOfCalendar({ ...before, visitMinutes: minutes }, from, now) === null ? reason : null;
}
