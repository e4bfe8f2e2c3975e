import type { LeaveKind } from '@arogya/domain/calendars/change';
import { addDays, type Day, type Weekday } from '@arogya/domain/clock';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import { demoId } from './chance';
import type { DemoDoctor } from './doctors';
import type { DemoHospital } from './hospitals';

export interface Leave {
  readonly id: string;
  readonly doctor_id: string;
  readonly from_day: Day;
  readonly to_day: Day;
  /** Of a part of each day, minutes since midnight; null: the whole day. */
  readonly from_minute: number | null;
  readonly to_minute: number | null;
  readonly kind: LeaveKind;
  readonly reason: string;
}

export interface Closure {
  readonly id: string;
  readonly hospital_id: string;
  readonly day: Day;
  readonly reason: string;
}

/** Other hours on a weekday. */
export interface WeekdayHours {
  readonly doctor_id: string;
  readonly weekday: Weekday;
  readonly ranges: readonly string[];
}

/** The last two hours of a working day. */
function lateHours({ timeSlots }: DemoDoctor): Pick<Leave, 'from_minute' | 'to_minute'> {
  const end = rangesFrom(timeSlots).at(-1)?.to ?? 1020;
  return { from_minute: end - 120, to_minute: end };
}

const WHOLE_DAY = { from_minute: null, to_minute: null };

/**
 * The demo hospital's second doctor is away today, its third one for the end of tomorrow; a few more absences are in the past
 * and in the future.
 */
export function demoLeaves(doctors: readonly DemoDoctor[], today: Day): Leave[] {
  const away: readonly [number, number, number, LeaveKind, string, 'late'?][] = [
    [1, 0, 2, 'leave', 'Family function'],
    [30, -6, -4, 'other', 'Conference'],
    [55, 4, 9, 'leave', 'Annual leave'],
    [80, 1, 1, 'other', 'Personal work'],
    [120, -1, 3, 'sick', 'Medical leave'],
    [2, 1, 1, 'teaching', 'Lecture at the medical college', 'late'],
  ];
  return away.flatMap(([index, from, to, kind, reason, part], n) => {
    const doctor = doctors[index];
    if (!doctor) return [];
    const days = { from_day: addDays(today, from), to_day: addDays(today, to) };
    return [{ id: demoId('leave', n), doctor_id: doctor.id, ...days, ...(part ? lateHours(doctor) : WHOLE_DAY), kind, reason }];
  });
}

/** The demo hospital's fourth doctor sees patients in the evening of Wednesdays. */
export function demoHours(doctors: readonly DemoDoctor[]): WeekdayHours[] {
  const doctor = doctors[3];
  return doctor ? [{ doctor_id: doctor.id, weekday: 'Wednesday', ranges: ['16:00-19:00'] }] : [];
}

/** The demo hospital is closed on a day next week; another hospital was last week. */
export function demoClosures(hospitals: readonly DemoHospital[], today: Day): Closure[] {
  const closed: readonly [number, number, string][] = [
    [0, 6, 'Annual maintenance'],
    [1, -8, 'Local holiday'],
    [4, 3, 'Local holiday'],
  ];
  return closed.flatMap(([index, offset, reason], n) => {
    const hospital = hospitals[index];
    return hospital ? [{ id: demoId('closure', n), hospital_id: hospital.id, day: addDays(today, offset), reason }] : [];
  });
}
