import { isDay, type Day } from '@arogya/domain/clock';
import type { Point } from './ics-times';

/** How many years of a yearly event are read, the present one included. */
const YEARS = 2;

/** What a yearly rule may say besides FREQ without changing the date. */
const HARMLESS = ['WKST'];

function partsOf(rule: string): Record<string, string> {
  const pairs = rule.split(';').filter(Boolean);
  return Object.fromEntries(pairs.map((pair) => [pair.split('=')[0]?.trim().toUpperCase() ?? '', pair.split('=')[1]?.trim() ?? '']));
}

const OTHER = 'Only events that return on the same date each year can be read';

function limitsOf(rule: string, start: Day): { readonly count: number; readonly until: Day } | null {
  const { FREQ, INTERVAL = '1', COUNT, UNTIL, BYMONTH, BYMONTHDAY, ...rest } = partsOf(rule);
  const [month, date] = [Number(start.slice(5, 7)), Number(start.slice(8))];
  const same = (value: string | undefined, own: number): boolean => value === undefined || Number(value) === own;
  const known = Object.keys(rest).every((name) => HARMLESS.includes(name));
  if (FREQ?.toUpperCase() !== 'YEARLY' || INTERVAL !== '1' || !known || !same(BYMONTH, month) || !same(BYMONTHDAY, date)) return null;
  const until = UNTIL ? `${UNTIL.slice(0, 4)}-${UNTIL.slice(4, 6)}-${UNTIL.slice(6, 8)}` : '9999-12-31';
  return { count: COUNT ? Number(COUNT) : Infinity, until };
}

/** The first days on which an event happens: its own, or of this year and the next where it returns yearly. */
export function startsOf(
  start: Point,
  rule: string | undefined,
  { today, skipped }: { today: Day; skipped: readonly string[] },
): Day[] | string {
  if (rule === undefined) return [start.day];
  const limits = limitsOf(rule, start.day);
  if (!limits) return OTHER;
  const [first, now] = [Number(start.day.slice(0, 4)), Number(today.slice(0, 4))];
  const years = Array.from({ length: YEARS }, (_, ahead) => Math.max(first, now) + ahead);
  return years
    .filter((year) => year - first < limits.count && year < now + YEARS)
    .map((year) => `${year}${start.day.slice(4)}`)
    .filter((day) => isDay(day) && day <= limits.until && !skipped.some((one) => one.trim().startsWith(day.replaceAll('-', ''))));
}
