import { isWeekday, timeFrom, writtenDate } from './dates';

/** What a column of a table is for. */
export const COLUMN_ROLES = ['allDay', 'startTime', 'endTime', 'endDate', 'startDate', 'from', 'to', 'day', 'name', 'about'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** The heads of real files, in small letters, without signs. What stands first in the list of roles is looked for first. */
const HEADS: Readonly<Record<ColumnRole, RegExp>> = {
  allDay: /^all ?day/u,
  startTime: /^(start|begin|from) ?time$|^time from$/u,
  endTime: /^(end|to) ?time$|^time to$/u,
  endDate: /^(end|to|till|until)( ?date)?$|^date to$|^end(s|ing)?$/u,
  startDate: /^(start|starts|begin|begins|on)$|^(?!.*\b(end|due|saka|created|modified|reminder)\b).*\bdates?\b|^(start|holiday)date$/u,
  from: /^from$/u,
  to: /^to$/u,
  day: /^day$/u,
  name: /^(?!.*\b(type|category|kind|no|number|reminder)\b).*\b(holidays?|occasion|subject|names?|title|summary|festivals?|events?|feast)\b/u,
  about: /\b(description|details|particulars|reason|remarks?|notes?)\b/u,
};

/** Where each role stands: the index of its column. */
export type Columns = Partial<Record<'startDate' | 'endDate' | 'startTime' | 'endTime' | 'allDay' | 'name', number>>;

export interface Heads {
  /** The index of the row of heads; -1: there is none. */
  readonly row: number;
  readonly columns: Columns;
  /** The head of the column from which names are read, where it is not a known one. */
  readonly guessed: string | null;
}

const wordsOf = (cell: string): string =>
  cell
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function rolesOf(row: readonly string[]): Partial<Record<ColumnRole, number>> {
  const found: Partial<Record<ColumnRole, number>> = {};
  for (const [index, cell] of row.entries()) {
    const words = wordsOf(cell);
    // «To» alone is an hour or a date: which one, the other columns say.
    const role = words === 'to' ? 'to' : COLUMN_ROLES.find((one) => HEADS[one].test(words));
    if (words && role) found[role] ??= index;
  }
  return found;
}

/** From and To are hours beside a date, and dates where there is no other; Day is a date where there is none at all. */
function columnsOf({ from, to, day, about, name, ...roles }: Partial<Record<ColumnRole, number>>): Columns | null {
  const startDate = roles.startDate ?? from ?? day;
  if (startDate === undefined) return null;
  const dates = startDate === from;
  const given = {
    ...roles,
    startDate,
    endDate: roles.endDate ?? (dates ? to : undefined),
    startTime: roles.startTime ?? (dates ? undefined : from),
    endTime: roles.endTime ?? (dates ? undefined : to),
    name: name ?? about,
  };
  return Object.fromEntries(Object.entries(given).filter(([, index]) => index !== undefined)) as Columns;
}

/** How far down the heads may stand: beneath titles and a logo. */
const MOST_TITLES = 30;

const isHead = (row: readonly string[]): boolean => {
  const filled = row.filter(Boolean);
  const columns = columnsOf(rolesOf(row));
  if (!columns || filled.some((cell) => writtenDate(cell))) return false;
  return filled.length > 1 || wordsOf(filled[0] ?? '') === 'date';
};

const isTimeLike = (cell: string): boolean => timeFrom(cell) !== null || /^\d{1,2}:\d{2}/u.test(cell);
const isText = (cell: string): boolean =>
  (cell.match(/\p{L}/gu)?.length ?? 0) > 1 && !isWeekday(cell) && !writtenDate(cell) && !isTimeLike(cell);

/** The column, none of `taken`, in which most cells are so; undefined where none is. */
function mostly(
  rows: readonly (readonly string[])[],
  is: (cell: string) => boolean,
  taken: readonly (number | undefined)[],
): number | undefined {
  const counts = new Map<number, number>();
  for (const row of rows)
    for (const [index, cell] of row.entries()) if (!taken.includes(index) && is(cell)) counts.set(index, (counts.get(index) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return [...counts].find(([, count]) => count === most)?.[0];
}

/** The columns of a table without heads, by what stands in them. */
function withoutHeads(rows: readonly (readonly string[])[]): Columns {
  const startDate = mostly(rows, (cell) => writtenDate(cell) !== null, []) ?? 0;
  const startTime = mostly(rows, isTimeLike, [startDate]);
  const endTime = startTime === undefined ? undefined : (mostly(rows, isTimeLike, [startDate, startTime]) ?? startTime + 1);
  const times = [startTime, endTime].filter((index) => index !== undefined).sort((a, b) => a - b);
  const name = mostly(rows, isText, [startDate, ...times]);
  const given = { startDate, startTime: times[0], endTime: times[1], name };
  return Object.fromEntries(Object.entries(given).filter(([, index]) => index !== undefined)) as Columns;
}

/** Which column is what, by the heads or by what stands below. */
export function headsOf(rows: readonly (readonly string[])[]): Heads {
  const row = rows.slice(0, MOST_TITLES).findIndex(isHead);
  if (row < 0) return { row, columns: withoutHeads(rows), guessed: null };
  const heads = rows[row] ?? [];
  const columns = columnsOf(rolesOf(heads)) ?? {};
  if (columns.name !== undefined) return { row, columns, guessed: null };
  const name = mostly(rows.slice(row + 1), isText, Object.values(columns));
  return name === undefined
    ? { row, columns, guessed: null }
    : { row, columns: { ...columns, name }, guessed: heads[name] || `column ${name + 1}` };
}
