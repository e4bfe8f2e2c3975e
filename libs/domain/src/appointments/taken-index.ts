import type { Taken } from './calendar';

/** Finds what of `taken` overlaps `from` to `to`; an appointment goes before a hold. */
export type FindTaken = (from: number, to: number) => Taken | undefined;

/** Sorted, with a binary search: a span of two months holds thousands of appointments and starts. */
export function indexTaken(taken: readonly Taken[]): FindTaken {
  const sorted = [...taken].sort((a, b) => a.from - b.from);
  const longest = sorted.reduce((most, one) => Math.max(most, one.to - one.from), 0);
  return (from, to) => {
    let held: Taken | undefined;
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
function firstAfter(sorted: readonly Taken[], time: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle]?.from ?? Infinity) > time) high = middle;
    else low = middle + 1;
  }
  return low;
}
