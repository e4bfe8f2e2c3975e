import type { Db } from '../database/sql';

/** Appointments that do not have exactly one audit row and one event for each of their versions. */
const GAPS = `
select a.id, a.version, e.events, l.rows
from appointments a,
  lateral (
    select count(*)::int as events, count(distinct version)::int as versions, coalesce(min(version), 0) as first, coalesce(max(version), 0) as last
    from events where entity_id = a.id and kind like 'appointment.%') e,
  lateral (
    select count(*)::int as rows from audit_log
    where entity_id = a.id and entity = 'appointment' and action in ('created', 'changed', 'archived', 'restored')) l
where (e.events, e.versions, e.first, e.last, l.rows) is distinct from (a.version, a.version, 1, a.version, a.version)
order by a.created_at limit 5`;

interface Gap {
  readonly id: string;
  readonly version: number;
  readonly events: number;
  readonly rows: number;
}

/** Throws when an appointment was written without an audit row or an event. */
export async function assertHistoryIsComplete(sql: Pick<Db, 'query'>): Promise<void> {
  const gaps = await sql.query<Gap>(GAPS);
  if (gaps.length === 0) return;
  const lines = gaps.map(({ id, version, events, rows }) => `${id}: ${version} versions, ${events} events, ${rows} audit rows`);
  throw new Error(`Each version of an appointment leaves one audit row and one event:\n${lines.join('\n')}`);
}
