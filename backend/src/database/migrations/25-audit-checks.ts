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

export class AuditChecks1700000000025 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHECKS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table audit_checks');
  }
}
