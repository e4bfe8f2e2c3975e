import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** Who decided about an affected appointment after the change was made, and changes of a doctor that affect appointments. */
const UP = `
alter table calendar_change_appointments add column decided_by uuid;
alter table calendar_changes drop constraint calendar_changes_kind_check;
alter table calendar_changes add constraint calendar_changes_kind_check check (kind in
  ('leave', 'closure', 'hours', 'dayHours', 'inactive', 'hospital'));`;

const DOWN = `
delete from calendar_changes where kind in ('inactive', 'hospital');
alter table calendar_changes drop constraint calendar_changes_kind_check;
alter table calendar_changes add constraint calendar_changes_kind_check check (kind in ('leave', 'closure', 'hours', 'dayHours'));
alter table calendar_change_appointments drop column decided_by;`;

export class DecidedBy1700000000037 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
