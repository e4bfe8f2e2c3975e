import { DEFAULT_ZONE, dayOf, MINUTE } from '@arogya/domain/clock';
import { demoServices, demoSpecialties } from './catalogue';
import { demoClosures, demoLeaves } from './calendars';
import { demoId } from './chance';
import { demoDoctors } from './doctors';
import { demoEnquiries } from './enquiries';
import type { Row } from './fill';
import { demoHospitals } from './hospitals';
import { leadEventRows } from './lead-events';
import { demoLeads, leadRows } from './leads';
import { demoNotifications } from './notifications';
import { openDays } from './open-days';
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

type Tables = [table: string, rows: readonly Row[]][];

const DAY = 24 * 60 * MINUTE;
/** Hospitals, accounts and reference entries were there before anything else. */
const BEGINNING = 1000 * DAY;

const userIds = {
  admin: demoId('user admin', 0), agent: demoId('user agent', 0), doctor: demoId('user doctor', 0), hospital: demoId('user hospital', 0),
};

/** Every row of the demo by table, in an order that references allow: a function of its arguments alone. */
export function demoRows({ size, now }: DemoOptions, passwordHash: string): Tables {
  const today = dayOf(now, DEFAULT_ZONE);
  const span = SPANS[size];
  const hospitals = demoHospitals(size);
  const doctors = demoDoctors(hospitals, size);
  const users = demoUsers(hospitals, doctors, passwordHash);
  const daysOff = { leaves: demoLeaves(doctors, today), closures: demoClosures(hospitals, today) };
  const patients = demoPatients(span.patients, doctors.map(({ city }) => city));
  const visits = demoVisits({ doctors, patients, daysOf: (doctor) => openDays(doctor, daysOff, span, today), today, now });
  recordVisits(visits);
  const leads = demoLeads({ doctors, visits, span, today, now });
  const enquiries = demoEnquiries(span.enquiries, now);
  const since = (age: number): { created_at: string; updated_at: string } => {
    const at = new Date(now - age).toISOString();
    return { created_at: at, updated_at: at };
  };
  const old = <T extends object>(rows: readonly T[]): Row[] => rows.map((row) => ({ ...row, ...since(BEGINNING) }));
  return [
    ['states', old(demoStates())],
    ['cities', old(demoCities())],
    ['services', old(demoServices())],
    ['specialties', old(demoSpecialties())],
    ['hospitals', old(hospitals.map(({ row }) => row))],
    ['users', old(users.rows)],
    ['doctors', doctors.map(({ id, row, joinedDaysAgo }) => ({ ...row, user_id: users.accounts.get(id) ?? null, ...since(joinedDaysAgo * DAY) }))],
    ['doctor_leaves', daysOff.leaves.map((leave) => ({ ...leave }))],
    ['hospital_closures', daysOff.closures.map((closure) => ({ ...closure }))],
    ['patients', patientRows(patients, today)],
    ['appointments', visitRows(visits)],
    ['slot_claims', claimRows(visits)],
    ['leads', leadRows(leads)],
    ['lead_events', leadEventRows(leads)],
    ['enquiries', enquiries],
    ['notifications', demoNotifications({ visits, leads, enquiries, doctor: doctors[0], users: userIds, now })],
  ];
}
