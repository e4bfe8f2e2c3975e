import { canBeUndone, givesUpTime, UNDO_HOLD_MS, UNDO_MS } from '@arogya/domain/appointments/undo';
import { prepared, type Statement } from '../../database/statement';
import { newId } from '../../database/uuid';
import type { AppointmentRow } from '../appointment-row';
import { iso } from '../../iso';

/** What Undo puts back. */
const PUT_BACK = [
  ...(['status', 'doctorId', 'hospitalId', 'agentId', 'day', 'timeSlot', 'startMs', 'endMs'] as const),
  ...(['keptDespite', 'notes', 'feedback'] as const),
];
export type Was = Pick<AppointmentRow, (typeof PUT_BACK)[number]>;

const wasOf = (row: AppointmentRow): Was => Object.fromEntries(PUT_BACK.map((field) => [field, row[field]])) as Was;

/** $1 appointment, $2 version, $3 who, $4 what it was, $5 until; $6 doctor, $7 now. Holds that keep nothing any more give way. */
const keepUndo = prepared(
  'keep-undo',
  `with ended as (delete from slot_holds where (kept_for = $1 and kind = 'undo') or (doctor_id = $6 and expires_at <= $7))
   insert into appointment_undos (appointment_id, version, actor_id, was, until) values ($1, $2, $3, $4, $5)
   on conflict (appointment_id) do update
     set version = excluded.version, actor_id = excluded.actor_id, was = excluded.was, until = excluded.until`,
);

/** $1 hold, $2 doctor, $3 start, $4 end, $5 appointment, $6 now, $7 until. Somebody's live hold stays: no change fails for it. */
const holdForUndo = prepared(
  'hold-for-undo',
  `insert into slot_holds (id, doctor_id, during, kind, kept_for, made_at, expires_at)
   values ($1, $2, tstzrange($3, $4), 'undo', $5, $6, $7) on conflict do nothing`,
);

/** Keeps what a change by this user can be taken back to, and the time that it gives up; written with the change. */
export function keepForUndo(before: AppointmentRow, after: AppointmentRow, actorId: string, now: number): Statement[] {
  if (!canBeUndone(before, after)) return [];
  const { id, doctorId, startMs, endMs } = before;
  const kept = keepUndo(id, after.version, actorId, wasOf(before), iso(now + UNDO_MS), doctorId, iso(now));
  if (!givesUpTime(before, after, now)) return [kept];
  return [kept, holdForUndo(newId(), doctorId, iso(startMs), iso(endMs), id, iso(now), iso(now + UNDO_HOLD_MS))];
}

export interface UndoRow {
  readonly version: number;
  readonly actorId: string;
  readonly was: Was;
  readonly inTime: boolean;
  /** The doctor or the patient has been deleted meanwhile. */
  readonly orphan: boolean;
}

/** $1 appointment, $2 now. */
export const undoOf = prepared<UndoRow>(
  'undo-of-appointment',
  `select u.version, u.actor_id as "actorId", u.was, u.until >= $2 as "inTime",
     coalesce(d.archived_at, p.archived_at) is not null as orphan
   from appointment_undos u join appointments a on a.id = u.appointment_id join patients p on p.id = a.patient_id
     join doctors d on d.id = (u.was ->> 'doctorId')::uuid
   where u.appointment_id = $1`,
);

/** $1 appointment: what was kept for its Undo goes, and the hold with it. */
export const endUndo = prepared(
  'end-undo',
  `with held as (delete from slot_holds where kept_for = $1 and kind = 'undo')
   delete from appointment_undos where appointment_id = $1`,
);
