import type { NotificationKind } from '@arogya/domain/notifications/kinds';
import { prepared, type Statement } from '../database/statement';
import type { Bounds } from '../events/readers/event-reader';
import { IN_RANGE } from '../events/readers/readers.sql';
import type { Audience, NotifiedKind } from './audience';
import type { Notification } from './notification.dto';

/** Never changes: the key of its place among the events. */
export const NOTIFICATIONS_READER = 'notifications';
/** A count this high stands for more: the bell says 99+. */
export const MANY = 100;
/** Older ones that were never read are not counted. */
const LOOKED_AT = 1_000;
/** No transaction stays open longer, so everything older than this is visible to a user who marks all as read. */
const SETTLED = `interval '1 minute'`;

/** Servers then inform the open screens of these audiences about the number of unread ones. */
const notified = (audiences: string): string => `
insert into events (at, kind, entity_id, version, change)
select now(), 'notified', gen_random_uuid(), 0, jsonb_build_object('audiences', audiences) from (${audiences}) written where audiences <> '[]'`;

const insertNotifications = prepared<object, { rows: string }>(
  'notify',
  `with written as (
  insert into notifications (audience, kind, entity_id, detail)
  select audience, kind, entity_id, detail from jsonb_to_recordset(:rows) row (audience text, kind text, entity_id uuid, detail jsonb)
  returning audience
) ${notified(`select coalesce(jsonb_agg(distinct audience), '[]') as audiences from written`)}`,
);

/** One notification. */
export interface NewNotification {
  readonly audience: Audience;
  readonly kind: NotificationKind;
  readonly entity_id: string;
  readonly detail: object;
}

export const tell = (rows: readonly NewNotification[]): Statement => insertNotifications({ rows: JSON.stringify(rows) });

/** Nothing is said of a cancellation or a patient's move, which made this version, any more, and open screens count anew. */
export const withdrawNews = prepared<object, { appointmentId: string; version: number; audiences: readonly string[] }>(
  'withdraw-appointment-news',
  `with gone as (
     delete from notifications where audience = any (:audiences::text[]) and at > now() - interval '1 hour'
       and entity_id = :appointmentId and kind in ('appointment_cancelled', 'appointment_moved') and (detail ->> 'version')::int = :version returning audience
   ) ${notified(`select coalesce(jsonb_agg(distinct audience), '[]') as audiences from gone`)}`,
);

/** The assignment of a lead was taken back. */
export const withdrawAssignment = prepared<object, { leadId: string; audience: string; madeAt: Date }>(
  'withdraw-assignment',
  `with gone as (
     delete from notifications where audience = :audience and at = :madeAt and entity_id = :leadId and kind = 'lead_assigned' returning audience
   ) ${notified(`select coalesce(jsonb_agg(distinct audience), '[]') as audiences from gone`)}`,
);

/** The user (u) has read everything up to here: the time of their account, or of the last "mark all". */
const READ_TO = `greatest((select read_to from notification_marks m where m.user_id = u.id), u.created_at)`;
const isRead = (user: string): string => `exists (select from notification_reads r where r.user_id = ${user} and r.notification_id = n.id)`;

export const notificationsOf = prepared<Notification, { audiences: readonly string[]; userId: string; limit: number; offset: number }>(
  'notifications',
  `
select n.id, n.kind, n.entity_id as "entityId", n.detail, n.at,
  coalesce(r.read_at, case when n.at <= u.read_to then u.read_to end) as "readAt"
from (select u.id, ${READ_TO} as read_to from users u where u.id = :userId) u
cross join lateral (
  select n.* from unnest(:audiences::text[]) listed (audience) cross join lateral (
    select * from notifications n where n.audience = listed.audience order by n.at desc, n.id desc limit :limit::int + :offset::int) n
  order by n.at desc, n.id desc limit :limit offset :offset) n
left join notification_reads r on r.user_id = u.id and r.notification_id = n.id
order by n.at desc, n.id desc`,
);

/** How many each of these users (a list of {id, audiences}) has not read, among the newest thousand: `MANY` stands for more. */
export const unreadOf = prepared<{ userId: string; unread: number }, { asked: string }>(
  'unread-of-users',
  `select u.id as "userId", counted.unread
   from jsonb_to_recordset(:asked) asked (id uuid, audiences text[])
   join lateral (select u.id, ${READ_TO} as read_to from users u where u.id = asked.id) u on true
   cross join lateral (
     select count(*)::int as unread from (
       select from unnest(asked.audiences) listed (audience) cross join lateral (
         select n.id from notifications n where n.audience = listed.audience and n.at > u.read_to
         order by n.at desc, n.id desc limit ${LOOKED_AT}) n
       where not ${isRead('u.id')} limit ${MANY}) unread) counted`,
);

export const readOne = prepared<object, { userId: string; audiences: readonly string[]; id: string }>(
  'read-one',
  `
with read as (
  insert into notification_reads (user_id, notification_id)
  select :userId, n.id from notifications n where n.id = :id and n.audience = any (:audiences::text[]) on conflict do nothing returning user_id
) ${notified(`select coalesce(jsonb_agg(distinct 'user ' || user_id), '[]') as audiences from read`)}`,
);

/**
 * Older ones are marked by a time, newer ones one by one. A mark at the present time would include what others are writing at
 * this moment.
 */
export const readAll = prepared<object, { userId: string; audiences: readonly string[] }>(
  'read-all',
  `
with settled as (
  insert into notification_marks (user_id, read_to) values (:userId, now() - ${SETTLED})
  on conflict (user_id) do update set read_to = greatest(notification_marks.read_to, excluded.read_to)
), passed as (
  delete from notification_reads r using notifications n
  where r.user_id = :userId and n.id = r.notification_id and n.at <= now() - ${SETTLED}
), read as (
  insert into notification_reads (user_id, notification_id)
  select :userId, n.id from notifications n where n.audience = any (:audiences::text[]) and n.at > now() - ${SETTLED} on conflict do nothing
) ${notified(`select jsonb_build_array('user ' || :userId::text) as audiences`)}`,
);

export interface News {
  readonly kind: NotifiedKind;
  readonly appointmentId: string;
  /** Of the appointment, by which an Undo finds what was said of it. */
  readonly version: number;
  readonly hospitalId: string | null;
  readonly doctorId: string;
  readonly name: string;
  readonly at: string;
  readonly doctor: string;
  /** The zone of the hospital, in which `at` is shown. */
  readonly zone: string | null;
  /** The patient did it, by the link; null: somebody else. */
  readonly by: 'patient' | null;
}

/**
 * The events of a range that somebody should know of: bookings by visitors, cancellations of upcoming appointments, and what a patient
 * has moved by the link. What was undone has not happened.
 */
export const newsOf = prepared<News, Bounds>(
  'news-of-events',
  `select case e.kind when 'appointment.booked' then 'appointment_booked' when 'appointment.moved' then 'appointment_moved' else 'appointment_cancelled' end as kind,
     e.change ->> 'by' as by, a.id as "appointmentId", e.version,
     e.hospital_id as "hospitalId", e.doctor_id as "doctorId", p.name, to_json(a.start_at) #>> '{}' as at, d.full_name as doctor, h.time_zone as zone
   from ${IN_RANGE} e
   join appointments a on a.id = e.entity_id join patients p on p.id = a.patient_id join doctors d on d.id = e.doctor_id
   left join hospitals h on h.id = e.hospital_id
   where a.start_at > e.at and not e.change ? 'undone' and not exists (
     select from events u where u.entity_id = e.entity_id and u.version = e.version + 1 and u.kind like 'appointment.%' and u.change ? 'undone')
   and (
     (e.kind = 'appointment.booked' and e.change ->> 'source' in ('public', 'integration') and e.change -> 'to' ->> 'status' = 'pending')
     or (e.kind = 'appointment.moved' and e.change ->> 'by' = 'patient')
     or (e.kind like 'appointment.%' and e.change -> 'to' ->> 'status' = 'cancelled' and e.change -> 'from' ->> 'status' <> 'cancelled'))
   order by e.tx, e.id`,
);
