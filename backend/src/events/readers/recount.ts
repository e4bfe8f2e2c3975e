import type { Db } from '../../database/sql';
import { changesOf, FIGURES_READER } from './figures.sql';
import { RECOUNT_ROWS, ROW_DIFFERENCES } from './kept-figures.sql';

const REGISTER = `insert into event_readers (name) values ('${FIGURES_READER}') on conflict do nothing`;

/** Keeps the reader from folding while figures are recounted. */
const LOCK = `select from event_readers where name = '${FIGURES_READER}' for no key update`;

const UNREAD = `(
  select e.* from event_readers r cross join lateral (select * from events where (tx, id) > (r.tx, r.id) order by tx, id) e
  where r.name = '${FIGURES_READER}')`;

/**
 * What the figures must be: the rows of appointments, minus the events that the reader has not folded yet. Rows and events
 * are read as of one moment, so this is right while others go on booking.
 */
const EXPECTED = `
select hospital_id, doctor_id, day, status, sum(by)::int as by from (
  select coalesce(hospital_id, '00000000-0000-0000-0000-000000000000') as hospital_id, doctor_id, day, status, count(*)::int as by
  from appointments where archived_at is null group by 1, 2, 3, 4
  union all
  select hospital_id, doctor_id, day, status, -by from (${changesOf(UNREAD)}) unread
) a group by 1, 2, 3, 4 having sum(by) <> 0`;

/** When each patient last booked, as far as the reader has folded. */
const LAST_BOOKED = `
select patient_id, max(created_at) as at from appointments a
where not exists (select from ${UNREAD} u where u.kind = 'appointment.booked' and u.entity_id = a.id) group by 1`;

/** Recounts the kept figures of appointments from the rows, in one transaction: for rows that were written without events. */
export const RECOUNT = [
  REGISTER,
  LOCK,
  `with expected as materialized (${EXPECTED}),
   no_days as (delete from appointment_counters k where not exists (
     select from expected e where e.hospital_id = k.hospital_id and e.day = k.day and e.status = k.status)),
   no_totals as (delete from appointment_totals k where not exists (
     select from expected e where e.hospital_id = k.hospital_id and e.doctor_id = k.doctor_id and e.status = k.status)),
   days as (
     insert into appointment_counters (hospital_id, day, status, appointments)
     select hospital_id, day, status, sum(by) from expected group by 1, 2, 3
     on conflict (day, hospital_id, status) do update set appointments = excluded.appointments)
   insert into appointment_totals (hospital_id, doctor_id, status, appointments)
   select hospital_id, doctor_id, status, sum(by) from expected group by 1, 2, 3
   on conflict (hospital_id, doctor_id, status) do update set appointments = excluded.appointments`,
  `insert into patient_activity as kept (patient_id, last_booked_at) select patient_id, at from (${LAST_BOOKED}) booked
   on conflict (patient_id) do update set last_booked_at = excluded.last_booked_at where kept.last_booked_at < excluded.last_booked_at`,
] as const;

/** Recounts all kept figures. Call it in a transaction: nobody writes leads or patients until it ends. */
export async function recount(db: Pick<Db, 'query'>): Promise<void> {
  for (const statement of [...RECOUNT, ...RECOUNT_ROWS]) await db.query(statement);
}

export interface Difference {
  /** Its kind and key: the figure of a hospital, doctor, day and status, or the patient of an activity. */
  readonly figure: string;
  readonly kept: string | null;
  readonly rows: string | null;
}

/** In one statement, so that all of it is as of one moment. */
const DIFFERENCES = `
with expected as materialized (${EXPECTED}),
days as (select hospital_id, day, status, sum(by) as n from expected group by 1, 2, 3),
totals as (select hospital_id, doctor_id, status, sum(by) as n from expected group by 1, 2, 3)
select concat_ws(' ', 'counter', hospital_id, day, status) as figure, k.appointments::text as kept, d.n::text as rows
from appointment_counters k full join days d using (hospital_id, day, status) where coalesce(k.appointments, 0) <> coalesce(d.n, 0)
union all
select concat_ws(' ', 'total', hospital_id, doctor_id, status), k.appointments::text, t.n::text
from appointment_totals k full join totals t using (hospital_id, doctor_id, status) where coalesce(k.appointments, 0) <> coalesce(t.n, 0)
union all
select concat_ws(' ', 'activity', patient_id), k.last_booked_at::text, b.at::text
from (${LAST_BOOKED}) b left join patient_activity k using (patient_id) where k.last_booked_at is null or k.last_booked_at < b.at
union all
${ROW_DIFFERENCES}`;

/** Where kept figures differ from the rows; nothing when they are right. */
export function differences(db: Pick<Db, 'query'>): Promise<Difference[]> {
  return db.query<Difference>(DIFFERENCES);
}
