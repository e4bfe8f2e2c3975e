import { useCallback, useEffect, useRef, useState } from 'react';
import type { NewHold } from '@arogya/api/booking';
import { HOLD_MINUTES } from '@arogya/domain/appointments/rules';
import { MINUTE } from '@arogya/domain/clock';
import type { ApiFailure } from '@arogya/platform';
import { failureIn } from '../../words/said';
import { useLanguageWords } from '../../words/words';
import type { BookingApi } from '../booking-api';
import { choiceOf, unheld, type Choice, type DraftStore } from '../draft';

export type HoldState =
  | { readonly kind: 'none' | 'holding' | 'held' | 'ended' | 'not-kept' }
  | { readonly kind: 'refused'; readonly sentence: string; readonly nearest: readonly string[] };

const QUIET: HoldState = { kind: 'none' };

interface HoldContext {
  readonly api: Pick<BookingApi, 'hold'>;
  readonly slug: string;
  readonly doctorId: string;
  readonly store: DraftStore;
  /** Somebody else was faster: the starts on screen are outdated. */
  readonly onRefused: () => void;
}

export interface HoldControl {
  readonly state: HoldState;
  readonly choose: (at: string) => void;
  /**
   * The choice with its hold, once it is known whether there is one. Until then the server may have a hold that the page does not
   * name: who booked at once would be told that somebody else was faster.
   */
  readonly kept: (choice: Choice) => Promise<Choice>;
  /** Says why the choice is gone and which starts near it are free. */
  readonly refuse: (failure: ApiFailure) => void;
}

/** The starts that a 409 offers instead. */
export const nearestOf = (failure: ApiFailure): string[] => {
  const body = failure.body as { nearest?: unknown } | undefined;
  return Array.isArray(body?.nearest) ? body.nearest.filter((at): at is string => typeof at === 'string') : [];
};

/** A resumed hold is shorter than a new one. It is counted down by this browser's clock, which may differ from the server's. */
function keptOf({
  value,
  at,
}: Extract<Awaited<ReturnType<BookingApi['hold']>>, { ok: true }>): Pick<Choice, 'holdId' | 'heldUntil'> | null {
  if (!value.holdId || !value.expiresAt) return null;
  return { holdId: value.holdId, heldUntil: Date.now() + Math.min(Date.parse(value.expiresAt) - at, HOLD_MINUTES * MINUTE) };
}

/**
 * Holds the chosen start for a few minutes, if possible; it can be booked either way. Quick taps are sent one after the
 * other, and the last one counts.
 */
export function useHold({ api, slug, doctorId, store, onRefused }: HoldContext): HoldControl {
  const words = useLanguageWords();
  const [state, setState] = useState<HoldState>(() => initial(store, doctorId));
  const turn = useRef(0);
  const queue = useRef<Promise<void>>(Promise.resolve());
  const last = useRef(store.get().choice?.holdId ?? null);

  const refuse = useCallback(
    (failure: ApiFailure) => {
      store.set({ choice: null });
      setState({ kind: 'refused', sentence: failureIn(words, failure, failure.text), nearest: nearestOf(failure) });
      onRefused();
    },
    [store, onRefused, words],
  );

  const choose = useCallback(
    (at: string) => {
      const mine = (turn.current += 1);
      store.set({ choice: unheld(doctorId, at) });
      setState({ kind: 'holding' });
      queue.current = queue.current.then(async () => {
        if (mine !== turn.current) return;
        const known: Partial<NewHold> = {};
        if (last.current) known.replaces = last.current;
        if (store.shared) known.shared = true;
        const answer = await api.hold({ slug, doctorId, appointmentDate: at, ...known });
        if (answer.ok) last.current = answer.value.holdId;
        // Meanwhile another start may have been tapped, of this doctor or of another.
        if (mine !== turn.current || choiceOf(store.get(), doctorId)?.at !== at) return;
        if (!answer.ok && answer.failure.status === 409) return refuse(answer.failure);
        const kept = answer.ok ? keptOf(answer) : null;
        if (kept) store.set({ choice: { doctorId, at, ...kept } });
        setState({ kind: kept ? 'held' : 'not-kept' });
      });
    },
    [api, slug, doctorId, store, refuse],
  );

  const kept = useCallback((choice: Choice) => queue.current.then(() => sameIn(store, choice)), [store]);

  useEnd(store, state, setState);
  useReturn(store, doctorId, choose);
  return { state, choose, kept, refuse };
}

/** As the store has it by now; as it was where the store has another one. */
function sameIn(store: DraftStore, choice: Choice): Choice {
  const now = choiceOf(store.get(), choice.doctorId);
  return now?.at === choice.at ? now : choice;
}

function initial(store: DraftStore, doctorId: string): HoldState {
  const choice = choiceOf(store.get(), doctorId);
  if (!choice) return QUIET;
  return isHeld(choice.heldUntil) ? { kind: 'held' } : { kind: 'holding' };
}

const isHeld = (until: number | null): boolean => until !== null && until > Date.now();

/** When the hold ends the choice stays, and the visitor reads that it is no longer held. */
function useEnd(store: DraftStore, state: HoldState, setState: (state: HoldState) => void): void {
  useEffect(() => {
    const until = store.get().choice?.heldUntil;
    if (state.kind !== 'held' || !until) return undefined;
    const timer = setTimeout(() => setState({ kind: 'ended' }), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [store, state, setState]);
}

/** A choice that was left (the sheet was closed, the page reloaded) is held again when the visitor is back. */
function useReturn(store: DraftStore, doctorId: string, choose: (at: string) => void): void {
  useEffect(() => {
    const draft = store.get();
    const choice = choiceOf(draft, doctorId);
    if (choice && !isHeld(choice.heldUntil) && !draft.attempt) choose(choice.at);
  }, [store, doctorId, choose]);
}

/** The sheet was closed: the hold is released, the choice stays in the draft. */
export function giveBack(api: Pick<BookingApi, 'release'>, store: DraftStore): void {
  const { choice, attempt } = store.get();
  if (!choice?.holdId || attempt) return;
  void api.release(choice.holdId);
  store.set({ choice: { ...choice, holdId: null, heldUntil: null } });
}
