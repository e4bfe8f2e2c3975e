import { prepared } from '../database/statement';
import { IS_KEPT, isOf, waits } from './waits.sql';

/** In one order, so that two people who decide at once do not wait for each other. */
const held = (which: string): string => `
with held as (
  select x.change_id, x.appointment_id, a.version from calendar_change_appointments x join appointments a on a.id = x.appointment_id
  where x.change_id = :changeId and ${which} order by x.appointment_id for update of x)`;

/**
 * Somebody has decided about what of a change waits: `decisions` is a list of {id, version, decision}, where a version is null
 * the present one. It is carried out at `dueAt`. What has changed since, waits no more, or is of another hospital than `bound`, is
 * left as it is.
 */
export const decide = prepared<
  { appointmentId: string },
  { changeId: string; bound: string | null; decisions: string; who: string; now: Date; dueAt: Date }
>(
  'decide-affected',
  `${held(`${waits(':now')} and ${isOf(':bound')} and x.appointment_id in (select id from jsonb_to_recordset(:decisions::jsonb) as y(id uuid))`)}
   update calendar_change_appointments x
   set decision = y.decision, state = case when y.decision ->> 'act' = 'keep' then 'done' else 'ready' end, outcome = null, tries = 0,
     decided_by = :who, next_at = :dueAt, known_version = h.version
   from held h join jsonb_to_recordset(:decisions::jsonb) as y(id uuid, version int, decision jsonb) on y.id = h.appointment_id
   where x.change_id = h.change_id and x.appointment_id = h.appointment_id and coalesce(y.version, h.version) = h.version
   returning x.appointment_id as "appointmentId"`,
);

/**
 * Whoever decided takes it back for these appointments: nothing of it has been carried out, and no server has begun to.
 * They are open again.
 */
export const takeDecisionsBack = prepared<
  { appointmentId: string },
  { changeId: string; appointmentIds: readonly string[]; who: string; now: Date }
>(
  'take-decisions-back',
  `${held(`x.appointment_id = any (:appointmentIds::uuid[])`)}
   update calendar_change_appointments x
   set decision = null, state = 'open', decided_by = null, next_at = null
   from held h
   where x.change_id = h.change_id and x.appointment_id = h.appointment_id and x.decided_by = :who and x.next_at > :now and x.tries = 0
     and (x.state = 'ready' or ${IS_KEPT})
   returning x.appointment_id as "appointmentId"`,
);

/** Which of these appointments of a change somebody has decided about. */
export const decidedBy = prepared<{ appointmentId: string }, { changeId: string; appointmentIds: readonly string[]; who: string }>(
  'decided-by',
  `select appointment_id as "appointmentId" from calendar_change_appointments
   where change_id = :changeId and appointment_id = any (:appointmentIds::uuid[]) and decided_by = :who`,
);

/**
 * The calendar allows these again, a list of {changeId, id}; with a change, until that is taken back: then what was kept is
 * so again, if it has this version still.
 */
export const closeAllowed = prepared<object, { allowed: string; changeId: string | null }>(
  'close-allowed-affected',
  `update calendar_change_appointments x
   set state = 'gone', outcome = case when :changeId::text is not null then jsonb_build_object('allowedBy', :changeId::text) end, known_version = a.version
   from jsonb_to_recordset(:allowed::jsonb) as y("changeId" uuid, id uuid) join appointments a on a.id = y.id
   where x.change_id = y."changeId" and x.appointment_id = y.id and (x.state in ('open', 'failed') or ${IS_KEPT})`,
);

/** Somebody had decided to keep it, and it has not been changed since. */
const STILL_KEPT = `x.decision ->> 'act' = 'keep' and x.known_version = a.version`;

/** With this change taken back, what it had allowed of these doctors' from now on is open again, or kept. */
export const openAllowed = prepared<
  { appointmentId: string; kept: boolean },
  { changeId: string; doctorIds: readonly string[]; now: Date }
>(
  'open-allowed-affected',
  `update calendar_change_appointments x
   set state = case when ${STILL_KEPT} then 'done' else 'open' end, decision = case when ${STILL_KEPT} then x.decision end, outcome = null
   from appointments a
   where a.id = x.appointment_id and a.doctor_id = any (:doctorIds::uuid[]) and a.start_at > :now and x.state = 'gone'
     and x.outcome ->> 'allowedBy' = :changeId
   returning x.appointment_id as "appointmentId", x.state = 'done' as kept`,
);
