create table enquiries (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  email text not null,
  phone text not null,
  phone_key text,
  organization text,
  message text not null,
  source text not null default 'landing_page',
  status text not null default 'new' check (status in ('new', 'contacted', 'converted', 'closed')),
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high')),
  assigned_agent_id uuid references users,
  notes text,
  notice_version text,
  archived_at timestamptz(3),
  search text generated always as (lower(name || ' ' || email || ' ' || coalesce(organization, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index enquiries_archived on enquiries (id) where archived_at is not null;
create index enquiries_by_name on enquiries (lower(name) collate "und-x-icu", id) where archived_at is null;
create index enquiries_by_status on enquiries (status, id) where archived_at is null;
create index enquiries_newest on enquiries (created_at desc, id desc) where archived_at is null;
create index enquiries_odd_phone on enquiries (id) where phone_key is null;
create index enquiries_phone on enquiries (right(regexp_replace(phone, '\D', '', 'g'), 10));
create index enquiries_phone_key on enquiries (phone_key);
create index enquiries_status on enquiries (status, created_at desc, id desc) where archived_at is null;
