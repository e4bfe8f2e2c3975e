import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A password that somebody else typed is changed before anything else is done with the account. */
const OWN_PASSWORD = `
alter table users add column must_change_password boolean not null default false;`;

/**
 * What a deletion took away and a restoration gives back: whether the record was active, the doctor of an account, and
 * whether a doctor rests only because his hospital was deleted.
 */
const TAKEN_AWAY = `
alter table users add column was_active boolean;
alter table users add column former_doctor_id uuid references doctors on delete set null;
alter table doctors add column was_active boolean;
alter table doctors add column rests_with_hospital boolean not null default false;
alter table hospitals add column was_active boolean;`;

const UNIQUE: Readonly<Record<string, string>> = {
  states_name: 'states (lower(name))',
  states_code: 'states (upper(code))',
  cities_name: 'cities (state_id, lower(name))',
  services_name: 'services (lower(name))',
  specialties_name: 'specialties (lower(name))',
};
/** The few rows that are deleted, so that a list of them need not look at all others. */
const CAN_BE_DELETED = ['users', 'doctors', 'hospitals', 'patients', 'leads', 'enquiries'];

const REFERENCE_TABLES = ['cities', 'states', 'services', 'specialties'];

export class Accounts1700000000010 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OWN_PASSWORD + TAKEN_AWAY);
    for (const table of REFERENCE_TABLES) await runner.query(`alter table ${table} add column archived_at timestamptz(3)`);
    for (const table of CAN_BE_DELETED) {
      await runner.query(`create index ${table}_archived on ${table} (id) where archived_at is not null`);
    }
    for (const [name, on] of Object.entries(UNIQUE)) {
      await runner.query(`drop index ${name}; create unique index ${name} on ${on} where archived_at is null`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of REFERENCE_TABLES) {
      await runner.query(`delete from ${table} where archived_at is not null; alter table ${table} drop column archived_at`);
    }
    for (const [name, on] of Object.entries(UNIQUE)) await runner.query(`create unique index ${name} on ${on}`);
    await runner.query(`drop index ${CAN_BE_DELETED.map((table) => `${table}_archived`).join(', ')}`);
    await runner.query(`
      alter table hospitals drop column was_active;
      alter table doctors drop column was_active, drop column rests_with_hospital;
      alter table users drop column must_change_password, drop column was_active, drop column former_doctor_id`);
  }
}
