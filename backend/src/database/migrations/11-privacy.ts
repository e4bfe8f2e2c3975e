import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which privacy notice was shown, and who has been erased (DPDP Act). A booking says its notice beside the call of
 * book_visit, where the row takes it as its default: the function stays as it is.
 */
export class Privacy1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table appointments add column notice_version text;
      alter table appointments alter column notice_version set default nullif(current_setting('arogya.notice', true), '');
      alter table enquiries add column notice_version text;
      alter table patients add column erased_at timestamptz(3);
      alter table patients add constraint patients_erased_are_archived check (erased_at is null or archived_at is not null);
      create index patients_erased on patients (id) where erased_at is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table patients drop column erased_at;
      alter table enquiries drop column notice_version;
      alter table appointments drop column notice_version;`);
  }
}
