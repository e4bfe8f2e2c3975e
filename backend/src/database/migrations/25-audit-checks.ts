import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the verifications of the audit log have found; `seal` is an HMAC over `result`. */
const CHECKS = `
create table audit_checks (
  id bigint generated always as identity primary key,
  checked_at timestamptz(3) not null,
  whole boolean not null,
  intact boolean not null,
  result text not null,
  seal bytea not null
);`;

/** What was done, without who looked at what: that is most of the log, and the screen leaves it out at first. */
const DONE = `
create index audit_log_done on audit_log (at desc, id desc) include (role) where action not in ('read', 'listed');`;

export class AuditChecks1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHECKS);
    await runner.query(DONE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_log_done; drop table audit_checks');
  }
}
