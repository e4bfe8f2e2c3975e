import type { Closure } from '@arogya/domain/appointments/calendar';
import type { CalendarChange } from '@arogya/domain/calendars/change';
import type { Day, Weekday } from '@arogya/domain/clock';
import { timeOf } from '@arogya/domain/clock';
import type { TimeRange } from '@arogya/domain/doctors/time-ranges';
import type { Tx } from '../database/sql';
import { newId } from '../database/uuid';
import {
  dayHoursOf,
  deleteClosure,
  deleteDayHours,
  deleteHours,
  deleteLeave,
  equalLeave,
  closuresOf,
  hoursOf,
  insertLeave,
  keepClosure,
  keepDayHours,
  keepHours,
  spanLeave,
  type ClosureRow,
  type LeaveSpan,
} from './calendar-rows.sql';

/** What a change has replaced, so that it can be taken back. */
export interface CalendarBefore {
  readonly leaveId?: string;
  /** The days of an equal leave that the new one was merged with. */
  readonly leave?: LeaveSpan;
  readonly closures?: readonly ClosureRow[];
  readonly hours?: Readonly<Partial<Record<Weekday, readonly string[] | null>>>;
  readonly dayHours?: { readonly ranges: readonly string[]; readonly despiteClosure: boolean } | null;
}

const rangeText = ({ from, to }: TimeRange): string => `${timeOf(from)}-${timeOf(to)}`;

/** Writes the change and answers what it has replaced. The caller holds the locks of the doctors concerned. */
export async function writeChange(db: Tx, change: CalendarChange, madeAt: Date): Promise<CalendarBefore> {
  switch (change.kind) {
    case 'leave':
      return writeLeave(db, change, madeAt);
    case 'closure':
      return writeClosures(db, change);
    case 'hours':
      return writeHours(db, change);
    case 'dayHours':
      return writeDayHours(db, change);
  }
}

type ChangeOfKind<K extends CalendarChange['kind']> = Extract<CalendarChange, { readonly kind: K }>;

async function writeLeave(db: Tx, { doctorId, leave, leaveKind, reason }: ChangeOfKind<'leave'>, madeAt: Date): Promise<CalendarBefore> {
  const { from, to, part, weekdays = null, weeks = null } = leave;
  const shape = { fromMinute: part?.from ?? null, toMinute: part?.to ?? null, weekdays, weeks, kind: leaveKind };
  const [[equal]] = await db.batch(equalLeave({ doctorId, from, to, ...shape }));
  if (equal) {
    const { id, fromDay, toDay } = equal;
    await db.batch(spanLeave({ id, from: fromDay < from ? fromDay : from, to: toDay > to ? toDay : to }));
    return { leave: equal };
  }
  const leaveId = newId();
  await db.batch(insertLeave({ id: leaveId, doctorId, from, to, ...shape, reason, madeBy: db.who.id ?? null, madeAt }));
  return { leaveId };
}

async function writeClosures(db: Tx, { hospitalId, closures, source }: ChangeOfKind<'closure'>): Promise<CalendarBefore> {
  const [was] = await db.batch(closuresOf({ hospitalId, days: closures.map(({ day }) => day) }));
  await db.batch(...closures.map((one) => keepClosure({ hospitalId, ...closureColumns(one), source })));
  return { closures: was };
}

const closureColumns = ({ day, part, name }: Closure) => ({
  day,
  fromMinute: part?.from ?? null,
  toMinute: part?.to ?? null,
  name: name ?? null,
});

async function writeHours(db: Tx, { doctorId, hours }: ChangeOfKind<'hours'>): Promise<CalendarBefore> {
  const weekdays = Object.keys(hours) as Weekday[];
  const [rows] = await db.batch(hoursOf({ doctorId, weekdays }));
  const known = new Map(rows.map((row) => [row.weekday, row.ranges]));
  await setHours(db, doctorId, Object.fromEntries(weekdays.map((weekday) => [weekday, hours[weekday]?.map(rangeText) ?? null])));
  return { hours: Object.fromEntries(weekdays.map((weekday) => [weekday, known.get(weekday) ?? null])) };
}

const setHours = (db: Tx, doctorId: string, hours: Readonly<Record<string, readonly string[] | null>>) =>
  db.batch(
    ...Object.entries(hours).map(([weekday, ranges]) =>
      ranges ? keepHours({ doctorId, weekday, ranges }) : deleteHours({ doctorId, weekday }),
    ),
  );

async function writeDayHours(db: Tx, { doctorId, day, hours }: ChangeOfKind<'dayHours'>): Promise<CalendarBefore> {
  const [[was]] = await db.batch(dayHoursOf({ doctorId, day }));
  await setDayHours(db, doctorId, day, hours && { ranges: hours.ranges.map(rangeText), despiteClosure: hours.despiteClosure });
  return { dayHours: was ?? null };
}

const setDayHours = (db: Tx, doctorId: string, day: Day, hours: CalendarBefore['dayHours']) =>
  db.batch(
    hours ? keepDayHours({ doctorId, day, ranges: hours.ranges, despiteClosure: hours.despiteClosure }) : deleteDayHours({ doctorId, day }),
  );

/** Puts back what a change has replaced. */
export async function takeBack(db: Tx, change: CalendarChange, was: CalendarBefore): Promise<void> {
  switch (change.kind) {
    case 'leave':
      await db.batch(
        was.leave
          ? spanLeave({ id: was.leave.id, from: was.leave.fromDay, to: was.leave.toDay })
          : deleteLeave({ doctorId: change.doctorId, leaveId: was.leaveId ?? null }),
      );
      return;
    case 'closure': {
      const { hospitalId, closures } = change;
      const before = new Map((was.closures ?? []).map((row) => [row.day, row]));
      await db.batch(
        ...closures.map(({ day }) => {
          const row = before.get(day);
          if (!row) return deleteClosure({ hospitalId, day });
          return keepClosure({ hospitalId, ...row });
        }),
      );
      return;
    }
    case 'hours':
      await setHours(db, change.doctorId, was.hours ?? {});
      return;
    case 'dayHours':
      await setDayHours(db, change.doctorId, change.day, was.dayHours ?? null);
  }
}
