import { useCallback, useEffect, useRef, useState } from 'react';
import type { LanguageWords } from '@arogya/languages/language-words';
import { isLanguage, type Language } from '@arogya/domain/languages/languages';
import { toasts, type ApiFailure } from '@arogya/platform';
import { failureIn } from '../../words/said';
import { usePageLanguage } from '../../words/words';
import { attemptFor, send, type Outcome } from '../attempt';
import type { BookingApi } from '../booking-api';
import { EMPTY, type Choice, type DraftStore, type Attempt } from '../draft';
import { chooseAgain } from '../people-again';
import { askForCode } from './known';
import type { HoldControl } from './use-hold';

interface BookingContext {
  readonly api: BookingApi;
  readonly store: DraftStore;
  readonly hold: Pick<HoldControl, 'kept'>;
  readonly onTaken: (failure: ApiFailure) => void;
  readonly onFields: (errors: Readonly<Record<string, string>>) => void;
  readonly onCodeNeeded: () => void;
  readonly onBooked: () => void;
}

type Answers = Pick<BookingContext, 'onTaken' | 'onFields' | 'onCodeNeeded'>;

export interface BookingFailure {
  /** The start that could not be booked. */
  readonly at: string;
  readonly sentence: string;
  /** What helps: a call to the hospital, or a code that proves the phone. */
  readonly help: 'call' | 'code' | null;
}

export interface Booking {
  readonly state: 'ready' | 'booking' | 'unsure';
  /** Why the last attempt failed: it stays when the toast has gone. */
  readonly failure: BookingFailure | null;
  readonly book: (choice: Choice) => void;
  /** Sends the open attempt again, with the same key. */
  readonly retry: () => void;
}

/** Sends the booking. An attempt without an answer stays open, also over reloads. */
export function useBooking({ api, store, hold, onBooked, ...on }: BookingContext): Booking {
  const { words, offered } = usePageLanguage();
  const language = offered.length > 1 && isLanguage(words.language) ? words.language : null;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BookingFailure | null>(null);
  const running = useRef(false);
  const { kept } = hold;
  const answers = useRef(on);
  answers.current = on;

  const run = useCallback(
    async (begin: () => Promise<Attempt | null>) => {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      setFailure(null);
      const attempt = await begin();
      const outcome = attempt && (await send(api, attempt));
      running.current = false;
      setBusy(false);
      // The device was cleared meanwhile: the person who stands there now has not asked for this.
      if (!attempt || !outcome || store.get().attempt?.key !== attempt.key) return;
      const failed = settle({ store, words, attempt }, outcome, answers.current);
      setFailure(failed);
      if (!failed) onBooked();
    },
    [api, store, words, onBooked],
  );

  const retry = useCallback(() => {
    const { attempt } = store.get();
    if (attempt) void run(() => Promise.resolve(attempt));
  }, [store, run]);
  const book = useCallback(
    (choice: Choice) => void run(async () => begun(store, await kept(choice), language)),
    [store, run, language, kept],
  );

  useWhenOnline(retry);
  const state = busy ? 'booking' : store.get().attempt ? 'unsure' : 'ready';
  return { state, failure, book, retry };
}

/** Null where the choice was refused, changed or cleared while its hold was waited for: that is another booking, or none. */
function begun(store: DraftStore, choice: Choice, language: Language | null): Attempt | null {
  if (store.get().choice !== choice) return null;
  const attempt = attemptFor(store.get(), choice, { shared: store.shared, language });
  store.set({ attempt });
  return attempt;
}

/** The network is back: an open attempt is sent again without a tap. */
function useWhenOnline(retry: () => void): void {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
}

interface Sent {
  readonly store: DraftStore;
  readonly words: LanguageWords;
  readonly attempt: Attempt;
}

/** Stores the result of an attempt; answers why it failed, or null when the appointment is booked. */
function settle(sent: Sent, outcome: Outcome, on: Answers): BookingFailure | null {
  const { store, words, attempt } = sent;
  const { book } = words.pages;
  const at = attempt.request.appointmentDate;
  if (outcome.kind === 'unsure') return { at, sentence: unanswered(words, outcome.failure), help: null };
  if (outcome.kind === 'booked') {
    store.set({ ...EMPTY, booked: outcome.appointment });
    toasts.clear();
    return null;
  }
  store.set({ attempt: null });
  const sentence = outcome.kind === 'no-id' ? book.noId() : failureIn(words, outcome.failure, book.fallback());
  const help = outcome.kind === 'refused' ? refused(sent, outcome.failure, on) : null;
  // A code is one more step, not a failure: a toast would hide the place where it is asked for.
  if (help !== 'code') toasts.show({ title: book.failed(), text: sentence, tone: 'destructive' });
  return { at, sentence, help };
}

/** Without an answer the connection was lost; a server that failed has said so, and the attempt stays open all the same. */
function unanswered(words: LanguageWords, failure: ApiFailure): string {
  const { book } = words.pages;
  if (failure.status === 0) return book.lost();
  const sentence = failureIn(words, failure, book.fallback());
  toasts.show({ title: book.failed(), text: sentence, tone: 'destructive' });
  return sentence;
}

const PROBLEM = 'urn:arogyadesk:';

/** Moves the visitor to where they can do something about an error; answers what else helps. */
function refused({ store, words }: Sent, failure: ApiFailure, on: Answers): BookingFailure['help'] {
  const problem = failure.body as { type?: unknown; nearest?: unknown } | undefined;
  switch (problem?.type) {
    case `${PROBLEM}bookingLimit`:
    case `${PROBLEM}networkLimit`:
      return 'call';
    case `${PROBLEM}codeNeeded`:
      // Of somebody known by name alone no phone stands in the form: it is typed first.
      if (store.get().again?.chosen) {
        chooseAgain(store, null);
        on.onFields({ phone: failureIn(words, failure, words.pages.book.fallback()) });
        return 'code';
      }
      askForCode(store);
      on.onCodeNeeded();
      return 'code';
    case `${PROBLEM}bookingSessionExpired`:
      // The handle has ended, or the device was forgotten elsewhere: the phone must be checked again, as the sentence says.
      store.set({ checked: null, again: null });
      on.onFields({ phone: failureIn(words, failure, words.pages.book.fallback()) });
      return null;
  }
  // Only the 409 for a start offers others; one appointment a day and the like do not.
  if (Array.isArray(problem?.nearest)) on.onTaken(failure);
  else if (failure.errors) on.onFields(ofForm(failure.errors));
  return null;
}

/** Errors of a new person come as `patient.<field>`. */
const ofForm = (errors: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(errors).map(([field, sentence]) => [field.replace(/^patient\./u, ''), sentence]));
