import { EXPECTED } from '@arogya/domain/appointments/status';
import { inWords } from '../database/where';
export const MOST_TRIES = 5;

export const ADD_JOB = `
insert into message_jobs (channel, recipient, template, sealed, next_at, not_after, created_at)
values ($1, $2, $3, $4, $5, $6, $5)`;

/** How long to wait after a try that failed or did not finish: 10 s, 1 min, 6 min, 36 min. */
const WAIT = `interval '10 seconds' * power(6, tries)`;

/**
 * Claims the jobs that are due. The claim is committed before anything is sent: if the server dies, the job is due again
 * after the wait. \`valid\` is false when it is too late, or the appointment has changed since.
 */
export const CLAIM_JOBS = `
update message_jobs j set tries = tries + 1, next_at = $1::timestamptz + ${WAIT}
where j.id in (
  select id from message_jobs where state = 'queued' and tries < ${MOST_TRIES} and next_at <= $1
  order by next_at limit $2 for update skip locked)
returning j.id, j.channel, j.recipient, j.template, j.params, j.sealed, j.tries,
  j.not_after > $1 and (j.visit_id is null or exists (
    select from appointments a
    where a.id = j.visit_id and a.start_at = j.start_at
      and (a.archived_at is null and a.status in (${inWords(EXPECTED)})) = (j.template <> 'cancelled'))) as valid`;

/** Deletes the job of a code that was sent. For an appointment it stays noted that a message was sent, but not to whom. */
export const JOB_SENT = `
with gone as (delete from message_jobs where id = $1 and visit_id is null)
update message_jobs set state = 'sent', recipient = '', params = '{}', sealed = null where id = $1 and visit_id is not null`;

export const JOB_ENDED = `
update message_jobs set state = $2, failure = $3, recipient = '', params = '{}', sealed = null where id = $1`;

export const JOB_FAILED = 'update message_jobs set failure = $2 where id = $1';

/** The server died during the last try of these. */
export const END_LOST_JOBS = `
update message_jobs set state = 'failed', failure = 'no answer', recipient = '', params = '{}', sealed = null
where state = 'queued' and tries >= ${MOST_TRIES} and next_at <= $1`;

/** Deletes jobs that nobody needs any more; $1 is now. */
export const MESSAGE_SWEEPS = [
  `delete from message_jobs where visit_id is null and created_at < $1::timestamptz - interval '1 day'`,
  `delete from message_jobs where id in (
     select j.id from message_jobs j left join appointments a on a.id = j.visit_id
     where j.created_at < $1::timestamptz - interval '7 days' and (a.start_at is null or a.start_at < $1::timestamptz - interval '7 days')
     limit 5000)`,
  `delete from outbox_messages where id in (select id from outbox_messages where at < $1::timestamptz - interval '3 days' limit 5000)`,
  'delete from booking_codes where expires_at <= $1',
  'delete from booking_proofs where expires_at <= $1',
] as const;
