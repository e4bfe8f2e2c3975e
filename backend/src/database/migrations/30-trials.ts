import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** Which sessions have had a release while one was on trial, and whether it failed in them; and micro-frontends that are switched off. */
const UP = `
create table frontend_sessions (
  name text not null,
  id text not null,
  session text not null,
  opened_at timestamptz(3),
  failed_at timestamptz(3),
  kind text,
  error text,
  frame text,
  page text,
  at timestamptz(3) not null default now(),
  primary key (name, id, session)
);
create index frontend_sessions_at on frontend_sessions (at);
alter table frontend_live add column since timestamptz(3), add column off boolean not null default false;
alter table frontend_releases add column withdrawn_at timestamptz(3);
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('visit_booked', 'visit_cancelled', 'enquiry_received',
  'lead_assigned', 'booking_flood', 'new_browser', 'password_changed', 'role_changed', 'release_withdrawn')) not valid;`;

const DOWN = `
drop table frontend_sessions;
alter table frontend_live drop column since, drop column off;
alter table frontend_releases drop column withdrawn_at;
delete from notifications where kind = 'release_withdrawn';
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('visit_booked', 'visit_cancelled', 'enquiry_received',
  'lead_assigned', 'booking_flood', 'new_browser', 'password_changed', 'role_changed'));`;

export class Trials1700000000030 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
