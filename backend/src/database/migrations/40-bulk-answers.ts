import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** What a call that changed many appointments has answered of each, so that it can be sent again. */
const UP = `
create table bulk_answers (
  call_id uuid not null,
  appointment_id uuid not null,
  answer jsonb not null,
  answered_at timestamptz(3) not null,
  primary key (call_id, appointment_id)
);
create index bulk_answers_age on bulk_answers using brin (answered_at);`;

export class BulkAnswers1700000000040 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table bulk_answers');
  }
}
