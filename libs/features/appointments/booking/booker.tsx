import { can } from '@arogya/domain/access';
import { keepTyped, useSession, useUrlRecord } from '@arogya/platform';
import { lazy, Suspense, useCallback, useImperativeHandle, useRef, useState, type Ref } from 'react';
import type { BookingSeed } from './booking-values';
import { useBookedFor } from './use-booked-for';
import { useBookingSoon } from './use-booking-soon';
import { useOptimisticValue } from './use-optimistic-value';

const BookingDialog = lazy(() => import('./booking-dialog').then((module) => ({ default: module.BookingDialog })));

interface Handle {
  readonly book: (seed: BookingSeed | null) => void;
}

/** Whether the dialog is in the address (`?book=1`), which follows once the screen, which reads it too, has been rendered. */
function useOpenAtOnce() {
  const [asked, open, close] = useUrlRecord('book');
  const [isOpen, willBeOpen] = useOptimisticValue(asked !== null);
  const change = useCallback(
    (next: boolean): void => {
      willBeOpen(next);
      if (next) open('1');
      else close();
    },
    [willBeOpen, open, close],
  );
  return [isOpen, change] as const;
}

/** The booking dialog of a screen, for people who may book: made ahead so that it opens at once, and kept so that a draft survives. */
function BookerDialog({ ref, books }: { readonly ref: Ref<Handle>; readonly books: boolean }) {
  const [asked, setOpen] = useOpenAtOnce();
  const open = books && asked;
  const [seed, setSeed] = useState<BookingSeed | null>(null);
  const [opened, setOpened] = useState(open);
  if (open && !opened) setOpened(true);
  const ahead = useBookingSoon(books);
  const { key: person, ...bookedFor } = useBookedFor(open);
  const close = useCallback(() => setOpen(false), [setOpen]);
  useImperativeHandle(ref, () => ({
    book: (chosen) => {
      keepTyped();
      setSeed(chosen);
      setOpen(true);
    },
  }));
  if (!opened && !ahead) return null;
  return (
    <Suspense fallback={null}>
      <BookingDialog key={person} open={open} seed={seed} onClose={close} {...bookedFor} />
    </Suspense>
  );
}

/**
 * Booking on a screen. `dialog` has a place of its own in it and keeps its state, so that a key renders the dialog and not the
 * screen; a seed is what is chosen before it opens.
 */
export function useBooker() {
  const { role } = useSession();
  const books = can(role, 'appointments:create');
  const handle = useRef<Handle>(null);
  const book = (seed: BookingSeed | null = null): void => handle.current?.book(seed);
  return { books, book, dialog: <BookerDialog ref={handle} books={books} /> };
}
