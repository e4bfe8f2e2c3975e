-- Names that are chosen from lists.
create table states (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  code text not null,
  country text not null default 'India',
  is_active boolean not null default true,
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index states_code on states (upper(code)) where archived_at is null;
create unique index states_name on states (lower(name)) where archived_at is null;

create table cities (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  state_id uuid not null references states,
  pincode text,
  is_active boolean not null default true,
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index cities_name on cities (state_id, lower(name)) where archived_at is null;

create table services (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text,
  category text,
  is_active boolean not null default true,
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index services_name on services (lower(name)) where archived_at is null;

create table specialties (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  description text,
  department text,
  is_active boolean not null default true,
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
);
create unique index specialties_name on specialties (lower(name)) where archived_at is null;
