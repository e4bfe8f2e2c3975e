/** One start of a day, as the calls of the slots answer it. */
export interface Slot {
  /** ISO 8601 with the hospital's offset. */
  readonly at: string;
  /** Local time at the hospital, 'HH:MM'. */
  readonly time: string;
  readonly free: boolean;
  /** Code of why it is not free. */
  readonly reason?: string | null | undefined;
}

export const PARTS = ['morning', 'afternoon', 'evening'] as const;
export type Part = (typeof PARTS)[number];

const NOON = '12:00';
const EVENING = '17:00';

const partOf = ({ time }: Slot): Part => (time < NOON ? 'morning' : time < EVENING ? 'afternoon' : 'evening');

/** The starts of a day in their order as morning, afternoon and evening; parts without a start are left out. */
export function partsOf<S extends Slot>(starts: readonly S[]): { part: Part; starts: S[] }[] {
  const sorted = [...starts].sort((a, b) => a.time.localeCompare(b.time));
  return PARTS.map((part) => ({ part, starts: sorted.filter((start) => partOf(start) === part) })).filter(
    (group) => group.starts.length > 0,
  );
}

/** The start that the Tab key reaches: the chosen one, or the first free one, or the first. */
export const tabStop = <S extends Slot>(starts: readonly S[], chosen: string | null | undefined): S | undefined =>
  starts.find(({ at }) => at === chosen) ?? starts.find(({ free }) => free) ?? starts[0];

export const nextFree = <S extends Slot>(starts: readonly S[], count: number): S[] => starts.filter(({ free }) => free).slice(0, count);

export const freeCount = (starts: readonly Slot[]): number => starts.filter(({ free }) => free).length;

/** The reason why a whole day is closed, or null when a start is free or the reasons differ. */
export function reasonOfDay(starts: readonly Slot[]): string | null {
  const reasons = new Set(starts.map(({ free, reason }) => (free ? 'free' : reason)));
  const [only] = reasons;
  return reasons.size === 1 && only && only !== 'free' ? only : null;
}

/** Whether the doctor is not there at all on that day, in contrast to a day that is booked out. */
export const isClosedDay = (starts: readonly Slot[]): boolean =>
  !starts.some(({ free, reason }) => free || reason === 'taken' || reason === 'held');
