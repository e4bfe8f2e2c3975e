import { MINUTE } from '@arogya/domain/clock';

const SECOND = MINUTE / 60;

/** Codes that one browser may have sent to one phone in an hour. */
const OF_BROWSER = 3;
/** Messages to one phone that browsers may cause in a day which have nothing to do with it. */
const OF_STRANGERS = 6;
/** And after so many of them, how long the next one has to wait. */
const GAPS = [0, 30 * SECOND, MINUTE, 2 * MINUTE, 5 * MINUTE, 10 * MINUTE] as const;
/** What the phone's own device has in a day besides. */
const OF_DEVICE = 3;

/** What was sent to the phone lately; nothing here depends on whether it is a patient's. */
export interface CodeFacts {
  /** From this browser, as from any stranger's, within the hour. */
  readonly ofBrowser: number;
  /** From strangers' browsers within a day, and when the last of these went out, in ms since 1970. */
  readonly ofStrangers: number;
  readonly lastOfStrangers: number | null;
  /** This browser has booked with the phone before. */
  readonly isDevice: boolean;
  /** From it as that device within a day. */
  readonly ofDevice: number;
}

/**
 * On whose account a code may be sent; null: on nobody's. The device has an account of its own, which no stranger uses up.
 * `scale` multiplies what is allowed.
 */
export function codeAccount(facts: CodeFacts, now: number, scale = 1): 'stranger' | 'device' | null {
  const { ofBrowser, ofStrangers, lastOfStrangers, isDevice, ofDevice } = facts;
  const gap = (GAPS[Math.min(ofStrangers, GAPS.length - 1)] ?? 0) / scale;
  const inTime = lastOfStrangers === null || now >= lastOfStrangers + gap;
  if (ofBrowser < OF_BROWSER * scale && ofStrangers < OF_STRANGERS * scale && inTime) return 'stranger';
  return isDevice && ofDevice < OF_DEVICE * scale ? 'device' : null;
}
