import { useSyncExternalStore } from 'react';
import type { BookedVisit, KnownPatient } from '@arogya/domain/booking/shapes';
import type { Attempt } from './attempt';

/** The form as typed. */
export interface Visitor {
  readonly phone: string;
  readonly name: string;
  readonly age: string;
  readonly gender: string;
  readonly symptoms: string;
  readonly email: string;
  readonly location: string;
}

export interface Choice {
  readonly doctorId: string;
  /** ISO start. */
  readonly at: string;
  readonly holdId: string | null;
  /** On this browser's own clock, ms; null while it is not held. */
  readonly heldUntil: number | null;
}

/** The phone that was checked last, and what this browser may know about it. */
export interface CheckedPhone {
  readonly phone: string;
  /** For whom the visit is, as far as he is known. */
  readonly patient: KnownPatient | null;
  /** Those who share the phone, once it has been proven. */
  readonly family?: readonly KnownPatient[];
  /** More could be known by a code. */
  readonly offer?: boolean;
  readonly proven?: boolean;
}

/** All that a visitor would be sorry to lose; it lives in the tab (sessionStorage) until he has booked. */
export interface Draft {
  readonly visitor: Visitor;
  readonly choice: Choice | null;
  readonly checked: CheckedPhone | null;
  /** The handle of a patient that was created here, and what was sent then. */
  readonly created: { readonly handle: string; readonly sent: Visitor } | null;
  /** A booking that was sent and not answered. */
  readonly attempt: Attempt | null;
  readonly booked: BookedVisit | null;
}

export const BLANK: Visitor = { phone: '', name: '', age: '', gender: '', symptoms: '', email: '', location: '' };
export const EMPTY: Draft = { visitor: BLANK, choice: null, checked: null, created: null, attempt: null, booked: null };

export interface DraftStore {
  readonly get: () => Draft;
  /** Written at once: what follows may be the end of the page. */
  readonly set: (patch: Partial<Draft>) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function draftStore(slug: string, storage: Pick<Storage, 'getItem' | 'setItem'> | null): DraftStore {
  const name = `booking:${slug}`;
  const listeners = new Set<() => void>();
  let draft = read(storage, name);
  return {
    get: () => draft,
    set: (patch) => {
      draft = { ...draft, ...patch };
      write(storage, name, draft);
      listeners.forEach((listener) => listener());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server and the first drawing in the browser show no draft, so that both draw the same. */
export const useDraft = (store: DraftStore): Draft => useSyncExternalStore(store.subscribe, store.get, () => EMPTY);

function read(storage: Pick<Storage, 'getItem'> | null, name: string): Draft {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(name) ?? 'null');
    return typeof kept === 'object' && kept !== null ? { ...EMPTY, ...kept } : EMPTY;
  } catch {
    return EMPTY;
  }
}

/** A browser that keeps nothing (private mode, full) still books; only a reload then loses the draft. */
function write(storage: Pick<Storage, 'setItem'> | null, name: string, draft: Draft): void {
  try {
    storage?.setItem(name, JSON.stringify(draft));
  } catch {
    return;
  }
}
