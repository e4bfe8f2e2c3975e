-- Released micro-frontends: what each is made of, which ones are live, who chose that, in which sessions a trial failed, and the keys of
-- those who ship.
create table frontend_files (
  sha256 text primary key,
  bytes bytea not null,
  added_at timestamptz(3) not null default now()
);

create table frontend_releases (
  name text not null,
  id text not null,
  version text not null,
  commit text,
  platform text not null,
  entry text not null,
  files jsonb not null,
  nav jsonb not null,
  published_at timestamptz(3) not null default now(),
  published_by text not null,
  api text,
  withdrawn_at timestamptz(3),
  roles text[] not null default '{}',
  left_at timestamptz(3),
  primary key (name, id)
);

create table frontend_live (
  name text primary key,
  stable text not null,
  canary text,
  percent integer not null default 0,
  roles text[] not null default '{}',
  hospitals uuid[] not null default '{}',
  since timestamptz(3),
  off boolean not null default false
);

create table frontend_moves (
  number bigint generated always as identity primary key,
  at timestamptz(3) not null default now(),
  name text not null,
  kind text not null,
  from_id text not null,
  to_id text not null,
  percent integer,
  why text,
  by text not null
);
create index frontend_moves_of on frontend_moves (name, number);

create table frontend_sessions (
  name text not null,
  id text not null,
  session text not null,
  opened_at timestamptz(3),
  failed_at timestamptz(3),
  kind text,
  error text,
  frame text,
  page text,
  at timestamptz(3) not null default now(),
  primary key (name, id, session)
);
create index frontend_sessions_at on frontend_sessions (at);

create table release_keys (
  id uuid primary key default gen_random_uuid(),
  label text not null,
  mfe text not null,
  hash bytea not null unique,
  created_by text not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  used_at timestamptz(3),
  roles text[],
  created_at timestamptz(3) not null default now()
);
