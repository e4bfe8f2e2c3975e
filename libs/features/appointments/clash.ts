import { dayOfStart, AS_BOOKED, labelOfDay, weekdayOf, addDays, type Day } from '@arogya/domain/clock';
import type { ApiFailure } from '@arogya/platform';
import { formatTime } from '@arogya/ui/look/formats';

/** Why a start could not be had, and the nearest ones that can. */
export interface Clash {
  readonly text: string;
  /** ISO starts with the hospital's offset, nearest first. */
  readonly nearest: readonly string[];
}

/** The clash in a 409 answer; null for any other failure. */
export function clashOf({ status, message, body }: ApiFailure): Clash | null {
  if (status !== 409 || typeof body !== 'object' || body === null || !('nearest' in body)) return null;
  const nearest = Array.isArray(body.nearest) ? body.nearest.filter((start): start is string => typeof start === 'string') : [];
  return { text: message ?? 'This time cannot be booked.', nearest };
}

/** 'Today 9:30 AM', 'Tomorrow 9:30 AM', 'Fri 27 Nov, 9:30 AM'. */
export function startLabel(start: string, today: Day): string {
  const day = dayOfStart(start);
  if (day === today) return `Today ${formatTime(start, AS_BOOKED)}`;
  if (day === addDays(today, 1)) return `Tomorrow ${formatTime(start, AS_BOOKED)}`;
  return `${weekdayOf(day).slice(0, 3)} ${labelOfDay(day).slice(0, 6)}, ${formatTime(start, AS_BOOKED)}`;
}
