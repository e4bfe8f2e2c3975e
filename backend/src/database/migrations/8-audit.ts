import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CHANGE, FIELD, TRIGGERS, UNWATCH } from './8-audit/changes.sql';
import { AUDIT_CHAIN, AUDIT_LOG, KEPT, SEAL, VERIFY } from './8-audit/log.sql';
import { GRANT_RUNTIME, NO_RUNTIME_ROLE, RUNTIME_ROLE } from './8-audit/runtime-role.sql';

/** Every change leaves a row, whoever writes it and however (ADR 11). */
export class Audit1700000000008 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [AUDIT_LOG, AUDIT_CHAIN, SEAL, VERIFY, KEPT, FIELD, CHANGE, TRIGGERS, GRANT_RUNTIME, RUNTIME_ROLE]) {
      await runner.query(part);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(NO_RUNTIME_ROLE);
    await runner.query(UNWATCH);
    await runner.query(`
      drop function audit_change, audit_field, verify_audit, seal_audit, audit_hash, audit_text;
      drop table audit_chain, audit_log;
      drop function audit_is_kept;`);
  }
}
