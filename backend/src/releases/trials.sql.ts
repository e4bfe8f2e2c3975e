import { prepared } from '../database/statement';

/** Sessions are compared for as long as one lives, and a day besides. */
const KEPT = `interval '2 days'`;

/**
 * What a session reports of releases on trial, and of what is live beside them (`seen`: name, id, opened, kind, error, frame,
 * page): one row for each release, with its last failure.
 */
export const reportReleases = prepared<object, { seen: string; session: string }>(
  'frontend-report',
  `
insert into frontend_sessions (name, id, session, opened_at, failed_at, kind, error, frame, page)
select r.name, r.id, :session, case when r.opened then now() end, case when r.kind is not null then now() end, r.kind, r.error, r.frame, r.page
from jsonb_to_recordset(:seen) r (name text, id text, opened boolean, kind text, error text, frame text, page text)
on conflict (name, id, session) do update set
  opened_at = coalesce(excluded.opened_at, frontend_sessions.opened_at),
  failed_at = coalesce(excluded.failed_at, frontend_sessions.failed_at),
  kind = case when excluded.kind is null then frontend_sessions.kind else excluded.kind end,
  error = case when excluded.kind is null then frontend_sessions.error else excluded.error end,
  frame = case when excluded.kind is null then frontend_sessions.frame else excluded.frame end,
  page = case when excluded.kind is null then frontend_sessions.page else excluded.page end`,
);

const seen = (release: string): string => `(
  select count(*)::int as sessions, count(*) filter (where s.failed_at >= l.since)::int as failed
  from frontend_sessions s where s.name = l.name and s.id = ${release} and s.opened_at >= l.since)`;

/** Of each trial: the sessions that opened the release since it began, and those in which it failed; the same of what is live beside it. */
export const OUTCOMES = `
select l.name, l.canary as id, l.since, trial.sessions, trial.failed, stable.sessions as "stableSessions", stable.failed as "stableFailed"
from frontend_live l cross join lateral ${seen('l.canary')} trial cross join lateral ${seen('l.stable')} stable
where l.canary is not null order by l.name`;

/** How releases on trial fail, most sessions first, five of each. */
export const FAULTS = `
select name, kind, error, frame, page, sessions from (
  select s.name, s.kind, s.error, s.frame, s.page, count(*)::int as sessions,
    row_number() over (partition by s.name order by count(*) desc, max(s.failed_at) desc) as place
  from frontend_live l join frontend_sessions s on s.name = l.name and s.id = l.canary and s.failed_at >= l.since
  group by s.name, s.kind, s.error, s.frame, s.page) ranked
where place <= 5 order by name, place`;

export const sweepSessions = prepared<object, { now: string }>(
  'sweep-trial-sessions',
  `delete from frontend_sessions where at < :now::timestamptz - ${KEPT}`,
);
