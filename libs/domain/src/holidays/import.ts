import { SHORT, type TypedClosure } from '@arogya/domain/calendars/rules';
import type { Day } from '@arogya/domain/clock';
import type { DateQuestion, FoundLine, FoundDay, FoundFile } from './found-lines';
import { COULD_BE_TWO, moreLines, NAMES_TOO_LONG, NO_NAME, onLine, onLines, OTHER_TIME } from './texts';

/** What would come of a line: a new closed day, one that is there already, one that has passed, one that is asked, or nothing. */
export const LINE_STATES = ['new', 'known', 'past', 'asked', 'bad'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** A line of the dry run: one day, or what cannot be read. */
export interface ImportLine {
  /** Different for each line. */
  readonly key: string;
  readonly line: number;
  readonly text: string;
  readonly state: LineState;
  /** For all but 'bad' and 'asked'. */
  readonly closure?: TypedClosure;
  /** What somebody should know of it; for 'bad', 'asked' and 'known' always there. */
  readonly why?: string;
  /** How many further lines are part of it, as they have its day. */
  readonly further?: number;
}

export interface ImportContext {
  /** The hospital's zone, and what day it is there. */
  readonly zone: string;
  readonly today: Day;
  /** The days on which the hospital is closed already. */
  readonly known: readonly Day[];
}

/** What a file would do. */
export interface ImportedFile {
  readonly lines: readonly ImportLine[];
  readonly problem: string | null;
  readonly notes: readonly string[];
  readonly question: DateQuestion | null;
}

/** So many lines are shown. */
export const MOST_LINES = 500;

/** What each line of a file would do. Of more than can be shown, those that have passed are left out first; a note says so. */
export function linesOf({ found, problem, notes = [], question = null }: FoundFile, importing: ImportContext): ImportedFile {
  const lines = eachDayOnce(found.flatMap((one) => dayLines(one, importing)));
  const shown = (lines.length > MOST_LINES ? lines.filter(({ state }) => state !== 'past') : lines).slice(0, MOST_LINES);
  const more = lines.length - shown.length;
  return { lines: shown, problem: problem ?? null, notes: more > 0 ? [...notes, moreLines(more)] : notes, question };
}

function dayLines({ line, text, days }: FoundLine, importing: ImportContext): ImportLine[] {
  if (typeof days === 'string') return [{ key: `${line}`, line, text, state: days === COULD_BE_TWO ? 'asked' : 'bad', why: days }];
  return days.map((day) => ({ key: `${line} ${day.day}`, line, text, ...outcomeOf(day, importing) }));
}

function outcomeOf({ day, name, ...part }: FoundDay, { today, known }: ImportContext): Pick<ImportLine, 'state' | 'closure' | 'why'> {
  if (name.length > SHORT) return { state: 'bad', why: `The name has more than ${SHORT} characters` };
  const closure = { day, ...part, name };
  if (day < today) return { state: 'past', closure };
  if (known.includes(day)) return { state: 'known', closure, why: 'The hospital is closed on this day already' };
  return { state: 'new', closure, ...(name ? {} : { why: NO_NAME }) };
}

/** Two names of one day, each once. */
const bothNames = (first: string, second: string): string =>
  [first, ...(first.split(', ').includes(second) ? [] : [second])].filter(Boolean).join(', ');

/** Two lines of one day in one, with both names; or why they do not go together. */
function together(first: ImportLine, second: ImportLine): ImportLine | string {
  const closures = [first.closure, second.closure].filter((one) => one !== undefined);
  const [one, two] = closures;
  if (!one || !two) return OTHER_TIME;
  const whole = closures.find(({ fromTime }) => !fromTime);
  if (!whole && (one.fromTime !== two.fromTime || one.toTime !== two.toTime)) return OTHER_TIME;
  const name = bothNames(one.name ?? '', two.name ?? '');
  if (name.length > SHORT) return NAMES_TOO_LONG;
  const further = (first.further ?? 0) + 1;
  const why = name ? onLines(first.line, second.line, further) : NO_NAME;
  return { ...first, closure: { ...(whole ?? one), name }, why, further };
}

/** A day that can be chosen stands there once: what further lines say of it is part of the first. */
function eachDayOnce(lines: readonly ImportLine[]): ImportLine[] {
  const all: ImportLine[] = [];
  const at = new Map<Day, number>();
  for (const line of lines) {
    const index = line.state === 'new' && line.closure ? at.get(line.closure.day) : undefined;
    const first = index === undefined ? undefined : all[index];
    const both = first ? together(first, line) : null;
    if (first && typeof both === 'string') all.push({ ...line, state: 'known', why: `${onLine(first.line)}: ${both}` });
    else if (index !== undefined && both && typeof both !== 'string') all[index] = both;
    else {
      if (line.state === 'new' && line.closure) at.set(line.closure.day, all.length);
      all.push(line);
    }
  }
  return all;
}
