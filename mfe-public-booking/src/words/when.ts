import { addDays, dayOfStart, label12h, minutesFrom, timeOfStart, weekdayOf, type Day, type Weekday } from '@arogya/domain/clock';
import type { PagesWords } from '@arogya/languages/generated/pages.words';

type When = Pick<PagesWords, 'when'>;

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'] as const;
const keyOf = (weekday: Weekday): Lowercase<Weekday> => weekday.toLowerCase() as Lowercase<Weekday>;

/** '24', 'Nov' and '2026' of '2026-11-24'. */
function datePartsOf({ when }: When, day: Day): { date: string; month: string; year: string } {
  const [year = '', month = '1', date = ''] = day.split('-');
  return { date, month: when.months[MONTHS[Number(month) - 1] ?? 'jan'](), year };
}

export const weekdayName = ({ when }: When, weekday: Weekday): string => when.weekdays[keyOf(weekday)]();
export const weekdayNameShort = ({ when }: When, weekday: Weekday): string => when.weekdaysShort[keyOf(weekday)]();
export const weekdayShort = (words: When, day: Day): string => weekdayNameShort(words, weekdayOf(day));

/** 'Tue, 24 Nov'. */
export function dayShort(words: When, day: Day): string {
  const { date, month } = datePartsOf(words, day);
  return words.when.dayShort({ weekday: weekdayShort(words, day), date, month });
}

/** 'Tuesday, 24 Nov 2026'. */
export const dayLong = (words: When, day: Day): string =>
  words.when.dayLong({ weekday: weekdayName(words, weekdayOf(day)), ...datePartsOf(words, day) });

/** 'Today', 'Tomorrow' or 'Tue, 24 Nov', relative to `today`. */
export function dayNear(words: When, day: Day, today: Day): string {
  if (day === today) return words.when.today();
  return day === addDays(today, 1) ? words.when.tomorrow() : dayShort(words, day);
}

/** '24 – 30 Nov 2026', or '28 Nov – 4 Dec 2026'. */
export function spanOf(words: When, days: readonly Day[]): string {
  const [from, to] = [datePartsOf(words, days[0] ?? ''), datePartsOf(words, days.at(-1) ?? '')];
  const { month, year } = to;
  if (from.month === month && from.year === year) return words.when.spanInMonth({ from: from.date, to: to.date, month, year });
  return words.when.span({ from: from.date, fromMonth: from.month, to: to.date, toMonth: month, year });
}

/** Parts of the day as languages have names for them; those of the starts in the sheet are others (libs/light/src/slots.ts). */
const PARTS = [
  [4 * 60, 'night'],
  [12 * 60, 'morning'],
  [16 * 60, 'afternoon'],
  [20 * 60, 'evening'],
] as const;
const partOf = (time: string): string => PARTS.find(([end]) => (minutesFrom(time) ?? 0) < end)?.[1] ?? 'late';

/** '9:05' of '09:05' or '21:05'. */
const onTheDial = (time: string): string => label12h(time).slice(0, -3);

/** '9:05 AM' of 'HH:MM'. */
export const timeLabel = ({ when }: When, time: string): string => when.time({ part: partOf(time), time: onTheDial(time) });

/** '9:00 AM – 12:00 PM', or '2:00 – 5:00 PM' when both ends are said alike. */
export function timesLabel(words: When, from: string, to: string): string {
  const { when } = words;
  const part = partOf(from);
  const isAlike = when.time({ part, time: '' }) === when.time({ part: partOf(to), time: '' });
  if (isAlike) return when.timesInPart({ part, from: onTheDial(from), to: onTheDial(to) });
  return when.times({ from: timeLabel(words, from), to: timeLabel(words, to) });
}

/** 'Tomorrow, 9:30 AM' for an ISO start. */
export const whenNear = (words: When, iso: string, today: Day): string =>
  words.when.at({ day: dayNear(words, dayOfStart(iso), today), time: timeLabel(words, timeOfStart(iso)) });

/** 'Tue, 24 Nov, 9:30 AM' for an ISO start. */
export const whenShort = (words: When, iso: string): string =>
  words.when.at({ day: dayShort(words, dayOfStart(iso)), time: timeLabel(words, timeOfStart(iso)) });
