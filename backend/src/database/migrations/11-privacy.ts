import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BOOK_VISIT } from './2-booking/book-visit.sql';
import { BOOK_VISIT_WITH_NOTICE } from './11-privacy/book-visit.sql';

/** Which privacy notice was shown, and who has been erased (DPDP Act). */
export class Privacy1700000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table booking_handles add column notice_version text;
      alter table appointments add column notice_version text;
      alter table enquiries add column notice_version text;
      alter table patients add column erased_at timestamptz(3);
      alter table patients add constraint patients_erased_are_archived check (erased_at is null or archived_at is not null);
      create index patients_erased on patients (id) where erased_at is not null;`);
    await runner.query(`drop function book_visit; ${BOOK_VISIT_WITH_NOTICE}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function book_visit; ${BOOK_VISIT}`);
    await runner.query(`
      alter table patients drop column erased_at;
      alter table enquiries drop column notice_version;
      alter table appointments drop column notice_version;
      alter table booking_handles drop column notice_version;`);
  }
}
