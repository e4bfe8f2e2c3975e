import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** In which order somebody keeps their views; null: after those, by name. */
export class ViewPositions1700000000041 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table saved_views add column position smallint');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table saved_views drop column position');
  }
}
