import type { ScreenName } from './screens';

const LIST = ['q', 'deleted', 'sort'] as const;

/** What of its address a view keeps: search, filters, order, tab; never a page or an open record. */
const KEEPS: Readonly<Record<ScreenName, readonly string[]>> = {
  appointments: ['q', 'status', 'doctorId', 'hospitalId', 'from', 'to', 'when', 'sort', 'view', 'day'],
  audit: ['q', 'action', 'entity', 'entityId', 'actorId', 'from', 'to', 'reads', 'system', 'sort'],
  doctors: [...LIST, 'specialty', 'city'],
  hospitals: [...LIST, 'active'],
  leads: [...LIST, 'status', 'priority', 'view'],
  patients: [...LIST, 'gender'],
  users: [...LIST, 'role'],
};

export const keptBy = (screen: ScreenName): readonly string[] => KEEPS[screen];

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
