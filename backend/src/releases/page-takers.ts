import { claimedTwice, type NavPage } from '@arogya/domain/releases/release';

interface Pages {
  readonly name: string;
  readonly nav: readonly NavPage[];
}

/**
 * Of releases that are live or on trial, in the order in which they were chosen, those that have a page which another
 * micro-frontend has for the same role, and the sentence that says so. What the installation brought was there first.
 */
export function takersAmong<One extends Pages>(chosen: readonly One[], installed: readonly Pages[]): Map<One, string> {
  const there: Pages[] = [...installed];
  const takers = new Map<One, string>();
  for (const one of chosen) {
    const problem = problemBeside(one, there);
    if (problem) takers.set(one, problem);
    else there.push(one);
  }
  return takers;
}

/** The sentence that says which page these have that one of the others has; null when there is none. */
export function problemBeside({ name, nav }: Pages, others: readonly Pages[]): string | null {
  for (const other of others) {
    const claim = other.name === name ? null : claimedTwice(nav, other.nav);
    if (claim) return `${claim.path} is a page of ${other.name} for ${claim.role} already`;
  }
  return null;
}
