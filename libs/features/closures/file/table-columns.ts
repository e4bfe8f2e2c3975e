import { isWeekday, timeFrom, writtenDate } from './dates';

/** What a column of a table is for. */
export const COLUMN_ROLES = ['allDay', 'startTime', 'endTime', 'endDate', 'startDate', 'from', 'to', 'day', 'name', 'about'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** The heads of real files, in small letters, without signs. What stands first in the list of roles is looked for first. */
const HEADS: Readonly<Record<ColumnRole, RegExp>> = {
  allDay: /^all ?day/u,
  startTime: /^(start|begin|from) ?time$/u,
  endTime: /^(end|to) ?time$/u,
  endDate: /^(end|till|until)( ?date)?$|^to ?date$|^date to$|^end(s|ing)?$/u,
  startDate: /^(start|starts|begin|begins|on)$|^(?!.*\b(end|due|saka|created|modified|reminder)\b).*\bdates?\b|^(start|holiday)date$/u,
  from: /^(closed |time )?from$/u,
  to: /^(closed |time )?to$/u,
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
    const role = COLUMN_ROLES.find((one) => HEADS[one].test(words));
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

/** Where hours stand that no head names, the earlier ones first: a day is not closed whole because its hours are not seen. */
function hoursOf(rows: readonly (readonly string[])[], taken: readonly number[]): Columns {
  const one = mostly(rows, isTimeLike, taken);
  if (one === undefined) return {};
  const other = mostly(rows, isTimeLike, [...taken, one]) ?? one + 1;
  return { startTime: Math.min(one, other), endTime: Math.max(one, other) };
}

/** The columns of a table without heads, by what stands in them. */
function withoutHeads(rows: readonly (readonly string[])[]): Columns {
  const startDate = mostly(rows, (cell) => writtenDate(cell) !== null, []) ?? 0;
  const columns = { startDate, ...hoursOf(rows, [startDate]) };
  const name = mostly(rows, isText, Object.values(columns));
  return name === undefined ? columns : { ...columns, name };
}

/** Which column is what, by the heads or by what stands below. */
export function headsOf(rows: readonly (readonly string[])[]): Heads {
  const row = rows.slice(0, MOST_TITLES).findIndex(isHead);
  if (row < 0) return { row, columns: withoutHeads(rows), guessed: null };
  const heads = rows[row] ?? [];
  const known = columnsOf(rolesOf(heads)) ?? {};
  const below = rows.slice(row + 1);
  const hasHours = known.startTime !== undefined || known.endTime !== undefined;
  const columns = { ...known, ...(hasHours ? {} : hoursOf(below, Object.values(known))) };
  if (columns.name !== undefined) return { row, columns, guessed: null };
  const name = mostly(below, isText, Object.values(columns));
  return name === undefined
    ? { row, columns, guessed: null }
    : { row, columns: { ...columns, name }, guessed: heads[name] || `column ${name + 1}` };
}
