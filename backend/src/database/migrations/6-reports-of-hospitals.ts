import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/**
 * What the reports of one hospital count is found in an index alone: its appointments of some days by hour, status and doctor, and its
 * leads that somebody has spoken to by the day of that. The first takes the place of an index that had less of the same.
 */
export class ReportsOfHospitals1700000000006 implements KnownMigration {
  readonly kind = 'expand';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists appointments_hospital_days');
    await runner.query(
      `create index concurrently appointments_hospital_days on appointments (hospital_id, day, start_at, id) include (time_slot, status, doctor_id)
       where archived_at is null`,
    );
    await runner.query('drop index concurrently if exists leads_hospital_pending');
    await runner.query(
      `create index concurrently leads_hospital_pending on leads (hospital_id, pending_until)
       where archived_at is null and pending_until is not null`,
    );
    await runner.query('drop index concurrently if exists appointments_hospital_day');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index appointments_hospital_day on appointments (hospital_id, day, start_at, id) where archived_at is null');
    await runner.query('drop index leads_hospital_pending, appointments_hospital_days');
  }
}
