import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

/** Leave and closures of a part of the day, hours by weekday and by date, and changes of calendars with the appointments they affect. */
const UP = `
alter table doctor_leaves
  add column from_minute smallint,
  add column to_minute smallint,
  add column weekdays text[],
  add column weeks smallint[],
  add column kind text not null default 'leave' check (kind in ('leave', 'sick', 'surgery', 'teaching', 'other')),
  add column made_by uuid,
  add column made_at timestamptz(3),
  add constraint doctor_leaves_part check ((from_minute is null) = (to_minute is null) and from_minute < to_minute);
alter table hospital_closures
  add column from_minute smallint,
  add column to_minute smallint,
  add column source text not null default 'typed' check (source in ('typed', 'file', 'list')),
  add constraint hospital_closures_part check ((from_minute is null) = (to_minute is null) and from_minute < to_minute);
create table doctor_hours (
  doctor_id uuid not null references doctors,
  weekday text not null,
  ranges text[] not null,
  primary key (doctor_id, weekday)
);
create table doctor_day_hours (
  doctor_id uuid not null references doctors,
  day date not null,
  ranges text[] not null,
  despite_closure boolean not null default false,
  primary key (doctor_id, day)
);
create table calendar_changes (
  id uuid primary key,
  kind text not null check (kind in ('leave', 'closure', 'hours', 'dayHours')),
  hospital_id uuid references hospitals,
  doctor_id uuid references doctors,
  change jsonb not null,
  was jsonb not null,
  made_by uuid not null,
  made_at timestamptz(3) not null,
  starts_at timestamptz(3) not null,
  taken_back_at timestamptz(3)
);
create index calendar_changes_made on calendar_changes (made_at desc) where taken_back_at is null;
create index calendar_changes_hospital on calendar_changes (hospital_id, made_at desc);
create table calendar_change_appointments (
  change_id uuid not null references calendar_changes on delete cascade,
  appointment_id uuid not null,
  known_version integer not null,
  decision jsonb,
  state text not null check (state in ('open', 'ready', 'done', 'failed', 'gone')),
  outcome jsonb,
  tries integer not null default 0,
  next_at timestamptz(3),
  primary key (change_id, appointment_id)
);
create index calendar_change_appointments_ready on calendar_change_appointments (next_at) where state = 'ready';
create index calendar_change_appointments_of on calendar_change_appointments (appointment_id);`;

const DOWN = `
drop table calendar_change_appointments, calendar_changes, doctor_day_hours, doctor_hours;
delete from hospital_closures where from_minute is not null;
alter table hospital_closures drop column from_minute, drop column to_minute, drop column source;
delete from doctor_leaves where from_minute is not null or weekdays is not null or weeks is not null;
alter table doctor_leaves drop column from_minute, drop column to_minute, drop column weekdays, drop column weeks, drop column kind,
  drop column made_by, drop column made_at;`;

export class Calendars1700000000031 implements KnownMigration {
  readonly kind = 'expand';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
