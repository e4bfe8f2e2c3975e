import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** What few rows have and is asked for: the lead that led to an appointment, what is kept in spite of a calendar, what one allows again. */
const INDEXES = {
  leads_appointment: 'leads (appointment_id) where appointment_id is not null',
  appointments_kept: 'appointments (doctor_id, start_at) where kept_despite is not null',
  calendar_change_appointments_allowed: `calendar_change_appointments ((outcome ->> 'allowedBy')) where state = 'gone'`,
};

export class RareConditions1700000000042 implements KnownMigration {
  readonly kind = 'expand';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, place] of Object.entries(INDEXES)) {
      await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query(`create index concurrently ${name} on ${place}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`drop index ${name}`);
  }
}
