-- What each migration said when it was run, and its kind (database/checksums.ts). The table is TypeORM's.
alter table migrations
  add column sha256 text,
  add column kind text not null default 'contract' constraint migrations_kind_check check (kind in ('expand', 'contract'));

-- Which text of each file in database/objects the schema has. The running server only reads it.
create table schema_objects (
  name text primary key,
  hash text not null,
  version text
);

-- Rows that a migration could not keep in their table, as they were, each with its reason: for somebody to look at, and to delete then.
create table put_aside (
  id bigint generated always as identity primary key,
  source text not null,
  row jsonb not null,
  reason text not null,
  at timestamptz(3) not null default now()
);

-- The servers that run on this database.
create table server_instances (
  id uuid primary key,
  version text,
  api text not null,
  schema integer not null,
  seen_at timestamptz(3) not null default now()
);

-- What has been loaded into this database, once for ever: the demo data set.
create table data_loads (
  name text primary key,
  loaded_at timestamptz(3) not null default now()
);

-- What the rows of an installation do not say of its setting up.
create table setup_marks (
  name text primary key check (name in ('poster', 'dismissed')),
  at timestamptz(3) not null default now()
);
