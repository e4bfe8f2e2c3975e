import { EXPECTED } from '@arogya/domain/appointments/status';
import { prepared } from '../database/statement';
import { inWords } from '../database/where';

export const MOST_TRIES = 5;

export const addJob = prepared(
  'add-message-job',
  `insert into message_jobs (channel, recipient, template, sealed, next_at, not_after, created_at)
   values ($1, $2, $3, $4, $5, $6, $5)`,
);

/** How long to wait after a try that failed: 10 s, 1 min, 6 min, 36 min. */
const WAIT = `interval '10 seconds' * power(6, tries - 1)`;

/** $1 now: messages by state, and for how many seconds the oldest of each has been due. */
export const jobsByState = prepared<{ state: string; jobs: number; oldest: number }>(
  'message-jobs-by-state',
  `select state, count(*)::int as jobs, greatest(0, extract(epoch from $1::timestamptz - min(next_at)))::int as oldest
   from message_jobs group by state`,
);

/** Which doctor a message about an appointment named: patients are informed when it is another one. */
const OF_DOCTOR = `case when params ? 'doctorId' then jsonb_build_object('doctorId', params -> 'doctorId') else '{}' end`;
/** What is left of a job that will not be sent any more: nobody's address, no words. */
const EMPTIED = `recipient = '', params = ${OF_DOCTOR}, sealed = null`;

/** Whether message `j` names the start and the doctor of its appointment `a`; older ones name no doctor. */
export const isOfPlace = (j: string, a: string): string =>
  `(${j}.start_at = ${a}.start_at and coalesce(${j}.params ->> 'doctorId', ${a}.doctor_id::text) = ${a}.doctor_id::text)`;

/** How long a server may take to send; after that it has died. Providers are given up far earlier. */
const LEASE = `interval '2 minutes'`;

/**
 * Claims the jobs that are due. That a message goes out is committed with the time before it does. \`valid\` is false when it is
 * too late, or the appointment has changed since.
 */
export const CLAIM_JOBS = `
update message_jobs j set state = 'sending', tries = tries + 1, sent_at = $1, next_at = $1::timestamptz + ${LEASE}
where j.id in (
  select id from message_jobs where state = 'queued' and next_at <= $1
  order by next_at limit $2 for update skip locked)
returning j.id, j.channel, j.recipient, j.template, j.params, j.sealed, j.tries,
  j.not_after > $1 and (j.visit_id is null or exists (
    select from appointments a
    where a.id = j.visit_id and ${isOfPlace('j', 'a')}
      and (a.archived_at is null and a.status in (${inWords(EXPECTED)})) = (j.template <> 'cancelled'))) as valid`;

/** Deletes the job of a code that was sent. For an appointment it stays noted that a message was sent, but not to whom. */
export const JOB_SENT = `
with gone as (delete from message_jobs where id = $1 and visit_id is null)
update message_jobs set state = 'sent', failure = null, ${EMPTIED} where id = $1 and visit_id is not null`;

export const JOB_ENDED = `update message_jobs set state = $2, failure = $3, ${EMPTIED} where id = $1`;

/** Whose data were erased meanwhile has no address any more. */
const QUEUED = `state = case when recipient = '' then 'dropped' else 'queued' end`;

/** It was not taken, or may be sent again without harm. $1 id, $2 failure, $3 now. */
export const JOB_FAILED = `
update message_jobs set ${QUEUED}, failure = $2, next_at = $3::timestamptz + ${WAIT} where id = $1 and state = 'sending'`;

/** Nobody knows whether these were taken. A code is asked for again, so that nothing of it has to stay. */
const UNKNOWN = `state = 'unknown', recipient = case when visit_id is null then '' else recipient end,
  params = case when visit_id is null then '{}' else params end, sealed = null`;

export const JOB_UNKNOWN = `update message_jobs set ${UNKNOWN}, failure = $2 where id = $1 and state = 'sending'`;

/** The server died while it sent these. Where the provider knows our ids they are sent again. $1 now, $2 such channels. */
export const LOST_JOBS = [
  `update message_jobs set ${QUEUED}, failure = 'no answer'
   where state = 'sending' and next_at <= $1 and channel = any ($2::text[]) and tries < ${MOST_TRIES}`,
  `update message_jobs set ${UNKNOWN}, failure = 'no answer'
   where state = 'sending' and next_at <= $1 and (channel <> all ($2::text[]) or tries >= ${MOST_TRIES})`,
] as const;

/** What may have been sent, and can still be of use. `now` is bound. */
export const unknownMessages = (now: string): string => `
(select id, channel, recipient, template, params, sent_at as at from message_jobs
 where state = 'unknown' and recipient <> '' and not_after > ${now}::timestamptz)`;

/** Somebody has decided to send it once more. $1 id, $2 now. */
export const RESEND_JOB = `
update message_jobs set state = 'queued', tries = 0, next_at = $2, failure = null
where id = $1 and state = 'unknown' and recipient <> '' and not_after > $2 returning id`;

/** Deletes jobs that nobody needs any more; $1 is now. */
export const MESSAGE_SWEEPS = [
  `delete from message_jobs where visit_id is null and created_at < $1::timestamptz - interval '1 day'`,
  `delete from message_jobs where id in (
     select j.id from message_jobs j left join appointments a on a.id = j.visit_id
     where j.created_at < $1::timestamptz - interval '7 days' and (a.start_at is null or a.start_at < $1::timestamptz - interval '7 days')
     limit 5000)`,
  `update message_jobs set ${EMPTIED} where state = 'unknown' and recipient <> '' and not_after <= $1`,
  `delete from outbox_messages where id in (select id from outbox_messages where at < $1::timestamptz - interval '3 days' limit 5000)`,
  'delete from booking_codes where expires_at <= $1',
  'delete from booking_proofs where expires_at <= $1',
] as const;
