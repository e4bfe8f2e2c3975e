import { useNextFreeStartsQuery } from '@arogya/api/doctors';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useRef } from 'react';
import { chipLabel } from './next-starts';
import { todayIn } from './today';

/** What one call answers at most. */
const MOST = 50;
/** An answer is used again for so many seconds: the list is opened and closed, and the start itself is read anew. */
const FRESH_S = 20;
const NO_FREE_TIME = 'No free time';

/**
 * When doctors are free next, asked in one call for all of a list: 'Today 4:15 PM'. Undefined until it is known; what was known
 * before stays meanwhile.
 */
export function useNextFree(doctors: readonly { readonly id: string }[], wanted: boolean): (id: string) => string | undefined {
  const ids = doctors
    .slice(0, MOST)
    .map(({ id }) => id)
    .sort()
    .join();
  const { data } = useNextFreeStartsQuery(wanted && ids ? { ids } : skipToken, { refetchOnMountOrArgChange: FRESH_S });
  const known = useRef(new Map<string, string>());
  for (const { doctorId, timeZone, at } of data ?? []) {
    known.current.set(doctorId, at ? chipLabel(at, todayIn(timeZone)) : NO_FREE_TIME);
  }
  return (id) => known.current.get(id);
}
