import type { Closure } from '@arogya/domain/appointments/calendar';
import { isDay, minutesFrom, WEEKDAYS, type Day, type Weekday } from '@arogya/domain/clock';
import { timeRanges } from '@arogya/domain/doctors/rules';
import { rangesFrom, type TimeRange } from '@arogya/domain/doctors/time-ranges';
import { between, flag, listOf, note, oneOf, optional, TURNED_TEXT, uuid, type Rule } from '@arogya/domain/rule';
import { day } from '@arogya/domain/when';
import { CHANGE_KINDS, CHANGE_LIMITS, CLOSURE_SOURCES, LEAVE_KINDS } from './change';

/** The longest name of a closure and reason of a leave, in characters. */
export const SHORT = 80;

/** A time of the day as 'HH:MM', or '24:00' for its end. */
export const minuteOf = (value: unknown): number | null =>
  typeof value !== 'string' ? null : value === '24:00' ? 1440 : minutesFrom(value);

const time = (): Rule => ({
  optional: false,
  schema: { type: 'string', maxLength: 5 },
  check: (value) => (minuteOf(value) === null ? 'Please enter a time such as 14:30' : null),
});

/** A closed day of a list as it is sent. */
export interface TypedClosure {
  readonly day: Day;
  /** 'HH:MM', both or neither. */
  readonly fromTime?: string | null;
  readonly toTime?: string | null;
  readonly name?: string | null;
}

/** The part of a day between two times; undefined for the whole day, a sentence where they make no part. */
export function partFrom(fromTime: unknown, toTime: unknown): TimeRange | undefined | string {
  const [noFrom, noTo] = [fromTime ?? '', toTime ?? ''].map((one) => one === '');
  if (noFrom && noTo) return undefined;
  const [from, to] = [minuteOf(fromTime), minuteOf(toTime)];
  if (from === null || to === null) return 'Please enter both times, or neither for the whole day';
  return from < to ? { from, to } : 'The end must be later than the beginning';
}

function problemOfClosure(one: unknown): string | null {
  if (typeof one !== 'object' || one === null) return 'Each closed day is an object with `day`';
  const { day: on, fromTime, toTime, name } = one as Record<string, unknown>;
  if (!isDay(on)) return 'Please enter a date as YYYY-MM-DD';
  const part = partFrom(fromTime, toTime);
  if (typeof part === 'string') return `${on}: ${part}`;
  const wrong = note(SHORT).check(name);
  if (wrong === TURNED_TEXT) return `${on}: ${wrong}`;
  return wrong === null ? null : `${on}: at most ${SHORT} characters for the name`;
}

const closures = (): Rule => ({
  optional: false,
  schema: { type: 'array', items: { type: 'object' }, maxItems: CHANGE_LIMITS.closures },
  check: (value) => {
    if (!Array.isArray(value) || value.length === 0) return 'Please choose at least one day';
    if (value.length > CHANGE_LIMITS.closures) return `At most ${CHANGE_LIMITS.closures} days at once`;
    const problem = value.map(problemOfClosure).find((one) => one !== null);
    if (problem) return problem;
    const days = (value as TypedClosure[]).map((one) => one.day);
    return new Set(days).size === days.length ? null : 'Each day once';
  },
});

export const closureFrom = ({ day: on, fromTime, toTime, name }: TypedClosure): Closure => {
  const part = partFrom(fromTime, toTime);
  const said = name?.trim();
  return { day: on, ...(typeof part === 'object' ? { part } : {}), ...(said ? { name: said } : {}) };
};

/** Ranges by weekday; null: the usual hours again. */
export type TypedHours = Readonly<Partial<Record<Weekday, readonly string[] | null>>>;

const hours = (): Rule => ({
  optional: false,
  schema: { type: 'object' },
  check: (value) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'Please enter ranges by weekday';
    const entries = Object.entries(value);
    if (entries.length === 0) return 'Please choose at least one weekday';
    const unknown = entries.find(([weekday]) => !WEEKDAYS.some((one) => one === weekday));
    if (unknown) return `${unknown[0].slice(0, 20)} is no weekday: ${WEEKDAYS.join(', ')}`;
    for (const [weekday, ranges] of entries) {
      const problem = ranges === null ? null : timeRanges().check(ranges);
      if (problem) return `${weekday}: ${problem}`;
    }
    return null;
  },
});

export const hoursFrom = (typed: TypedHours): Partial<Record<Weekday, TimeRange[] | null>> =>
  Object.fromEntries(Object.entries(typed).map(([weekday, ranges]) => [weekday, ranges ? rangesFrom(ranges) : null]));

/** The fields of a change; which ones a kind needs is in typed.ts. */
export const changeRules = {
  kind: oneOf(CHANGE_KINDS),
  doctorId: optional(uuid('Please choose a doctor')),
  hospitalId: optional(uuid('Please choose a hospital')),
  from: optional(day()),
  to: optional(day()),
  fromTime: optional(time()),
  toTime: optional(time()),
  weekdays: optional(listOf(oneOf(WEEKDAYS, 'Please choose weekdays'), 7)),
  weeks: optional(listOf(between(1, 5, { low: 'From the first to the fifth', high: 'From the first to the fifth' }), 5)),
  leaveKind: optional(oneOf(LEAVE_KINDS)),
  reason: note(SHORT),
  closures: optional(closures()),
  source: optional(oneOf(CLOSURE_SOURCES)),
  hours: optional(hours()),
  day: optional(day()),
  ranges: optional(timeRanges()),
  usual: optional(flag()),
  despiteClosure: optional(flag()),
} as const;
