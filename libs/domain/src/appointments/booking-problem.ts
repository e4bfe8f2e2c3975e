import { whyNot, type AvailabilityContext } from './availability';
import type { Calendar } from './calendar';
import type { Reason } from './reasons';

/** Why a start is held: for a visitor who fills the form, for an Undo, or as an offer to somebody who waits. */
export const HOLD_KINDS = ['visitor', 'undo', 'offer'] as const;
export type HoldKind = (typeof HOLD_KINDS)[number];

/** Who else has any of the wanted time, as the database saw it under the doctor's lock. */
export interface TimeFacts {
  readonly taken: boolean;
  /** Somebody else's hold on it; 'undo' only where there is no other. */
  readonly held: HoldKind | null;
}

/** What an unproven visitor has booked, counted by browser and network and never by phone, so that nothing here depends on a patient. */
export interface VisitorFacts {
  readonly handleUsable: boolean;
  /** Open appointments that this browser has booked. */
  readonly openOfBrowser: number;
  /** This browser has booked the same person with this doctor on this day. */
  readonly sameDayOfBrowser: boolean;
  /** Booked with this doctor on this day: by all unproven visitors, by those of this network, and by this browser. */
  readonly unprovenOfDay: number;
  readonly networkOfDay: number;
  readonly browserOfDay: number;
  /** Open appointments that were booked with the phone that the visitor has proven. */
  readonly openOfPhone: number;
}

/** How much a visitor may book; all but `openOfPhone` are for those who have proven no phone. */
export interface VisitorLimits {
  readonly open: number;
  /** Open appointments of one proven phone. */
  readonly openOfPhone: number;
  /** From one network with one doctor on one day, once the day is flooded. */
  readonly networkOfDay: number;
  /** With so many unproven appointments a doctor's day counts as flooded. */
  readonly flood: number;
  /** Codes can be sent to phones, so that a visitor can prove theirs. */
  readonly codes: boolean;
}

/** Who wants a time, whatever the calendar says. */
export interface SpanRequest extends Pick<AvailabilityContext, 'audience'> {
  /** Staff book over a visitor's hold when they say so. */
  readonly takeHeld?: boolean;
}

export interface SlotRequest extends AvailabilityContext, SpanRequest {
  /** ms since 1970. */
  readonly at: number;
}

export type SpanProblem = { readonly kind: 'taken' | 'held' | 'offered' };
export type TimeProblem = { readonly kind: 'notOffered'; readonly reason: Reason } | SpanProblem;

export type VisitorProblem = { readonly kind: 'handleEnded' | 'bookingLimit' | 'oneADay' | 'codeNeeded' | 'networkLimit' };

/**
 * Whether somebody else has the time. An offer holds against everybody, an Undo against visitors only; staff may override a
 * visitor's hold.
 */
export function spanProblem({ taken, held }: TimeFacts, { audience, takeHeld = false }: SpanRequest): SpanProblem | null {
  if (taken) return { kind: 'taken' };
  if (held === 'offer') return { kind: 'offered' };
  if (audience === 'staff' && (held === 'undo' || takeHeld)) return null;
  return held ? { kind: 'held' } : null;
}

/** Why the start cannot be had, or null: the calendar does not offer it, or somebody else has it. */
export function timeProblem(calendar: Calendar, request: SlotRequest, facts: TimeFacts): TimeProblem | null {
  const reason = whyNot(calendar, request.at, request, []);
  return reason ? { kind: 'notOffered', reason } : spanProblem(facts, request);
}

/** Why a visitor cannot book a free start, or null. It is asked last, so that everybody gets the same answer about the time first. */
export function visitorProblem(facts: VisitorFacts, limits: VisitorLimits, proven: boolean): VisitorProblem | null {
  if (!facts.handleUsable) return { kind: 'handleEnded' };
  if (facts.sameDayOfBrowser) return { kind: 'oneADay' };
  if (proven) return facts.openOfPhone >= limits.openOfPhone ? { kind: 'bookingLimit' } : null;
  if (facts.openOfBrowser >= limits.open) return { kind: 'bookingLimit' };
  if (facts.unprovenOfDay < limits.flood) return null;
  if (limits.codes) return { kind: 'codeNeeded' };
  return facts.browserOfDay > 0 || facts.networkOfDay >= limits.networkOfDay ? { kind: 'networkLimit' } : null;
}
