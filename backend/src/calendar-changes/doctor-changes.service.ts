import { Injectable } from '@nestjs/common';
import { whyNotThere, type DoctorSchedule } from '@arogya/domain/calendars/affected';
import type { DoctorChange } from '@arogya/domain/calendars/change';
import { Clock } from '../appointments/clock';
import type { Tx } from '../database/sql';
import { newId } from '../database/uuid';
import type { DoctorCalendarPort } from '../doctors/doctor-calendar';
import { FAR, practicesOf, upcomingOf, type UpcomingRow } from './affected.sql';
import { closeAllowedAgain } from './allowed-again';
import { insertAffected, insertChange } from './calendar-changes.sql';
import { timeAtHospital, scheduleFrom } from './doctor-schedule';
import { iso } from '../iso';

/** What of a doctor's record has changed, as far as their appointments go. */
function kindOf(before: DoctorSchedule, after: DoctorSchedule): DoctorChange['kind'] {
  if (before.hospitalId !== after.hospitalId) return 'hospital';
  return after.calendar.active ? 'hours' : 'inactive';
}

/**
 * A doctor who becomes inactive, works at another hospital or at other hours: the appointments that were allowed before and are
 * not after are open, in the list of all changes of calendars. None of them is touched.
 */
@Injectable()
export class DoctorChanges implements DoctorCalendarPort {
  constructor(private readonly clock: Clock) {}

  async around(db: Tx, doctorId: string, update: () => Promise<unknown>): Promise<string | null> {
    const now = this.clock.now();
    const [[before]] = await db.batch(practicesOf({ doctorIds: [doctorId], now: iso(now) }));
    await update();
    const [[after]] = await db.batch(practicesOf({ doctorIds: [doctorId], now: iso(now) }));
    if (!before || !after || before.calendar.version === after.calendar.version) return null;
    await closeAllowedAgain(db, [doctorId], now);
    return this.open(db, doctorId, scheduleFrom(before.calendar), scheduleFrom(after.calendar), now);
  }

  private async open(db: Tx, doctorId: string, before: DoctorSchedule, after: DoctorSchedule, now: number): Promise<string | null> {
    const [rows] = await db.batch(upcomingOf({ doctorIds: [doctorId], after: iso(now), before: FAR }));
    const refused = (practice: DoctorSchedule, row: UpcomingRow): boolean => whyNotThere(practice, timeAtHospital(row), now) !== null;
    const affected = rows.filter((row) => !refused(before, row) && refused(after, row));
    if (affected.length === 0) return null;
    const [id, at] = [newId(), new Date(now)];
    const change: DoctorChange = { kind: kindOf(before, after), doctorId };
    const open = affected.map((row) => ({ id: row.id, version: row.version, decision: null, state: 'open' }));
    await db.batch(
      insertChange({
        ...{ id, kind: change.kind, hospitalId: before.hospitalId, doctorId, change, was: {} },
        ...{ madeBy: db.who.id ?? null, madeAt: at, startsAt: at },
      }),
      insertAffected({ changeId: id, rows: JSON.stringify(open), dueAt: at }),
    );
    return id;
  }
}
