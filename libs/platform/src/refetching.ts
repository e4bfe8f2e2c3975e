import { createListenerMiddleware, type UnknownAction } from '@reduxjs/toolkit';
import { api, TAGS, type Tag } from './api';
import type { CallMeta } from './base-query';

/**
 * Which other rooms' lists a change also touches; the own room is refetched by the generated endpoints.
 * Keys are the first part of the path below /api.
 */
const ALSO: Readonly<Record<string, readonly Tag[]>> = {
  appointments: ['hospital', 'patients', 'stats', 'leads', 'doctors'],
  doctors: ['hospital', 'appointments', 'stats'],
  hospitals: ['hospital', 'reference', 'doctors', 'stats'],
  patients: ['appointments', 'hospital', 'stats'],
  leads: ['stats', 'appointments', 'patients', 'hospital', 'doctors'],
  enquiries: ['stats'],
  users: ['doctors'],
  services: ['reference', 'stats'],
  specialties: ['reference', 'stats'],
  states: ['reference', 'stats', 'cities'],
  cities: ['reference', 'stats'],
};

const isTag = (name: string): name is Tag => TAGS.some((tag) => tag === name);

/** What an open screen may show that no change elsewhere is told of: who is signed in, and the bell, which is told apart. */
const OWN: readonly Tag[] = ['session', 'auth', 'notifications'];

/** All that a change in these rooms touches, their own lists too; '*' is everything. */
export function tagsOf(rooms: readonly string[]): Tag[] {
  if (rooms.includes('*')) return TAGS.filter((tag) => !OWN.includes(tag));
  return [...new Set(rooms.flatMap((room) => [...(isTag(room) ? [room] : []), ...(ALSO[room] ?? [])]))];
}

interface Changed extends UnknownAction {
  meta: { baseQueryMeta?: CallMeta };
}
const isChanged = (action: UnknownAction): action is Changed => action.type === 'api/executeMutation/fulfilled';

export const refetching = createListenerMiddleware();

refetching.startListening({
  matcher: isChanged,
  effect: ({ meta }, { dispatch }) => {
    const room = meta.baseQueryMeta?.path.split('/')[0] ?? '';
    const tags = ALSO[room];
    if (tags) dispatch(api.util.invalidateTags([...tags]));
  },
});
