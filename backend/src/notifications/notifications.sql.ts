import { prepared } from '../database/statement';
import { IN_RANGE } from '../events/readers/readers.sql';
import type { Candidate, ToldKind } from './audience';

/** Servers tell the open screens of these users how many they have not read. */
const NOTIFIED = `
insert into events (at, kind, entity_id, version, change)
select now(), 'notified', gen_random_uuid(), 0, jsonb_build_object('users', jsonb_agg(distinct user_id)) from changed having count(*) > 0`;

/** $1 users, $2 kind, $3 record, $4 detail. */
export const TELL = `
with changed as (
  insert into notifications (user_id, kind, entity_id, detail) select unnest($1::uuid[]), $2, $3, $4 returning user_id
) ${NOTIFIED}`;

/** $1 rows. */
export const tellAll = prepared(
  'notify-all',
  `with changed as (
     insert into notifications (user_id, kind, entity_id, detail)
     select user_id, kind, entity_id, detail
     from jsonb_to_recordset($1) row (user_id uuid, kind text, entity_id uuid, detail jsonb) returning user_id
   ) ${NOTIFIED}`,
);

/** $1 user, $2 one of their notifications, or null: all. */
export const MARK_READ = `
with changed as (
  update notifications set read_at = now() where user_id = $1 and read_at is null and ($2::uuid is null or id = $2) returning user_id
) ${NOTIFIED}`;

export interface News {
  readonly kind: ToldKind;
  readonly appointmentId: string;
  readonly hospitalId: string | null;
  readonly doctorId: string;
  readonly name: string;
  readonly at: string;
  readonly doctor: string;
}

/** What of a range of events ($1 to $4) is news to somebody: bookings by visitors and cancellations, of what was still to come. */
export const newsOf = prepared<News>(
  'news-of-events',
  `select case when e.kind = 'appointment.booked' then 'visit_booked' else 'visit_cancelled' end as kind, a.id as "appointmentId",
     e.hospital_id as "hospitalId", e.doctor_id as "doctorId", p.name, to_json(a.start_at) #>> '{}' as at, d.full_name as doctor
   from ${IN_RANGE} e
   join appointments a on a.id = e.entity_id join patients p on p.id = a.patient_id join doctors d on d.id = e.doctor_id
   where a.start_at > e.at and (
     (e.kind = 'appointment.booked' and e.change ->> 'source' = 'public' and e.change -> 'to' ->> 'status' = 'pending')
     or (e.kind like 'appointment.%' and e.change -> 'to' ->> 'status' = 'cancelled' and e.change -> 'from' ->> 'status' <> 'cancelled'))
   order by e.tx, e.id`,
);

/** Everybody whom something at these hospitals ($1) or doctors ($2) may concern. */
export const candidates = prepared<Candidate>(
  'notification-candidates',
  `select u.id, u.role, u.hospital_id as "hospitalId", own.ids as "doctorIds"
   from users u cross join lateral (select array(select d.id from doctors d where d.user_id = u.id and d.id = any($2::uuid[])) as ids) own
   where u.is_active and u.archived_at is null
     and (u.role = 'admin' or (u.role = 'hospital_admin' and u.hospital_id = any($1::uuid[])) or own.ids <> '{}')`,
);

/** How many each of these users has not read: 1,000 stands for more. */
export const unreadOf = prepared<{ userId: string; unread: number }>(
  'unread-of-users',
  `select u.id as "userId", (select count(*)::int from (
       select from notifications n where n.user_id = u.id and n.read_at is null limit 1000) unread) as unread
   from unnest($1::uuid[]) u (id)`,
);
