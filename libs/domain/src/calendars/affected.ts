import { reasonOfCalendar } from '@arogya/domain/appointments/availability';
import type { Calendar, Interval } from '@arogya/domain/appointments/calendar';
import { REASONS, type Reason } from '@arogya/domain/appointments/reasons';
import { AT_OTHER_HOSPITAL } from './texts';

/**
 * Why the calendar does not allow an appointment to come, or null. Only the calendar counts: not the grid of starts, which
 * differs between staff and visitors, and not who else has the time.
 */
export function whyRefused(calendar: Calendar, { from, to }: Interval, now: number): Reason | null {
  return reasonOfCalendar({ ...calendar, appointmentMinutes: Math.round((to - from) / 60_000) }, from, now);
}

/** Why a change of the calendar affects an appointment to come: it was allowed before and is refused after. */
export function whyAffected(before: Calendar, after: Calendar, span: Interval, now: number): Reason | null {
  if (span.from <= now) return null;
  const reason = whyRefused(after, span, now);
  return reason !== null && whyRefused(before, span, now) === null ? reason : null;
}

/** Where and when a doctor works; null: no hospital of ours. */
export interface DoctorSchedule {
  readonly hospitalId: string | null;
  readonly calendar: Calendar;
}

/** A time at a hospital. */
export interface TimeAtHospital extends Interval {
  readonly hospitalId: string | null;
}

/** Why an appointment to come cannot be where it was booked, in a sentence; null when it can. */
export function whyNotThere({ hospitalId, calendar }: DoctorSchedule, placed: TimeAtHospital, now: number): string | null {
  const reason = whyRefused(calendar, placed, now);
  if (reason === 'inactive') return REASONS[reason];
  if (hospitalId !== placed.hospitalId) return AT_OTHER_HOSPITAL;
  return reason && REASONS[reason];
}
