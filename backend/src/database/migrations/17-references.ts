import type { MigrationInterface, QueryRunner } from 'typeorm';

const REFERENCES = [
  ['appointments', 'patient_id', 'patients'],
  ['appointments', 'doctor_id', 'doctors'],
  ['appointments', 'hospital_id', 'hospitals'],
  ['appointments', 'agent_id', 'users'],
  ['slot_holds', 'doctor_id', 'doctors'],
  ['patient_activity', 'patient_id', 'patients'],
] as const;

/** PostgreSQL reads the text of each check anew for each statement: five lists of words cost more than three indexes. */
const CHECKS = ['status', 'source', 'kind', 'proof'] as const;
const ONE_CHECK = `
alter table appointments ${CHECKS.map((column) => `drop constraint appointments_${column}_check`).join(', ')},
  add constraint appointments_words_check check (
    status ~ '^(pending|confirmed|cancelled|completed|no_show)$' and source ~ '^(staff|public)$'
    and kind ~ '^(slot|walk_in)$' and proof ~ '^(staff|unproven|device|verified)$')`;

/** Keys come in the order of their age, and are swept once an hour: a few pages for each thousand of them are enough. */
const AGE_OF_KEYS = `
drop index request_keys_age;
create index request_keys_age on request_keys using brin (created_at)`;

/** Nobody has ever read or written it. */
const UNUSED = 'alter table patients drop column if exists proven_at';

/**
 * What a booking paid for without a use. Foreign keys were half of what an appointment's row cost: each locks a row that
 * all bookings share. A booking has read the doctor and the patient under locks of its own, and nobody deletes what an
 * appointment names (database/objects/keep_what_appointments_name.sql).
 */
export class References1700000000017 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of REFERENCES) await runner.query(`alter table ${table} drop constraint ${table}_${column}_fkey`);
    await runner.query(ONE_CHECK);
    await runner.query(AGE_OF_KEYS);
    await runner.query(UNUSED);
  }

  down(): Promise<void> {
    return Promise.reject(new Error('Migration 17 cannot be undone: restore the backup from before it'));
  }
}
