-- `pending_until`: the day on which the lead was no longer new or assigned (objects/pending_until.sql).
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
  status text not null default 'new' check (status in ('new', 'assigned', 'contacted', 'appointment_booked', 'converted', 'lost')),
  source text,
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  notes text,
  pending_until date,
  archived_at timestamptz(3),
  search text generated always as (lower(patient_name || ' ' || phone || ' ' || phone_key || ' ' || coalesce(email, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index leads_agent on leads (assigned_agent_id, created_at desc, id desc) where archived_at is null;
create index leads_appointment on leads (appointment_id) where appointment_id is not null;
create index leads_archived on leads (id) where archived_at is not null;
create index leads_by_name on leads (lower(patient_name) collate "und-x-icu", id) where archived_at is null;
create index leads_by_priority on leads ((case priority when 'high' then 3 when 'medium' then 2 else 1 end), id) where archived_at is null;
create index leads_by_status on leads (status, id) where archived_at is null;
create index leads_hospital on leads (hospital_id, created_at desc, id desc) where archived_at is null;
create index leads_newest on leads (created_at desc, id desc) where archived_at is null;
create index leads_odd_phone on leads (id) where phone_key !~ '^[+](91[2-9][0-9]{9}|(?!91)[0-9]{7,15})$';
create index leads_phone on leads (phone_key) where archived_at is null;
create index leads_priority on leads (priority, created_at desc, id desc) where archived_at is null;
create index leads_source on leads (source, created_at desc, id desc) where archived_at is null;
create index leads_status on leads (status, created_at desc, id desc) where archived_at is null;

-- Open leads first, the newest of them first: `open` of LEAD_SORTS.
create index leads_by_open on leads ((case when status in ('new', 'assigned', 'contacted') then 1 else 0 end), created_at, id)
  where archived_at is null;
create index leads_agent_by_open on leads (assigned_agent_id,
  (case when status in ('new', 'assigned', 'contacted') then 1 else 0 end), created_at, id) where archived_at is null;

-- Open leads first, by their priority and then by their age, the oldest first; the others by their age, the newest first: `urgency`.
create index leads_by_urgency on leads (
  (case when not status in ('new', 'assigned', 'contacted') then 0 when priority = 'high' then 3 when priority = 'medium' then 2 else 1 end),
  ((case when status in ('new', 'assigned', 'contacted') then -1 else 1 end) * date_part('epoch', created_at at time zone 'UTC')), id)
  where archived_at is null;
create index leads_agent_by_urgency on leads (assigned_agent_id,
  (case when not status in ('new', 'assigned', 'contacted') then 0 when priority = 'high' then 3 when priority = 'medium' then 2 else 1 end),
  ((case when status in ('new', 'assigned', 'contacted') then -1 else 1 end) * date_part('epoch', created_at at time zone 'UTC')), id)
  where archived_at is null;

create table lead_events (
  id uuid primary key default gen_random_uuid(),
  lead_id uuid not null references leads,
  actor_id uuid references users,
  kind text not null check (kind in ('created', 'assigned', 'status', 'called', 'noted', 'booked')),
  detail jsonb not null default '{}',
  at timestamptz(3) not null default now()
);
create index lead_events_lead on lead_events (lead_id, at desc, id desc);

-- What a lead was before a change of its status or agent, for the seconds in which that can be undone; it names nobody.
create table lead_undos (
  lead_id uuid primary key references leads on delete cascade,
  version integer not null,
  actor_id uuid not null,
  status text not null check (status in ('new', 'assigned', 'contacted', 'appointment_booked', 'converted', 'lost')),
  assigned_agent_id uuid,
  pending_until date,
  made_at timestamptz(3) not null default now(),
  until timestamptz(3) not null
);
create index lead_undos_until on lead_undos (until);
