import { timeOf, type Day } from '@arogya/domain/clock';
import { WINDOWS, type Audience, type Calendar } from './calendar';
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
  const times = gridMinutes(calendar, audience).map((minutes) => ({ minutes, time: timeOf(minutes) }));
  return (day) => {
    const wall = wallDay(day, calendar.zone);
    const fixed: GridStart[] = [];
    for (const { minutes, time } of times) {
      const at = wall.at(minutes);
      if (at !== null) fixed.push({ day, minutes, time, at, iso: wall.iso(time, at) });
    }
    return fixed;
  };
}

/** The same for one start: whether an audience is shown it, without making its whole day. */
export function isOnGrid(
  { timeRanges, visitMinutes, zone }: Calendar,
  audience: Audience,
  { day, minutes, at }: Pick<GridStart, 'day' | 'minutes' | 'at'>,
): boolean {
  const { step, fixed } = WINDOWS[audience];
  const isStep = (first: number, last: number): boolean => minutes >= first && minutes <= last && (minutes - first) % step === 0;
  const stands = fixed ? isStep(fixed.first, fixed.last) : timeRanges.some(({ from, to }) => isStep(from, to - visitMinutes));
  return stands && wallDay(day, zone).at(minutes) === at;
}

/** Staff see the starts inside the doctor's ranges, the public its whole grid. */
function gridMinutes({ timeRanges, visitMinutes }: Calendar, audience: Audience): number[] {
  const { step, fixed } = WINDOWS[audience];
  if (fixed) return steps(fixed.first, fixed.last, step);
  const all = timeRanges.flatMap((range) => steps(range.from, range.to - visitMinutes, step));
  return [...new Set(all)].sort((a, b) => a - b);
}

const steps = (first: number, last: number, step: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor((last - first) / step) + 1) }, (_, index) => first + index * step);
