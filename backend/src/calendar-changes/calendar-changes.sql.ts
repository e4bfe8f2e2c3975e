import type { CalendarChange } from '@arogya/domain/calendars/change';
import type { Decision } from '@arogya/domain/calendars/proposals';
import { prepared } from '../database/statement';
import type { AffectedState, Outcome } from './calendar-change.entity';
import type { CalendarChangeSummary } from './calendar-change.dto';
import type { LeaveSpan } from './calendar-rows.sql';
import { isOf, waits } from './waits.sql';
import type { CalendarBefore } from './write-change';

export const insertChange = prepared<
  object,
  {
    id: string;
    kind: string;
    hospitalId: string | null;
    doctorId: string | null;
    change: object;
    was: object;
    madeBy: string | null;
    madeAt: Date;
    startsAt: Date;
  }
>(
  'insert-calendar-change',
  `insert into calendar_changes (id, kind, hospital_id, doctor_id, change, was, made_by, made_at, starts_at)
   values (:id, :kind, :hospitalId, :doctorId, :change, :was, :madeBy, :madeAt, :startsAt)`,
);

/** `rows` is a list of {id, version, decision, state}; those that are ready are carried out at `dueAt`. */
export const insertAffected = prepared<object, { changeId: string; rows: string; dueAt: Date }>(
  'insert-affected-appointments',
  `insert into calendar_change_appointments (change_id, appointment_id, known_version, decision, state, next_at)
   select :changeId, id, version, nullif(decision, 'null'), state, case when state = 'ready' then :dueAt::timestamptz end
   from jsonb_to_recordset(:rows::jsonb) as x(id uuid, version int, decision jsonb, state text)`,
);

export interface ChangeRow {
  readonly change: CalendarChange;
  readonly was: CalendarBefore;
  readonly hospitalId: string | null;
  readonly doctorId: string | null;
  readonly madeBy: string;
  readonly over: boolean;
}

/** Locked until the transaction ends. `over`: it can no longer be taken back now, or a later change stands on it. */
export const lockChange = prepared<ChangeRow, { id: string; now: Date }>(
  'lock-calendar-change',
  `select c.change, c.was, c.hospital_id as "hospitalId", c.doctor_id as "doctorId", c.made_by as "madeBy",
     c.taken_back_at is not null or c.starts_at <= :now::timestamptz or exists (
       select from calendar_changes o where o.made_at > c.made_at and o.taken_back_at is null
         and (o.doctor_id = c.doctor_id or (o.hospital_id = c.hospital_id and o.doctor_id is null and c.doctor_id is null))) as over
   from calendar_changes c where c.id = :id for update`,
);

export const takeBackChange = prepared<object, { id: string; now: Date }>(
  'take-back-calendar-change',
  'update calendar_changes set taken_back_at = :now where id = :id',
);
export const dropAffected = prepared<{ appointmentId: string }, { changeId: string }>(
  'drop-affected-appointments',
  'delete from calendar_change_appointments where change_id = :changeId returning appointment_id as "appointmentId"',
);

/** Appointments of the change; `of` narrows them to a hospital's. */
const counted = (state: AffectedState, of: string): string =>
  `(select count(*)::int from calendar_change_appointments x${of && ' join appointments a on a.id = x.appointment_id'}
    where x.change_id = c.id and x.state = '${state}'${of})`;

const waiting = (what: string, now: string, of: string): string => `select ${what} from calendar_change_appointments x
  join appointments a on a.id = x.appointment_id where x.change_id = c.id and ${waits(now)}${of}`;

const summary = (
  now: string,
  of: string,
  more = '',
): string => `select c.id, c.kind, c.doctor_id as "doctorId", d.full_name as "doctorName",
    c.made_at as "madeAt", c.starts_at as "startsAt", c.taken_back_at as "takenBackAt", (${waiting('count(*)::int', now, of)}) as open,
    ${counted('ready', of)} as ready, ${counted('done', of)} as done${more}
  from calendar_changes c left join doctors d on d.id = c.doctor_id`;

const OF_HOSPITAL = ` and ${isOf(':hospitalId')}`;

const latest = (where: string, of = ''): string =>
  `${summary(':now', of)} where ${where} c.taken_back_at is null and (not :onlyOpen::boolean or exists (${waiting('', ':now', of)}))
   order by c.made_at desc, c.id limit 50`;

/** With `onlyOpen` only those about whose appointments somebody has to decide now. The newest first. */
export const changesOfAll = prepared<CalendarChangeSummary, { onlyOpen: boolean; now: Date }>('calendar-changes', latest(''));
/** The same of a hospital. */
export const changesOfHospital = prepared<CalendarChangeSummary, { onlyOpen: boolean; now: Date; hospitalId: string }>(
  'calendar-changes-of-hospital',
  latest('c.hospital_id = :hospitalId and', OF_HOSPITAL),
);

/** As far as it is of this hospital; null: of any. */
export const changeById = prepared<
  CalendarChangeSummary & { readonly merged: LeaveSpan | null },
  { id: string; hospitalId: string | null; now: Date }
>(
  'calendar-change',
  `${summary(':now', OF_HOSPITAL, `, c.was -> 'leave' as merged`)} where c.id = :id and (:hospitalId::uuid is null or c.hospital_id = :hospitalId)`,
);

/** The same as far as its hospital. */
export const hospitalOfChange = prepared<{ readonly hospitalId: string | null }, { id: string; hospitalId: string | null }>(
  'hospital-of-calendar-change',
  `select c.hospital_id as "hospitalId" from calendar_changes c where c.id = :id and (:hospitalId::uuid is null or c.hospital_id = :hospitalId)`,
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

/** What of a change is of this hospital; null: all. */
export const affectedOf = prepared<AffectedRow, { changeId: string; hospitalId: string | null; now: Date }>(
  'affected-of-change',
  `select a.id, a.number, a.patient_id as "patientId", p.name as "patientName", a.doctor_id as "doctorId", d.full_name as "doctorName",
     (date_part('epoch', a.start_at) * 1000)::float8 as "startMs", h.time_zone as "timeZone",
     case when x.state in ('open', 'failed') and not (${waits(':now')}) then 'gone' else x.state end as state, x.decision, x.outcome
   from calendar_change_appointments x join appointments a on a.id = x.appointment_id join patients p on p.id = a.patient_id
     join doctors d on d.id = a.doctor_id left join hospitals h on h.id = a.hospital_id
   where x.change_id = :changeId and ${isOf(':hospitalId')} order by a.start_at, a.id`,
);
