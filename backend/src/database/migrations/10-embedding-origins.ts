import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** The websites that may show the booking page of a hospital: none, until it names some. */
export class EmbedOrigins1700000000010 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
alter table hospital_rules add column embed_origins text[] not null default '{}',
  add constraint hospital_rules_embed_origins_check check (cardinality(embed_origins) <= 20)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table hospital_rules drop column embed_origins');
  }
}
