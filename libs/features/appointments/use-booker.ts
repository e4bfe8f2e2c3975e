import { can } from '@arogya/domain/access';
import { useSession, useUrlRecord } from '@arogya/platform';
import { useState } from 'react';
import type { BookingSeed } from './booking-dialog';

/** The booking dialog in the address (`?book=1`), for people who may book. A seed is what is chosen before it opens. */
export function useBooker() {
  const { role } = useSession();
  const [asked, openBooking, close] = useUrlRecord('book');
  const [seed, setSeed] = useState<BookingSeed | null>(null);
  const books = can(role, 'appointments:create');
  const open = books && asked !== null;
  const [mounted, setMounted] = useState(open);
  if (open && !mounted) setMounted(true);
  const book = (chosen: BookingSeed | null = null): void => {
    setSeed(chosen);
    openBooking('1');
  };
  /** `mounted`: it has been open once and stays mounted, so that a draft survives. */
  return { books, open, mounted, seed, book, close };
}
