import { useCallback, useEffect, useRef, useState } from 'react';
import type { BookedVisit } from '@arogya/domain/booking/shapes';
import { sentenceOf, toasts, type ApiFailure } from '@arogya/platform';
import { attemptFor, send, type Attempt } from '../attempt';
import type { BookingApi } from '../booking-api';
import { BLANK, type Choice, type DraftStore } from '../draft';
import { texts } from '../texts';

const SESSION_EXPIRED = 'urn:arogyadesk:bookingSessionExpired';

interface Ask {
  readonly api: BookingApi;
  readonly store: DraftStore;
  readonly onTaken: (failure: ApiFailure) => void;
  readonly onFields: (errors: Readonly<Record<string, string>>) => void;
  readonly onBooked: () => void;
}

export interface Booking {
  readonly state: 'ready' | 'booking' | 'unsure';
  /** Why the last try for this start failed: it stays when the toast has gone. */
  readonly failure: { readonly at: string; readonly sentence: string } | null;
  readonly book: (choice: Choice) => void;
  /** Sends the open attempt again, with the same keys. */
  readonly retry: () => void;
}

/** Sends the booking. An attempt without an answer stays open, over reloads too, until it has one. */
export function useBooking({ api, store, onTaken, onFields, onBooked }: Ask): Booking {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Booking['failure']>(null);
  const running = useRef(false);
  const run = useCallback(
    async (attempt: Attempt) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(null);
      const outcome = await send(api, attempt, (handle) => store.set({ created: { handle, sent: attempt.visitor } }));
      running.current = false;
      setBusy(false);
      if (outcome.kind === 'unsure') return;
      store.set({ attempt: null });
      if (outcome.kind === 'booked') finish(store, outcome.visit, onBooked);
      else {
        const sentence = outcome.kind === 'no-id' ? outcome.sentence : sentenceOf(outcome.failure, texts.book.fallback);
        toasts.show({ title: texts.book.failed, text: sentence, tone: 'destructive' });
        setFailure({ at: attempt.visit.appointmentDate, sentence });
        if (outcome.kind === 'refused') refused(store, outcome.failure, { onTaken, onFields });
      }
    },
    [api, store, onTaken, onFields, onBooked],
  );

  const retry = useCallback(() => void ifOpen(store, run), [store, run]);
  const book = useCallback(
    (choice: Choice) => {
      const attempt = attemptFor(store.get(), choice);
      store.set({ attempt });
      void run(attempt);
    },
    [store, run],
  );

  useWhenOnline(retry);
  const state = busy ? 'booking' : store.get().attempt ? 'unsure' : 'ready';
  return { state, failure, book, retry };
}

const ifOpen = ({ get }: DraftStore, run: (attempt: Attempt) => Promise<void>): Promise<void> | null => {
  const { attempt } = get();
  return attempt && run(attempt);
};

/** The network is back: an open attempt need not wait for a tap. */
function useWhenOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}

function finish(store: DraftStore, booked: BookedVisit, onBooked: () => void): void {
  store.set({ booked, visitor: BLANK, choice: null, checked: null, created: null });
  toasts.clear();
  onBooked();
}

function refused(store: DraftStore, failure: ApiFailure, { onTaken, onFields }: Pick<Ask, 'onTaken' | 'onFields'>): void {
  const problem = failure.body as { type?: unknown; nearest?: unknown } | undefined;
  if (problem?.type === SESSION_EXPIRED) {
    // The handle has ended: the phone is asked again, as the sentence says.
    store.set({ checked: null, created: null });
    onFields({ phone: sentenceOf(failure, texts.book.fallback) });
  } else if (Array.isArray(problem?.nearest)) {
    // Only the 409 of a start offers others; one visit a day and the like are refused without.
    onTaken(failure);
  } else if (failure.errors) onFields(failure.errors);
}
