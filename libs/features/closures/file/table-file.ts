import { addDays } from '@arogya/domain/clock';
import { minuteOf } from '@arogya/domain/calendars/rules';
import { MOST_ENTRIES, type DateOrder, type FoundLine, type FoundFile } from '@arogya/domain/holidays/found-lines';
import {
  COULD_BE_TWO,
  DATE_MISSING,
  ENDS_FIRST,
  namesFrom,
  noDate,
  NO_NAMES,
  OPEN_QUOTE,
  TOO_MANY_ROWS,
  WRITE_BOTH,
} from '@arogya/domain/holidays/texts';
import Papa from 'papaparse';
import { onlyOrder, orderByWeekday, orderInHead, provenOrder, timeFrom, writtenDate } from './dates';
import { daysOf } from './ics-times';
import { oneLine } from './one-line';
import { headsOf, type Columns } from './table-columns';

/** The signs that can stand between cells. */
const SEPARATORS = [',', ';', '\t', '|'];
/** So many rows tell which sign it is. */
const SAMPLE = 60;

interface Table {
  readonly rows: readonly (readonly string[])[];
  /** The index of the row in which a quotation mark is opened and never closed. */
  readonly broken: number | undefined;
}

function parse(text: string, delimiter: string, preview: number): Table {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview });
  return { rows: data.map((row) => row.map(oneLine)), broken: errors.find(({ code }) => code === 'MissingQuotes')?.row };
}

/** The sign with which most rows of the beginning have a date and something beside it; without dates, most cells. */
function separatorOf(text: string): string {
  const counts = SEPARATORS.map((sign) => {
    const rows = parse(text, sign, SAMPLE).rows.filter((row) => row.filter(Boolean).length > 1);
    return rows.filter((row) => row.some((cell) => writtenDate(cell))).length * SAMPLE + rows.length;
  });
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ',';
}

/** Excel's own first line: `sep=;`. */
const SAID_SEPARATOR = /^\uFEFF?"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n)/iu;

/** What a cell says, by the role of its column. */
type CellOf = (role: keyof Columns) => string;

const dayOf = (typed: string, order: DateOrder | null): string | { readonly day: string } => {
  const date = writtenDate(typed);
  if (!date) return typed ? noDate(typed) : DATE_MISSING;
  if ('day' in date) return date;
  return order ? { day: date.either[order] } : COULD_BE_TWO;
};

const isYes = (cell: string): boolean => /^(true|yes|y|1|x|wahr|vrai)$/iu.test(cell);

function readRow(cell: CellOf, order: DateOrder | null): FoundLine['days'] {
  const start = dayOf(cell('startDate'), order);
  if (typeof start === 'string') return start;
  const end = cell('endDate') ? dayOf(cell('endDate'), order) : start;
  if (typeof end === 'string') return end;
  const name = cell('name');
  const times = [cell('startTime'), cell('endTime')].map((typed) => (typed ? minuteOf(timeFrom(typed)) : undefined));
  const [from, to] = times;
  const midnight = from === 0 && to === 0 && end.day > start.day;
  // The last day is meant, unless it is written as Outlook does: until midnight of the day after.
  if ((from === undefined && to === undefined) || (isYes(cell('allDay')) && !midnight)) {
    if (end.day < start.day) return ENDS_FIRST;
    return daysOf({ day: start.day, minute: null }, { day: addDays(end.day, 1), minute: null }, name);
  }
  if (from === undefined || from === null || to === undefined || to === null) return WRITE_BOTH;
  return daysOf({ day: start.day, minute: from }, { day: end.day, minute: to }, name);
}

/** A date of the file that could be two days, where nothing in the file says which. */
function questionOf(dates: readonly string[], answered: DateOrder | null): FoundFile['question'] {
  const typed = dates.find((one) => {
    const date = writtenDate(one);
    return date !== null && 'either' in date;
  });
  const date = typed === undefined ? null : writtenDate(typed);
  return typed !== undefined && date && 'either' in date ? { typed, ...date.either, answered } : null;
}

const cellsIn = (row: readonly string[], columns: Columns): CellOf => {
  return (role) => {
    const index = columns[role];
    return index === undefined ? '' : (row[index] ?? '');
  };
};

interface Row {
  readonly cells: readonly string[];
  readonly index: number;
}

/** In which order the dates of a file are: as one of them can only be, as its head says, or as a weekday beside one does. */
function orderOf(dates: readonly string[], rows: readonly Row[], { head, columns }: { head: string; columns: Columns }): DateOrder | null {
  const byWeekday = (): (DateOrder | null)[] => rows.map(({ cells }) => orderByWeekday(cellsIn(cells, columns)('startDate'), cells));
  const proofs = dates.map(provenOrder);
  return proofs.some((one) => one !== null) ? onlyOrder(proofs) : (orderInHead(head) ?? onlyOrder(byWeekday()));
}

/** The rows of a table as closed days; `answered` is the order of its dates, where somebody was asked. */
export function readTable(file: string, answered: DateOrder | null): FoundFile {
  const said = SAID_SEPARATOR.exec(file);
  const text = said ? file.slice(said[0].length) : file.replace(/^\uFEFF/u, '');
  const { rows, broken } = parse(text, said?.[1] ?? separatorOf(text), MOST_ENTRIES + 1);
  if (rows.length > MOST_ENTRIES) return { found: [], problem: TOO_MANY_ROWS };
  const { row: head, columns, guessed } = headsOf(rows);
  const below = rows
    .map((cells, index) => ({ cells, index }))
    .filter(({ cells, index }) => cells.some(Boolean) && isData(cells, index, head));
  const dates = below.flatMap(({ cells }) => [cellsIn(cells, columns)('startDate'), cellsIn(cells, columns)('endDate')]);
  const order = orderOf(dates, below, { head: cellsIn(rows[head] ?? [], columns)('startDate'), columns });
  const found = below.map(({ cells, index }): FoundLine => ({
    line: index + 1 + (said ? 1 : 0),
    text: cells.filter(Boolean).join(' · '),
    days: index === broken ? OPEN_QUOTE : readRow(cellsIn(cells, columns), order ?? answered),
  }));
  const hasDays = found.some(({ days }) => typeof days !== 'string');
  const notes = guessed ? [namesFrom(guessed)] : columns.name === undefined && hasDays ? [NO_NAMES] : [];
  return { found, notes, question: order ? null : questionOf(dates, answered) };
}

/** What stands above the heads is a title, unless it has a date. */
const isData = (cells: readonly string[], index: number, head: number): boolean =>
  index > head || (index < head && cells.some((cell) => writtenDate(cell)));
