import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What was kept for whom is swept within days, and nobody deletes a doctor who has appointments: the reference only locked
 * the doctor's row twice for each hold.
 */
export class HoldHistory1700000000018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table hold_history drop constraint hold_history_doctor_id_fkey');
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migration 18 cannot be undone: restore the backup from before it'));
  }
}
