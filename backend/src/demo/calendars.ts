import { addDays, type Day } from '@arogya/domain/clock';
import { demoId } from './chance';
import type { DemoDoctor } from './doctors';
import type { DemoHospital } from './hospitals';

export interface Leave {
  readonly id: string;
  readonly doctor_id: string;
  readonly from_day: Day;
  readonly to_day: Day;
  readonly reason: string;
}

export interface Closure {
  readonly id: string;
  readonly hospital_id: string;
  readonly day: Day;
  readonly reason: string;
}

/** The demo hospital's second doctor is away today; a few more absences are in the past and in the future. */
export function demoLeaves(doctors: readonly DemoDoctor[], today: Day): Leave[] {
  const away: readonly [number, number, number, string][] = [
    [1, 0, 2, 'Family function'],
    [30, -6, -4, 'Conference'],
    [55, 4, 9, 'Annual leave'],
    [80, 1, 1, 'Personal work'],
    [120, -1, 3, 'Medical leave'],
  ];
  return away.flatMap(([index, from, to, reason], n) => {
    const doctor = doctors[index];
    return doctor
      ? [{ id: demoId('leave', n), doctor_id: doctor.id, from_day: addDays(today, from), to_day: addDays(today, to), reason }]
      : [];
  });
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
