import { prepared } from '../database/statement';
import { IS_KEPT, waits } from './waits.sql';

/** In one order, so that two people who decide at once do not wait for each other. */
const held = (which: string): string => `
with held as (
  select x.change_id, x.appointment_id, a.version from calendar_change_appointments x join appointments a on a.id = x.appointment_id
  where x.change_id = $1 and ${which} order by x.appointment_id for update of x)`;

/**
 * Somebody ($3) has decided about what of a change ($1) waits at $4: $2 a list of {id, version, decision}, where a version is
 * null the present one. It is carried out at $5. What has changed since, or waits no more, is left as it is.
 */
export const decide = prepared<{ appointmentId: string }>(
  'decide-affected',
  `${held(`${waits('$4')} and x.appointment_id in (select id from jsonb_to_recordset($2::jsonb) as y(id uuid))`)}
   update calendar_change_appointments x
   set decision = y.decision, state = case when y.decision ->> 'act' = 'keep' then 'done' else 'ready' end, outcome = null, tries = 0,
     decided_by = $3, next_at = $5, known_version = h.version
   from held h join jsonb_to_recordset($2::jsonb) as y(id uuid, version int, decision jsonb) on y.id = h.appointment_id
   where x.change_id = h.change_id and x.appointment_id = h.appointment_id and coalesce(y.version, h.version) = h.version
   returning x.appointment_id as "appointmentId"`,
);

/**
 * Whoever decided ($3) takes it back for these appointments ($2) at $4: nothing of it has been carried out, and no server has
 * begun to. They are open again.
 */
export const takeDecisionsBack = prepared<{ appointmentId: string }>(
  'take-decisions-back',
  `${held(`x.appointment_id = any ($2::uuid[])`)}
   update calendar_change_appointments x
   set decision = null, state = 'open', decided_by = null, next_at = null
   from held h
   where x.change_id = h.change_id and x.appointment_id = h.appointment_id and x.decided_by = $3 and x.next_at > $4 and x.tries = 0
     and (x.state = 'ready' or ${IS_KEPT})
   returning x.appointment_id as "appointmentId"`,
);

/** Which of these appointments ($2) of a change ($1) somebody ($3) has decided about. */
export const decidedBy = prepared<{ appointmentId: string }>(
  'decided-by',
  `select appointment_id as "appointmentId" from calendar_change_appointments
   where change_id = $1 and appointment_id = any ($2::uuid[]) and decided_by = $3`,
);

/**
 * The calendar allows these again, $1 a list of {changeId, id}; with a change ($2), until that is taken back: then what was kept is
 * so again, if it has this version still.
 */
export const closeAllowed = prepared(
  'close-allowed-affected',
  `update calendar_change_appointments x
   set state = 'gone', outcome = case when $2::text is not null then jsonb_build_object('allowedBy', $2::text) end, known_version = a.version
   from jsonb_to_recordset($1::jsonb) as y("changeId" uuid, id uuid) join appointments a on a.id = y.id
   where x.change_id = y."changeId" and x.appointment_id = y.id and (x.state in ('open', 'failed') or ${IS_KEPT})`,
);

/** Somebody had decided to keep it, and it has not been changed since. */
const STILL_KEPT = `x.decision ->> 'act' = 'keep' and x.known_version = a.version`;

/** With this change ($1) taken back, what it had allowed of these doctors' ($2) after $3 is open again, or kept. */
export const openAllowed = prepared<{ appointmentId: string; kept: boolean }>(
  'open-allowed-affected',
  `update calendar_change_appointments x
   set state = case when ${STILL_KEPT} then 'done' else 'open' end, decision = case when ${STILL_KEPT} then x.decision end, outcome = null
   from appointments a
   where a.id = x.appointment_id and a.doctor_id = any ($2::uuid[]) and a.start_at > $3 and x.state = 'gone'
     and x.outcome ->> 'allowedBy' = $1
   returning x.appointment_id as "appointmentId", x.state = 'done' as kept`,
);
