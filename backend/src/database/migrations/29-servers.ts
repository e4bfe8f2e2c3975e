import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** Which servers run, what each migration does to older ones, which version wrote the objects, and which API a release needs. */
const UP = `
create table server_instances (
  id uuid primary key,
  version text,
  api text not null,
  schema integer not null,
  seen_at timestamptz(3) not null default now()
);
alter table migrations add column kind text not null default 'expand'
  constraint migrations_kind_check check (kind in ('expand', 'contract'));
alter table migrations alter column kind set default 'contract';
alter table schema_objects add column version text;
alter table frontend_releases add column api text;`;

const DOWN = `
alter table frontend_releases drop column api;
alter table schema_objects drop column version;
alter table migrations drop column kind;
drop table server_instances;`;

export class Servers1700000000029 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
