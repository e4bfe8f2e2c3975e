import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** The browser in which a handle was made, by the hash of its cookie. Null: a server of the version before has made it. */
export class HandlesOfABrowser1700000000048 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table booking_handles add column browser_hash text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table booking_handles drop column browser_hash');
  }
}
