import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { SOURCE_LANGUAGE } from '@arogya/domain/languages/languages';
import { bookingPath } from '@arogya/domain/hospitals/slug';
import type { AppointmentTemplate } from '@arogya/domain/messages/texts';
import { EXPECTED } from '@arogya/domain/appointments/status';
import { UNDO_MS } from '@arogya/domain/appointments/undo';
import { prepared } from '../database/statement';
import { inWords } from '../database/where';
import { isOfPlace } from './jobs.sql';

/** Most messages of one scan; the next scan continues. */
const AT_ONCE = 500;
const PHONE = `coalesce(a.contact ->> 'phoneKey', p.phone_key)`;
const EMAIL = `case when a.contact is null then p.email else a.contact ->> 'email' end`;
const HAS_PHONE = `(:bySms and ${PHONE} like '+%')`;
const ZONE = `coalesce(h.time_zone, '${DEFAULT_ZONE}')`;
const LOCAL = `(:now::timestamptz at time zone ${ZONE})`;

const IS_EXPECTED = `a.archived_at is null and a.status in (${inWords(EXPECTED)})`;
const OF_LATE = `:now::timestamptz - interval '1 hour'`;
/** A change is announced once it can no longer be undone and is not being changed again at this moment. */
const IS_FINAL = `a.updated_at <= :now::timestamptz - interval '${UNDO_MS} milliseconds'`;

/**
 * The last message that the patient got about it. One that was not sent, or will not be, as it names a place that has changed since
 * (jobs.sql.ts), stands for the last only where there is no other.
 */
const LAST_MESSAGE = `from message_jobs j where j.appointment_id = a.id
  order by j.state = 'dropped' or (j.state = 'queued' and not ${isOfPlace('j', 'a')}), j.created_at desc limit 1`;

interface AppointmentTime {
  readonly day: string;
  readonly startAt: string;
  /** Which decision about an affected appointment (x) has brought it about. */
  readonly by: string;
}

/** The change of a calendar whose decision was the last change of the appointment. */
const whyOf = ({ day, startAt, by }: AppointmentTime): string => `
  (select jsonb_build_object('day', ${day}, 'time', to_char(${startAt} at time zone ${ZONE}, 'HH24:MI'),
      'link', case when h.is_active and h.archived_at is null then :address::text || '${bookingPath('')}' || h.booking_slug end)
    || case when c.kind = 'closure' then jsonb_build_object('closed',
        (select one ->> 'name' from jsonb_array_elements(c.change -> 'closures') one where one ->> 'day' = (${day})::text limit 1))
      else jsonb_build_object('away', away.full_name) end
  from calendar_change_appointments x join calendar_changes c on c.id = x.change_id left join doctors away on away.id = c.doctor_id
  where x.appointment_id = a.id and x.state = 'done' and x.known_version = a.version - 1 and ${by} limit 1)`;

/** English, and what the hospital has ticked for messages, may be sent; the demo sends all. */
const mayBeSent = (language: string): string =>
  `${language} is not null and (:everyLanguage or ${language} = '${SOURCE_LANGUAGE}' or jsonb_typeof(r.languages -> ${language} -> 'messages') = 'object')`;
/** Of the appointment, else of the patient, else of the hospital, as far as it may be sent; else English. */
const LANGUAGE = `case ${['a.language', 'p.language', 'r.language'].map((one) => `when ${mayBeSent(one)} then ${one}`).join(' ')} else '${SOURCE_LANGUAGE}' end`;

/** For messages that no change of a calendar brings about. */
const NO_REASON = `case when :address::text is null then null end`;

/** What a conflict means: nobody gets the same message twice. */
const NOT_AGAIN = 'do nothing';

/**
 * It was said once before, of the time before the last change: it is true again, and said again as a message of its own. What
 * another server has queued a moment ago is newer than that change.
 */
const TRUE_AGAIN = `(appointment_id, template, start_at) do update
set id = default, channel = excluded.channel, recipient = excluded.recipient, params = excluded.params, language = excluded.language, day = excluded.day,
  state = 'queued', tries = 0, failure = null, sent_at = null, next_at = excluded.next_at, not_after = excluded.not_after,
  created_at = excluded.created_at
where message_jobs.created_at < (select a.updated_at from appointments a where a.id = message_jobs.appointment_id)`;

/**
 * Several servers may scan at once. `bySms` and `byEmail` say whether phones and e-mail addresses can be reached, `address` is
 * the product's, `everyLanguage` whether no hospital has to tick one.
 */
const queue = (template: AppointmentTemplate, which: string, why = NO_REASON, again = NOT_AGAIN) =>
  prepared<{ id: string }, { now: string; bySms: boolean; byEmail: boolean; address: string; everyLanguage: boolean }>(
    `queue-${template}`,
    `
insert into message_jobs (channel, recipient, template, params, language, appointment_id, day, start_at, next_at, not_after, created_at)
select case when ${HAS_PHONE} then 'sms' else 'email' end, case when ${HAS_PHONE} then ${PHONE} else ${EMAIL} end, '${template}',
  jsonb_build_object('hospital', coalesce(h.name, 'ArogyaDesk'), 'doctor', d.full_name, 'day', a.day, 'time', a.time_slot,
    'number', a.number, 'phone', h.phone, 'doctorId', a.doctor_id, 'why', ${why}), ${LANGUAGE},
  a.id, a.day, a.start_at, :now, a.start_at, :now
from appointments a
join patients p on p.id = a.patient_id
join doctors d on d.id = a.doctor_id
left join hospitals h on h.id = a.hospital_id
left join hospital_rules r on r.hospital_id = a.hospital_id
where ${which} and a.start_at > :now
  and p.archived_at is null and (${HAS_PHONE} or (:byEmail and ${EMAIL} is not null))
limit ${AT_ONCE}
on conflict ${again}
returning id`,
  );

/** What was booked within the last hour. After a longer outage nobody gets a late confirmation. */
export const queueConfirmations = queue(
  'confirmation',
  `${IS_EXPECTED} and a.created_at > ${OF_LATE} and a.created_at <= :now
  and not exists (select from message_jobs j where j.appointment_id = a.id and j.template = 'confirmation')`,
);

/**
 * The appointments of tomorrow at the hospital, during the day there, except those that were confirmed just now. The outer
 * bounds on the day, wide enough for every zone, let the index be used.
 */
export const queueReminders = queue(
  'reminder',
  `${IS_EXPECTED} and a.day between (:now::timestamptz at time zone 'UTC')::date and (:now::timestamptz at time zone 'UTC')::date + 2
  and a.day = ${LOCAL}::date + 1 and extract(hour from ${LOCAL}) between 9 and 19
  and a.created_at <= ${OF_LATE}
  and not exists (select from message_jobs j where j.appointment_id = a.id and j.template = 'reminder' and j.day = a.day)`,
);

/** Patients who know another start, or another doctor, get the new one; there and back before they were informed is no news. */
export const queueMoved = queue(
  'moved',
  `${IS_EXPECTED} and a.updated_at > ${OF_LATE} and ${IS_FINAL}
  and (select not ${isOfPlace('j', 'a')} ${LAST_MESSAGE})`,
  whyOf({
    day: `(select j.day ${LAST_MESSAGE})`,
    startAt: `(select j.start_at ${LAST_MESSAGE})`,
    by: `x.decision ->> 'act' in ('move', 'reassign')`,
  }),
  TRUE_AGAIN,
);

/** Upcoming appointments that will not take place, also because the doctor or hospital was deleted, or the appointment itself. */
export const queueCancelled = queue(
  'cancelled',
  `(a.status = 'cancelled' and a.archived_at is null and a.updated_at > ${OF_LATE}
    or a.status in (${inWords(EXPECTED)}) and a.archived_at > ${OF_LATE})
  and ${IS_FINAL} and a.created_at < ${OF_LATE.replace('1 hour', '1 minute')}
  and not exists (select from message_jobs j where j.appointment_id = a.id and j.template = 'cancelled')`,
  whyOf({ day: 'a.day', startAt: 'a.start_at', by: `x.decision ->> 'act' = 'cancel'` }),
);
