import { addDays, isDay, minutesFrom, timeOf, weekdayOf, type Day } from '@arogya/domain/clock';
import { DATE_ORDERS, type DateOrder } from '@arogya/domain/holidays/found-lines';

/** A date that can be one day, or one of two. */
export type WrittenDate = { readonly day: Day } | { readonly either: Readonly<Record<DateOrder, Day>> };

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december'];
const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?';
const AROUND = new RegExp(`^${WEEKDAY}\\b[\\s,.]*|[\\s,(]*\\b${WEEKDAY}\\)?$|[T\\s]+00:00(?::00(?:\\.0+)?)?Z?$`, 'giu');

export const isWeekday = (cell: string): boolean => new RegExp(`^${WEEKDAY}\\.?$`, 'iu').test(cell.trim());

const yearOf = (typed: string): number => (typed.length === 2 ? 2000 + Number(typed) : Number(typed));

function dayFrom(year: string, month: number, date: string): Day | null {
  const day = `${yearOf(year)}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  return isDay(day) ? day : null;
}

const monthOf = (name: string): number =>
  name.length < 3 ? 0 : MONTHS.findIndex((one) => one.startsWith(name.toLowerCase().replace(/^sept$/u, 'sep'))) + 1;

/** 46381: so many days after 30 December 1899, as spreadsheets count. */
function fromSerial(typed: string): Day | null {
  const serial = /^(\d{5})(?:\.0+)?$/u.exec(typed)?.[1];
  const day = serial ? addDays('1899-12-30', Number(serial)) : null;
  return day && day >= '2000' && day < '2100' ? day : null;
}

const named = (date: string, month: string, year: string): Day | null => dayFrom(year, monthOf(month), date);

/** The ways to write a date that can be one day only. */
const FORMS: readonly (readonly [RegExp, (...parts: string[]) => Day | null])[] = [
  [/^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/u, (year = '', month = '', date = '') => dayFrom(year, Number(month), date)],
  [/^(\d{4})(\d{2})(\d{2})$/u, (year = '', month = '', date = '') => dayFrom(year, Number(month), date)],
  [/^(\d{1,2})\.(\d{1,2})\.(\d{4}|\d{2})$/u, (date = '', month = '', year = '') => dayFrom(year, Number(month), date)],
  [
    /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]*(?:of\s)?([a-z]{3,9})\.?[\s.,/-]*'?(\d{4}|\d{2})$/iu,
    (date = '', month = '', year = '') => named(date, month, year),
  ],
  [
    /^([a-z]{3,9})\.?[\s./-]*(\d{1,2})(?:st|nd|rd|th)?[\s,./-]+'?(\d{4}|\d{2})$/iu,
    (month = '', date = '', year = '') => named(date, month, year),
  ],
];

const NUMBERS = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})$/u;

/** What a cell says as a date, or null: 25-Dec-2026, January 1, 2027, 08/11/2026, 8.11.2026, 2026-11-08, 46381. */
export function writtenDate(typed: string): WrittenDate | null {
  const text = typed.normalize('NFKC').trim().replace(AROUND, '').trim();
  const numbers = NUMBERS.exec(text);
  if (numbers) {
    const [, first = '', , second = '', year = ''] = numbers;
    const [dayFirst, monthFirst] = [dayFrom(year, Number(second), first), dayFrom(year, Number(first), second)];
    if (dayFirst && monthFirst && dayFirst !== monthFirst) return { either: { dayFirst, monthFirst } };
    const day = dayFirst ?? monthFirst;
    return day ? { day } : null;
  }
  for (const [form, read] of FORMS) {
    const [, ...parts] = form.exec(text) ?? [];
    const day = parts.length > 0 ? read(...parts) : null;
    if (day) return { day };
  }
  const day = fromSerial(text);
  return day ? { day } : null;
}

/** Which order a date in numbers can only be in; null where it is in either, is not in numbers, or is no date: 31/11 proves nothing. */
export function provenOrder(typed: string): DateOrder | null {
  if (!writtenDate(typed)) return null;
  const [, first, , second] = NUMBERS.exec(typed.normalize('NFKC').trim().replace(AROUND, '').trim()) ?? [];
  if (Number(first) > 12) return 'dayFirst';
  return Number(second) > 12 ? 'monthFirst' : null;
}

/** The order that a weekday beside a date proves: 03/04/2027 is a Saturday in April, and a Thursday in March. */
export function orderByWeekday(typed: string, beside: readonly string[]): DateOrder | null {
  const date = writtenDate(typed);
  if (!date || !('either' in date)) return null;
  const said = [typed, ...beside.filter(isWeekday)].map((cell) => new RegExp(`\\b${WEEKDAY}\\b`, 'iu').exec(cell)?.[0]);
  const weekday = said
    .find((one) => one !== undefined)
    ?.slice(0, 3)
    .toLowerCase();
  const fits = DATE_ORDERS.filter((order) => weekdayOf(date.either[order]).slice(0, 3).toLowerCase() === weekday);
  return fits.length === 1 ? (fits[0] ?? null) : null;
}

/** The order that a head says: Date (dd/mm/yyyy). */
export function orderInHead(head: string): DateOrder | null {
  if (/\bd{1,2}[^a-z]?m{1,3}[^a-z]?y/iu.test(head)) return 'dayFirst';
  return /\bm{1,3}[^a-z]?d{1,2}[^a-z]?y/iu.test(head) ? 'monthFirst' : null;
}

/** The one order of which all proofs are; null where there is none, or they prove one another wrong. */
export function onlyOrder(proofs: readonly (DateOrder | null)[]): DateOrder | null {
  const proven = new Set(proofs.filter((order) => order !== null));
  return proven.size === 1 ? ([...proven][0] ?? null) : null;
}

/** 'HH:MM' of '9:00', '13:30:00' or '1:30 PM', '24:00' too; null when it is no time. */
export function timeFrom(typed: string): string | null {
  if (typed === '24:00') return typed;
  const match = /^(\d{1,2})[:.](\d{2})(?:[:.]\d{2})?\s*(am|pm|a\.m\.|p\.m\.)?$/iu.exec(typed);
  if (!match) return null;
  const [, hours = '', minutes = '', half] = match;
  const hour = half ? (Number(hours) % 12) + (half.toLowerCase().startsWith('p') ? 12 : 0) : Number(hours);
  if (half && (Number(hours) < 1 || Number(hours) > 12)) return null;
  const time = minutesFrom(`${String(hour).padStart(2, '0')}:${minutes}`);
  return time === null ? null : timeOf(time);
}
