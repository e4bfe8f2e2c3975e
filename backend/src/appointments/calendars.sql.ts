import type { Calendar } from '@arogya/domain/appointments/calendar';
import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { prepared } from '../database/statement';
import { LONGEST, OCCUPIES } from './booking/booking.sql';

export interface CalendarRow extends Omit<Calendar, 'timeRanges'> {
  readonly version: number;
  readonly hospitalId: string | null;
  readonly timeSlots: readonly string[];
}

/** Everything that decides when `doctors d` can be booked, except appointments and holds; `h` is the hospital. */
export const CALENDAR = `json_build_object(
  'version', d.calendar_version, 'hospitalId', d.hospital_id, 'zone', coalesce(h.time_zone, '${DEFAULT_ZONE}'),
  'workingDays', d.working_days, 'timeSlots', d.time_slots, 'visitMinutes', d.consultation_minutes,
  'active', d.is_active and d.archived_at is null and coalesce(h.is_active and h.archived_at is null, true),
  'leave', (select coalesce(json_agg(json_build_object('from', l.from_day, 'to', l.to_day)), '[]')
    from doctor_leaves l where l.doctor_id = d.id),
  'closures', (select coalesce(json_agg(c.day), '[]') from hospital_closures c where c.hospital_id = d.hospital_id))`;

export const calendarOf = prepared<{ calendar: CalendarRow }>(
  'doctor-calendar',
  `select ${CALENDAR} as calendar from doctors d left join hospitals h on h.id = d.hospital_id
   where d.id = $1 and d.archived_at is null`,
);

/** Minutes since 1970: a start rounded down, and an end rounded up. */
const minute = (at: string, round: 'floor' | 'ceil'): string => `${round}(date_part('epoch', ${at}) / 60)::int`;

/**
 * Starts and ends, as text, of a doctor's occupied times that overlap $3 to $4, and of the holds that are live at $5. The
 * caller adds further conditions.
 */
export const takenOf = (doctor: string, ofAppointment = 'true', ofHold = 'true'): string => `
  (select string_agg(${minute('a.start_at', 'floor')} || ',' || ${minute('a.end_at', 'ceil')}, ',') from appointments a
    where a.doctor_id = ${doctor} and a.start_at > $3::timestamptz - ${LONGEST} and a.start_at < $4 and a.end_at > $3
      and ${OCCUPIES} and ${ofAppointment}) as taken,
  (select string_agg(${minute('lower(s.during)', 'floor')} || ',' || ${minute('upper(s.during)', 'ceil')}, ',') from slot_holds s
    where s.doctor_id = ${doctor} and s.during && tstzrange($3, $4) and s.expires_at > $5
      and ${ofHold}) as held`;

/** $1 doctor, $2 the version that is kept, $3 and $4 the span, $5 now, $6 an appointment to leave out, $7 and $8 own hold and browser. */
export const calendarWithTaken = prepared<{ calendar: CalendarRow | null; taken: string | null; held: string | null }>(
  'calendar-with-taken',
  `select case when d.calendar_version <> $2 then ${CALENDAR} end as calendar,
     ${takenOf('d.id', 'a.id is distinct from $6::uuid', 's.id is distinct from $7::uuid and (s.browser_hash = $8) is not true')}
   from doctors d left join hospitals h on h.id = d.hospital_id
   where d.id = $1 and d.archived_at is null`,
);
