import type { MigrationInterface, QueryRunner } from 'typeorm';

/** First passwords that expire, second factors, and what a session says of its browser (docs/adr/0019-second-factor.md). */
const UP = `
alter table users
  add column first_password_until timestamptz(3),
  add column second_factor_at timestamptz(3);
update users set first_password_until = now() + interval '7 days' where must_change_password;

alter table sessions
  add column id uuid not null default gen_random_uuid(),
  add column opened_at timestamptz(3) not null default now(),
  add column confirmed_at timestamptz(3) not null default now(),
  add column browser text not null default '',
  add column network text not null default '';
update sessions set confirmed_at = now() - interval '1 hour';
create unique index sessions_id on sessions (id);

create table second_factors (
  user_id uuid primary key references users on delete cascade,
  secret text not null,
  last_step integer not null default 0
);
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);
create table pending_sign_ins (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz(3) not null
);`;

export class Staff1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table pending_sign_ins, recovery_codes, second_factors;
      alter table sessions drop column id, drop column opened_at, drop column confirmed_at, drop column browser, drop column network;
      alter table users drop column first_password_until, drop column second_factor_at`);
  }
}
