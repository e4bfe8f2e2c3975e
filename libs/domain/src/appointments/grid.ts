import { timeOf, type Day } from '@arogya/domain/clock';
import type { TimeRange } from '@arogya/domain/doctors/time-ranges';
import { WINDOWS, type Audience, type Calendar } from './calendar';
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
  const { visitMinutes, zone } = calendar;
  const isStep = (first: number, last: number): boolean => minutes >= first && minutes <= last && (minutes - first) % step === 0;
  const stands = fixed
    ? isStep(fixed.first, fixed.last)
    : shownRanges(calendar, day).some(({ from, to }) => isStep(from, to - visitMinutes));
  return stands && wallDay(day, zone).at(minutes) === at;
}

/** On a day without hours the usual ones are shown, each start with the reason why not. */
function shownRanges(calendar: Calendar, day: Day): readonly TimeRange[] {
  const ranges = hoursOn(calendar, day);
  return ranges.length > 0 ? ranges : calendar.timeRanges;
}

type Time = Pick<GridStart, 'minutes' | 'time'>;

/** Staff see the starts inside the doctor's ranges, the public its whole grid. Days with the same hours share their times. */
function timesBy(calendar: Calendar, audience: Audience): (day: Day) => readonly Time[] {
  const { step, fixed } = WINDOWS[audience];
  const timesOf = (all: readonly number[]): Time[] => all.map((minutes) => ({ minutes, time: timeOf(minutes) }));
  if (fixed) {
    const times = timesOf(steps(fixed.first, fixed.last, step));
    return () => times;
  }
  const known = new Map<readonly TimeRange[], Time[]>();
  return (day) => {
    const ranges = shownRanges(calendar, day);
    let times = known.get(ranges);
    if (!times) {
      const all = ranges.flatMap((range) => steps(range.from, range.to - calendar.visitMinutes, step));
      known.set(ranges, (times = timesOf([...new Set(all)].sort((a, b) => a - b))));
    }
    return times;
  };
}

const steps = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
