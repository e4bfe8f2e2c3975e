import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notification is kept once for all whom it concerns; who has read it stands beside it. */
const AUDIENCES = `
create table notification_reads (
  user_id uuid not null,
  notification_id uuid not null references notifications on delete cascade,
  read_at timestamptz(3) not null default now(),
  primary key (user_id, notification_id)
);
create index notification_reads_notification on notification_reads (notification_id);
create table notification_marks (
  user_id uuid primary key,
  read_to timestamptz(3) not null
);
insert into notification_reads (user_id, notification_id, read_at)
select user_id, id, read_at from notifications where read_at is not null;
alter table notifications add column audience text;
update notifications set audience = 'user ' || user_id;
alter table notifications alter column audience set not null;
drop index notifications_flood, notifications_user, notifications_unread;
alter table notifications drop column user_id, drop column read_at;
create index notifications_audience on notifications (audience, at desc, id desc);
create unique index notifications_flood on notifications (entity_id, (detail ->> 'day'), audience) where kind = 'booking_flood';`;

export class Audiences1700000000016 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(AUDIENCES);
  }

  /** Who heard of what as one of many is not known of each of them any more. */
  down(): Promise<void> {
    return Promise.reject(new Error('Migration 16 cannot be undone: restore the backup from before it'));
  }
}
