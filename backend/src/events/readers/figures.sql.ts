import { prepared } from '../../database/statement';
import type { Bounds } from './event-reader';
import { IN_RANGE } from './readers.sql';

/**
 * The key of its row in `event_readers`. Up to migration 25 it was 'figures': a server of that time, which may run on beside
 * this one, folds without the figures by day, and must find nothing to do.
 */
export const FIGURES_READER = 'kept-figures';

const NONE = `'00000000-0000-0000-0000-000000000000'::uuid`;

/** Where the appointments of some events are now (1) and where they were (-1). */
const sidesOf = (events: string): string => `
select place, by from ${events} e cross join lateral (values (e.change -> 'to', 1), (e.change -> 'from', -1)) side (place, by)
where e.kind like 'appointment.%' and jsonb_typeof(place) = 'object'`;

/** What some events change: plus one where an appointment is now, minus one where it was. */
export const changesOf = (events: string): string => `
select coalesce((place ->> 'hospitalId')::uuid, ${NONE}) as hospital_id, (place ->> 'doctorId')::uuid as doctor_id,
  (place ->> 'day')::date as day, place ->> 'status' as status, sum(by)::int as by
from (${sidesOf(events)}) sides group by 1, 2, 3, 4 having sum(by) <> 0`;

/** The same by the hour, of those that say one: servers of before migration 26 left it out. */
export const hourChangesOf = (events: string): string => `
select (place ->> 'day')::date as day, left(place ->> 'timeSlot', 2)::smallint as hour, sum(by)::int as by
from (${sidesOf(events)}) sides where place ? 'timeSlot' and place ->> 'status' <> 'cancelled' group by 1, 2 having sum(by) <> 0`;

/**
 * Adds the events of a range to the kept figures: several hundred at once, so that each costs a few microseconds. Rows are
 * updated in one order.
 */
export const fold = prepared<object, Bounds>(
  'fold-figures',
  `with range as materialized ${IN_RANGE},
   news as materialized (${changesOf('range')}),
   booked as (
     select (change ->> 'patientId')::uuid as patient_id, max(at) as at from range where kind = 'appointment.booked' group by 1
   ), counted as (
     insert into appointment_counters as kept (hospital_id, day, status, appointments)
     select hospital_id, day, status, sum(by) from news group by 1, 2, 3 having sum(by) <> 0 order by 2, 1, 3
     on conflict (day, hospital_id, status) do update set appointments = kept.appointments + excluded.appointments
   ), totalled as (
     insert into appointment_totals as kept (hospital_id, doctor_id, status, appointments)
     select hospital_id, doctor_id, status, sum(by) from news group by 1, 2, 3 having sum(by) <> 0 order by 1, 2, 3
     on conflict (hospital_id, doctor_id, status) do update set appointments = kept.appointments + excluded.appointments
   ), of_days as (
     insert into appointment_days as kept (day, status, appointments)
     select day, status, sum(by) from news group by 1, 2 having sum(by) <> 0 order by 1, 2
     on conflict (day, status) do update set appointments = kept.appointments + excluded.appointments
   ), of_hours as (
     insert into appointment_hours as kept (day, hour, appointments)
     select day, hour, by from (${hourChangesOf('range')}) hours order by 1, 2
     on conflict (day, hour) do update set appointments = kept.appointments + excluded.appointments
   ), of_doctors as (
     insert into doctor_days as kept (day, doctor_id, completed, no_shows)
     select day, doctor_id, coalesce(sum(by) filter (where status = 'completed'), 0), coalesce(sum(by) filter (where status = 'no_show'), 0)
     from news where status in ('completed', 'no_show') group by 1, 2 order by 1, 2
     on conflict (day, doctor_id) do update
       set completed = kept.completed + excluded.completed, no_shows = kept.no_shows + excluded.no_shows
   )
   update patient_activity kept set last_booked_at = greatest(kept.last_booked_at, booked.at) from booked
   where kept.patient_id = booked.patient_id`,
);

/**
 * Days with an event in the range that says no hour: their hours are what the rows say, less what the events after the range
 * will add. Written after the fold. Nothing is read where every event says its hour, as all do that this version writes.
 */
export const recountHours = prepared<object, Bounds>(
  'recount-hours',
  `with days as materialized (
     select distinct (place ->> 'day')::date as day from (${sidesOf(IN_RANGE)}) sides where not place ? 'timeSlot'
   ), expected as materialized (
     select day, hour, sum(by)::int as appointments from (
       select a.day, left(a.time_slot, 2)::smallint as hour, 1 as by from days d cross join lateral (
         select day, time_slot from appointments where start_at >= d.day - 1 and start_at < d.day + 2 and day = d.day
           and archived_at is null and status <> 'cancelled' offset 0) a
       union all
       select day, hour, -by from (${hourChangesOf('(select * from events where (tx, id) > (:toTx::xid8, :toId::bigint))')}) later
       where (select count(*) from days) > 0 and day in (select day from days)
     ) a group by 1, 2
   ), gone as (
     delete from appointment_hours kept using days d
     where kept.day = d.day and not exists (select from expected e where e.day = kept.day and e.hour = kept.hour)
   )
   insert into appointment_hours (day, hour, appointments) select day, hour, appointments from expected order by 1, 2
   on conflict (day, hour) do update set appointments = excluded.appointments`,
);
