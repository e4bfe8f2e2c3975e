import { DEFAULT_ZONE, withOffset } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import { showing } from '../audit/shown';
import type { Sql, Tx } from '../database/sql';
import type { CalendarChangeDetails, DecidedAppointment } from './calendar-change.dto';
import { affectedOf, changeById, type AffectedRow } from './calendar-changes.sql';

/** For the audit log: the appointments that an answer shows, and their patients. */
export const peopleIn = (rows: readonly { readonly id: string; readonly patientId: string }[]): string[] =>
  rows.flatMap(({ id, patientId }) => [id, patientId]);

/** A change with its appointments, as they are at `now`, of this hospital, or all; 404 for a change of another one. */
export async function detailsOf(
  db: Pick<Tx | Sql, 'batch'>,
  id: string,
  hospitalId: string | null,
  now: number,
): Promise<CalendarChangeDetails> {
  const at = new Date(now);
  const [[summary], rows] = await db.batch(changeById({ id, hospitalId, now: at }), affectedOf({ changeId: id, hospitalId, now: at }));
  if (!summary) throw new Refusal('notFound');
  const { merged, ...change } = summary;
  const mergedWith = merged && { from: merged.fromDay, to: merged.toDay };
  return showing({ ...change, mergedWith, appointments: rows.map(toDecided) }, ...peopleIn(rows));
}

const toDecided = ({ startMs, timeZone, outcome, ...row }: AffectedRow): DecidedAppointment => ({
  ...row,
  appointmentDate: withOffset(startMs, timeZone ?? DEFAULT_ZONE),
  why: outcome?.why ?? null,
  nearest: outcome?.nearest ? [...outcome.nearest] : null,
});
