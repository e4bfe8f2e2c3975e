import type { ClosureSource } from '@arogya/domain/calendars/change';
import type { Weekday } from '@arogya/domain/clock';
import { selection, type RowOf } from '../database/columns';
import { prepared } from '../database/statement';
import { DoctorDayHoursEntity, DoctorHoursEntity, DoctorLeaveEntity } from '../doctors/doctor.entity';

/** The rows that calendars are made of. */

export const insertLeave = prepared(
  'insert-leave',
  `insert into doctor_leaves (id, doctor_id, from_day, to_day, from_minute, to_minute, weekdays, weeks, kind, reason, made_by, made_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
);

export interface LeaveSpan {
  readonly id: string;
  readonly fromDay: string;
  readonly toDay: string;
}

/** A leave of the doctor ($1) that meets the days from $2 to $3 and is like the new one in all else. */
export const equalLeave = prepared<LeaveSpan>(
  'equal-leave',
  `select id, from_day as "fromDay", to_day as "toDay" from doctor_leaves
   where doctor_id = $1 and from_day <= $3 and to_day >= $2 and from_minute is not distinct from $4 and to_minute is not distinct from $5
     and weekdays is not distinct from $6 and weeks is not distinct from $7 and kind = $8
   order by from_day, id limit 1`,
);

/** $1 leave, $2 its first day, $3 its last. */
export const spanLeave = prepared('span-leave', 'update doctor_leaves set from_day = $2, to_day = $3 where id = $1');

/** $1 doctor, $2 leave. */
export const deleteLeave = prepared<{ id: string }>(
  'delete-leave',
  'delete from doctor_leaves where doctor_id = $1 and id = $2 returning id',
);

const LEAVE = selection(
  DoctorLeaveEntity,
  'l',
  ...(['id', 'fromDay', 'toDay', 'fromMinute', 'toMinute', 'weekdays', 'weeks', 'kind', 'reason'] as const),
);
export type LeaveRow = RowOf<typeof LEAVE>;

/** Of a doctor ($1), from a day ($2) on. */
export const leavesOf = prepared<LeaveRow>(
  'leaves-of-doctor',
  `select ${LEAVE} from doctor_leaves l where l.doctor_id = $1 and l.to_day >= $2 order by l.from_day, l.id`,
);

export interface ClosureRow {
  readonly day: string;
  readonly fromMinute: number | null;
  readonly toMinute: number | null;
  readonly name: string | null;
  readonly source: ClosureSource;
}

const CLOSURES = `select c.day, c.from_minute as "fromMinute", c.to_minute as "toMinute", c.reason as name, c.source
  from hospital_closures c where c.hospital_id = $1`;

export const closuresOf = prepared<ClosureRow>('closures-of-days', `${CLOSURES} and c.day = any ($2::date[])`);

/** From a day on. */
export const closuresFrom = prepared<ClosureRow>('closures-from', `${CLOSURES} and c.day >= $2 order by c.day`);

export const keepClosure = prepared(
  'keep-closure',
  `insert into hospital_closures (hospital_id, day, from_minute, to_minute, reason, source) values ($1, $2, $3, $4, $5, $6)
   on conflict (hospital_id, day) do update
     set from_minute = excluded.from_minute, to_minute = excluded.to_minute, reason = excluded.reason, source = excluded.source`,
);

export const deleteClosure = prepared<{ day: string }>(
  'delete-closure',
  'delete from hospital_closures where hospital_id = $1 and day = $2 returning day',
);

const HOURS = selection(DoctorHoursEntity, 'w', 'weekday', 'ranges');
export type HoursRow = Omit<RowOf<typeof HOURS>, 'weekday'> & { readonly weekday: Weekday };

/** Of these weekdays ($2); null: all that differ. */
export const hoursOf = prepared<HoursRow>(
  'hours-of-doctor',
  `select ${HOURS} from doctor_hours w where w.doctor_id = $1 and ($2::text[] is null or w.weekday = any ($2))`,
);

export const keepHours = prepared(
  'keep-hours',
  `insert into doctor_hours (doctor_id, weekday, ranges) values ($1, $2, $3)
   on conflict (doctor_id, weekday) do update set ranges = excluded.ranges`,
);

export const deleteHours = prepared('delete-hours', 'delete from doctor_hours where doctor_id = $1 and weekday = $2');

const DAY_HOURS = selection(DoctorDayHoursEntity, 'y', 'day', 'ranges', 'despiteClosure');
export type DayHoursRow = RowOf<typeof DAY_HOURS>;

export const dayHoursOf = prepared<DayHoursRow>(
  'day-hours-of-doctor',
  `select ${DAY_HOURS} from doctor_day_hours y where y.doctor_id = $1 and y.day = $2`,
);

/** From a day on. */
export const dayHoursFrom = prepared<DayHoursRow>(
  'day-hours-from',
  `select ${DAY_HOURS} from doctor_day_hours y where y.doctor_id = $1 and y.day >= $2 order by y.day`,
);

export const keepDayHours = prepared(
  'keep-day-hours',
  `insert into doctor_day_hours (doctor_id, day, ranges, despite_closure) values ($1, $2, $3, $4)
   on conflict (doctor_id, day) do update set ranges = excluded.ranges, despite_closure = excluded.despite_closure`,
);

export const deleteDayHours = prepared('delete-day-hours', 'delete from doctor_day_hours where doctor_id = $1 and day = $2');
