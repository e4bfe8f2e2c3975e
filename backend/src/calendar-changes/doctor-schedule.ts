import { whyNotThere, type TimeAtHospital, type DoctorSchedule } from '@arogya/domain/calendars/affected';
import { calendarFrom, type CalendarRow } from '../appointments/calendars.sql';
import type { Sql, Tx } from '../database/sql';
import { practicesOf, type AppointmentPlace } from './affected.sql';
import { iso } from '../iso';

/** Where and when a doctor works, of a calendar as the database sends it. */
export const scheduleFrom = (row: CalendarRow): DoctorSchedule => ({ hospitalId: row.hospitalId, calendar: calendarFrom(row) });

/** When and at which hospital an appointment is. */
export const timeAtHospital = ({ startMs, endMs, hospitalId }: Omit<AppointmentPlace, 'id' | 'doctorId'>): TimeAtHospital => ({
  from: startMs,
  to: endMs,
  hospitalId,
});

/** By the ids of these appointments: why the calendar of their doctor does not allow them where they are, null where it does. */
export async function whyNotOf(
  db: Pick<Sql | Tx, 'batch'>,
  rows: readonly AppointmentPlace[],
  now: number,
): Promise<ReadonlyMap<string, string | null>> {
  const [doctors] = await db.batch(practicesOf({ doctorIds: [...new Set(rows.map(({ doctorId }) => doctorId))], now: iso(now) }));
  const practices = new Map(doctors.map(({ doctorId, calendar }) => [doctorId, scheduleFrom(calendar)]));
  return new Map(
    rows.flatMap((row) => {
      const practice = practices.get(row.doctorId);
      return practice ? [[row.id, whyNotThere(practice, timeAtHospital(row), now)]] : [];
    }),
  );
}
