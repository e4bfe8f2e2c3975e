import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** Read by id from one integration, by record from any: so the unique columns begin with the record, for erasures too. */
const EXTERNAL_IDS = `
create table external_ids (
  integration_id uuid not null references integrations,
  entity text not null check (entity in ('appointment', 'lead', 'patient')),
  external_id text not null,
  entity_id uuid not null,
  created_at timestamptz(3) not null default now(),
  primary key (integration_id, entity, external_id),
  unique (entity_id, entity, integration_id)
)`;

export class ExternalIds1700000000005 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(EXTERNAL_IDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table external_ids');
  }
}
