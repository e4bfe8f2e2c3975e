import { useSyncExternalStore } from 'react';
import type { BookedAppointmentAnswer, BookingPatientChanges, KnownPatientAnswer, NewBooking, PersonAgain } from '@arogya/api/booking';

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
  /** In ms by this browser's clock; null while it is not held. */
  readonly heldUntil: number | null;
}

/** A start that is chosen and not held yet. */
export const unheld = (doctorId: string, at: string): Choice => ({ doctorId, at, holdId: null, heldUntil: null });

/** What is chosen of this doctor; the store has one choice. */
export const choiceOf = ({ choice }: Draft, doctorId: string): Choice | null => (choice?.doctorId === doctorId ? choice : null);

/** The phone that was checked last, and the answer. */
export interface CheckedPhone {
  readonly phone: string;
  /** The person the appointment is for, if known. */
  readonly patient: KnownPatientAnswer | null;
  /** Others with the same phone, as far as this browser may know them. */
  readonly family?: readonly KnownPatientAnswer[];
  /** The visitor may prove the phone by a code. */
  readonly offer?: boolean;
}

/** Whom this browser has booked for before. */
export interface PeopleAgain {
  readonly people: readonly PersonAgain[];
  /** Null: somebody else, who is typed. */
  readonly chosen: PersonAgain | null;
}

/**
 * One press of Book, kept until it is answered. Its key and bodies never change, so sending it again after a lost answer
 * books nothing twice.
 */
export interface Attempt {
  readonly key: string;
  readonly request: NewBooking;
  /** Changed details of a known person: they are sent first. */
  readonly changes: BookingPatientChanges | null;
}

/** What a visitor would not want to lose; it is kept in the tab (sessionStorage) until they have booked. */
export interface Draft {
  readonly visitor: Visitor;
  readonly choice: Choice | null;
  readonly checked: CheckedPhone | null;
  /** Null while nobody is known. Each page asks anew: it is not kept in the tab. */
  readonly again: PeopleAgain | null;
  /** The phone that was proven by a code here. */
  readonly proven: string | null;
  /** A booking that was sent and not answered. */
  readonly attempt: Attempt | null;
  readonly booked: BookedAppointmentAnswer | null;
}

export const BLANK: Visitor = { phone: '', name: '', age: '', gender: '', symptoms: '', email: '', location: '' };
export const EMPTY: Draft = { visitor: BLANK, choice: null, checked: null, again: null, proven: null, attempt: null, booked: null };

export interface DraftStore {
  /** Many people use this device (a tablet in the hospital): nothing about a person is kept on it. */
  readonly shared: boolean;
  readonly get: () => Draft;
  /** Written at once, because the page may be closed next. */
  readonly set: (patch: Partial<Draft>) => void;
  /** Back to nothing typed and nothing chosen. */
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function draftStore(slug: string, tab: Pick<Storage, 'getItem' | 'setItem'> | null, shared = false): DraftStore {
  const storage = shared ? null : tab;
  const name = `booking:${slug}`;
  const listeners = new Set<() => void>();
  let draft = read(storage, name);
  const keep = (now: Draft): void => {
    draft = now;
    write(storage, name, draft);
    listeners.forEach((listener) => listener());
  };
  return {
    shared,
    get: () => draft,
    set: (patch) => keep({ ...draft, ...patch }),
    clear: () => keep(EMPTY),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The server and the first rendering in the browser show no draft, so that both are equal. */
export const useDraft = (store: DraftStore): Draft => useSyncExternalStore(store.subscribe, store.get, () => EMPTY);

function read(storage: Pick<Storage, 'getItem'> | null, name: string): Draft {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(name) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return EMPTY;
    const draft: Draft = { ...EMPTY, ...kept };
    // An earlier page may have stored an attempt that this one cannot send.
    return draft.attempt && !('request' in draft.attempt) ? { ...draft, attempt: null } : draft;
  } catch {
    return EMPTY;
  }
}

/** A browser that stores nothing (private mode, full) can still book; only a reload then loses the draft. */
function write(storage: Pick<Storage, 'setItem'> | null, name: string, draft: Draft): void {
  try {
    storage?.setItem(name, JSON.stringify({ ...draft, again: null }));
  } catch {
    return;
  }
}
