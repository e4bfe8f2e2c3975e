import type { TakenTime } from './calendar';

/** Finds what of `taken` overlaps `from` to `to`; an appointment goes before a hold. */
export type FindTaken = (from: number, to: number) => TakenTime | undefined;

/** Sorted, with a binary search: a span of two months holds thousands of appointments and starts. */
export function indexTaken(taken: readonly TakenTime[]): FindTaken {
  const sorted = [...taken].sort((a, b) => a.from - b.from);
  const longest = sorted.reduce((most, one) => Math.max(most, one.to - one.from), 0);
  return (from, to) => {
    let held: TakenTime | undefined;
    for (let index = firstAfter(sorted, from - longest); index < sorted.length; index += 1) {
      const one = sorted[index];
      if (!one || one.from >= to) break;
      if (one.to <= from) continue;
      if (!one.held) return one;
      held = one;
    }
    return held;
  };
}

/** The index of the first one that begins later than `time`. */
function firstAfter(sorted: readonly TakenTime[], time: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.from ?? Infinity) > time) high = middle;
    else low = middle + 1;
  }
  return low;
}
