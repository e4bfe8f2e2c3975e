import { minutesFrom, timeOf } from '@arogya/domain/clock';
import { DEFAULT_TIME_SLOTS, rangesClash, rangesFrom } from '@arogya/domain/doctors/time-ranges';
import { durationText } from '@arogya/domain/duration';

export interface RangeRow {
  readonly from: string;
  readonly to: string;
}

/** The two ends of 'HH:MM-HH:MM'; an end that is not typed yet is ''. */
export function rowFrom(range: string): RangeRow {
  const [from = '', to = ''] = range.split('-');
  return { from, to };
}

export const rangeOf = ({ from, to }: RangeRow): string => `${from}-${to}`;

const LAST_MINUTE = 23 * 60 + 59;

/** The value of a new row: a default range that is still free, else an hour after the last one. */
export function nextRange(ranges: readonly string[]): string {
  const free = DEFAULT_TIME_SLOTS.find((range) => !rangesClash([...ranges, range]));
  if (free) return free;
  const end = Math.max(0, ...rangesFrom(ranges).map(({ to }) => to));
  return end < LAST_MINUTE ? `${timeOf(end)}-${timeOf(Math.min(end + 60, LAST_MINUTE))}` : '-';
}

/** '3 h 30 min' for a range, '' while it is incomplete. */
export function lengthOf({ from, to }: RangeRow): string {
  const minutes = (minutesFrom(to) ?? 0) - (minutesFrom(from) ?? 0);
  return minutesFrom(from) === null || minutes <= 0 ? '' : durationText(minutes);
}
