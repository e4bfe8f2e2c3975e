/** A calendar day of some zone, 'YYYY-MM-DD'. */
export type Day = string;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The zone of a hospital that names none, and of doctors without a hospital. */
export const DEFAULT_ZONE = 'Asia/Kolkata';
export const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    });
    formats.set(zone, format);
  }
  return format;
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

function readOffset(instant: number, zone: string): number {
  const part: Record<string, number> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** The offsets of UTC days, cached per zone; null for a day on which the offset changes. */
const offsets = new Map<string, Map<number, number | null>>();
/** Some years of days; what has more starts anew. */
const MOST_DAYS = 5_000;

function offsetOfDay(day: number, zone: string): number | null {
  let days = offsets.get(zone);
  if (!days || days.size >= MOST_DAYS) offsets.set(zone, (days = new Map<number, number | null>()));
  let offset = days.get(day);
  if (offset === undefined) {
    const first = readOffset(day * DAY_MS, zone);
    offset = first === readOffset((day + 1) * DAY_MS - 1, zone) ? first : null;
    days.set(day, offset);
  }
  return offset;
}

/** How many ms the zone's local time is ahead of UTC at an instant. */
export const offsetAt = (instant: number, zone: string): number =>
  offsetOfDay(Math.floor(instant / DAY_MS), zone) ?? readOffset(instant, zone);

/** The ms since 1970 at which a day begins in UTC. */
const dawnOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`);

/** The day that begins so many days after 1970 does. */
const dayText = (day: number): Day => new Date(day * DAY_MS).toISOString().slice(0, 10);

const wall = (instant: number, zone: string): Date => new Date(instant + offsetAt(instant, zone));

/** The local day in `zone` at `instant` (ms since 1970). */
export const dayOf = (instant: number, zone: string): Day => dayText(Math.floor((instant + offsetAt(instant, zone)) / DAY_MS));

/** Local minutes since midnight in `zone`. */
export function minutesOf(instant: number, zone: string): number {
  const at = wall(instant, zone);
  return at.getUTCHours() * 60 + at.getUTCMinutes();
}

/** The instant of a local time, or null in the hour that a change of clocks leaves out. */
export function instantAt(day: Day, minutes: number, zone: string): number | null {
  const asUtc = dawnOf(day) + minutes * MINUTE;
  const guess = asUtc - offsetAt(asUtc, zone);
  const instant = asUtc - offsetAt(guess, zone);
  return instant + offsetAt(instant, zone) === asUtc ? instant : null;
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/u;

/** A day that exists, from 1900 to 2999: 2025-02-30 does not. */
export function isDay(value: unknown): value is Day {
  const match = typeof value === 'string' ? DAY.exec(value) : null;
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1900 && year <= 2999 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

export const addDays = (day: Day, days: number): Day => dayText(dawnOf(day) / DAY_MS + days);

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => Math.round((dawnOf(to) - dawnOf(from)) / DAY_MS);

export function weekdayOf(day: Day): Weekday {
  const sundayFirst = new Date(dawnOf(day)).getUTCDay();
  return WEEKDAYS[(sundayFirst + 6) % 7] ?? 'Monday';
}

/** 'HH:MM' of minutes since midnight. */
export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/u;

/** Minutes since midnight of 'HH:MM', or null. */
export function minutesFrom(time: string): number | null {
  const match = TIME.exec(time);
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

/** '+05:30' of minutes ahead of UTC. */
export const offsetText = (ahead: number): string => `${ahead < 0 ? '-' : '+'}${timeOf(Math.abs(ahead))}`;

/** What a clock shows, '2026-11-24T09:30:00', of ms since 1970 by that clock. */
export const wallText = (at: number): string => new Date(at).toISOString().slice(0, 19);

/** ISO 8601 with the zone's offset, e.g. 2026-11-24T09:30:00+05:30. */
export function withOffset(instant: number, zone: string): string {
  const ahead = offsetAt(instant, zone);
  return `${wallText(instant + ahead)}${offsetText(ahead / MINUTE)}`;
}

const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]([01]\d|2[0-3]):?[0-5]\d)$/u;

/** ms since 1970 of an ISO 8601 date-time with an offset, or null when it is not one. */
export function instantFrom(value: unknown): number | null {
  const match = typeof value === 'string' ? INSTANT.exec(value) : null;
  if (!match || !isDay(match[1])) return null;
  const time = Date.parse(match[0]);
  return Number.isFinite(time) ? time : null;
}

/** '9:05 AM' of 'HH:MM'. */
export function label12h(time: string): string {
  const minutes = minutesFrom(time) ?? 0;
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** For the start and end of an appointment: the clock on which it was booked, which the server writes into them. */
export const AS_BOOKED = 'as booked';
/** Whose clock shows an instant: a zone, DEFAULT_ZONE where there is no hospital, or AS_BOOKED. */
export type ShownIn = string | null | undefined;

/** Day and time of day of an ISO instant; null when it is none. Every instant that people read goes through here. */
export function wallIn(iso: string, zone: ShownIn): { readonly day: Day; readonly time: string } | null {
  if (zone === AS_BOOKED && /[+-]\d{2}:\d{2}$/u.test(iso)) return { day: iso.slice(0, 10), time: iso.slice(11, 16) };
  const instant = Date.parse(iso);
  if (Number.isNaN(instant)) return null;
  const shown = zone && zone !== AS_BOOKED ? zone : DEFAULT_ZONE;
  return { day: dayOf(instant, shown), time: timeOf(minutesOf(instant, shown)) };
}

/** The day of a start, and its time 'HH:MM', on the clock on which it is offered or was booked. */
export const dayOfStart = (start: string): Day => wallIn(start, AS_BOOKED)?.day ?? '';
export const timeOfStart = (start: string): string => wallIn(start, AS_BOOKED)?.time ?? '';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** '24 Nov 2026' of '2026-11-24'. */
export function labelOfDay(day: Day): string {
  const [year = '', month = '1', date = ''] = day.split('-');
  return `${date} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
}
