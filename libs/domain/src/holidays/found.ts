import type { Day } from '@arogya/domain/clock';

/** A closed day that a file names; without times the whole day. */
export interface FoundDay {
  readonly day: Day;
  /** 'HH:MM', the end up to '24:00'; both or neither. */
  readonly fromTime?: string;
  readonly toTime?: string;
  readonly name: string;
}

/** What one line of a table, or one event of a calendar, says. */
export interface Found {
  /** Its line in the file, from 1. */
  readonly line: number;
  /** What stands there, to be recognised. */
  readonly text: string;
  /** Its days, or why it cannot be read. */
  readonly days: readonly FoundDay[] | string;
}

/** The longest span of days that one event closes. */
export const LONGEST_EVENT = 31;
