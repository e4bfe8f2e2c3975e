import type { Placed, Practice } from '@arogya/domain/calendars/affected';
import { calendarFrom, type CalendarRow } from '../appointments/calendars.sql';
import type { UpcomingRow } from './affected.sql';

/** Where and when a doctor works, of a calendar as the database sends it. */
export const practiceFrom = (row: CalendarRow): Practice => ({ hospitalId: row.hospitalId, calendar: calendarFrom(row) });

/** When and at which hospital an appointment is. */
export const placedOf = ({ startMs, endMs, hospitalId }: Pick<UpcomingRow, 'startMs' | 'endMs' | 'hospitalId'>): Placed => ({
  from: startMs,
  to: endMs,
  hospitalId,
});
