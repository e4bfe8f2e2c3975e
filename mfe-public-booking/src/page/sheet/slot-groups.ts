import type { SlotDay, SlotStart } from '@arogya/api/booking';

export const PARTS = ['morning', 'afternoon', 'evening'] as const;
export type Part = (typeof PARTS)[number];

const NOON = '12:00';
const EVENING = '17:00';

const partOf = ({ time }: SlotStart): Part => (time < NOON ? 'morning' : time < EVENING ? 'afternoon' : 'evening');

/** The starts of a day as morning, afternoon and evening; parts without a start are left out. */
export const partsOf = (starts: readonly SlotStart[]): { part: Part; starts: SlotStart[] }[] =>
  PARTS.map((part) => ({ part, starts: starts.filter((start) => partOf(start) === part) })).filter((group) => group.starts.length > 0);

export const freeCount = ({ starts }: SlotDay): number => starts.filter((start) => start.free).length;

/** The reason why a whole day is closed, or null when a start is free or the reasons differ. */
export function reasonOfDay({ starts }: SlotDay): string | null {
  const reasons = new Set(starts.map((start) => (start.free ? 'free' : start.reason)));
  const [only] = reasons;
  return reasons.size === 1 && only && only !== 'free' ? only : null;
}

/** Whether the doctor is not there at all on that day, in contrast to a day that is booked out. */
export const isClosedDay = (day: SlotDay): boolean =>
  !day.starts.some((start) => start.free || start.reason === 'taken' || start.reason === 'held');
