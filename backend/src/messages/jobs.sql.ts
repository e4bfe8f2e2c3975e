import { EXPECTED } from '@arogya/domain/appointments/status';
import type { Language } from '@arogya/domain/languages/languages';
import type { Template } from '@arogya/domain/messages/texts';
import type { Recipient } from './message';
import { prepared } from '../database/statement';
import { inWords } from '../database/where';

export const MOST_TRIES = 5;

/** A message that waits to be sent. */
export interface MessageJob {
  readonly id: string;
  readonly channel: Recipient['channel'];
  readonly recipient: string;
  readonly template: Template;
  readonly params: object;
  readonly sealed: string | null;
  /** Null: in English, as a server of the version before has queued it. */
  readonly language: Language | null;
  /** Of the patient's page; null where the message has no link: it is about no appointment, or about one without a page. */
  readonly linkVersion: number | null;
  readonly tries: number;
  readonly valid: boolean;
}

export const addJob = prepared<
  object,
  { channel: string; recipient: string; template: string; sealed: string; language: string | null; now: string; notAfter: string }
>(
  'add-message-job',
  `insert into message_jobs (channel, recipient, template, sealed, language, next_at, not_after, created_at)
   values (:channel, :recipient, :template, :sealed, :language, :now, :notAfter, :now)`,
);

/** How long to wait after a try that failed: 10 s, 1 min, 6 min, 36 min. */
const WAIT = `interval '10 seconds' * power(6, tries - 1)`;

/** Messages by state, and for how many seconds the oldest of each has been due. */
export const jobsByState = prepared<{ state: string; jobs: number; oldest: number }, { now: string }>(
  'message-jobs-by-state',
  `select state, count(*)::int as jobs, greatest(0, extract(epoch from :now::timestamptz - min(next_at)))::int as oldest
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
export const claimJobs = prepared<MessageJob, { now: string; most: number }>(
  'claim-jobs',
  `
update message_jobs j set state = 'sending', tries = tries + 1, sent_at = :now, next_at = :now::timestamptz + ${LEASE}
where j.id in (
  select id from message_jobs where state = 'queued' and next_at <= :now
  order by next_at limit :most for update skip locked)
returning j.id, j.channel, j.recipient, j.template, j.params, j.sealed, j.language, j.tries,
  (select link_version from appointments a where a.id = j.appointment_id and a.archived_at is null and a.hospital_id is not null) as "linkVersion",
  j.not_after > :now and (j.appointment_id is null or exists (
    select from appointments a
    where a.id = j.appointment_id and ${isOfPlace('j', 'a')}
      and (a.archived_at is null and a.status in (${inWords(EXPECTED)})) = (j.template <> 'cancelled'))) as valid`,
);

/** Deletes the job of a code that was sent. For an appointment it stays noted that a message was sent, but not to whom. */
export const jobSent = prepared<object, { id: string }>(
  'message-job-sent',
  `
with gone as (delete from message_jobs where id = :id and appointment_id is null)
update message_jobs set state = 'sent', failure = null, ${EMPTIED} where id = :id and appointment_id is not null`,
);

export const jobEnded = prepared<object, { id: string; state: string; failure: string }>(
  'message-job-ended',
  `update message_jobs set state = :state, failure = :failure, ${EMPTIED} where id = :id`,
);

/** Whose data were erased meanwhile has no address any more. */
const QUEUED = `state = case when recipient = '' then 'dropped' else 'queued' end`;

/** It was not taken, or may be sent again without harm. */
export const jobFailed = prepared<object, { id: string; failure: string; now: string }>(
  'message-job-failed',
  `
update message_jobs set ${QUEUED}, failure = :failure, next_at = :now::timestamptz + ${WAIT} where id = :id and state = 'sending'`,
);

/** Nobody knows whether these were taken. A code is asked for again, so that nothing of it has to stay. */
const UNKNOWN = `state = 'unknown', recipient = case when appointment_id is null then '' else recipient end,
  params = case when appointment_id is null then '{}' else params end, sealed = null`;

export const jobUnknown = prepared<object, { id: string; failure: string }>(
  'message-job-unknown',
  `update message_jobs set ${UNKNOWN}, failure = :failure where id = :id and state = 'sending'`,
);

/** The server died while it sent these. Where the provider knows our ids they are sent again: `deduped` are such channels. */
export const LOST_JOBS = [
  prepared<object, { now: string; deduped: readonly string[] }>(
    'lost-jobs-queued',
    `update message_jobs set ${QUEUED}, failure = 'no answer'
     where state = 'sending' and next_at <= :now and channel = any (:deduped::text[]) and tries < ${MOST_TRIES}`,
  ),
  prepared<object, { now: string; deduped: readonly string[] }>(
    'lost-jobs-unknown',
    `update message_jobs set ${UNKNOWN}, failure = 'no answer'
     where state = 'sending' and next_at <= :now and (channel <> all (:deduped::text[]) or tries >= ${MOST_TRIES})`,
  ),
] as const;

/** What may have been sent, and can still be of use. `now` is bound. */
export const unknownMessages = (now: string): string => `
(select id, channel, recipient, template, params, language, sent_at as at from message_jobs
 where state = 'unknown' and recipient <> '' and not_after > ${now}::timestamptz)`;

/** Somebody has decided to send it once more. */
export const resendJob = prepared<object, { id: string; now: string }>(
  'message-job-resend',
  `
update message_jobs set state = 'queued', tries = 0, next_at = :now, failure = null
where id = :id and state = 'unknown' and recipient <> '' and not_after > :now returning id`,
);

const sweepOf = (what: string, text: string) => prepared<object, { now: string }>(`sweep-${what}`, text);

/** Deletes jobs that nobody needs any more. */
export const MESSAGE_SWEEPS = [
  sweepOf('code-jobs', `delete from message_jobs where appointment_id is null and created_at < :now::timestamptz - interval '1 day'`),
  sweepOf(
    'old-jobs',
    `delete from message_jobs where id in (
       select j.id from message_jobs j left join appointments a on a.id = j.appointment_id
       where j.created_at < :now::timestamptz - interval '7 days' and (a.start_at is null or a.start_at < :now::timestamptz - interval '7 days')
       limit 5000)`,
  ),
  sweepOf('unknown-jobs', `update message_jobs set ${EMPTIED} where state = 'unknown' and recipient <> '' and not_after <= :now`),
  sweepOf(
    'outbox',
    `delete from outbox_messages where id in (select id from outbox_messages where at < :now::timestamptz - interval '3 days' limit 5000)`,
  ),
  sweepOf('codes', 'delete from booking_codes where expires_at <= :now'),
  sweepOf('proofs', 'delete from booking_proofs where expires_at <= :now'),
] as const;
