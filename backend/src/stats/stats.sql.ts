import { prepared } from '../database/statement';
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

export type Figures = Pick<DashboardStats, 'totalAppointments' | 'activeDoctors' | 'totalPatients'> & {
  readonly doctorsBefore: number;
  /** The appointments of each day of the two periods up to today. */
  readonly days: ByDay;
};

/** What all dashboards have in common, from kept counters, in one round trip. */
export const commonFigures = prepared<Figures, { today: string; days: number }>(
  'dashboard',
  `
select
  (select coalesce(sum(appointments), 0)::int from appointment_totals) as "totalAppointments",
  doctors.active as "activeDoctors", doctors.before as "doctorsBefore",
  (select sum(patients)::int from patient_totals) as "totalPatients",
  ${byDay('select day, sum(appointments)::int as n from appointment_days where day > :today::date - 2 * :days::int and day <= :today::date')} as days
from (
  select count(*)::int as active, (count(*) filter (where created_at <= :today::date - :days::int))::int as before
  from doctors where is_active and archived_at is null
) doctors`,
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
