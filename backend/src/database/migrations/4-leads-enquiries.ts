import type { MigrationInterface, QueryRunner } from 'typeorm';

const NONE = `'00000000-0000-0000-0000-000000000000'::uuid`;

const LEADS = `
create table leads (
  id uuid primary key default gen_random_uuid(),
  patient_name text not null,
  phone text not null,
  phone_key text not null,
  email text,
  location text,
  specialty text,
  symptoms text,
  assigned_agent_id uuid references users,
  assigned_doctor_id uuid references doctors,
  hospital_id uuid references hospitals,
  appointment_id uuid references appointments,
  status text not null default 'new'
    check (status in ('new', 'assigned', 'contacted', 'appointment_booked', 'converted', 'lost')),
  source text,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  notes text,
  archived_at timestamptz(3),
  search text generated always as (lower(patient_name || ' ' || phone || ' ' || coalesce(email, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index leads_search on leads using gin (search gin_trgm_ops);
create index leads_newest on leads (created_at desc, id desc) where archived_at is null;
create index leads_status on leads (status, created_at desc, id desc) where archived_at is null;
create index leads_priority on leads (priority, created_at desc, id desc) where archived_at is null;
create index leads_by_name on leads ((lower(patient_name) collate "und-x-icu"), id) where archived_at is null;
create index leads_by_status on leads (status, id) where archived_at is null;
create index leads_by_priority on leads ((case priority when 'high' then 3 when 'medium' then 2 else 1 end), id)
  where archived_at is null;
create index leads_agent on leads (assigned_agent_id, created_at desc, id desc) where archived_at is null;
create index leads_hospital on leads (hospital_id, created_at desc, id desc) where archived_at is null;
create index leads_phone on leads (phone_key) where archived_at is null;

create table lead_events (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads,
  actor_id uuid references users,
  kind text not null check (kind in ('created', 'assigned', 'status', 'called', 'noted', 'booked')),
  detail jsonb not null default '{}',
  at timestamptz(3) not null default now()
);
create index lead_events_lead on lead_events (lead_id, at desc, id desc);`;

const ENQUIRIES = `
create table enquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  organization text,
  message text not null,
  source text not null default 'landing_page',
  status text not null default 'new' check (status in ('new', 'contacted', 'converted', 'closed')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  assigned_agent_id uuid references users,
  notes text,
  archived_at timestamptz(3),
  search text generated always as (lower(name || ' ' || email || ' ' || coalesce(organization, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index enquiries_search on enquiries using gin (search gin_trgm_ops);
create index enquiries_newest on enquiries (created_at desc, id desc) where archived_at is null;
create index enquiries_status on enquiries (status, created_at desc, id desc) where archived_at is null;`;

const NOTIFICATIONS = `
create table notifications (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('visit_booked', 'visit_cancelled', 'enquiry_received', 'lead_assigned')),
  entity_id uuid not null,
  detail jsonb not null default '{}',
  at timestamptz(3) not null default now(),
  read_at timestamptz(3)
);
create index notifications_user on notifications (user_id, at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;`;

/**
 * How many leads stand in each status, per hospital and agent: kept in the transaction that changes them, so that
 * no screen counts the table (speed: statistics). Rows are visited in one order, so that two writers cannot deadlock.
 */
const LEAD_COUNTERS = `
create table lead_counters (
  hospital_id uuid not null,
  agent_id uuid not null,
  status text not null,
  leads integer not null,
  primary key (hospital_id, agent_id, status)
);
create index lead_counters_agent on lead_counters (agent_id);

create function count_leads_added() returns trigger language plpgsql as $$
begin
  insert into lead_counters as kept (hospital_id, agent_id, status, leads)
  select coalesce(hospital_id, ${NONE}), coalesce(assigned_agent_id, ${NONE}), status, count(*)
  from added where archived_at is null group by 1, 2, 3 order by 1, 2, 3
  on conflict (hospital_id, agent_id, status) do update set leads = kept.leads + excluded.leads;
  return null;
end $$;

create function count_leads_changed() returns trigger language plpgsql as $$
begin
  insert into lead_counters as kept (hospital_id, agent_id, status, leads)
  select coalesce(hospital_id, ${NONE}), coalesce(assigned_agent_id, ${NONE}), status, sum(change)
  from (
    select hospital_id, assigned_agent_id, status, 1 as change from added where archived_at is null
    union all
    select hospital_id, assigned_agent_id, status, -1 from gone where archived_at is null
  ) changes group by 1, 2, 3 having sum(change) <> 0 order by 1, 2, 3
  on conflict (hospital_id, agent_id, status) do update set leads = kept.leads + excluded.leads;
  return null;
end $$;

create trigger leads_counted after insert on leads
  referencing new table as added for each statement execute function count_leads_added();
create trigger leads_recounted after update on leads
  referencing new table as added old table as gone for each statement execute function count_leads_changed();`;

export class LeadsEnquiries1700000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [LEADS, ENQUIRIES, NOTIFICATIONS, LEAD_COUNTERS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'drop table lead_counters, notifications, enquiries, lead_events, leads cascade; drop function count_leads_added, count_leads_changed',
    );
  }
}
