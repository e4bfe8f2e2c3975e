import { DEFAULT_ZONE, dayOf, label12h, labelOfDay, minutesOf, timeOf, type Day } from '@arogya/domain/clock';

const NUMBERS = new Intl.NumberFormat('en-IN');

/** 1,23,456 (en-IN grouping). */
export const formatNumber = (value: number): string => NUMBERS.format(value);

/** '1,000+' when the count was capped, else the number. */
export const formatCount = (total: number, capped = false): string => `${formatNumber(total)}${capped ? '+' : ''}`;

interface Wall {
  readonly day: Day;
  readonly time: string;
}

/**
 * The local time of an ISO instant. The server sends the offset of the hospital's zone, so the written time is the
 * hospital's; an instant in UTC ('…Z') is shown in the default zone.
 */
function wallOf(iso: string): Wall | null {
  if (/[+-]\d{2}:?\d{2}$/u.test(iso)) return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return null;
  return { day: dayOf(instant, DEFAULT_ZONE), time: timeOf(minutesOf(instant, DEFAULT_ZONE)) };
}

/** '24 Nov 2026' for a day or an ISO instant. */
export function formatDay(value: string): string {
  const day = value.length === 10 ? value : wallOf(value)?.day;
  return day ? labelOfDay(day) : value;
}

/** '9:30 AM' for 'HH:MM' or an ISO instant. */
export function formatTime(value: string): string {
  const time = value.length === 5 ? value : wallOf(value)?.time;
  return time ? label12h(time) : value;
}

/** '24 Nov 2026, 9:30 AM'. */
export const formatDateTime = (iso: string): string => `${formatDay(iso)}, ${formatTime(iso)}`;

/** The first 8 characters of an id (docs/spec/numbers.md). */
export const shortId = (id: string): string => id.slice(0, 8);

/** At most `max` characters; the rest is an ellipsis. */
export const truncated = (text: string, max: number): string => (text.length > max ? `${text.slice(0, max).trimEnd()}…` : text);

/** 'AR' for 'Dr. Asha Rao': the first letters of the first and the last word. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/^dr\.?\s+/iu, '')
    .split(/\s+/u)
    .filter(Boolean);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return (
    letters
      .map((word) => Array.from(word ?? '')[0] ?? '')
      .join('')
      .toUpperCase() || '?'
  );
}

/** Full name, or the username where there is none. */
export const fullNameOf = (user: { firstName?: string | null; lastName?: string | null; username: string }): string =>
  [user.firstName, user.lastName].filter((part) => part?.trim()).join(' ') || user.username;

/** '98450 12345' for Indian mobiles, else as typed. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/gu, '');
  const local = digits.length === 12 && digits.startsWith('91') ? digits.slice(2) : digits;
  if (local.length !== 10) return phone;
  return `${digits.length === 12 ? '+91 ' : ''}${local.slice(0, 5)} ${local.slice(5)}`;
}

/** Digits with the country code, as wa.me wants them; ten digits are Indian. */
export function dialDigits(phone: string): string {
  const digits = phone.replace(/\D/gu, '').replace(/^0+(?=\d{10}$)/u, '');
  return digits.length === 10 ? `91${digits}` : digits;
}
