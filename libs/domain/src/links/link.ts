import type { AppointmentStatus } from '../appointments/status';
import type { Language } from '../languages/languages';

/** `appointments.link_version` counts up to here and begins anew; it stands in the token of the link. */
export const LINK_VERSIONS = 1024;

/** How late somebody may say that they will be, in minutes. */
export const LATE_MINUTES = [10, 20, 30] as const;
export type LateMinutes = (typeof LATE_MINUTES)[number];

/** Why a patient cancels: a code, never words of their own. */
export const CANCEL_REASONS = ['cannotCome', 'better', 'elsewhere', 'byMistake', 'other'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/**
 * What a patient has said by the link of an appointment, as `appointments.said` keeps it. A change of start or doctor, whoever
 * makes it, empties `coming` and `late`; a revival empties `cancel`. Instants are ISO 8601.
 */
export interface PatientSaid {
  readonly coming?: string;
  readonly late?: { readonly minutes: LateMinutes; readonly at: string };
  readonly cancel?: CancelReason;
  /** How often the patient has moved it. */
  readonly moves?: number;
}

/** What stands in the way of one of the acts of a link, or nothing. `digits` is no such thing: the page asks for them. */
export const LINK_BARRIERS = ['begun', 'tooLate', 'movesUsed', 'notToday', 'closed', 'noBooking'] as const;
export type LinkBarrier = (typeof LINK_BARRIERS)[number];

export const LINK_ACTS = ['coming', 'late', 'move', 'cancel'] as const;
export type LinkAct = (typeof LINK_ACTS)[number];

/**
 * The appointment as its link shows it: no phone of the patient, no age, no symptom, no other appointment. Answer of
 * GET /api/link/{token} and of each of its acts, and what the page `/a/{token}` is drawn from. Instants are ISO 8601 with the
 * hospital's offset.
 */
export interface LinkedAppointment {
  /** The number that people read out. */
  readonly number: number;
  /** For the acts that change it: 409 with the present state when it has changed since. */
  readonly version: number;
  readonly status: AppointmentStatus;
  readonly appointmentDate: string;
  readonly endsAt: string;
  /** First name and initial: 'Asha K.'. */
  readonly person: string;
  readonly doctor: { readonly id: string; readonly fullName: string; readonly specialty: string };
  readonly hospital: {
    readonly slug: string;
    readonly name: string;
    readonly city: string;
    readonly address: string | null;
    readonly phone: string | null;
    /** As `tel:` dials it; null when it has none. */
    readonly call: string | null;
    readonly timeZone: string;
  };
  readonly said: PatientSaid;
  /** Who cancelled it; null while it is not cancelled. One that staff have deleted is cancelled by the hospital. */
  readonly cancelledBy: 'patient' | 'hospital' | null;
  /** Where it was before the hospital moved it, while the patient has not said anything since; else null. */
  readonly movedFrom: { readonly appointmentDate: string; readonly doctor: string } | null;
  /** What stands in the way of each act; null: it may be done. */
  readonly barriers: Readonly<Record<LinkAct, LinkBarrier | null>>;
  /** Move and cancel need the last four digits of the phone from this browser. */
  readonly digitsNeeded: boolean;
  /** Until when the patient's own last move or cancellation can be taken back; else null. */
  readonly undoUntil: string | null;
  /** Minutes before the start until which it may be changed, and how many moves are left: for the sentences. */
  readonly changeUntil: number;
  readonly movesLeft: number;
  /** Of its messages; null: as the hospital has it. */
  readonly language: Language | null;
}
