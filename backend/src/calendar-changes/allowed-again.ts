import { whyNotThere } from '@arogya/domain/calendars/affected';
import type { Tx } from '../database/sql';
import { practicesOf, waitingOfDoctors } from './affected.sql';
import { closeAllowed } from './decisions.sql';
import { placedOf, practiceFrom } from './practice';

/**
 * Nobody has to decide any more about what the calendars of these doctors allow again, where it is now. Call it once the
 * calendars are written. `changeId`: the change that allows it, with which it can be taken back.
 */
export async function closeAllowedAgain(db: Tx, doctorIds: readonly string[], now: number, changeId: string | null = null): Promise<void> {
  const [rows] = await db.batch(waitingOfDoctors(doctorIds, new Date(now)));
  if (rows.length === 0) return;
  const [doctors] = await db.batch(practicesOf([...new Set(rows.map((row) => row.doctorId))]));
  const practices = new Map(doctors.map(({ doctorId, calendar }) => [doctorId, practiceFrom(calendar)]));
  const allowed = rows.filter((row) => {
    const practice = practices.get(row.doctorId);
    return practice !== undefined && whyNotThere(practice, placedOf(row), now) === null;
  });
  if (allowed.length > 0)
    await db.batch(closeAllowed(JSON.stringify(allowed.map(({ changeId: of, id }) => ({ changeId: of, id }))), changeId));
}
