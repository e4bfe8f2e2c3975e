import type { Audience } from '@arogya/domain/appointments/calendar';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';

/** Where the same request may be sent again: the row of idempotency_keys that belongs to it. */
export interface Replay {
  /** Operation and caller, e.g. `createAppointment:<user id>`. */
  readonly scope: string;
  readonly key: string;
  readonly body: object;
}

/** What a public visitor brings: the handle of his patient and his phone's key, which the limits count by. */
export interface BookingVisitor {
  readonly handle: string;
  readonly phoneKey: string;
}

interface Booking {
  readonly doctorId: string;
  /** ISO 8601 start. */
  readonly at: string;
  readonly notes: string | null;
  /** Only this hospital's doctors; absent or null: any. */
  readonly hospitalId?: string | null;
  readonly replay?: Replay | null;
}

/** A booking by staff: for a patient, by the agent who makes it (null for others). */
export interface StaffBooking extends Booking {
  readonly audience: 'staff';
  readonly patientId: string;
  readonly agentId: string | null;
}

/** A booking through the public page: the patient is the one behind the visitor's handle. */
export interface PublicBooking extends Booking {
  readonly audience: 'public';
  readonly visitor: BookingVisitor;
  /** His own hold on this start, if he has one. */
  readonly holdId?: string | null;
  /** The privacy notice that he was shown. */
  readonly noticeVersion?: string | null;
}

export type NewVisit = StaffBooking | PublicBooking;

export interface HoldRequest {
  readonly doctorId: string;
  readonly at: string;
  readonly hospitalId: string;
  /** The visitor's earlier hold, given back in the same step. */
  readonly replaces?: string | null;
}

export interface Hold {
  readonly holdId: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

export interface SlotsRequest {
  readonly audience: Audience;
  /** First and last day, 'YYYY-MM-DD', at most MAX_SPAN_DAYS. */
  readonly from: string;
  readonly to: string;
  /** Another hospital's doctor is not found; absent or null: any. */
  readonly hospitalId?: string | null;
  /** The visit that is being moved: its own time counts as free. */
  readonly except?: string | null;
  /** The visitor's own hold: its time counts as free for him. */
  readonly ownHold?: string | null;
}

/** What changes of a visit; what is absent stays. */
export interface VisitChange {
  readonly status?: AppointmentStatus;
  readonly notes?: string | null;
  readonly feedback?: string | null;
  readonly doctorId?: string;
  /** ISO 8601 start. */
  readonly at?: string;
}
