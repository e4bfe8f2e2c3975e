import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

const INTEGRATIONS = `
create table integrations (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  purpose text not null,
  recipient text not null,
  hospital_id uuid references hospitals,
  scopes text[] not null check (cardinality(scopes) > 0),
  per_minute integer not null default 600 check (per_minute between 60 and 6000),
  networks cidr[] not null default '{}',
  is_active boolean not null default true,
  archived_at timestamptz(3),
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now()
)`;

const KEYS = `
create table integration_keys (
  id uuid primary key default gen_random_uuid(),
  integration_id uuid not null references integrations,
  label text not null,
  hash bytea not null unique check (octet_length(hash) = 32),
  created_at timestamptz(3) not null default now(),
  created_by text not null,
  expires_at timestamptz(3) not null,
  revoked_at timestamptz(3),
  used_at timestamptz(3),
  told_at timestamptz(3)
)`;

const KINDS_BEFORE = [
  ...['appointment_booked', 'appointment_cancelled', 'enquiry_received', 'lead_assigned', 'booking_flood'],
  ...['new_browser', 'password_changed', 'role_changed', 'second_factor_on', 'second_factor_off', 'release_withdrawn'],
];

const kinds = (words: readonly string[], more: string): string => `
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (kind in (${words.map((word) => `'${word}'`).join(', ')}))${more}`;

/** The bell learns that a key ends or a webhook rests; the next migration looks at the rows that are there. */
export const WITH_KINDS_OF_INTEGRATIONS = kinds([...KINDS_BEFORE, 'key_ends', 'webhook_off'], ' not valid');

export class Integrations1700000000002 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INTEGRATIONS);
    await runner.query(KEYS);
    await runner.query('create index integration_keys_integration on integration_keys (integration_id)');
    await runner.query(WITH_KINDS_OF_INTEGRATIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from notifications where kind in ('key_ends', 'webhook_off')`);
    await runner.query(kinds(KINDS_BEFORE, ''));
    await runner.query('drop table integration_keys, integrations');
  }
}
