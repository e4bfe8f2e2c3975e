import { createListenerMiddleware } from '@reduxjs/toolkit';
import { api, TAGS, type Tag } from './api';
import { isFulfilledChange } from './fulfilled';

/**
 * Which other modules' lists a change also touches; the generated endpoints refetch their own module. Keys are the first
 * part of the path below /api.
 */
const ALSO: Readonly<Record<string, readonly Tag[]>> = {
  appointments: ['hospital', 'patients', 'stats', 'leads', 'doctors', 'setup'],
  'calendar-changes': ['hospital', 'appointments', 'doctors', 'stats'],
  doctors: ['hospital', 'appointments', 'stats', 'calendars', 'setup'],
  hospitals: ['hospital', 'reference', 'doctors', 'stats', 'setup'],
  patients: ['appointments', 'hospital', 'stats'],
  leads: ['stats', 'appointments', 'patients', 'hospital', 'doctors'],
  enquiries: ['stats'],
  users: ['doctors'],
  services: ['reference', 'stats'],
  specialties: ['reference', 'stats'],
  states: ['reference', 'stats', 'cities'],
  cities: ['reference', 'stats'],
  // The session says what its screens open with.
  views: ['session'],
};

/**
 * Calls after which nothing is fetched by itself. A preview writes nothing; it is sent by POST, as what it asks about is long. A
 * portion of many changes is one of several: whoever sends them fetches once, after the last.
 */
const QUIET: readonly string[] = ['calendar-changes/preview', 'appointments/bulk'];

/** All lists that a change in a module touches. */
export const touchedBy = (module: Tag): Tag[] => [module, ...(ALSO[module] ?? [])];

const isTag = (name: string): name is Tag => TAGS.some((tag) => tag === name);

/**
 * The same for changes by others. Left out are statistics, which are fetched every half minute anyway, and appointments,
 * which are followed row by row (follow/): otherwise one change would make every screen ask.
 */
const ALSO_ELSEWHERE: Readonly<Record<string, readonly Tag[]>> = {
  appointments: ['hospital'],
  'calendar-changes': ['calendars'],
  doctors: ['hospital', 'calendars', 'setup'],
  hospitals: ['hospital', 'reference', 'doctors', 'calendars', 'setup'],
  users: ['doctors'],
  services: ['reference'],
  specialties: ['reference'],
  states: ['reference', 'cities'],
  cities: ['reference'],
};

/** Not refetched: the session, the bell, which has messages of its own, and statistics, which are polled. */
const NOT_FOLLOWED: readonly Tag[] = ['session', 'auth', 'notifications', 'stats'];

/** The lists that a change by others in these modules touches; '*' is everything. */
export function tagsOf(topics: readonly string[]): Tag[] {
  if (topics.includes('*')) return TAGS.filter((tag) => !NOT_FOLLOWED.includes(tag));
  return [...new Set(topics.flatMap((topic) => [...(isTag(topic) ? [topic] : []), ...(ALSO_ELSEWHERE[topic] ?? [])]))];
}

export const refetching = createListenerMiddleware();

refetching.startListening({
  matcher: isFulfilledChange,
  effect: ({ meta }, { dispatch }) => {
    const { path } = meta.baseQueryMeta;
    const tags = QUIET.includes(path) ? undefined : ALSO[path.split('/')[0] ?? ''];
    if (tags) dispatch(api.util.invalidateTags([...tags]));
  },
});
