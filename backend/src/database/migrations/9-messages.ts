import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is still to be sent. A row is claimed for a while before it is sent, so that a server that is killed loses
 * nothing; a code is sealed while it waits, and gone when it has been sent. What told of a visit stays until the visit
 * is past: it is told once of each start that it has had.
 */
const JOBS = `
create table message_jobs (
  id uuid primary key default gen_random_uuid(),
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  template text not null check (template in ('code', 'confirmation', 'reminder', 'moved', 'cancelled')),
  params jsonb not null default '{}',
  sealed text,
  visit_id uuid references appointments,
  day date,
  start_at timestamptz(3),
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'dropped')),
  tries integer not null default 0,
  next_at timestamptz(3) not null,
  not_after timestamptz(3) not null,
  failure text,
  created_at timestamptz(3) not null,
  constraint message_jobs_once unique (visit_id, template, start_at)
);
create index message_jobs_due on message_jobs (next_at) where state = 'queued';
create index message_jobs_age on message_jobs (created_at);

create table outbox_messages (
  id uuid primary key default gen_random_uuid(),
  channel text not null,
  recipient text not null,
  template text not null,
  subject text not null,
  text text not null,
  at timestamptz(3) not null
);
create index outbox_messages_newest on outbox_messages (at desc, id desc);`;

/** A code is kept as an HMAC; what it has proven, as the hash of the token in the visitor's cookie. */
const CODES = `
create table booking_codes (
  id uuid primary key,
  phone_key text not null,
  code_hash text not null,
  tries_left integer not null,
  expires_at timestamptz(3) not null
);
create index booking_codes_expiry on booking_codes (expires_at);

create table booking_proofs (
  token_hash text primary key,
  phone_key text not null,
  expires_at timestamptz(3) not null
);
create index booking_proofs_expiry on booking_proofs (expires_at);`;

export class Messages1700000000009 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(JOBS);
    await runner.query(CODES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table booking_proofs, booking_codes, outbox_messages, message_jobs;');
  }
}
