import { WEEKDAYS, addDays, isDay, weekdayOf, type Day } from '@arogya/domain/clock';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const pad = (value: number | string): string => String(value).padStart(2, '0');
const dayFrom = (year: number, month: number, date: number): Day | null => {
  const day = `${year}-${pad(month)}-${pad(date)}`;
  return isDay(day) ? day : null;
};

/** The date in the year of `today`, or in the next one when it has passed. */
function upcoming(month: number, date: number, today: Day): Day | null {
  const year = Number(today.slice(0, 4));
  const day = dayFrom(year, month, date);
  return day && day >= today ? day : dayFrom(year + 1, month, date);
}

function fullYear(typed: string): number {
  return typed.length === 2 ? 2000 + Number(typed) : Number(typed);
}

/** The next such day of a month, counted from today: '24' is the coming 24th. */
function nextDate(date: number, today: Day): Day | null {
  for (let ahead = 0; ahead < 62; ahead += 1) {
    const day = addDays(today, ahead);
    if (Number(day.slice(8)) === date) return day;
  }
  return null;
}

function byWord(typed: string, today: Day): Day | null {
  if (typed === 'today') return today;
  if (typed === 'tomorrow' || typed === 'tmrw') return addDays(today, 1);
  if (typed === 'yesterday') return addDays(today, -1);
  const weekday = typed.length >= 3 && WEEKDAYS.find((name) => name.toLowerCase().startsWith(typed));
  if (!weekday) return null;
  return [1, 2, 3, 4, 5, 6, 7].map((ahead) => addDays(today, ahead)).find((day) => weekdayOf(day) === weekday) ?? null;
}

function byMonthName(typed: string, today: Day): Day | null {
  const match = /^(\d{1,2})\s*([a-z]{3})[a-z]*\s*(\d{4})?$/u.exec(typed);
  const month = match ? MONTHS.indexOf(match[2] ?? '') + 1 : 0;
  if (!match || month === 0) return null;
  return match[3] ? dayFrom(Number(match[3]), month, Number(match[1])) : upcoming(month, Number(match[1]), today);
}

function byNumbers(typed: string, today: Day): Day | null {
  if (isDay(typed)) return typed;
  const match = /^(\d{1,2})(?:[/.\-\s](\d{1,2})(?:[/.\-\s](\d{2}|\d{4}))?)?$/u.exec(typed);
  if (!match) return null;
  const [, date = '', month, year] = match;
  if (!month) return nextDate(Number(date), today);
  return year ? dayFrom(fullYear(year), Number(month), Number(date)) : upcoming(Number(month), Number(date), today);
}

/**
 * The day that somebody typed: '24/11', '24/11/2026', '24 nov', '24', 'tomorrow', '+3', 'fri', '2026-11-24'. Day before
 * month, as in India; without a year, the next such day. Null when it is none of these.
 */
export function typedDay(text: string, today: Day): Day | null {
  const typed = text.trim().toLowerCase();
  const ahead = /^\+\s*(\d{1,3})$/u.exec(typed);
  if (ahead) return addDays(today, Number(ahead[1]));
  return byNumbers(typed, today) ?? byMonthName(typed, today) ?? byWord(typed, today);
}
