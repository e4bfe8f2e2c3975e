import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/**
 * The few browsers in which an account has signed in, as rows that end with its password; and two more notices to its owner,
 * which the next migration validates.
 */
const UP = `
create table known_browsers (
  id text primary key,
  user_id uuid not null references users on delete cascade,
  seen_at timestamptz(3) not null default now()
);
create index known_browsers_of_user on known_browsers (user_id, seen_at desc, id);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('visit_booked', 'visit_cancelled', 'enquiry_received',
  'lead_assigned', 'booking_flood', 'new_browser', 'password_changed', 'role_changed', 'second_factor_on', 'second_factor_off',
  'release_withdrawn')) not valid;`;

const DOWN = `
delete from notifications where kind in ('second_factor_on', 'second_factor_off');
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in ('visit_booked', 'visit_cancelled', 'enquiry_received',
  'lead_assigned', 'booking_flood', 'new_browser', 'password_changed', 'role_changed', 'release_withdrawn'));
drop table known_browsers;`;

export class KnownBrowsers1700000000045 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
