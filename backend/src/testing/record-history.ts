import type { Db } from '../database/sql';

const NOUNS = `('lead', 'patient', 'doctor', 'hospital')`;
/** Fields whose values are rows of their own: those of one transaction are one event. */
const OF_CALENDARS = `('leaves', 'hours', 'dayHours', 'closures')`;

/**
 * Audited changes of leads, patients, doctors and hospitals that do not have exactly one event, and events without an audited change:
 * what was written by one transaction has the same xmin. Of a calendar there is one event a transaction, with the fields of all its rows.
 */
const GAPS = `
with audited as (
  select xmin::text as by, entity || '.' || case action when 'archived' then 'deleted' else action end as kind, entity_id, fields
  from audit_log where entity in ${NOUNS} and action in ('created', 'changed', 'archived', 'restored', 'erased', 'deleted')
), expected as (
  select by, kind, entity_id, fields from audited where not coalesce(fields[1], '') in ${OF_CALENDARS}
  union all
  select by, split_part(kind, '.', 1) || '.calendar_changed', entity_id, array_agg(distinct fields[1])
  from audited where fields[1] in ${OF_CALENDARS} group by by, split_part(kind, '.', 1), entity_id
), written as (
  select xmin::text as by, kind, entity_id, array(select jsonb_array_elements_text(change -> 'fields')) as fields
  from events where split_part(kind, '.', 1) in ${NOUNS}
)
select kind, entity_id as id, count(*) filter (where side = 'audit')::int as rows, count(*) filter (where side = 'event')::int as events
from (select 'audit' as side, * from expected union all select 'event', * from written) both_sides
group by by, kind, entity_id, fields having count(*) filter (where side = 'audit') <> count(*) filter (where side = 'event') limit 5`;

/** Events of a record whose version falls in the order in which readers take them. */
const FALLS = `
select kind, entity_id as id, version, before from (
  select kind, entity_id, version, lag(version) over (partition by entity_id order by tx, id) as before
  from events where split_part(kind, '.', 1) in ${NOUNS} or kind like 'appointment.%') ordered
where version < before limit 5`;

interface Gap {
  readonly kind: string;
  readonly id: string;
  readonly rows: number;
  readonly events: number;
}

interface Fall {
  readonly kind: string;
  readonly id: string;
  readonly version: number;
  readonly before: number;
}

/** Throws when a lead, patient, doctor or hospital was changed without an event, or a version falls in the order of events. */
export async function assertEventsOfRecords(sql: Pick<Db, 'query'>): Promise<void> {
  const gaps = await sql.query<Gap>(GAPS);
  const falls = await sql.query<Fall>(FALLS);
  if (gaps.length + falls.length === 0) return;
  const lines = [
    ...gaps.map(({ kind, id, rows, events }) => `${kind} ${id}: ${rows} audited changes, ${events} events`),
    ...falls.map(({ kind, id, version, before }) => `${kind} ${id}: version ${version} behind ${before}`),
  ];
  throw new Error(`Each audited change of a record leaves one event, in the order of its versions:\n${lines.join('\n')}`);
}
