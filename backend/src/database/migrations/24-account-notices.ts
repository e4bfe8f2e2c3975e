import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners are told of a sign-in from a new browser, which an account's first one is not, and of a new password or role. */
const UP = `
create table first_sign_ins (
  user_id uuid primary key references users on delete cascade,
  at timestamptz(3) not null default now()
);
insert into first_sign_ins (user_id)
select id from users u where exists (select from audit_log a where a.entity_id = u.id and a.action = 'signed_in');

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check check (kind in
  ('visit_booked', 'visit_cancelled', 'enquiry_received', 'lead_assigned', 'booking_flood', 'new_browser', 'password_changed', 'role_changed'));
alter table message_jobs drop constraint message_jobs_template_check;
alter table message_jobs add constraint message_jobs_template_check
  check (template in ('code', 'confirmation', 'reminder', 'moved', 'cancelled', 'account'));`;

const DOWN = `
delete from message_jobs where template = 'account';
alter table message_jobs drop constraint message_jobs_template_check;
alter table message_jobs add constraint message_jobs_template_check
  check (template in ('code', 'confirmation', 'reminder', 'moved', 'cancelled'));
delete from notifications where kind in ('new_browser', 'password_changed', 'role_changed');
alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('visit_booked', 'visit_cancelled', 'enquiry_received', 'lead_assigned', 'booking_flood'));
drop table first_sign_ins;`;

export class AccountNotices1700000000024 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
