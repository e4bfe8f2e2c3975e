import type { Audience } from '@arogya/domain/appointments/calendar';
import type { VisitorLimits } from '@arogya/domain/appointments/booking-problem';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import type { Language } from '@arogya/domain/languages/languages';
import type { PatientSaid } from '@arogya/domain/links/link';
import type { Statement } from '../../database/statement';
import type { RequestContext } from '../../request-context';
import type { RequestKey } from '../../idempotency/idempotency';
import type { TypedPerson } from './visitor.sql';

interface Booking {
  readonly doctorId: string;
  /** Start, in ms since 1970. */
  readonly at: number;
  /** Now, in ms since 1970. */
  readonly now: number;
  readonly actor: RequestContext;
  readonly notes: string | null;
  /** Only doctors of this hospital, and for its staff only patients whom it knows; null: any. */
  readonly hospitalId: string | null;
  readonly key: RequestKey | null;
  /** Of its messages; left out: the patient's, else the hospital's. */
  readonly language?: Language | null;
}

/** Staff book for a patient who is on file. */
export interface StaffBooking extends Booking {
  readonly audience: 'staff';
  readonly patientId: string;
  readonly agentId: string | null;
  /** Book although a visitor is filling the form for this start. */
  readonly takeHeld: boolean;
  /** A program books: those concerned are notified as of a visitor's booking. */
  readonly byIntegration: boolean;
  /** Confirm it in the same step: made pending, confirmed in the same transaction, both written down. */
  readonly confirm: boolean;
  /** Further statements of the caller, written in the booking's transaction. */
  readonly extraStatements?: (made: VisitorBookingFacts) => readonly Statement[];
}

/** The browser and the network of a visitor, as hashes that do not say who they are. */
export interface Browser {
  readonly hash: string;
  readonly network: string;
}

/** A person whose details come with the booking itself. */
export interface PersonWithPhone {
  readonly person: TypedPerson;
  readonly phoneKey: string;
}

/**
 * Somebody whom this browser has booked for before, by the hash of its device's token. With nulls it is nobody whom the browser
 * knows, which is refused after everything that is answered first.
 */
export interface PersonOfDevice {
  readonly device: string | null;
  readonly patientId: string | null;
  /** As the browser typed it. */
  readonly name: string | null;
}

/** What was booked, for the statements that are written along with it. */
export interface VisitorBookingFacts {
  readonly appointmentId: string;
  readonly patientId: string;
  readonly hospitalId: string | null;
  readonly day: string;
  /** Set when unproven visitors have booked too much of the doctor's day: how many in all, and from this network. */
  readonly flood: { readonly bookings: number; readonly fromNetwork: number } | null;
}

/** A visitor books on the public page: for the person behind a handle, for one whose details come with the booking, or for one of its device. */
export interface VisitorBooking extends Booking {
  readonly audience: 'public';
  readonly who: { readonly handleId: string } | PersonWithPhone | PersonOfDevice;
  readonly proof: 'unproven' | 'device' | 'verified';
  /** The key of the phone that the visitor has proven; null unless `proof` is 'verified'. */
  readonly provenPhone: string | null;
  readonly browser: Browser;
  readonly holdId: string | null;
  readonly noticeVersion: string | null;
  /** Of the page, where its visitor had a choice: messages about the appointment have it, too. */
  readonly language: Language | null;
  /** The limit `flood` is computed from the doctor's day and this share (flood.ts). */
  readonly limits: Omit<VisitorLimits, 'flood'> & { readonly floodShare: number };
  /** Further statements of the caller, written in the booking's transaction. */
  readonly extraStatements?: (made: VisitorBookingFacts) => readonly Statement[];
}

export type BookingRequest = StaffBooking | VisitorBooking;

export interface HoldRequest {
  readonly doctorId: string;
  readonly hospitalId: string;
  readonly at: number;
  readonly now: number;
  readonly browser: Browser;
  /** An earlier hold that the visitor names. Another hold of the same browser ends in any case. */
  readonly replaces: string | null;
}

/** A hold, or none: when a start may not be held it can still be booked. */
export interface Hold {
  readonly holdId: string | null;
  /** ISO 8601; null when the start is not held. */
  readonly expiresAt: string | null;
}

/** The hold of the browser that moves an appointment by its link. */
export interface VisitorHold {
  /** The hold that the visitor names, if any. */
  readonly id: string | null;
  /** Hash of the browser: what it holds counts as its own, and ends with the move. */
  readonly browser: string;
}

/** What to change of an appointment that the caller has just read; absent fields stay. */
export interface ChangeRequest {
  readonly id: string;
  /** As the caller read them: if they have changed since, nothing is written. */
  readonly known: { readonly version: number; readonly doctorId: string; readonly at: number; readonly end: number };
  readonly now: number;
  readonly actor: RequestContext;
  /** `public`: by its link, to starts that visitors may book. */
  readonly audience: Audience;
  /** It may be moved only to doctors of this hospital; null: any. */
  readonly hospitalId: string | null;
  /** Staff take a start that a visitor holds. */
  readonly takeHeld: boolean;
  /** Of a visitor; null for staff. */
  readonly hold: VisitorHold | null;
  readonly status?: AppointmentStatus;
  readonly notes?: string | null;
  readonly feedback?: string | null;
  readonly doctorId?: string;
  readonly at?: number;
  /** Whose it becomes, who may be given one; null: nobody's. */
  readonly agentId?: string | null;
  /** In place of what the patient has said so far; null: nothing. */
  readonly said?: PatientSaid | null;
  /** Of its messages; null: the patient's, else the hospital's. */
  readonly language?: Language | null;
  /** Who may take it back for some seconds (undo.ts): a user, or the appointment itself for its link; null: nobody. */
  readonly undoBy: string | null;
  /** Further statements of the caller, written in the change's transaction. */
  readonly extraStatements?: readonly Statement[];
}

/** To take the last change of an appointment back. */
export interface UndoRequest {
  readonly id: string;
  /** Of the appointment after the change that is undone. */
  readonly version: number;
  /** Whose appointment it is now. */
  readonly doctorId: string;
  /** Now, in ms since 1970. */
  readonly now: number;
  readonly actor: RequestContext;
  readonly audience: Audience;
  /** As of the change that is undone. */
  readonly undoBy: string;
  /** Further statements of the caller, written in the same transaction. */
  readonly extraStatements?: readonly Statement[];
}
