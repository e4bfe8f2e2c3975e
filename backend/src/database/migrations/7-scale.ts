import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every sort and every rare filter of a list has an index over the rows that are not archived (scale.db.spec). */
const INDEXES: Readonly<Record<string, string>> = {
  appointments_by_status: 'appointments (status, id) where archived_at is null',
  patients_by_seen: 'patients (seen_at, id) where archived_at is null',
  patients_by_age: `patients ((coalesce(age_told * 365 - (age_told_on - date '2000-01-01'), -1000000)), id) where archived_at is null`,
  patients_gender: 'patients (gender, created_at desc, id desc) where archived_at is null',
  leads_source: 'leads (source, created_at desc, id desc) where archived_at is null',
  enquiries_by_name: 'enquiries ((lower(name) collate "und-x-icu"), id) where archived_at is null',
  enquiries_by_status: 'enquiries (status, id) where archived_at is null',
  users_newest: 'users (created_at desc, id desc) where archived_at is null',
  users_by_username: 'users ((lower(username) collate "und-x-icu"), id) where archived_at is null',
  users_by_first_name: 'users ((lower(first_name) collate "und-x-icu"), id) where archived_at is null',
  users_by_role: 'users (role, id) where archived_at is null',
  hospitals_city: 'hospitals (lower(city)) where archived_at is null',
  hospitals_state: 'hospitals (state_id) where archived_at is null',
  hospitals_specialties: 'hospitals using gin (specialties)',
  doctors_services: 'doctors using gin (services)',
};

export class Scale1700000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, on] of Object.entries(INDEXES)) await runner.query(`create index ${name} on ${on}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(INDEXES).join(', ')}`);
  }
}
