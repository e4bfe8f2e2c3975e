import { MINUTE } from '@arogya/domain/clock';
import { HOLD_MINUTES } from './rules';

/** For so many minutes after a hold has ended, the same browser or network cannot hold the same start again. */
export const HOLD_PAUSE_MINUTES = 10;

/** The share of a doctor's free starts of a day that visitors may hold at a time, and the least number in any case. */
const SHARE = 1 / 4;
const LEAST = 2;

/** How many starts of one hospital may be held from one network at a time: many people may share it. */
const OF_NETWORK = 8;

export interface HeldFacts {
  /** Starts of the doctor's day that are not booked, held or not. */
  readonly freeOfDay: number;
  /** Held by others on that day. */
  readonly heldOfDay: number;
  /** Held by others from this network at this hospital. */
  readonly heldOfNetwork: number;
}

/** Whether another start may be held. When it may not, it can still be booked. */
export const mayHoldMore = ({ freeOfDay, heldOfDay, heldOfNetwork }: HeldFacts): boolean =>
  heldOfDay < Math.max(LEAST, Math.floor(freeOfDay * SHARE)) && heldOfNetwork < OF_NETWORK;

/**
 * When a hold that begins now ends, in ms since 1970; null when it is not allowed. `before` is the end of the last hold of
 * the same start by the same browser or network: until then it can be resumed, but not prolonged.
 */
export function holdEnd(now: number, before: number | null): number | null {
  if (before === null || now >= before + HOLD_PAUSE_MINUTES * MINUTE) return now + HOLD_MINUTES * MINUTE;
  return now < before ? before : null;
}
