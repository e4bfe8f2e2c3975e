import { timeOf, type Day } from '@arogya/domain/clock';
import type { TimeRange } from '@arogya/domain/doctors/time-ranges';
import { AUDIENCES, WINDOWS, type Audience, type Calendar } from './calendar';
import { hoursOn } from './day-rules';
import { wallDay } from './wall-day';

/** A start that an audience is shown, free or not. */
export interface GridStart {
  readonly day: Day;
  /** Local minutes since midnight. */
  readonly minutes: number;
  /** 'HH:MM'. */
  readonly time: string;
  /** ms since 1970. */
  readonly at: number;
  /** ISO 8601 with the zone's offset. */
  readonly iso: string;
}

/** Makes the starts of one day, without those that a change of clocks leaves out. */
export function gridOf(calendar: Calendar, audience: Audience): (day: Day) => GridStart[] {
  const timesOn = timesBy(calendar, audience);
  return (day) => {
    const wall = wallDay(day, calendar.zone);
    const fixed: GridStart[] = [];
    for (const { minutes, time } of timesOn(day)) {
      const at = wall.at(minutes);
      if (at !== null) fixed.push({ day, minutes, time, at, iso: wall.iso(time, at) });
    }
    return fixed;
  };
}

/** The same for one start: whether an audience is shown it, without making its whole day. */
export function isOnGrid(calendar: Calendar, audience: Audience, { day, minutes, at }: Pick<GridStart, 'day' | 'minutes' | 'at'>): boolean {
  const { step, fixed } = WINDOWS[audience];
  const { appointmentMinutes, zone } = calendar;
  const isStep = (first: number, last: number): boolean => minutes >= first && minutes <= last && (minutes - first) % step === 0;
  const stands = fixed
    ? isStep(fixed.first, fixed.last)
    : shownRanges(calendar, day).some(({ from, to }) => isStep(from, to - appointmentMinutes));
  return stands && wallDay(day, zone).at(minutes) === at;
}

/** On a day without hours the usual ones are shown, each start with the reason why not. */
function shownRanges(calendar: Calendar, day: Day): readonly TimeRange[] {
  const ranges = hoursOn(calendar, day);
  return ranges.length > 0 ? ranges : calendar.timeRanges;
}

type Time = Pick<GridStart, 'minutes' | 'time'>;

const timesOf = (all: readonly number[]): readonly Time[] => all.map((minutes) => ({ minutes, time: timeOf(minutes) }));

const FIXED = Object.fromEntries(
  AUDIENCES.map((audience) => {
    const { step, fixed } = WINDOWS[audience];
    return [audience, fixed ? timesOf(steps(fixed.first, fixed.last, step)) : null];
  }),
) as Readonly<Record<Audience, readonly Time[] | null>>;

/** The times inside hours, by step and length: calendars are kept, and each weekday with hours of its own would work them out anew. */
const known = new WeakMap<readonly TimeRange[], Map<string, readonly Time[]>>();

function timesInside(ranges: readonly TimeRange[], step: number, length: number): readonly Time[] {
  const key = `${step} ${length}`;
  const found = known.get(ranges)?.get(key);
  if (found) return found;
  const all = ranges.flatMap(({ from, to }) => steps(from, to - length, step));
  const times = timesOf([...new Set(all)].sort((a, b) => a - b));
  known.set(ranges, new Map(known.get(ranges)).set(key, times));
  return times;
}

/** Staff see the starts inside the doctor's ranges, the public its whole grid. */
function timesBy(calendar: Calendar, audience: Audience): (day: Day) => readonly Time[] {
  const fixed = FIXED[audience];
  if (fixed) return () => fixed;
  const { step } = WINDOWS[audience];
  return (day) => timesInside(shownRanges(calendar, day), step, calendar.appointmentMinutes);
}

function steps(first: number, last: number, step: number): number[] {
  return Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
}
