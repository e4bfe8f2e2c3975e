import { useEffect } from 'react';
import type { PersonAgain } from '@arogya/api/booking';
import { forgetBooked, hasBooked, noteBooked } from './booked-note';
import type { BookingApi } from './booking-api';
import { BLANK, type DraftStore } from './draft';

/**
 * Asks whom this browser has booked for, if it has booked at all, and again after each booking: then everybody has another name.
 * A shared device neither asks nor notes anything.
 */
export function usePeopleAgain(api: BookingApi, store: DraftStore, isBooked: boolean): void {
  useEffect(() => {
    if (store.shared) return undefined;
    if (isBooked) noteBooked();
    if (isBooked || !hasBooked()) return undefined;
    let left = false;
    void api.again().then((answer) => {
      if (left || !answer.ok) return;
      offer(store, answer.value.people);
    });
    return () => {
      left = true;
    };
  }, [api, store, isBooked]);
}

/** The only one is chosen at once, unless somebody else was typed before the answer came. */
function offer(store: DraftStore, people: readonly PersonAgain[]): void {
  if (people.length === 0) return forgetBooked();
  const { phone, name, age, gender } = store.get().visitor;
  const [only = null] = people.length === 1 && !(phone || name || age || gender) ? people : [];
  store.set({ again: { people, chosen: only } });
}

/** Switches to another person of this browser; with null to somebody else, of whom nothing is typed yet. */
export function chooseAgain(store: DraftStore, chosen: PersonAgain | null): void {
  const { again } = store.get();
  if (!again) return;
  store.set({ again: { ...again, chosen }, ...(chosen ? {} : { visitor: BLANK, checked: null, proven: null }) });
}

/** Nobody is known here any more: what was typed stays. */
export function forgetPeople(store: DraftStore): void {
  forgetBooked();
  store.set({ again: null });
}
