import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What each migration said when it was run (database/checksums.ts). */
export class Checksums1700000000028 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table migrations add column sha256 text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table migrations drop column sha256');
  }
}
