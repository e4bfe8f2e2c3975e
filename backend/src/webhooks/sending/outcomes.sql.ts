import { DAYS_TO_DISABLE, FAILURES_TO_REST, PROBE_SECONDS } from '@arogya/domain/webhooks/retries';
import { prepared } from '../../database/statement';
import type { Attempt } from '../attempt';

/** How a delivery ended; `queued` is tried again. */
export interface DeliveryEnd {
  readonly endpointId: string;
  readonly id: number;
  readonly lease: string;
  readonly state: 'delivered' | 'queued' | 'dead';
  /** After so many seconds it is tried again. */
  readonly wait: number;
  readonly probe: boolean;
  /** The receiver has said that it wants nothing any more. */
  readonly gone: boolean;
  readonly attempt: Attempt;
}

/** An endpoint that was switched off just now. */
export interface DisabledEndpoint {
  readonly id: string;
  readonly url: string;
  readonly reason: 'gone' | 'silent';
  readonly integration: string;
}

/** The most that one statement notes; its limit tells the planner to expect few. */
export const NOTED_AT_ONCE = 64;

/** Of the attempts the first one is kept, since when it fails, and the last ones. */
const LAST_ATTEMPTS = 19;
const KEPT = `case when jsonb_array_length(d.attempts) > ${LAST_ATTEMPTS} then
  jsonb_build_array(d.attempts -> 0) || (select jsonb_agg(one order by nth) from jsonb_array_elements(d.attempts) with ordinality kept (one, nth)
    where nth > jsonb_array_length(d.attempts) - ${LAST_ATTEMPTS - 1})
  else d.attempts end || jsonb_build_array(ended.attempt)`;

const SILENCE = `interval '${DAYS_TO_DISABLE} days'`;
/** The last time at which all was well with endpoint `e`. */
const SINCE = `greatest(e.last_success_at, e.resumed_at)`;
/** What was not delivered to it: each state has an index of its own. */
const UNDELIVERED = ['queued', 'sending', 'dead']
  .map((state) => `select attempts from webhook_deliveries where endpoint_id = e.id and state = '${state}'`)
  .join(' union all ');
/** It has taken nothing for days, and has failed through them: one that nothing was sent to is not silent. */
const IS_SILENT = `(${SINCE} < now() - ${SILENCE} and exists (
  select from (${UNDELIVERED}) d cross join lateral jsonb_array_elements(d.attempts) tried
  where d.attempts <> '[]' and (tried ->> 'at')::timestamptz > ${SINCE} and (tried ->> 'at')::timestamptz < now() - ${SILENCE}))`;

/** What comes after so many failures in a row: doubling. */
const PROBE_WAIT = `make_interval(secs => least(${PROBE_SECONDS.first} * power(2, least(news.fails - ${FAILURES_TO_REST}, 30)), ${PROBE_SECONDS.longest}))`;

/**
 * Notes how deliveries have ended, and what that says about their endpoints. Whoever has lost a delivery to another server notes
 * only that it was delivered. Answers the endpoints that are disabled by it.
 */
export const noteEnds = prepared<DisabledEndpoint, { ends: string }>(
  'note-ends-of-deliveries',
  `with ended as materialized (
     select * from jsonb_to_recordset(:ends) ended (
       "endpointId" uuid, id bigint, lease timestamptz, state text, wait float8, probe boolean, gone boolean, attempt jsonb)
     limit ${NOTED_AT_ONCE}
   ), noted as (
     update webhook_deliveries d
     set state = ended.state, next_at = now() + make_interval(secs => ended.wait), attempts = ${KEPT}
     from ended where d.endpoint_id = ended."endpointId" and d.id = ended.id
       and (d.state = 'sending' and d.next_at = ended.lease or ended.state = 'delivered' and d.state in ('queued', 'sending'))
     returning d.endpoint_id, ended.state, ended.probe, ended.gone
   ), by_endpoint as (
     select endpoint_id as id, bool_or(state = 'delivered') as taken, bool_or(gone) as gone,
       count(*) filter (where state <> 'delivered') as failures, count(*) filter (where probe and state <> 'delivered') as probes
     from noted group by endpoint_id
   ), news as materialized (
     select e.id, n.taken, 
       case when n.taken then 0 when e.state = 'resting' then e.fails + n.probes else least(e.fails + n.failures, ${FAILURES_TO_REST}) end as fails,
       case when n.gone then 'gone' when not n.taken and ${IS_SILENT} then 'silent' end as reason
     from webhook_endpoints e join by_endpoint n on n.id = e.id
     where e.state in ('active', 'resting') order by e.id for no key update of e
   ), changed as (
     update webhook_endpoints e set
       fails = news.fails, reason = news.reason,
       last_success_at = case when news.taken then now() else e.last_success_at end,
       state = case when news.reason is not null then 'disabled' when news.fails >= ${FAILURES_TO_REST} then 'resting' else 'active' end,
       probe_at = case when news.reason is null and news.fails >= ${FAILURES_TO_REST} then now() + ${PROBE_WAIT} end
     from news where news.id = e.id
     returning e.id, e.url, e.integration_id, e.reason
   )
   select changed.id, changed.url, changed.reason, i.name as integration
   from changed join integrations i on i.id = changed.integration_id where changed.reason is not null`,
);
