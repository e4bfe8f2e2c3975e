import type { Day, Weekday } from '@arogya/domain/clock';
import type { TimeRange } from '@arogya/domain/doctors/time-ranges';

/** From `from` to `to`, both in ms since 1970, the end not included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Occupied time of the doctor: an appointment, or a hold. */
export interface Taken extends Interval {
  readonly held?: boolean;
}

/** Everything that decides when a doctor can be booked, except what is taken. */
export interface Calendar {
  /** The hospital's zone: days, weekdays and times are its own. */
  readonly zone: string;
  readonly workingDays: readonly Weekday[];
  readonly timeRanges: readonly TimeRange[];
  readonly visitMinutes: number;
  /** Days off, first and last included. */
  readonly leave: readonly { readonly from: Day; readonly to: Day }[];
  /** Days the hospital is closed. */
  readonly closures: readonly Day[];
  /** Doctor and hospital both take bookings. */
  readonly active: boolean;
}

export const AUDIENCES = ['staff', 'public'] as const;
export type Audience = (typeof AUDIENCES)[number];

interface BookingWindow {
  /** Minutes from one start to the next. */
  readonly step: number;
  /** Starts shown whatever the doctor's hours, first and last included; absent: only those inside the hours. */
  readonly fixed?: { readonly first: number; readonly last: number };
  /** The first and the last day, counted from today. */
  readonly firstDay: number;
  readonly lastDay: number;
}

/** The slot policy: staff book from today, the public from tomorrow on a grid of its own (docs/spec/numbers.md). */
export const WINDOWS: Readonly<Record<Audience, BookingWindow>> = {
  staff: { step: 15, firstDay: 0, lastDay: 365 },
  public: { step: 30, fixed: { first: 9 * 60, last: 17 * 60 + 30 }, firstDay: 1, lastDay: 90 },
};

/** The longest span of days for one question about free starts. */
export const MAX_SPAN_DAYS = 62;
