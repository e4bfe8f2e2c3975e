import type { Role } from '../access';
import { optional, type Rule } from '../rule';

/** What the installation itself brought; a team that has never shipped is served from there. */
export const FROM_INSTALLATION = 'installed';

/** Which releases of a micro-frontend are live. */
export interface LiveReleases {
  /** For everybody who does not get the canary: the id of a release, or FROM_INSTALLATION. */
  readonly stable: string;
  /** On trial with some. */
  readonly canary: string | null;
  /** How many of 100 users get the canary. */
  readonly percent: number;
  /** These roles and hospitals get it whatever the percent is. */
  readonly roles: readonly string[];
  readonly hospitals: readonly string[];
}

/** The releases that one browser tries, by micro-frontend. */
export type TriedReleases = Readonly<Record<string, string>>;

/** Whom a page is for. */
export interface Viewer {
  readonly id: string;
  readonly role: Role;
  readonly hospitalId: string | null;
  readonly tried?: TriedReleases;
}

/** Of 10,000 equal parts of all users, this one's for a release: 0 to 9,999. */
export type ShareOf = (text: string) => number;

const isNamed = ({ roles, hospitals }: LiveReleases, { role, hospitalId }: Viewer): boolean =>
  roles.includes(role) || (hospitalId !== null && hospitals.includes(hospitalId));

/**
 * The release that somebody gets. It is the same each time; a higher percent keeps those who had the canary, and another
 * release is tried by others.
 */
export function chosen(name: string, live: LiveReleases, viewer: Viewer | null, shareOf: ShareOf): string {
  const { stable, canary, percent } = live;
  if (canary === null || viewer === null) return stable;
  return isNamed(live, viewer) || shareOf(`${name}:${canary}:${viewer.id}`) < percent * 100 ? canary : stable;
}

/** One line of the history of what was live, oldest first. */
export interface Move {
  readonly kind: 'live' | 'canary' | 'rollback' | 'withdrawn' | 'off' | 'on';
  readonly to: string;
}

/**
 * The releases to go back to, the nearest first: different ones that were not themselves rolled back. What is live although
 * nobody has chosen it (`now`), was none of them.
 */
export function placesBefore(moves: readonly Move[], now?: string): string[] {
  const stack: string[] = [FROM_INSTALLATION];
  for (const { kind, to } of moves) {
    if (kind === 'rollback') goBack(stack, to);
    if (kind === 'live' && stack.at(-1) !== to) stack.push(to);
  }
  const places = stack.reverse();
  return now === undefined || places[0] === now ? places.slice(1) : places;
}

/** To the one before, or beyond those that could not be served any more. */
function goBack(stack: string[], to: string): void {
  do if (stack.length > 1) stack.pop();
  while (stack.length > 1 && stack.at(-1) !== to);
}

/** The release to go back to; null when there is none. */
export const before = (moves: readonly Move[]): string | null => placesBefore(moves)[0] ?? null;

const LOW = 1;
const HIGH = 100;

/** How many of 100 users get a release on trial; 100 or none: everybody, and it is no trial. */
export const percent = (): Rule =>
  optional({
    optional: false,
    schema: { type: 'integer', minimum: LOW, maximum: HIGH },
    check: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value >= LOW && value <= HIGH ? null : 'Must be a whole number from 1 to 100',
  });

/** What may be live: the id of a release, or what the installation brought. */
export const liveId = (isId: (value: unknown) => boolean): Rule => ({
  optional: false,
  schema: { type: 'string', maxLength: 28 },
  check: (value) =>
    value === FROM_INSTALLATION || isId(value) ? null : `Must be the id of a release, such as 1.4.0-48f613b791, or ${FROM_INSTALLATION}`,
});
