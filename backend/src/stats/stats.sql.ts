import { prepared } from '../database/statement';
import { deletedFor } from '../patients/hospital-patients.sql';
import type { DashboardStats, ManagementStats } from './stats.dto';

/** A number for each day that has one. */
export type ByDay = Readonly<Record<string, number>>;

/** Pending leads: how many there are now, and by how many they changed on each day of the period. */
export interface PendingLeads {
  /** Of an agent: how many of their own were pending when the period began; null for all leads. */
  readonly ownBefore: number | null;
  readonly leads: number;
  readonly moves: ByDay;
}

const byDay = (rows: string): string => `(select coalesce(json_object_agg(day, n), '{}') from (${rows} group by day) of_days)`;

/** `now` and `moves` say where they stand. */
const pendingLeads = (now: string, moves: string, ownBefore = 'null::int'): string => `
select ${ownBefore} as "ownBefore", (select coalesce(sum(leads), 0)::int from ${now}) as leads, ${byDay(`select day, sum(leads)::int as n from ${moves}`)} as moves`;

type Period = { statuses: readonly string[]; today: string; days: number };

/** Both ends of the period are said, also the one that no day can pass: without it the planner expects a third of all days. */
export const pendingOfAll = prepared<PendingLeads, Period>(
  'pending-leads',
  pendingLeads(
    'lead_totals where status = any(:statuses)',
    'pending_days where day > :today::date - :days::int and day <= :today::date + 1',
  ),
);

const DAYS = `day = any (array(select :today::date - back from generate_series(-1, :days::int - 1) back))`;
const OWN_BEFORE = `((select coalesce(sum(leads), 0) from lead_counters where status = any(:statuses) and agent_id = :agent)
  - (select coalesce(sum(leads), 0) from pending_lead_days where ${DAYS} and agent_id = :agent))::int`;
const AGENTS = `(:agent::uuid, '00000000-0000-0000-0000-000000000000')`;

/** Of an agent, and unassigned ones. Each day of the period is looked up: between two days lie the rows of all agents. */
export const pendingOfAgent = prepared<PendingLeads, Period & { agent: string }>(
  'pending-leads-of-agent',
  pendingLeads(
    `lead_counters where status = any(:statuses) and agent_id in ${AGENTS}`,
    `pending_lead_days where ${DAYS} and agent_id in ${AGENTS}`,
    OWN_BEFORE,
  ),
);

/** Pending leads as `lead_counters` has them, of an agent and unassigned ones at a hospital. */
const AT_HOSPITAL = `lead_counters where status = any(:statuses) and hospital_id = :hospitalId`;

const CAME = `(l.created_at at time zone 'Asia/Kolkata')::date`;

/**
 * By how many they change on each day of the period: no counter has them by hospital, so those are counted that came or went in it,
 * each by an index. A lead is pending from the day of India on which it came.
 */
const movesAtHospital = (whose: string): string => `
select ${CAME} as day, 1 as leads, l.assigned_agent_id is not null as own from leads l
where l.hospital_id = :hospitalId and l.archived_at is null ${whose}
  and l.created_at > :today::date - :days::int - 1 and l.created_at < :today::date + 3
  and ${CAME} between :today::date - :days::int + 1 and :today::date + 1
union all
select l.pending_until, -1, l.assigned_agent_id is not null from leads l
where l.hospital_id = :hospitalId and l.archived_at is null ${whose}
  and l.pending_until between :today::date - :days::int + 1 and :today::date + 1`;

/** The same of a hospital. */
export const pendingOfHospital = prepared<PendingLeads, Period & { hospitalId: string }>(
  'pending-leads-of-hospital',
  pendingLeads(AT_HOSPITAL, `(${movesAtHospital('')}) moved`),
);

/** The same of an agent of a hospital, and unassigned ones there. */
export const pendingAtHospital = prepared<PendingLeads, Period & { agent: string; hospitalId: string }>(
  'pending-leads-at-hospital',
  `with moved as materialized (${movesAtHospital('and (l.assigned_agent_id = :agent or l.assigned_agent_id is null)')})
   ${pendingLeads(
     `${AT_HOSPITAL} and agent_id in ${AGENTS}`,
     'moved',
     `((select coalesce(sum(leads), 0) from ${AT_HOSPITAL} and agent_id = :agent)
       - (select coalesce(sum(leads), 0) from moved where own))::int`,
   )}`,
);

export type Figures = Pick<DashboardStats, 'totalAppointments' | 'activeDoctors' | 'totalPatients'> & {
  readonly doctorsBefore: number;
  /** The appointments of each day of the two periods up to today. */
  readonly days: ByDay;
};

/** Where the figures of a dashboard stand. */
interface FigureSources {
  readonly totals: string;
  readonly patients: string;
  readonly days: string;
  readonly doctors: string;
}

const figuresFrom = ({ totals, patients, days, doctors }: FigureSources): string => `
select
  (select coalesce(sum(appointments), 0)::int from ${totals}) as "totalAppointments",
  doctors.active as "activeDoctors", doctors.before as "doctorsBefore",
  (${patients}) as "totalPatients",
  ${byDay(`select day, sum(appointments)::int as n from ${days}`)} as days
from (
  select count(*)::int as active, (count(*) filter (where created_at <= :today::date - :days::int))::int as before
  from doctors where is_active and archived_at is null ${doctors}
) doctors`;

/** What all dashboards have in common, from kept counters, in one round trip. */
export const commonFigures = prepared<Figures, { today: string; days: number }>(
  'dashboard',
  figuresFrom({
    totals: 'appointment_totals',
    patients: 'select sum(patients)::int from patient_totals',
    days: 'appointment_days where day > :today::date - 2 * :days::int and day <= :today::date',
    doctors: '',
  }),
);

/** Whom a hospital has booked, each once, less those whom it or an administrator has deleted, who are few: its list of patients. */
const PATIENTS_OF_HOSPITAL = `
select (select count(distinct patient_id) from appointments where hospital_id = :hospitalId and archived_at is null)::int
  - (select count(*) from (
       select id from patients where archived_at is not null
       union select p.id from (select patient_id as id from hospital_patients where hospital_id = :hospitalId and archived_at is not null) p
       where ${deletedFor(':hospitalId')}
     ) gone cross join lateral (
       select from appointments a where a.hospital_id = :hospitalId and a.patient_id = gone.id and a.archived_at is null limit 1) known)::int`;

/** The same of a hospital. Each day is looked up, as for an agent's leads. */
export const figuresOfHospital = prepared<Figures, { today: string; days: number; hospitalId: string }>(
  'dashboard-of-hospital',
  figuresFrom({
    totals: 'appointment_totals where hospital_id = :hospitalId',
    patients: PATIENTS_OF_HOSPITAL,
    days: `appointment_counters where hospital_id = :hospitalId
      and day = any (array(select :today::date - back from generate_series(0, 2 * :days::int - 1) back))`,
    doctors: 'and hospital_id = :hospitalId',
  }),
);

export const management = prepared<ManagementStats>(
  'management',
  `
select
  (select count(*)::int from services where archived_at is null) as "servicesCount",
  (select count(*)::int from specialties where archived_at is null) as "specialtiesCount",
  (select count(*)::int from states where archived_at is null) as "statesCount",
  (select count(*)::int from cities where archived_at is null) as "citiesCount"`,
);
