import { Injectable } from '@nestjs/common';
import type { Audience, DaySlots } from '@arogya/domain/appointments/availability';

/** Where the same request may be sent again: the row of idempotency_keys that belongs to it. */
export interface Replay {
  readonly scope: string;
  readonly key: string;
  readonly body: unknown;
}

/** What a public visitor brings: the handle of his patient and his phone, which the limits count by. */
export interface Visitor {
  readonly handle: string;
  readonly phoneKey: string;
}

export interface NewVisit {
  readonly audience: Audience;
  readonly doctorId: string;
  /** ISO 8601 start. */
  readonly at: string;
  readonly patientId: string;
  readonly notes: string | null;
  /** The agent who books, or null. */
  readonly agentId: string | null;
  /** Only this hospital's doctors (the public page's slug); absent: any. */
  readonly hospitalId?: string | null;
  /** The visitor's own hold on this start, if he has one. */
  readonly holdId?: string | null;
  /** Public bookings only: counted against the limits, and the handle loses one booking. */
  readonly visitor?: Visitor | null;
  readonly replay?: Replay | null;
}

export interface HoldRequest {
  readonly doctorId: string;
  readonly at: string;
  readonly hospitalId: string;
  /** The visitor's earlier hold, given back in the same step. */
  readonly replaces?: string | null;
}

export interface Hold {
  readonly holdId: string;
  readonly expiresAt: string;
}

export interface SlotsRequest {
  readonly audience: Audience;
  /** First and last day, 'YYYY-MM-DD', at most 62 days. */
  readonly from: string;
  readonly to: string;
  /** Another hospital's doctor is not found; absent: any. */
  readonly hospitalId?: string | null;
  /** The visit that is being moved: its own time counts as free. */
  readonly except?: string | null;
  /** The visitor's own hold: its time counts as free for him. */
  readonly ownHold?: string | null;
}

export interface DoctorSlots {
  readonly doctorId: string;
  readonly timeZone: string;
  readonly visitMinutes: number;
  readonly days: readonly DaySlots[];
}

/** The one place where a visit is born, moved or revived. */
@Injectable()
export class BookingService {
  /** What is free and why the rest is not; one query for the whole span. */
  slots(_doctorId: string, _ask: SlotsRequest): Promise<DoctorSlots> {
    throw new Error('being written');
  }

  /** Keeps a start for five minutes; 409 with `nearest` when it is not free. */
  hold(_request: HoldRequest): Promise<Hold> {
    throw new Error('being written');
  }

  /** Gives a hold back; nothing happens when it has ended. */
  release(_holdId: string): Promise<void> {
    throw new Error('being written');
  }

  /** Books; 409 with `nearest` when the start is taken. Answers the appointment as the API shows it. */
  book(_visit: NewVisit): Promise<unknown> {
    throw new Error('being written');
  }
}
