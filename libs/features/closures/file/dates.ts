import { addDays, isDay, minutesFrom, timeOf, type Day } from '@arogya/domain/clock';
import type { DateOrder } from '@arogya/domain/holidays/found';

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

/** Which order a date in numbers can only be in; null where it is in either, or is not in numbers. */
export function provenOrder(typed: string): DateOrder | null {
  const [, first, , second] = NUMBERS.exec(typed.normalize('NFKC').trim().replace(AROUND, '').trim()) ?? [];
  if (Number(first) > 12) return 'dayFirst';
  return Number(second) > 12 ? 'monthFirst' : null;
}

/** The order that the dates of a file prove; null where they prove none, or one another wrong. */
export function orderOf(dates: readonly string[]): DateOrder | null {
  const proven = new Set(dates.map(provenOrder).filter((order) => order !== null));
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
