import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The desk is warned once of a doctor's day that unproven visitors fill; the warning is kept up to date. */
const WARNING = `
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('visit_booked', 'visit_cancelled', 'enquiry_received', 'lead_assigned', 'booking_flood'));
create unique index notifications_flood on notifications (entity_id, (detail ->> 'day'), user_id) where kind = 'booking_flood';`;

/** A code stays when it has ended: what may be sent to a phone is reckoned from what was sent. */
const CODES = `
alter table booking_codes add column browser_hash text, add column device_hash text,
  add column sent_at timestamptz(3) not null default now();
create index booking_codes_phone on booking_codes (phone_key, sent_at);`;

/** A device knows people, also several of one phone. */
const DEVICES = `
alter table booking_devices drop constraint booking_devices_pkey;
alter table booking_devices add primary key (token_hash, patient_id);
alter table booking_devices add column made_at timestamptz(3) not null default now(),
  add column used_at timestamptz(3) not null default now(), add column proven boolean not null default false;
create index booking_devices_phone on booking_devices (phone_key, made_at);`;

export class Strangers1700000000014 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [WARNING, CODES, DEVICES]) await runner.query(part);
  }

  /** The tables that it changes are those of migration 13, which cannot be undone. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migration 14 cannot be undone: restore the backup from before it'));
  }
}
