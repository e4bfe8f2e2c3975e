import { addDays, daysBetween, type Day } from '@arogya/domain/clock';

export const WEEK = 7;

/** The days that may be chosen, both included; without `last` there is no end. */
export interface Span {
  readonly first: Day;
  readonly last?: Day | undefined;
}

/** The seven days that a strip shows, and where its buttons lead; null where there is nothing more. */
export interface Strip {
  readonly days: readonly Day[];
  readonly earlier: Day | null;
  readonly later: Day | null;
}

export function stripFrom(start: Day, { first, last }: Span): Strip {
  const before = addDays(start, -WEEK);
  const after = addDays(start, WEEK);
  return {
    days: Array.from({ length: WEEK }, (_, ahead) => addDays(start, ahead)),
    earlier: start <= first ? null : before < first ? first : before,
    later: last && after > last ? null : after,
  };
}

/** The start of the strip on which `day` stands, when strips follow each other from `first`. */
export const startOf = (day: Day, first: Day): Day => addDays(first, Math.max(0, Math.floor(daysBetween(first, day) / WEEK)) * WEEK);

/** The start of a strip that shows `day`: it moves only when the day is not on it. */
export const startShowing = (day: Day, start: Day): Day => (day >= start && day < addDays(start, WEEK) ? start : day);

/** How far a key moves the choice. */
export const DAY_KEYS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  PageDown: WEEK,
  PageUp: -WEEK,
};

const FARTHEST = 60;

/** The next open day, `by` days away or farther in that direction; null when there is none within 60. */
export function stepFrom(from: Day, by: number, { first, last }: Span, isOpen: (day: Day) => boolean): Day | null {
  const aim = addDays(from, by);
  let day = aim < first ? first : last && aim > last ? last : aim;
  for (let tries = 0; tries < FARTHEST && day !== from && day >= first && !(last && day > last); tries += 1) {
    if (isOpen(day)) return day;
    day = addDays(day, Math.sign(by));
  }
  return null;
}
