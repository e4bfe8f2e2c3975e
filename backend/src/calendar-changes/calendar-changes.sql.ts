import type { CalendarChange } from '@arogya/domain/calendars/change';
import type { Decision } from '@arogya/domain/calendars/proposals';
import { prepared } from '../database/statement';
import type { AffectedState, Outcome } from './calendar-change.entity';
import type { CalendarChangeSummary } from './calendar-change.dto';
import type { LeaveSpan } from './calendar-rows.sql';
import { waits } from './waits.sql';
import type { Was } from './write-change';

export const insertChange = prepared(
  'insert-calendar-change',
  `insert into calendar_changes (id, kind, hospital_id, doctor_id, change, was, made_by, made_at, starts_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

/** $1 change, $2 a list of {id, version, decision, state}, $3 when those that are ready are carried out. */
export const insertAffected = prepared(
  'insert-affected-appointments',
  `insert into calendar_change_appointments (change_id, appointment_id, known_version, decision, state, next_at)
   select $1, id, version, nullif(decision, 'null'), state, case when state = 'ready' then $3::timestamptz end
   from jsonb_to_recordset($2::jsonb) as x(id uuid, version int, decision jsonb, state text)`,
);

export interface ChangeRow {
  readonly change: CalendarChange;
  readonly was: Was;
  readonly hospitalId: string | null;
  readonly doctorId: string | null;
  readonly madeBy: string;
  readonly over: boolean;
}

/** Locked until the transaction ends. `over`: it can no longer be taken back at $2, or a later change stands on it. */
export const lockChange = prepared<ChangeRow>(
  'lock-calendar-change',
  `select c.change, c.was, c.hospital_id as "hospitalId", c.doctor_id as "doctorId", c.made_by as "madeBy",
     c.taken_back_at is not null or c.starts_at <= $2::timestamptz or exists (
       select from calendar_changes o where o.made_at > c.made_at and o.taken_back_at is null
         and (o.doctor_id = c.doctor_id or (o.hospital_id = c.hospital_id and o.doctor_id is null and c.doctor_id is null))) as over
   from calendar_changes c where c.id = $1 for update`,
);

export const takeBackChange = prepared('take-back-calendar-change', 'update calendar_changes set taken_back_at = $2 where id = $1');
export const dropAffected = prepared<{ appointmentId: string }>(
  'drop-affected-appointments',
  'delete from calendar_change_appointments where change_id = $1 returning appointment_id as "appointmentId"',
);

const counted = (state: AffectedState): string =>
  `(select count(*)::int from calendar_change_appointments x where x.change_id = c.id and x.state = '${state}')`;

const waiting = (what: string, now: string): string => `select ${what} from calendar_change_appointments x
  join appointments a on a.id = x.appointment_id where x.change_id = c.id and ${waits(now)}`;

const summary = (now: string, more = ''): string => `select c.id, c.kind, c.doctor_id as "doctorId", d.full_name as "doctorName",
    c.made_at as "madeAt", c.starts_at as "startsAt", c.taken_back_at as "takenBackAt", (${waiting('count(*)::int', now)}) as open,
    ${counted('ready')} as ready, ${counted('done')} as done${more}
  from calendar_changes c left join doctors d on d.id = c.doctor_id`;

const latest = (where: string): string =>
  `${summary('$2')} where ${where} c.taken_back_at is null and (not $1::boolean or exists (${waiting('', '$2')}))
   order by c.made_at desc, c.id limit 50`;

/** With $1 only those about whose appointments somebody has to decide at $2. The newest first. */
export const changesOfAll = prepared<CalendarChangeSummary>('calendar-changes', latest(''));
/** The same of a hospital ($3). */
export const changesOfHospital = prepared<CalendarChangeSummary>('calendar-changes-of-hospital', latest('c.hospital_id = $3 and'));

/** $1 change, $2 the hospital that may see it or null, $3 now. */
export const changeById = prepared<CalendarChangeSummary & { readonly merged: LeaveSpan | null }>(
  'calendar-change',
  `${summary('$3', `, c.was -> 'leave' as merged`)} where c.id = $1 and ($2::uuid is null or c.hospital_id = $2)`,
);

/** The same as far as its hospital. */
export const hospitalOfChange = prepared<{ readonly hospitalId: string | null }>(
  'hospital-of-calendar-change',
  `select c.hospital_id as "hospitalId" from calendar_changes c where c.id = $1 and ($2::uuid is null or c.hospital_id = $2)`,
);

export interface AffectedRow {
  readonly id: string;
  readonly number: number;
  readonly patientId: string;
  readonly patientName: string;
  readonly doctorId: string;
  readonly doctorName: string;
  readonly startMs: number;
  readonly timeZone: string | null;
  readonly state: AffectedState;
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}

/** $1 change, $2 now. */
export const affectedOf = prepared<AffectedRow>(
  'affected-of-change',
  `select a.id, a.number, a.patient_id as "patientId", p.name as "patientName", a.doctor_id as "doctorId", d.full_name as "doctorName",
     (date_part('epoch', a.start_at) * 1000)::float8 as "startMs", h.time_zone as "timeZone",
     case when x.state in ('open', 'failed') and not (${waits('$2')}) then 'gone' else x.state end as state, x.decision, x.outcome
   from calendar_change_appointments x join appointments a on a.id = x.appointment_id join patients p on p.id = a.patient_id
     join doctors d on d.id = a.doctor_id left join hospitals h on h.id = a.hospital_id
   where x.change_id = $1 order by a.start_at, a.id`,
);
