import { UNDO_SHOWN_MS } from '@arogya/domain/appointments/undo';
import { addShortcuts } from '@arogya/features/keyboard/key-registry';
import { toasts } from '@arogya/platform';
import { useSyncExternalStore } from 'react';

/** A change that can be taken back now. */
export interface UndoOffer {
  /** The record that was changed; none where there are many, or where it has no drawer. */
  readonly of: string | null;
  readonly run: () => void;
  /** ms since 1970. */
  readonly endsAt: number;
}

/** There is one offer at a time, as there is one toast. */
let offer: UndoOffer | null = null;
let endOffer = (): void => undefined;
const listeners = new Set<() => void>();

function put(next: UndoOffer | null): void {
  offer = next;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What can be taken back of a record, for the head of its drawer; null once its time is over. */
export function useUndoOffer(of: string): UndoOffer | null {
  const now = useSyncExternalStore(
    subscribe,
    () => offer,
    () => null,
  );
  return now?.of === of ? now : null;
}

/** The toast of a change that can be taken back, for ten seconds: by its button, by Z, and in the drawer of the record `of`. */
export function showUndo(text: string, undo: () => void, of: string | null = null): void {
  endOffer();
  const run = (): void => {
    endOffer();
    toasts.dismiss();
    undo();
  };
  const removeKey = addShortcuts([{ key: 'z', label: 'Undo', run }]);
  const timer = setTimeout(() => endOffer(), UNDO_SHOWN_MS);
  endOffer = () => {
    clearTimeout(timer);
    removeKey();
    endOffer = () => undefined;
    put(null);
  };
  put({ of, run, endsAt: Date.now() + UNDO_SHOWN_MS });
  toasts.show({ title: text, ms: UNDO_SHOWN_MS, action: { label: 'Undo', run } });
}
