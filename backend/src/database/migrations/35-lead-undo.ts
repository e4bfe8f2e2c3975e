import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** What a lead was before a change of its status or agent, for the seconds in which that can be undone; it names nobody. */
const UP = `
create table lead_undos (
  lead_id uuid primary key references leads on delete cascade,
  version integer not null,
  actor_id uuid not null,
  status text not null,
  assigned_agent_id uuid,
  pending_until date,
  made_at timestamptz(3) not null default now(),
  until timestamptz(3) not null
);
create index lead_undos_until on lead_undos (until);`;

const DOWN = 'drop table lead_undos';

export class LeadUndo1700000000035 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
