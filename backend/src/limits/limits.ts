export interface Limit {
  readonly max: number;
  readonly seconds: number;
  /**
   * Counted in memory and exchanged with the other servers every few seconds: counting must not cost more than the call. Of several
   * servers each may let `max` through before they hear of each other.
   */
  readonly inMemory?: boolean;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Calls per network (staff: per user). Many people share one Wi-Fi or provider; a single visitor is limited by the rules of
 * holds, bookings and codes.
 */
export const LIMITS = {
  staff: { max: 600, seconds: MINUTE, inMemory: true },
  publicRead: { max: 600, seconds: MINUTE, inMemory: true },
  /** Booking addresses that no hospital has: enough for links that were copied badly, few for somebody who tries names. */
  unknownAddress: { max: 60, seconds: 10 * MINUTE, inMemory: true },
  phoneCheck: { max: 30, seconds: MINUTE, inMemory: true },
  /** Enough for anybody who books on the telephone, and few for somebody who tries numbers. */
  phoneLookup: { max: 60, seconds: 10 * MINUTE, inMemory: true },
  /** Keys that nobody holds, tried by one network. */
  wrongKey: { max: 30, seconds: MINUTE, inMemory: true },
  login: { max: 100, seconds: HOUR },
  /** Failures of one account, from browsers in which it has not signed in before, whatever their networks. */
  loginOfAccount: { max: 50, seconds: HOUR },
  enquiry: { max: 20, seconds: HOUR },
  codeRequest: { max: 20, seconds: HOUR },
  codeVerify: { max: 60, seconds: HOUR },
  publicPatient: { max: 60, seconds: HOUR },
  publicBooking: { max: 60, seconds: HOUR, inMemory: true },
  /** What patients do by their links: a clinic's whole waiting room may share one network. */
  linkAct: { max: 300, seconds: HOUR, inMemory: true },
  /** Enough for a desk that shows patients their links, few for whoever would gather them. */
  patientLink: { max: 60, seconds: 10 * MINUTE, inMemory: true },
  slotHold: { max: 300, seconds: HOUR, inMemory: true },
  /** Each call changes up to 50 appointments. */
  bulk: { max: 30, seconds: MINUTE, inMemory: true },
  exports: { max: 10, seconds: HOUR },
  /** Each call makes this server call another one. */
  webhookTest: { max: 20, seconds: MINUTE, inMemory: true },
  /** A tab sends a few after it was opened, and gathers those of five seconds. */
  frontendReports: { max: 60, seconds: MINUTE, inMemory: true },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

/** What is counted under a limit: the calls of one user, or of one network. */
export const limitKey = (name: LimitName, whose: string): string => `${name}:${whose}`;
