import { MINUTE } from '@arogya/domain/clock';
import { HOLD_MINUTES } from './rules';

/** For so long after its end a start is not kept again for the same browser or network. */
export const HOLD_PAUSE_MINUTES = 10;

/** Visitors may have this part of a doctor's free starts of a day held at a time, and two in any case. */
const SHARE = 1 / 4;
const LEAST = 2;

/** Starts of one hospital that are held from one network at a time: many people may share it. */
const OF_NETWORK = 8;

export interface HeldFacts {
  /** Starts of the doctor's day that are not booked, whether somebody holds them or not. */
  readonly freeOfDay: number;
  /** Held by others on that day. */
  readonly heldOfDay: number;
  /** Held by others from this network at this hospital. */
  readonly heldOfNetwork: number;
}

/** Whether another start may be kept. A refusal to keep one never refuses a booking. */
export const mayHoldMore = ({ freeOfDay, heldOfDay, heldOfNetwork }: HeldFacts): boolean =>
  heldOfDay < Math.max(LEAST, Math.floor(freeOfDay * SHARE)) && heldOfNetwork < OF_NETWORK;

/**
 * When a hold that is taken now ends, in ms since 1970; null when it may not be. `before` is when the last one of the same
 * start, by the same browser or network, ended or would have: it can be resumed until then, but not kept alive beyond.
 */
export function holdEnd(now: number, before: number | null): number | null {
  if (before === null || now >= before + HOLD_PAUSE_MINUTES * MINUTE) return now + HOLD_MINUTES * MINUTE;
  return now < before ? before : null;
}
