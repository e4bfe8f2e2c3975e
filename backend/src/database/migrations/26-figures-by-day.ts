import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `lead_totals` and `pending_days` are filled with the trigger that keeps them: objects/count_lead_totals.sql. */
const TABLES = `
create table appointment_days (
  day date not null,
  status text not null,
  appointments integer not null,
  primary key (day, status)
);
create table appointment_hours (
  day date not null,
  hour smallint not null,
  appointments integer not null,
  primary key (day, hour)
);
create table doctor_days (
  day date not null,
  doctor_id uuid not null,
  completed integer not null,
  no_shows integer not null,
  primary key (day, doctor_id)
);
create table lead_totals (
  status text not null,
  part integer not null,
  leads integer not null,
  primary key (status, part)
);
create table pending_days (
  day date not null,
  part integer not null,
  leads integer not null,
  primary key (day, part)
);`;

/**
 * The reader that keeps the new figures goes on where the old one stands, under a name that servers of before do not know.
 * Those find the old one at the end of all events, so that they neither fold without the new tables nor begin again.
 */
const READER = `
insert into event_readers (name, tx, id) select 'kept-figures', tx, id from event_readers where name = 'figures' for no key update;
update event_readers set tx = '18446744073709551615', id = 9223372036854775807 where name = 'figures';`;

/** The rows less what the reader has still to fold, as of one moment, whoever goes on booking. */
const APPOINTMENTS = `
with unread as (
  select e.* from events e left join event_readers r on r.name = 'kept-figures'
  where e.kind like 'appointment.%' and (e.tx, e.id) > (coalesce(r.tx, '0'), coalesce(r.id, 0))
), expected as materialized (
  select day, doctor_id, status, sum(by)::int as by from (
    select day, doctor_id, status, count(*) as by from appointments where archived_at is null group by 1, 2, 3
    union all
    select (place ->> 'day')::date, (place ->> 'doctorId')::uuid, place ->> 'status', -by
    from unread cross join lateral (values (change -> 'to', 1), (change -> 'from', -1)) side (place, by)
    where jsonb_typeof(place) = 'object'
  ) a group by 1, 2, 3
), days as (
  insert into appointment_days (day, status, appointments)
  select day, status, sum(by) from expected group by 1, 2 having sum(by) <> 0
)
insert into doctor_days (day, doctor_id, completed, no_shows)
select day, doctor_id, coalesce(sum(by) filter (where status = 'completed'), 0), coalesce(sum(by) filter (where status = 'no_show'), 0)
from expected where status in ('completed', 'no_show') group by 1, 2 having sum(by) <> 0;`;

/** Events of before say no hour: whoever folds one counts the hours of its day again. So none is taken off here. */
const HOURS = `
insert into appointment_hours (day, hour, appointments)
select day, left(time_slot, 2)::smallint, count(*) from appointments where archived_at is null and status <> 'cancelled' group by 1, 2;`;

/** Figures of a day over all hospitals, doctors and agents, so that dashboards and reports read few rows. */
export class FiguresByDay1700000000026 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [TABLES, READER, APPOINTMENTS, HOURS]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger lead_totals_counted on leads; drop trigger lead_totals_recounted on leads; drop function count_lead_totals;
      delete from event_readers where name = 'figures';
      update event_readers set name = 'figures' where name = 'kept-figures';
      drop table appointment_days, appointment_hours, doctor_days, lead_totals, pending_days`);
  }
}
