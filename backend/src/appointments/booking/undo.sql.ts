import { canBeUndone, givesUpTime, UNDO_HOLD_MS, UNDO_MS } from '@arogya/domain/appointments/undo';
import { prepared, type Statement } from '../../database/statement';
import { newId } from '../../database/uuid';
import type { AppointmentRow } from '../appointment-row';
import { iso } from '../../iso';

/** What Undo puts back. */
const PUT_BACK = [
  ...(['status', 'doctorId', 'hospitalId', 'agentId', 'day', 'timeSlot', 'startMs', 'endMs'] as const),
  ...(['keptDespite', 'notes', 'feedback', 'said', 'language'] as const),
];
export type StateBefore = Pick<AppointmentRow, (typeof PUT_BACK)[number]>;

const wasOf = (row: AppointmentRow): StateBefore => Object.fromEntries(PUT_BACK.map((field) => [field, row[field]])) as StateBefore;

/** Holds that keep nothing any more give way. */
const keepUndo = prepared<
  object,
  { id: string; version: number; actorId: string; was: StateBefore; until: string; doctorId: string; now: string }
>(
  'keep-undo',
  `with ended as (delete from slot_holds where (kept_for = :id and kind = 'undo') or (doctor_id = :doctorId and expires_at <= :now))
   insert into appointment_undos (appointment_id, version, actor_id, was, until) values (:id, :version, :actorId, :was, :until)
   on conflict (appointment_id) do update
     set version = excluded.version, actor_id = excluded.actor_id, was = excluded.was, until = excluded.until`,
);

/** Somebody's live hold stays: no change fails for it. */
const holdForUndo = prepared<
  object,
  { holdId: string; doctorId: string; start: string; end: string; appointmentId: string; now: string; until: string }
>(
  'hold-for-undo',
  `insert into slot_holds (id, doctor_id, during, kind, kept_for, made_at, expires_at)
   values (:holdId, :doctorId, tstzrange(:start, :end), 'undo', :appointmentId, :now, :until) on conflict do nothing`,
);

/** Keeps what a change by this user can be taken back to, and the time that it gives up; written with the change. */
export function keepForUndo(before: AppointmentRow, after: AppointmentRow, actorId: string, now: number): Statement[] {
  if (!canBeUndone(before, after)) return [];
  const { id, doctorId, startMs, endMs } = before;
  const kept = keepUndo({ id, version: after.version, actorId, was: wasOf(before), until: iso(now + UNDO_MS), doctorId, now: iso(now) });
  if (!givesUpTime(before, after, now)) return [kept];
  return [
    kept,
    holdForUndo({
      holdId: newId(),
      doctorId,
      start: iso(startMs),
      end: iso(endMs),
      appointmentId: id,
      now: iso(now),
      until: iso(now + UNDO_HOLD_MS),
    }),
  ];
}

export interface UndoRow {
  readonly version: number;
  readonly actorId: string;
  readonly was: StateBefore;
  readonly inTime: boolean;
  /** The doctor or the patient has been deleted meanwhile. */
  readonly orphan: boolean;
}

export const undoOf = prepared<UndoRow, { id: string; now: string }>(
  'undo-of-appointment',
  `select u.version, u.actor_id as "actorId", u.was, u.until >= :now as "inTime",
     coalesce(d.archived_at, p.archived_at) is not null as orphan
   from appointment_undos u join appointments a on a.id = u.appointment_id join patients p on p.id = a.patient_id
     join doctors d on d.id = (u.was ->> 'doctorId')::uuid
   where u.appointment_id = :id`,
);

/** What was kept for the Undo of an appointment goes, and the hold with it. */
export const endUndo = prepared<object, { id: string }>(
  'end-undo',
  `with held as (delete from slot_holds where kept_for = :id and kind = 'undo')
   delete from appointment_undos where appointment_id = :id`,
);
