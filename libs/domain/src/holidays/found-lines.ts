import type { Day } from '../clock';

/** A closed day that a file names; without times the whole day. */
export interface FoundDay {
  readonly day: Day;
  /** 'HH:MM', the end up to '24:00'; both or neither. */
  readonly fromTime?: string;
  readonly toTime?: string;
  readonly name: string;
}

/** What one line of a table, or one event of a calendar, says. */
export interface FoundLine {
  /** Its line in the file, from 1; of a table its row. */
  readonly line: number;
  /** What stands there, to be recognised. */
  readonly text: string;
  /** Its days, or why it cannot be read. */
  readonly days: readonly FoundDay[] | string;
}

/** Whether 03/04/2027 is the third of April or the fourth of March. */
export const DATE_ORDERS = ['dayFirst', 'monthFirst'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];

/** A date of the file that could be two days. */
export interface DateQuestion extends Readonly<Record<DateOrder, Day>> {
  readonly typed: string;
  /** What somebody has said that it is. */
  readonly answered: DateOrder | null;
}

/** What a file says. */
export interface FoundFile {
  readonly found: readonly FoundLine[];
  /** Why nothing of it is read. */
  readonly problem?: string;
  /** What somebody should know before they take it over. */
  readonly notes?: readonly string[];
  readonly question?: DateQuestion | null;
}

/** The longest span of days that one event closes. */
export const LONGEST_EVENT = 31;
/** So many events or rows are read; a file with more is refused before the work. */
export const MOST_ENTRIES = 1_000;
