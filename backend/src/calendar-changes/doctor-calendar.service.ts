import { Injectable } from '@nestjs/common';
import { dayOf, timeOf } from '@arogya/domain/clock';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { Clock } from '../appointments/clock';
import { Sql } from '../database/sql';
import { doctorsOfTarget } from './affected.sql';
import { closeAllowedAgain } from './allowed-again';
import {
  closuresFrom,
  dayHoursFrom,
  deleteClosure,
  deleteLeave,
  hoursOf,
  leavesOf,
  type ClosureRow,
  type LeaveRow,
} from './calendar-rows.sql';
import type { DoctorCalendar, DoctorLeave, HospitalClosure } from './calendar-change.dto';
import { doctorTarget, hospitalTarget } from './target';

const time = (minute: number | null): string | null => (minute === null ? null : timeOf(minute));

const toLeave = ({ fromDay, toDay, fromMinute, toMinute, ...row }: LeaveRow): DoctorLeave => ({
  ...row,
  from: fromDay,
  to: toDay,
  fromTime: time(fromMinute),
  toTime: time(toMinute),
});

const toClosure = ({ fromMinute, toMinute, ...row }: ClosureRow): HospitalClosure => ({
  ...row,
  fromTime: time(fromMinute),
  toTime: time(toMinute),
});

/** What differs in the calendar of a doctor, and the closed days of a hospital. Taking a leave or a closure away affects nobody. */
@Injectable()
export class DoctorCalendars {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
  ) {}

  async ofDoctor(who: Actor, doctorId: string): Promise<DoctorCalendar> {
    const { zone } = await doctorTarget(this.sql, who, doctorId);
    const today = dayOf(this.clock.now(), zone);
    const [hours, dayHours, leaves] = await this.sql.batch(
      hoursOf({ doctorId, weekdays: null }),
      dayHoursFrom({ doctorId, from: today }),
      leavesOf({ doctorId, from: today }),
    );
    return {
      hours: Object.fromEntries(hours.map(({ weekday, ranges }) => [weekday, ranges])),
      dayHours,
      leaves: leaves.map(toLeave),
    };
  }

  endLeave(who: Actor, doctorId: string, leaveId: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      await doctorTarget(db, who, doctorId);
      const [gone] = await db.batch(deleteLeave({ doctorId, leaveId }));
      if (gone.length === 0) throw new Refusal('notFound');
      await closeAllowedAgain(db, [doctorId], this.clock.now());
    });
  }

  async closures(who: Actor, hospitalId: string): Promise<HospitalClosure[]> {
    const { zone } = await hospitalTarget(this.sql, who, hospitalId);
    const [rows] = await this.sql.batch(closuresFrom({ hospitalId, from: dayOf(this.clock.now(), zone) }));
    return rows.map(toClosure);
  }

  endClosure(who: Actor, hospitalId: string, day: string): Promise<void> {
    return this.sql.transaction(who, async (db) => {
      await hospitalTarget(db, who, hospitalId);
      const [gone] = await db.batch(deleteClosure({ hospitalId, day }));
      if (gone.length === 0) throw new Refusal('notFound');
      const [doctors] = await db.batch(doctorsOfTarget({ doctorId: null, hospitalId }));
      const ids = doctors.map(({ id }) => id);
      await closeAllowedAgain(db, ids, this.clock.now());
    });
  }
}
