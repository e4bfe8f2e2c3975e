import { useListDoctorsQuery } from '@arogya/api/doctors';
import { can } from '@arogya/domain/access';
import { keepTyped, useSession, useUrlRecord } from '@arogya/platform';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import type { BookingSeed } from './booking-dialog';
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

/** Fetches the dialog and the doctors while nothing else is to be done, so that it opens at once. */
export function useBookingSoon(books: boolean): void {
  const soon = useIdle() && books;
  useListDoctorsQuery(soon ? ALL_DOCTORS : skipToken);
  useEffect(() => {
    if (soon) void import('./booking-dialog');
  }, [soon]);
}

/** The booking dialog in the address (`?book=1`), for people who may book. A seed is what is chosen before it opens. */
export function useBooker() {
  const { role } = useSession();
  const [asked, openBooking, close] = useUrlRecord('book');
  const [seed, setSeed] = useState<BookingSeed | null>(null);
  const books = can(role, 'appointments:create');
  const open = books && asked !== null;
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  useBookingSoon(books);
  const book = (chosen: BookingSeed | null = null): void => {
    keepTyped();
    setSeed(chosen);
    openBooking('1');
  };
  /** `mounted`: it has been open once and stays mounted, so that a draft survives. */
  return { books, open, mounted, seed, book, close };
}
