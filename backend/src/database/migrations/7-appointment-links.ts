import type { QueryRunner } from 'typeorm';
import { oneOf } from '../entity-columns';
import type { KnownMigration } from '../migration-kind';

const LANGUAGE = oneOf('language', ['en', 'hi', 'mr', 'ta', 'te', 'kn', 'ml', 'bn', 'gu']);

/** A hospital without a row has the defaults. */
const HOSPITAL_RULES = `
create table hospital_rules (
  hospital_id uuid primary key references hospitals,
  change_until integer not null default 120 check (change_until between 0 and 10080),
  moves smallint not null default '3' check (moves between 0 and 20),
  patient_confirms boolean not null default false,
  language text not null default 'en' check (${LANGUAGE}),
  languages jsonb not null default '{}',
  version integer not null default 1,
  updated_at timestamptz(3) not null default now()
)`;

export const TABLES_WITH_LANGUAGE = ['appointments', 'patients', 'message_jobs'] as const;

/** Of a large table: migration 9 looks at the rows that are there. */
export const languageCheck = (table: string): string =>
  `alter table ${table} add constraint ${table}_language_check check (${LANGUAGE}) not valid`;

const KINDS_BEFORE = [
  ...['appointment_booked', 'appointment_cancelled', 'enquiry_received', 'lead_assigned', 'booking_flood'],
  ...['new_browser', 'password_changed', 'role_changed', 'second_factor_on', 'second_factor_off', 'release_withdrawn'],
  ...['key_ends', 'webhook_off'],
];

const kinds = (words: readonly string[], more: string): string => `
alter table notifications drop constraint notifications_kind_check,
  add constraint notifications_kind_check check (${oneOf('kind', words)})${more}`;

/** The bell learns that a patient has moved an appointment. */
export const WITH_MOVED = kinds([...KINDS_BEFORE, 'appointment_moved'], ' not valid');

export class AppointmentLinks1700000000007 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(HOSPITAL_RULES);
    await runner.query(`alter table appointments add column link_version smallint not null default '0', add column said jsonb`);
    for (const table of TABLES_WITH_LANGUAGE) {
      await runner.query(`alter table ${table} add column language text`);
      await runner.query(languageCheck(table));
    }
    await runner.query(WITH_MOVED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from notifications where kind = 'appointment_moved'`);
    await runner.query(kinds(KINDS_BEFORE, ''));
    for (const table of TABLES_WITH_LANGUAGE) await runner.query(`alter table ${table} drop column language`);
    await runner.query('alter table appointments drop column link_version, drop column said');
    await runner.query('drop table hospital_rules');
  }
}
