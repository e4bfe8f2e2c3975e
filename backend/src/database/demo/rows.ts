import { DEFAULT_ZONE, dayOf } from '@arogya/domain/clock';
import { demoServices, demoSpecialties } from './catalogue';
import { demoClosures, demoLeaves } from './calendars';
import { demoDoctors } from './doctors';
import type { Row } from './fill';
import { demoHospitals } from './hospitals';
import { openStarts } from './open-starts';
import { demoPatients, patientRows } from './patients';
import { demoCities, demoStates } from './places';
import { type DemoSize, SPANS } from './size';
import { demoUsers } from './users';
import { claimRows, demoVisits, recordVisits, visitRows } from './visits';

export interface DemoOptions {
  readonly size: DemoSize;
  /** ms since 1970; "today" of the data is its day in India. */
  readonly now: number;
}

/** Every row of the demo by table, in an order that references allow: a function of its arguments alone. */
export function demoRows({ size, now }: DemoOptions, passwordHash: string): [table: string, rows: readonly Row[]][] {
  const today = dayOf(now, DEFAULT_ZONE);
  const span = SPANS[size];
  const hospitals = demoHospitals(size);
  const doctors = demoDoctors(hospitals, size);
  const users = demoUsers(hospitals, doctors, passwordHash);
  const daysOff = { leaves: demoLeaves(doctors, today), closures: demoClosures(hospitals, today) };
  const patients = demoPatients(span.patients, doctors.map(({ city }) => city));
  const visits = demoVisits({ doctors, patients, startsOf: (doctor) => openStarts(doctor, daysOff, span, today), today, now });
  recordVisits(visits);
  return [
    ['states', demoStates()],
    ['cities', demoCities()],
    ['services', demoServices()],
    ['specialties', demoSpecialties()],
    ['hospitals', hospitals.map(({ row }) => row)],
    ['users', users.rows],
    ['doctors', doctors.map(({ id, row }) => ({ ...row, user_id: users.accounts.get(id) ?? null }))],
    ['doctor_leaves', daysOff.leaves.map((leave) => ({ ...leave }))],
    ['hospital_closures', daysOff.closures.map((closure) => ({ ...closure }))],
    ['patients', patientRows(patients, today)],
    ['appointments', visitRows(visits)],
    ['slot_claims', claimRows(visits)],
  ];
}
