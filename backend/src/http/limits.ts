export interface Limit {
  readonly max: number;
  readonly seconds: number;
}

const HOUR = 3600;

/** Calls per address (staff: per user). Carriers share addresses among many people: loose per address, tight per phone (trust). */
export const LIMITS = {
  staff: { max: 600, seconds: 60 },
  login: { max: 100, seconds: HOUR },
  enquiry: { max: 5, seconds: HOUR },
  publicRead: { max: 600, seconds: 60 },
  phoneCheck: { max: 30, seconds: 60 },
  codeRequest: { max: 20, seconds: HOUR },
  codeVerify: { max: 60, seconds: HOUR },
  publicPatient: { max: 20, seconds: HOUR },
  publicBooking: { max: 30, seconds: HOUR },
  slotHold: { max: 120, seconds: HOUR },
  exports: { max: 10, seconds: HOUR },
} as const satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;
