import type { ClosureSource } from '@arogya/domain/calendars/change';
import type { Weekday } from '@arogya/domain/clock';
import { selection, type RowOf } from '../database/columns';
import { prepared } from '../database/statement';
import { DoctorDayHoursEntity, DoctorHoursEntity, DoctorLeaveEntity } from '../records/doctor.entity';

/** The rows that calendars are made of. */

export const insertLeave = prepared<
  object,
  {
    id: string;
    doctorId: string;
    from: string;
    to: string;
    fromMinute: number | null;
    toMinute: number | null;
    weekdays: readonly string[] | null;
    weeks: readonly number[] | null;
    kind: string;
    reason: string | null;
    madeBy: string | null;
    madeAt: Date;
  }
>(
  'insert-leave',
  `insert into doctor_leaves (id, doctor_id, from_day, to_day, from_minute, to_minute, weekdays, weeks, kind, reason, made_by, made_at)
   values (:id, :doctorId, :from, :to, :fromMinute, :toMinute, :weekdays, :weeks, :kind, :reason, :madeBy, :madeAt)`,
);

export interface LeaveSpan {
  readonly id: string;
  readonly fromDay: string;
  readonly toDay: string;
}

/** A leave of the doctor that meets these days and is like the new one in all else. */
export const equalLeave = prepared<
  LeaveSpan,
  {
    doctorId: string;
    from: string;
    to: string;
    fromMinute: number | null;
    toMinute: number | null;
    weekdays: readonly string[] | null;
    weeks: readonly number[] | null;
    kind: string;
  }
>(
  'equal-leave',
  `select id, from_day as "fromDay", to_day as "toDay" from doctor_leaves
   where doctor_id = :doctorId and from_day <= :to and to_day >= :from and from_minute is not distinct from :fromMinute and to_minute is not distinct from :toMinute
     and weekdays is not distinct from :weekdays and weeks is not distinct from :weeks and kind = :kind
   order by from_day, id limit 1`,
);

export const spanLeave = prepared<object, { id: string; from: string; to: string }>(
  'span-leave',
  'update doctor_leaves set from_day = :from, to_day = :to where id = :id',
);

export const deleteLeave = prepared<{ id: string }, { doctorId: string; leaveId: string | null }>(
  'delete-leave',
  'delete from doctor_leaves where doctor_id = :doctorId and id = :leaveId returning id',
);

const LEAVE = selection(
  DoctorLeaveEntity,
  'l',
  ...(['id', 'fromDay', 'toDay', 'fromMinute', 'toMinute', 'weekdays', 'weeks', 'kind', 'reason'] as const),
);
export type LeaveRow = RowOf<typeof LEAVE>;

/** Of a doctor, from a day on. */
export const leavesOf = prepared<LeaveRow, { doctorId: string; from: string }>(
  'leaves-of-doctor',
  `select ${LEAVE} from doctor_leaves l where l.doctor_id = :doctorId and l.to_day >= :from order by l.from_day, l.id`,
);

export interface ClosureRow {
  readonly day: string;
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
  readonly name: string | null;
  readonly source: ClosureSource;
}

const CLOSURES = `select c.day, c.from_minute as "fromMinute", c.to_minute as "toMinute", c.reason as name, c.source
  from hospital_closures c where c.hospital_id = :hospitalId`;

export const closuresOf = prepared<ClosureRow, { hospitalId: string; days: readonly string[] }>(
  'closures-of-days',
  `${CLOSURES} and c.day = any (:days::date[])`,
);

/** From a day on. */
export const closuresFrom = prepared<ClosureRow, { hospitalId: string; from: string }>(
  'closures-from',
  `${CLOSURES} and c.day >= :from order by c.day`,
);

export const keepClosure = prepared<
  object,
  { hospitalId: string; day: string; fromMinute: number | null; toMinute: number | null; name: string | null; source: string }
>(
  'keep-closure',
  `insert into hospital_closures (hospital_id, day, from_minute, to_minute, reason, source) values (:hospitalId, :day, :fromMinute, :toMinute, :name, :source)
   on conflict (hospital_id, day) do update
     set from_minute = excluded.from_minute, to_minute = excluded.to_minute, reason = excluded.reason, source = excluded.source`,
);

export const deleteClosure = prepared<{ day: string }, { hospitalId: string; day: string }>(
  'delete-closure',
  'delete from hospital_closures where hospital_id = :hospitalId and day = :day returning day',
);

const HOURS = selection(DoctorHoursEntity, 'w', 'weekday', 'ranges');
export type HoursRow = Omit<RowOf<typeof HOURS>, 'weekday'> & { readonly weekday: Weekday };

/** Of these weekdays; null: all that differ. */
export const hoursOf = prepared<HoursRow, { doctorId: string; weekdays: readonly string[] | null }>(
  'hours-of-doctor',
  `select ${HOURS} from doctor_hours w where w.doctor_id = :doctorId and (:weekdays::text[] is null or w.weekday = any (:weekdays))`,
);

export const keepHours = prepared<object, { doctorId: string; weekday: string; ranges: readonly string[] }>(
  'keep-hours',
  `insert into doctor_hours (doctor_id, weekday, ranges) values (:doctorId, :weekday, :ranges)
   on conflict (doctor_id, weekday) do update set ranges = excluded.ranges`,
);

export const deleteHours = prepared<object, { doctorId: string; weekday: string }>(
  'delete-hours',
  'delete from doctor_hours where doctor_id = :doctorId and weekday = :weekday',
);

const DAY_HOURS = selection(DoctorDayHoursEntity, 'y', 'day', 'ranges', 'despiteClosure');
export type DayHoursRow = RowOf<typeof DAY_HOURS>;

export const dayHoursOf = prepared<DayHoursRow, { doctorId: string; day: string }>(
  'day-hours-of-doctor',
  `select ${DAY_HOURS} from doctor_day_hours y where y.doctor_id = :doctorId and y.day = :day`,
);

/** From a day on. */
export const dayHoursFrom = prepared<DayHoursRow, { doctorId: string; from: string }>(
  'day-hours-from',
  `select ${DAY_HOURS} from doctor_day_hours y where y.doctor_id = :doctorId and y.day >= :from order by y.day`,
);

export const keepDayHours = prepared<object, { doctorId: string; day: string; ranges: readonly string[]; despiteClosure: boolean }>(
  'keep-day-hours',
  `insert into doctor_day_hours (doctor_id, day, ranges, despite_closure) values (:doctorId, :day, :ranges, :despiteClosure)
   on conflict (doctor_id, day) do update set ranges = excluded.ranges, despite_closure = excluded.despite_closure`,
);

export const deleteDayHours = prepared<object, { doctorId: string; day: string }>(
  'delete-day-hours',
  'delete from doctor_day_hours where doctor_id = :doctorId and day = :day',
);
