-- A slug is never given to another hospital, not even after the first is archived. `was_active`: what a deletion took away.
create table hospitals (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  address text,
  city text not null,
  state_id uuid references states,
  phone text,
  email text,
  website text,
  type text,
  accreditation text,
  specialties text[] not null default '{}',
  booking_slug text not null unique,
  time_zone text not null default 'Asia/Kolkata',
  is_active boolean not null default true,
  was_active boolean,
  archived_at timestamptz(3),
  search text generated always as (lower(name || ' ' || city || ' ' || coalesce(address, ''))) stored,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create index hospitals_archived on hospitals (id) where archived_at is not null;
create index hospitals_by_name on hospitals (lower(name) collate "und-x-icu", id) where archived_at is null;
create index hospitals_city on hospitals (lower(city)) where archived_at is null;
create index hospitals_specialties on hospitals using gin (specialties);
create index hospitals_state on hospitals (state_id) where archived_at is null;

-- A whole day, or the minutes of it in which the hospital is closed.
create table hospital_closures (
  id uuid primary key default gen_random_uuid(),
  hospital_id uuid not null references hospitals,
  day date not null,
  reason text,
  from_minute smallint,
  to_minute smallint,
  source text not null default 'typed' check (source in ('typed', 'file', 'list')),
  unique (hospital_id, day),
  constraint hospital_closures_part check ((from_minute is null) = (to_minute is null) and from_minute < to_minute)
);
