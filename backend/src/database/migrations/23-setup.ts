import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the rows of an installation do not say of its setting up. Whoever works already needs no list of first steps. */
const MARKS = `
create table setup_marks (
  name text primary key check (name in ('poster', 'dismissed')),
  at timestamptz(3) not null default now()
);
insert into setup_marks (name) select 'dismissed' where exists (select from appointments);`;

export class Setup1700000000023 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(MARKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table setup_marks');
  }
}
