import type { CalendarChangeFields } from '@arogya/api/calendars';
import { CHANGE_LIMITS, type LeaveKind } from '@arogya/domain/calendars/change';
import { BOTH_TIMES, NO_WEEKDAYS } from '@arogya/domain/calendars/texts';
import { changeFrom, type ChangeErrors, type TypedChange } from '@arogya/domain/calendars/typed';
import { addDays, WEEKDAYS, weekdayOf, type Day, type Weekday } from '@arogya/domain/clock';

/** The quick choices; 'dates' are typed, 'every' comes again on weekdays. */
export const SPANS = [
  { value: 'today', label: 'Today' },
  { value: 'tomorrow', label: 'Tomorrow' },
  { value: 'week', label: 'This week' },
  { value: 'dates', label: 'Dates' },
  { value: 'every', label: 'Every …' },
] as const;
export type Span = (typeof SPANS)[number]['value'];

export interface AwayValues {
  span: Span;
  /** '' while it is not typed. */
  from: Day;
  to: Day;
  weekdays: Weekday[];
  /** The nth such weekday of a month; none: every one. */
  weeks: number[];
  part: 'day' | 'part';
  fromTime: string;
  toTime: string;
  leaveKind: LeaveKind;
  reason: string;
}

export const newAway = (): AwayValues => ({
  span: 'today',
  from: '',
  to: '',
  weekdays: [],
  weeks: [],
  part: 'day',
  fromTime: '',
  toTime: '',
  leaveKind: 'leave',
  reason: '',
});

/** The first and last day that are meant; '' while they are not typed. Without a last day, that of the first, or a year of weekdays. */
export function daysOf({ span, from, to }: Pick<AwayValues, 'span' | 'from' | 'to'>, today: Day): { from: Day; to: Day } {
  switch (span) {
    case 'today':
      return { from: today, to: today };
    case 'tomorrow':
      return { from: addDays(today, 1), to: addDays(today, 1) };
    case 'week':
      return { from: today, to: addDays(today, WEEKDAYS.length - 1 - WEEKDAYS.indexOf(weekdayOf(today))) };
    case 'dates':
      return { from, to: to || from };
    case 'every': {
      const first = from || today;
      return { from: first, to: to || addDays(first, CHANGE_LIMITS.repeatedDays - 1) };
    }
  }
}

/** The change that the form means. */
export function awayChange(values: AwayValues, doctorId: string, today: Day): CalendarChangeFields {
  const { span, part, fromTime, toTime, weekdays, weeks, leaveKind, reason } = values;
  const { from, to } = daysOf(values, today);
  return {
    kind: 'leave',
    doctorId,
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(part === 'part' ? { fromTime, toTime } : {}),
    ...(span === 'every' ? { weekdays, ...(weeks.length > 0 ? { weeks } : {}) } : {}),
    leaveKind,
    ...(reason.trim() ? { reason: reason.trim() } : {}),
  };
}

/** What the change lacks, by field; where nothing is chosen of what was asked for, that is said first. */
export function awayErrors(values: AwayValues, change: CalendarChangeFields, today: Day): ChangeErrors | null {
  if (values.span === 'every' && values.weekdays.length === 0) return { weekdays: NO_WEEKDAYS };
  if (values.part === 'part' && !(values.fromTime && values.toTime)) return { toTime: BOTH_TIMES };
  const read = changeFrom(change as TypedChange, today);
  return 'errors' in read ? read.errors : null;
}
