import { useListDoctorsQuery } from '@arogya/api/doctors';
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

/** Fetches the dialog and the doctors while nothing else is to be done; whether the dialog is there, and can be made ahead of its use. */
export function useBookingSoon(books: boolean): boolean {
  const soon = useIdle() && books;
  const [fetched, setFetched] = useState(false);
  useListDoctorsQuery(soon ? ALL_DOCTORS : skipToken);
  useEffect(() => {
    if (soon) void import('./booking-dialog').then(() => startTransition(() => setFetched(true)));
  }, [soon]);
  return fetched;
}
