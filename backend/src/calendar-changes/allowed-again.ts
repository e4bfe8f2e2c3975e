import type { Tx } from '../database/sql';
import { waitingOfDoctors } from './affected.sql';
import { closeAllowed } from './decisions.sql';
import { clearKept } from './kept';
import { whyNotOf } from './doctor-schedule';

/**
 * Nobody has to decide any more about what the calendars of these doctors allow again, where it is now, and nothing of it is kept
 * in spite of them. Call it once the calendars are written. `changeId`: the change that allows it, with which it can be taken back.
 */
export async function closeAllowedAgain(db: Tx, doctorIds: readonly string[], now: number, changeId: string | null = null): Promise<void> {
  const [rows] = await db.batch(waitingOfDoctors({ doctorIds, now: new Date(now) }));
  if (rows.length === 0) return;
  const why = await whyNotOf(db, rows, now);
  const allowed = rows.filter(({ id }) => why.get(id) === null);
  if (allowed.length === 0) return;
  const kept = allowed.filter((row) => row.kept).map(({ id }) => id);
  await clearKept(db, kept, now);
  await db.batch(closeAllowed({ allowed: JSON.stringify(allowed.map(({ changeId: of, id }) => ({ changeId: of, id }))), changeId }));
}
