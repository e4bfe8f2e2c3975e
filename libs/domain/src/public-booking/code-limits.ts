import { MINUTE } from '@arogya/domain/clock';

const SECOND = MINUTE / 60;

/** Codes that one browser may have sent to one phone in an hour. */
const OF_BROWSER = 3;
/** Messages to one phone in a day that unknown browsers may cause. */
const OF_STRANGERS = 6;
/** The pause before the next one, by how many there were. */
const GAPS = [0, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE] as const;
/** Further messages in a day for the phone's own device. */
const OF_DEVICE = 3;

/** What was sent to the phone recently; nothing here depends on whether it is a patient's. */
export interface CodeFacts {
  /** From this browser within the hour, counted as a stranger's. */
  readonly ofBrowser: number;
  /** From strangers' browsers within a day, and when the last of these went out, in ms since 1970. */
  readonly ofStrangers: number;
  readonly lastOfStrangers: number | null;
  /** This browser has booked with the phone before. */
  readonly isDevice: boolean;
  /** From this browser within a day, counted as the phone's own device. */
  readonly ofDevice: number;
}

/**
 * Which limit a code counts against; null: none may be sent. The phone's own device has a limit of its own, which no
 * stranger can use up. `scale` multiplies the limits.
 */
export function codeAccount(facts: CodeFacts, now: number, scale = 1): 'stranger' | 'device' | null {
  const { ofBrowser, ofStrangers, lastOfStrangers, isDevice, ofDevice } = facts;
  const gap = (GAPS[Math.min(ofStrangers, GAPS.length - 1)] ?? 0) / scale;
  const inTime = lastOfStrangers === null || now >= lastOfStrangers + gap;
  if (ofBrowser < OF_BROWSER * scale && ofStrangers < OF_STRANGERS * scale && inTime) return 'stranger';
  return isDevice && ofDevice < OF_DEVICE * scale ? 'device' : null;
}
