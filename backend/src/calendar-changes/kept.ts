import { changeMany } from '../appointments/booking/change-many.sql';
import type { Tx } from '../database/sql';
import { placesOf } from './affected.sql';
import { whyNotOf } from './doctor-schedule';
import { IS_KEPT } from './waits.sql';

const MARK = { fields: ['keptDespite'], kind: 'changed' } as const;

/** `:kept` is a list of {id, version}: one that was changed at this moment is not marked. */
const mark = changeMany<{ kept: string }>({
  ...MARK,
  name: 'mark-kept',
  which: '(a.id, a.version) in (select k.id, k.version from jsonb_to_recordset(:kept::jsonb) as k(id uuid, version int))',
  set: `kept_despite = (
    select c.kind from calendar_change_appointments x join calendar_changes c on c.id = x.change_id
    where x.appointment_id = a.id and ${IS_KEPT} order by c.made_at desc limit 1)`,
});

const clear = changeMany<{ ids: readonly string[] }>({
  ...MARK,
  name: 'clear-kept',
  which: 'a.id = any (:ids::uuid[]) and a.kept_despite is not null',
  set: 'kept_despite = null',
});

/** Marks kept appointments, but for those that the calendar allows where they are by now. Call it once the calendars are written. */
export async function markKept(db: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length === 0) return;
  const [rows] = await db.batch(placesOf({ ids }));
  const why = await whyNotOf(db, rows, now);
  const kept = rows.filter(({ id }) => why.get(id));
  if (kept.length > 0) await db.batch(mark(now, db.who, { kept: JSON.stringify(kept.map(({ id, version }) => ({ id, version }))) }));
}

/** They are no longer kept in spite of anything. */
export async function clearKept(db: Tx, ids: readonly string[], now: number): Promise<void> {
  if (ids.length > 0) await db.batch(clear(now, db.who, { ids }));
}
