import type { Day, Weekday } from '@arogya/domain/clock';
import type { TimeRange } from '@arogya/domain/doctors/time-ranges';

/** From `from` to `to`, both in ms since 1970, the end not included. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** Occupied time of the doctor: an appointment, or a hold. */
export interface TakenTime extends Interval {
  readonly held?: boolean;
}

/** A doctor's absence from one day to another, both included: of the whole day, or of a part of each. */
export interface Leave {
  readonly from: Day;
  readonly to: Day;
  readonly part?: TimeRange | undefined;
  /** Only on these weekdays of the span. */
  readonly weekdays?: readonly Weekday[] | undefined;
  /** Only on the nth such weekday of a month, 1 to 5: first and third Saturday off is one leave. */
  readonly weeks?: readonly number[] | undefined;
}

/** The hospital is closed: the whole day, or a part of it. */
export interface Closure {
  readonly day: Day;
  readonly part?: TimeRange | undefined;
  /** What patients read: 'Diwali'. */
  readonly name?: string | undefined;
}

/** Hours of one date. */
export interface DayHours {
  /** Empty: not working. */
  readonly ranges: readonly TimeRange[];
  /** The doctor works although the hospital is closed. */
  readonly despiteClosure: boolean;
}

/** Everything that decides when a doctor can be booked, except what is taken. */
export interface Calendar {
  /** The hospital's zone: days, weekdays and times are its own. */
  readonly zone: string;
  readonly workingDays: readonly Weekday[];
  /** The hours of a working day. */
  readonly timeRanges: readonly TimeRange[];
  /** Other hours on a weekday, working day or not; empty: not working. */
  readonly hours: Readonly<Partial<Record<Weekday, readonly TimeRange[]>>>;
  /** Other hours on a date: they beat the weekday's. */
  readonly dayHours: Readonly<Record<Day, DayHours>>;
  readonly appointmentMinutes: number;
  readonly leave: readonly Leave[];
  readonly closures: readonly Closure[];
  /** Doctor and hospital both take bookings. */
  readonly active: boolean;
}

/** A calendar that differs on no day. */
export const REGULAR = { hours: {}, dayHours: {}, leave: [], closures: [] } as const satisfies Partial<Calendar>;

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
