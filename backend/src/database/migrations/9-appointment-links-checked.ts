import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';
import { languageCheck, TABLES_WITH_LANGUAGE, WITH_MOVED } from './7-appointment-links';

export class AppointmentLinksChecked1700000000009 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of TABLES_WITH_LANGUAGE) await runner.query(`alter table ${table} validate constraint ${table}_language_check`);
    await runner.query('alter table notifications validate constraint notifications_kind_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(WITH_MOVED);
    for (const table of TABLES_WITH_LANGUAGE) {
      await runner.query(`alter table ${table} drop constraint ${table}_language_check`);
      await runner.query(languageCheck(table));
    }
  }
}
