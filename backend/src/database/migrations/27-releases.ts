import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Released micro-frontends: what each is made of, which ones are live, who chose that, and the keys of those who ship. */
const UP = `
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
  primary key (name, id)
);
create table frontend_live (
  name text primary key,
  stable text not null,
  canary text,
  percent integer not null default 0,
  roles text[] not null default '{}',
  hospitals uuid[] not null default '{}'
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
create table release_keys (
  id uuid primary key default gen_random_uuid(),
  label text not null,
  mfe text not null,
  hash bytea not null unique,
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  used_at timestamptz(3)
);`;

const DOWN = 'drop table frontend_files, frontend_releases, frontend_live, frontend_moves, release_keys';

export class Releases1700000000027 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
