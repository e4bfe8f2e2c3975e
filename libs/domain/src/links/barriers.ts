import { hasBegun, isExpected, type AppointmentStatus } from '../appointments/status';
import { dayOf, MINUTE, type Day } from '../clock';
import type { HospitalRules } from '../hospital-rules/hospital-rules';
import type { RefusalCode } from '../refusal';
import type { LinkAct, LinkBarrier } from './link';

/** For how long after its end the link of an appointment shows it. */
export const LINK_DAYS = 7;
/** Somebody may say that they will be late from so many minutes before the start to so many after it. */
const LATE_FROM_MINUTES = 12 * 60;
const LATE_TO_MINUTES = 60;

/** What of an appointment the acts of its link depend on. Instants are ms since 1970. */
export interface LinkState {
  readonly status: AppointmentStatus;
  readonly isDeleted: boolean;
  readonly startMs: number;
  /** At the hospital, as it was booked. */
  readonly day: Day;
  readonly timeZone: string;
  /** How often the patient has moved it. */
  readonly moves: number;
  /** Whether its doctor and hospital take bookings. */
  readonly isBookable: boolean;
}

type Rules = Pick<HospitalRules, 'changeUntil' | 'moves'>;

/** Until when the link of an appointment that ends at `endMs` leads to it. */
export const linkEndsAt = (endMs: number): number => endMs + LINK_DAYS * 24 * 60 * MINUTE;

/** What stands in the way of each act, or null. Whether digits are needed is another question. */
export function barriersOf(state: LinkState, rules: Rules, now: number): Record<LinkAct, LinkBarrier | null> {
  const closed = state.isDeleted || !isExpected(state.status) ? 'closed' : null;
  const begun = closed ?? (hasBegun(state.startMs, now) ? 'begun' : null);
  const change = begun ?? (now > state.startMs - rules.changeUntil * MINUTE ? 'tooLate' : null);
  const move = state.moves >= rules.moves ? 'movesUsed' : state.isBookable ? null : 'noBooking';
  return { coming: begun, late: closed ?? lateBarrier(state, now), move: change ?? move, cancel: change };
}

function lateBarrier({ startMs, day, timeZone }: LinkState, now: number): LinkBarrier | null {
  if (now > startMs + LATE_TO_MINUTES * MINUTE) return 'tooLate';
  return now < startMs - LATE_FROM_MINUTES * MINUTE || dayOf(now, timeZone) !== day ? 'notToday' : null;
}

/** The error of an act that a barrier keeps out. */
export const BARRIER_REFUSALS = {
  begun: 'appointmentBegun',
  tooLate: 'changeTooLate',
  movesUsed: 'movesUsed',
  notToday: 'notToday',
  closed: 'appointmentClosed',
  noBooking: 'noBookingNow',
} as const satisfies Record<LinkBarrier, RefusalCode>;
