import { firstLetters } from '@arogya/domain/letters';
import { label12h, labelOfDay, wallIn, type ShownIn } from '@arogya/domain/clock';

const NUMBERS = new Intl.NumberFormat('en-IN');

/** 1,23,456 (en-IN grouping). */
export const formatNumber = (value: number): string => NUMBERS.format(value);

/** '1,000+' when the count was capped, else the number. */
export const formatCount = (total: number, capped = false): string => `${formatNumber(total)}${capped ? '+' : ''}`;

/** '24 Nov 2026' of an ISO instant, in the zone of the hospital concerned (docs/design/decisions.md). */
export function formatDay(iso: string, zone: ShownIn): string {
  const wall = wallIn(iso, zone);
  return wall ? labelOfDay(wall.day) : iso;
}

/** '9:30 AM' of an ISO instant. */
export function formatTime(iso: string, zone: ShownIn): string {
  const wall = wallIn(iso, zone);
  return wall ? label12h(wall.time) : iso;
}

/** '9:30:07 AM': for what changes within a minute. */
export const formatSeconds = (iso: string, zone: ShownIn): string =>
  formatTime(iso, zone).replace(' ', `:${String(new Date(iso).getUTCSeconds()).padStart(2, '0')} `);

/** '24 Nov 2026, 9:30 AM'. */
export const formatDateTime = (iso: string, zone: ShownIn): string => `${formatDay(iso, zone)}, ${formatTime(iso, zone)}`;

/** The first 8 characters of an id (docs/spec/numbers.md). */
export const shortId = (id: string): string => id.slice(0, 8);

/** At most `max` letters as people see them; the rest is an ellipsis. */
export function truncated(text: string, max: number): string {
  const cut = firstLetters(text, max);
  return cut.length < text.length ? `${cut.trimEnd()}…` : text;
}

/** Full name, or the username where there is none. */
export const fullNameOf = (user: { firstName?: string | null; lastName?: string | null; username: string }): string =>
  [user.firstName, user.lastName].filter((part) => part?.trim()).join(' ') || user.username;
