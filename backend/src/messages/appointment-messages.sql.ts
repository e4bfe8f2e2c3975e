import { DEFAULT_ZONE } from '@arogya/domain/clock';
import type { AppointmentTemplate } from '@arogya/domain/messages/texts';
import { EXPECTED } from '@arogya/domain/appointments/status';
import { UNDO_MS } from '@arogya/domain/appointments/undo';
import { inWords } from '../database/where';

/** Most messages of one scan; the next scan continues. */
const AT_ONCE = 500;
const PHONE = `coalesce(a.contact ->> 'phoneKey', p.phone_key)`;
const EMAIL = `case when a.contact is null then p.email else a.contact ->> 'email' end`;
const HAS_PHONE = `($2 and ${PHONE} like '+%')`;
const ZONE = `coalesce(h.time_zone, '${DEFAULT_ZONE}')`;
const LOCAL = `($1::timestamptz at time zone ${ZONE})`;

const IS_EXPECTED = `a.archived_at is null and a.status in (${inWords(EXPECTED)})`;
const OF_LATE = `$1::timestamptz - interval '1 hour'`;
/** A change is told of when it can no longer be undone, and when it will not be changed again the next moment. */
const IS_FINAL = `a.updated_at <= $1::timestamptz - interval '${UNDO_MS} milliseconds'`;

/** $1 now, $2 whether phones can be reached, $3 whether e-mail addresses can. Several servers may scan at once. */
const queue = (template: AppointmentTemplate, which: string): string => `
insert into message_jobs (channel, recipient, template, params, visit_id, day, start_at, next_at, not_after, created_at)
select case when ${HAS_PHONE} then 'sms' else 'email' end, case when ${HAS_PHONE} then ${PHONE} else ${EMAIL} end, '${template}',
  jsonb_build_object('hospital', coalesce(h.name, 'ArogyaDesk'), 'doctor', d.full_name, 'day', a.day, 'time', a.time_slot,
    'number', a.number, 'phone', h.phone, 'doctorId', a.doctor_id),
  a.id, a.day, a.start_at, $1, a.start_at, $1
from appointments a
join patients p on p.id = a.patient_id
join doctors d on d.id = a.doctor_id
left join hospitals h on h.id = a.hospital_id
where ${which} and a.start_at > $1
  and p.archived_at is null and (${HAS_PHONE} or ($3 and ${EMAIL} is not null))
limit ${AT_ONCE}
on conflict do nothing
returning id`;

/** What was booked within the last hour. After a longer outage nobody gets a late confirmation. */
export const QUEUE_CONFIRMATIONS = queue(
  'confirmation',
  `${IS_EXPECTED} and a.created_at > ${OF_LATE} and a.created_at <= $1
  and not exists (select from message_jobs j where j.visit_id = a.id and j.template = 'confirmation')`,
);

/**
 * The appointments of tomorrow at the hospital, during the day there, except those that were confirmed just now. The outer
 * bounds on the day, wide enough for every zone, let the index be used.
 */
export const QUEUE_REMINDERS = queue(
  'reminder',
  `${IS_EXPECTED} and a.day between ($1::timestamptz at time zone 'UTC')::date and ($1::timestamptz at time zone 'UTC')::date + 2
  and a.day = ${LOCAL}::date + 1 and extract(hour from ${LOCAL}) between 9 and 19
  and a.created_at <= ${OF_LATE}
  and not exists (select from message_jobs j where j.visit_id = a.id and j.template = 'reminder' and j.day = a.day)`,
);

/** Patients who know another start, or another doctor, get the new one. */
export const QUEUE_MOVED = queue(
  'moved',
  `${IS_EXPECTED} and a.updated_at > ${OF_LATE} and ${IS_FINAL}
  and (select j.start_at <> a.start_at or coalesce(j.params ->> 'doctorId', a.doctor_id::text) <> a.doctor_id::text
    from message_jobs j where j.visit_id = a.id order by j.created_at desc limit 1)`,
);

/** Upcoming appointments that will not take place, also because the doctor or hospital was deleted, or the appointment itself. */
export const QUEUE_CANCELLED = queue(
  'cancelled',
  `(a.status = 'cancelled' and a.archived_at is null and a.updated_at > ${OF_LATE}
    or a.status in (${inWords(EXPECTED)}) and a.archived_at > ${OF_LATE})
  and ${IS_FINAL} and a.created_at < ${OF_LATE.replace('1 hour', '1 minute')}
  and not exists (select from message_jobs j where j.visit_id = a.id and j.template = 'cancelled')`,
);
