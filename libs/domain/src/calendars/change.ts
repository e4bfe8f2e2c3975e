import type { Closure, DayHours, Leave } from '@arogya/domain/appointments/calendar';
import type { Day, Weekday } from '@arogya/domain/clock';
import type { TimeRange } from '@arogya/domain/doctors/time-ranges';

/** What a leave is for; patients never read it. */
export const LEAVE_KINDS = ['leave', 'sick', 'surgery', 'teaching', 'other'] as const;
export type LeaveKind = (typeof LEAVE_KINDS)[number];

/** Where a closed day comes from: somebody typed it, a file of holidays, or the list that the product brings. */
export const CLOSURE_SOURCES = ['typed', 'file', 'list'] as const;
export type ClosureSource = (typeof CLOSURE_SOURCES)[number];

/** What is changed in a calendar itself. */
export const CHANGE_KINDS = ['leave', 'closure', 'hours', 'dayHours'] as const;

/** A change of the doctor's record can affect appointments too: they become inactive, or work at another hospital. */
export const ALL_CHANGE_KINDS = [...CHANGE_KINDS, 'inactive', 'hospital'] as const;
export type ChangeKind = (typeof ALL_CHANGE_KINDS)[number];

/** A change of one doctor's calendar, or of those of all doctors of a hospital. */
export type CalendarChange =
  | {
      readonly kind: 'leave';
      readonly doctorId: string;
      readonly leave: Leave;
      readonly leaveKind: LeaveKind;
      readonly reason: string | null;
    }
  | { readonly kind: 'closure'; readonly hospitalId: string; readonly closures: readonly Closure[]; readonly source: ClosureSource }
  | {
      readonly kind: 'hours';
      readonly doctorId: string;
      /** Null: the usual hours again; a weekday that is not named stays. */
      readonly hours: Readonly<Partial<Record<Weekday, readonly TimeRange[] | null>>>;
    }
  | {
      readonly kind: 'dayHours';
      readonly doctorId: string;
      readonly day: Day;
      /** Null: the hours of the weekday again. */
      readonly hours: DayHours | null;
    };

/** The doctor's record was changed, which is taken back there; `hours` are the usual ones. */
export interface DoctorChange {
  readonly kind: Extract<ChangeKind, 'inactive' | 'hospital' | 'hours'>;
  readonly doctorId: string;
}

/** So many affected appointments are decided about with the change itself; what is beyond stays open. */
export const MOST_AFFECTED = 500;

/** The longest leave and the most closed days of one change, in days. */
export const CHANGE_LIMITS = { leaveDays: 62, repeatedDays: 366, closures: 100 } as const;
