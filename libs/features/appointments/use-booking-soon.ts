import { useListDoctorsQuery } from '@arogya/api/doctors';
import { isAnythingOpen } from '@arogya/features/keyboard/key-registry';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { startTransition, useEffect, useState } from 'react';
import { ALL_DOCTORS } from './use-doctor-search';

/** Whether the browser has had nothing to do; never where it does not tell. */
function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) return undefined;
    const asked = window.requestIdleCallback(() => setIdle(true));
    return () => window.cancelIdleCallback(asked);
  }, []);
  return idle;
}

/** Fetches the dialog and the doctors while nothing else is to be done, so that it opens at once; whether the dialog is there. */
export function useBookingSoon(books: boolean): boolean {
  const soon = useIdle() && books;
  const [fetched, setFetched] = useState(false);
  useListDoctorsQuery(soon ? ALL_DOCTORS : skipToken);
  useEffect(() => {
    if (soon) void import('./booking-dialog').then(() => setFetched(true));
  }, [soon]);
  return fetched;
}

const LOOK_MS = 500;

/**
 * Whether the dialog is to be made ahead. The latest that was made has the Escape key, even while it is hidden (antd's portals):
 * it is made while nothing else is open, and given up where something has opened meanwhile.
 */
export function useMadeAhead(may: boolean): boolean {
  const [made, setMade] = useState(false);
  useEffect(() => {
    if (!may) return undefined;
    if (made && isAnythingOpen()) setMade(false);
    if (made) return undefined;
    const make = (): boolean => {
      if (isAnythingOpen()) return false;
      startTransition(() => setMade(true));
      return true;
    };
    if (make()) return undefined;
    const looking = setInterval(() => make() && clearInterval(looking), LOOK_MS);
    return () => clearInterval(looking);
  }, [may, made]);
  return made;
}
