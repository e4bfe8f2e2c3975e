import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

export class KeptDespite1700000000039 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table appointments add column kept_despite text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table appointments drop column kept_despite');
  }
}
