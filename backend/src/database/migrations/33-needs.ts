import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** What makes an appointment need somebody: a message that failed, details that the patient reported, a decision that waits. All of them are few. */
const INDEXES = {
  message_jobs_failed: `message_jobs (start_at) where state = 'failed'`,
  appointments_reported: 'appointments (start_at, id) where reported is not null and archived_at is null',
  calendar_change_appointments_waiting: `calendar_change_appointments (appointment_id) where state in ('open', 'failed')`,
} as const;

export class Needs1700000000033 implements KnownMigration {
  readonly kind = 'expand';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${on}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}
