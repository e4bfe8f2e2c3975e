import { can, type Action, type Role } from '../access';

interface Screen {
  /** Whoever may do this has the screen. */
  readonly action: Action;
  /** What of its address a view keeps: search, filters, order, tab; never a page or an open record. */
  readonly keeps: readonly string[];
}

const LIST = ['q', 'deleted', 'sort'] as const;

/** The screens that keep views, each at `/` and its name. */
const TABLE = {
  appointments: {
    action: 'appointments:read',
    keeps: ['q', 'status', 'doctorId', 'hospitalId', 'from', 'to', 'when', 'sort', 'view', 'day'],
  },
  audit: { action: 'audit:read', keeps: ['q', 'action', 'entity', 'entityId', 'actorId', 'from', 'to', 'reads', 'system', 'sort'] },
  doctors: { action: 'doctors:write', keeps: [...LIST, 'specialty', 'city'] },
  hospitals: { action: 'hospitals:manage', keeps: [...LIST, 'active'] },
  leads: { action: 'leads:read', keeps: [...LIST, 'status', 'priority', 'view'] },
  patients: { action: 'patients:read', keeps: [...LIST, 'gender'] },
  users: { action: 'users:manage', keeps: [...LIST, 'role'] },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof TABLE;
export const SCREEN_NAMES = Object.keys(TABLE) as readonly ScreenName[];

export const keptBy = (screen: ScreenName): readonly string[] => TABLE[screen].keeps;

export const hasScreen = (role: Role | null, screen: ScreenName): boolean => can(role, TABLE[screen].action);

/** The screen at a path; null for one that keeps no views. */
export const screenAt = (path: string): ScreenName | null => SCREEN_NAMES.find((name) => `/${name}` === path) ?? null;

/**
 * The part of an address that a view keeps, '?' left out: parameters that the screen does not have are dropped, so that a view of
 * an older version still opens. The order of its parts does not depend on how the filters were set.
 */
export function keptQuery(screen: ScreenName, search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams();
  for (const name of keptBy(screen)) {
    const value = given.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
