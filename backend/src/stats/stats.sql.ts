import { prepared } from '../database/statement';
import type { DashboardStats, ManagementStats } from './stats.dto';

/** Pending leads: now, before the period, and at the end of each day of the line. */
export interface Pending {
  readonly leads: number;
  readonly before: number;
  readonly line: number[];
}

/** `now` are those of now, `moves` by how many they change on a day. $1 statuses, $2 today, $3 days of a period, $4 days of a line. */
const pendingLeads = (now: string, moves: string): string => `
with pending as (
  select coalesce(sum(leads), 0)::int as leads from ${now}
), moves as (
  select day, sum(leads)::int as leads from ${moves} group by day
), line as (
  select day::date, (select coalesce(sum(leads), 0)::int from moves where moves.day > shown.day) as later
  from generate_series($2::date - $4::int + 1, $2::date, interval '1 day') shown (day)
)
select leads, leads - (select coalesce(sum(leads), 0)::int from moves) as before,
  (select json_agg(pending.leads - later order by day) from line) as line
from pending`;

export const pendingOfAll = prepared<Pending>(
  'pending-leads',
  pendingLeads('lead_totals where status = any($1)', 'pending_days where day > $2::date - $3::int'),
);

const AGENTS = `($5::uuid, '00000000-0000-0000-0000-000000000000')`;

/** Of the agent $5, and unassigned ones. Each day of the period is looked up: between two days lie the rows of all agents. */
export const pendingOfAgent = prepared<Pending>(
  'pending-leads-of-agent',
  pendingLeads(
    `lead_counters where status = any($1) and agent_id in ${AGENTS}`,
    `pending_lead_days where day = any (array(select $2::date - back from generate_series(-1, $3::int - 1) back)) and agent_id in ${AGENTS}`,
  ),
);

export type Figures = Omit<DashboardStats, 'changes' | 'series' | 'pendingLeads'> &
  Record<'doctorsBefore' | 'appointmentsNow' | 'appointmentsBefore', number> &
  Record<'appointmentLine' | 'laterLine', number[]>;

/** What all dashboards have in common, from kept counters, in one round trip. $1 today, $2 days of a period, $3 days of a line. */
export const commonFigures = prepared<Figures>(
  'dashboard',
  `
with visits as (
  select day, sum(appointments)::int as visits from appointment_days
  where day > $1::date - 2 * $2::int and day <= $1::date group by day
), line as (
  select generate_series($1::date - $3::int + 1, $1::date, interval '1 day')::date as day
)
select
  (select coalesce(sum(appointments), 0)::int from appointment_totals) as "totalAppointments",
  (select count(*)::int from doctors where is_active and archived_at is null) as "activeDoctors",
  (select count(*)::int from doctors where is_active and archived_at is null and created_at <= $1::date - $2::int) as "doctorsBefore",
  (select coalesce(sum(visits), 0)::int from visits where day = $1::date) as "todayAppointments",
  (select sum(patients)::int from patient_totals) as "totalPatients",
  (select coalesce(sum(visits), 0)::int from visits where day > $1::date - $2::int) as "appointmentsNow",
  (select coalesce(sum(visits), 0)::int from visits where day <= $1::date - $2::int) as "appointmentsBefore",
  (select json_agg(coalesce(v.visits, 0) order by line.day) from line left join visits v using (day)) as "appointmentLine",
  (select json_agg((select coalesce(sum(visits), 0)::int from visits where visits.day > line.day) order by line.day) from line) as "laterLine"`,
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
