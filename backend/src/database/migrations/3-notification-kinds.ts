import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

export class NotificationKinds1700000000003 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table notifications validate constraint notifications_kind_check');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migration 3 cannot be undone: restore the backup from before it'));
  }
}
