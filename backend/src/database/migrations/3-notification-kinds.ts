import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';
import { WITH_KINDS_OF_INTEGRATIONS } from './2-integrations';

export class NotificationKinds1700000000003 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications validate constraint notifications_kind_check');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(WITH_KINDS_OF_INTEGRATIONS);
  }
}
