import type { Db } from '../../database/sql';
import { APPOINTMENT_DIFFERENCES, RECOUNT_APPOINTMENTS, UNREAD } from './appointment-figures.sql';
import { FIGURES_READER } from './figures.sql';
import { RECOUNT_ROWS, ROW_DIFFERENCES } from './kept-figures.sql';

const REGISTER = `insert into event_readers (name) values ('${FIGURES_READER}') on conflict do nothing`;

/** Keeps the reader from folding while figures are recounted. */
const LOCK = `select from event_readers where name = '${FIGURES_READER}' for no key update`;

/** When each patient last booked, as far as the reader has folded. */
const LAST_BOOKED = `
select patient_id, max(created_at) as at from appointments a
where not exists (select from ${UNREAD} u where u.kind = 'appointment.booked' and u.entity_id = a.id) group by 1`;

/** Recounts the kept figures of appointments from the rows, in one transaction: for rows that were written without events. */
export const RECOUNT = [
  REGISTER,
  LOCK,
  RECOUNT_APPOINTMENTS,
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
const DIFFERENCES = `${APPOINTMENT_DIFFERENCES}
union all
select concat_ws(' ', 'activity', patient_id), k.last_booked_at::text, b.at::text
from (${LAST_BOOKED}) b left join patient_activity k using (patient_id) where k.last_booked_at is null or k.last_booked_at < b.at
union all
${ROW_DIFFERENCES}`;

/** Where kept figures differ from the rows; nothing when they are right. */
export function differences(db: Pick<Db, 'query'>): Promise<Difference[]> {
  return db.query<Difference>(DIFFERENCES);
}
