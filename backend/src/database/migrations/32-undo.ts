import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** What a change of an appointment was before, for the seconds in which it can be undone; and whose Undo a hold is kept for. */
const UP = `
create table appointment_undos (
  appointment_id uuid primary key references appointments on delete cascade,
  version integer not null,
  actor_id uuid not null,
  was jsonb not null,
  until timestamptz(3) not null
);
create index appointment_undos_until on appointment_undos (until);
create index slot_holds_kept_for on slot_holds (kept_for) where kept_for is not null;`;

const DOWN = `
drop index slot_holds_kept_for;
drop table appointment_undos;`;

export class Undo1700000000032 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
