import { DEFAULT_ZONE, dayOf, MINUTE } from '@arogya/domain/clock';
import { demoServices, demoSpecialties } from './catalogue';
import { demoClosures, demoHours, demoLeaves } from './calendars';
import { demoId } from './chance';
import { demoDoctors } from './doctors';
import { demoEnquiries } from './enquiries';
import type { Row } from './fill';
import { demoHospitalRules } from './hospital-rules';
import { demoHospitals } from './hospitals';
import { leadEventRows } from './lead-events';
import { demoLeads, leadRows } from './leads';
import { demoNotifications } from './notifications';
import { openDays } from './open-days';
import { demoPatients, patientRows } from './patients';
import { demoCities, demoStates } from './places';
import { type DemoSize, SPANS } from './size';
import { demoUsers } from './users';
import { demoAppointments, recordAppointments, appointmentRows } from './appointments';
import { iso } from '../iso';

export interface DemoOptions {
  readonly size: DemoSize;
  /** ms since 1970; "today" of the data is its day in India. */
  readonly now: number;
}

type Tables = [table: string, rows: readonly Row[]][];

const DAY = 24 * 60 * MINUTE;
/** Hospitals, accounts and reference entries existed before everything else. */
const BEGINNING = 1000 * DAY;
/** In which they were entered one after the other. */
const MONTHS = 90 * DAY;

const userIds = {
  admin: demoId('user admin', 0),
  agent: demoId('user agent', 0),
  doctor: demoId('user doctor', 0),
  hospital: demoId('user hospital', 0),
};

/** Doctors, patients, appointments, leads and enquiries; the other rows follow from these. */
function demoWorld({ size, now }: DemoOptions) {
  const today = dayOf(now, DEFAULT_ZONE);
  const span = SPANS[size];
  const hospitals = demoHospitals(size);
  const doctors = demoDoctors(hospitals, size);
  const cities = doctors.map(({ city }) => city);
  const patients = demoPatients(span.patients, cities);
  const differences = { leaves: demoLeaves(doctors, today), hours: demoHours(doctors), closures: demoClosures(hospitals, today) };
  const appointments = demoAppointments({ doctors, patients, daysOf: (doctor) => openDays(doctor, differences, span, today), today, now });
  recordAppointments(appointments);
  const leads = demoLeads({ doctors, appointments, span, today, now });
  return { now, today, hospitals, doctors, patients, differences, appointments, leads, enquiries: demoEnquiries(span.enquiries, now) };
}

/** The given rows, moved so far into the past, in ms. */
const aged = (rows: readonly Row[], now: number, age: number): Row[] => {
  const at = iso(now - age);
  return rows.map((row) => ({ ...row, created_at: at, updated_at: at }));
};

/** Every row of the demo by table, in an order that foreign keys allow. The same arguments give the same rows. */
export function demoRows(options: DemoOptions, passwordHash: string): Tables {
  const { now, today, hospitals, doctors, patients, differences, appointments, leads, enquiries } = demoWorld(options);
  const { rows: users, accounts } = demoUsers(hospitals, doctors, passwordHash);
  const old = (rows: readonly Row[]): Row[] => rows.flatMap((row, n) => aged([row], now, BEGINNING - (n * MONTHS) / rows.length));
  const staffed = doctors.flatMap(({ id, row, joinedDaysAgo }) =>
    aged([{ ...row, user_id: accounts.get(id) ?? null }], now, joinedDaysAgo * DAY),
  );
  const bells = demoNotifications({ appointments, leads, enquiries, doctor: doctors[0], users: userIds, now });
  return [
    ['setup_marks', [{ name: 'dismissed' }]],
    ['states', old(demoStates())],
    ['cities', old(demoCities())],
    ['services', old(demoServices())],
    ['specialties', old(demoSpecialties())],
    ['hospitals', old(hospitals.map(({ row }) => row))],
    ['hospital_rules', demoHospitalRules(hospitals, now)],
    ['users', old(users)],
    ['doctors', staffed],
    ['doctor_leaves', differences.leaves.map((leave) => ({ ...leave }))],
    ['doctor_hours', differences.hours.map((hours) => ({ ...hours }))],
    ['hospital_closures', differences.closures.map((closure) => ({ ...closure }))],
    ['patients', patientRows(patients, today)],
    ['appointments', appointmentRows(appointments)],
    ['leads', leadRows(leads)],
    ['lead_events', leadEventRows(leads)],
    ['enquiries', enquiries],
    ['notifications', bells.notifications],
    ['notification_reads', bells.reads],
  ];
}
