import { SHORT, type TypedClosure } from '@arogya/domain/calendars/rules';
import type { Day } from '@arogya/domain/clock';
import { readCsv } from './csv-file';
import type { Found, FoundDay } from './found';
import { readIcs, type Reading } from './ics-file';

/** What would come of a line: a new closed day, one that is there already, one that has passed, or nothing. */
export const LINE_STATES = ['new', 'known', 'past', 'bad'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** A line of the dry run: one day, or what cannot be read. */
export interface ImportLine {
  /** Different for each line. */
  readonly key: string;
  readonly line: number;
  readonly text: string;
  readonly state: LineState;
  /** For all but 'bad'. */
  readonly closure?: TypedClosure;
  /** For 'bad' and 'known'. */
  readonly why?: string;
}

export interface Importing extends Reading {
  /** The days on which the hospital is closed already. */
  readonly known: readonly Day[];
}

/** The largest file that is read, in bytes: a year of holidays has some thousand. */
export const LARGEST_FILE = 1_000_000;
/** So many lines are shown. */
export const MOST_LINES = 500;

const isCalendar = (file: string): boolean => /^\uFEFF?\s*BEGIN:VCALENDAR/iu.test(file);

/** What a file of closed days would do, line by line: an .ics calendar, or a table of date, name, from, to. Nothing is changed. */
export function readClosedDays(file: string, importing: Importing): ImportLine[] {
  const found = isCalendar(file) ? readIcs(file, importing) : readCsv(file);
  const seen = new Map<Day, number>();
  return found.flatMap((one) => linesOf(one, importing, seen)).slice(0, MOST_LINES);
}

function linesOf({ line, text, days }: Found, importing: Importing, seen: Map<Day, number>): ImportLine[] {
  if (typeof days === 'string') return [{ key: `${line}`, line, text, state: 'bad', why: days }];
  return days.map((day) => ({ key: `${line} ${day.day}`, line, text, ...outcomeOf(day, line, importing, seen) }));
}

function outcomeOf(
  found: FoundDay,
  line: number,
  { today, known }: Importing,
  seen: Map<Day, number>,
): Pick<ImportLine, 'state' | 'closure' | 'why'> {
  const { day, name, ...part } = found;
  if (name.length > SHORT) return { state: 'bad', why: `The name has more than ${SHORT} characters` };
  const closure = { day, ...part, name };
  if (day < today) return { state: 'past', closure };
  if (known.includes(day)) return { state: 'known', closure, why: 'The hospital is closed on this day already' };
  const before = seen.get(day);
  if (before !== undefined) return { state: 'known', closure, why: `Line ${before} has this day already` };
  seen.set(day, line);
  return { state: 'new', closure };
}
