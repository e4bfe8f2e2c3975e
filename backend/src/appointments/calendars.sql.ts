import type { Calendar } from '@arogya/domain/appointments/calendar';
import { DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import { prepared } from '../database/statement';
import { LONGEST, OCCUPIES } from './booking/booking.sql';

/** A calendar as the database sends it: ranges are 'HH:MM-HH:MM'. */
export interface CalendarRow extends Omit<Calendar, 'timeRanges' | 'hours' | 'dayHours'> {
  readonly version: number;
  readonly hospitalId: string | null;
  readonly timeSlots: readonly string[];
  readonly hours: Readonly<Record<string, readonly string[]>> | null;
  readonly dayHours: Readonly<Record<Day, { readonly ranges: readonly string[]; readonly despiteClosure: boolean }>> | null;
}

/** A part of the day, where there is one. */
const part = (row: string): string =>
  `case when ${row}.from_minute is not null then json_build_object('from', ${row}.from_minute, 'to', ${row}.to_minute) end`;

const leave = (from: string): string => `select coalesce(json_agg(json_strip_nulls(json_build_object(
    'from', l.from_day, 'to', l.to_day, 'part', ${part('l')}, 'weekdays', l.weekdays, 'weeks', l.weeks))), '[]')
  from doctor_leaves l where l.doctor_id = d.id and l.to_day >= ${from}`;

const closures = (
  from: string,
): string => `select coalesce(json_agg(json_strip_nulls(json_build_object('day', c.day, 'part', ${part('c')}, 'name', c.reason))), '[]')
  from hospital_closures c where c.hospital_id = d.hospital_id and c.day >= ${from}`;

const HOURS = `select json_object_agg(w.weekday, w.ranges) from doctor_hours w where w.doctor_id = d.id`;

const dayHours = (from: string): string => `
  select json_object_agg(y.day, json_build_object('ranges', y.ranges, 'despiteClosure', y.despite_closure))
  from doctor_day_hours y where y.doctor_id = d.id and y.day >= ${from}`;

/**
 * Everything that decides when `doctors d` can be booked from `now` (SQL) on, except appointments and holds; `h` is the hospital.
 * What has ended is not sent: an hour before a day of any zone ends, it is still the day before somewhere.
 */
export function calendarAt(now: string): string {
  const from = `(${now}::timestamptz at time zone 'UTC')::date - 1`;
  return `json_build_object(
  'version', d.calendar_version, 'hospitalId', d.hospital_id, 'zone', coalesce(h.time_zone, '${DEFAULT_ZONE}'),
  'workingDays', d.working_days, 'timeSlots', d.time_slots, 'appointmentMinutes', d.consultation_minutes,
  'active', d.is_active and d.archived_at is null and coalesce(h.is_active and h.archived_at is null, true),
  'hours', (${HOURS}), 'dayHours', (${dayHours(from)}), 'leave', (${leave(from)}), 'closures', (${closures(from)}))`;
}

/** The calendar of a row, as the availability rule takes it. */
export function calendarFrom({ version: _version, hospitalId: _id, timeSlots, hours, dayHours, ...row }: CalendarRow): Calendar {
  return {
    ...row,
    timeRanges: rangesFrom(timeSlots),
    hours: Object.fromEntries(Object.entries(hours ?? {}).map(([weekday, ranges]) => [weekday, rangesFrom(ranges)])),
    dayHours: Object.fromEntries(
      Object.entries(dayHours ?? {}).map(([day, { ranges, despiteClosure }]) => [day, { ranges: rangesFrom(ranges), despiteClosure }]),
    ),
  };
}

/** $1 doctor, $2 now. */
export const calendarOf = prepared<{ calendar: CalendarRow }>(
  'doctor-calendar',
  `select ${calendarAt('$2')} as calendar from doctors d left join hospitals h on h.id = d.hospital_id
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

/** Which holds `s` staff find in their way: what can come back by Undo keeps out visitors only. */
export const STAFF_HOLDS = `s.kind <> 'undo'`;
const OTHERS_HOLDS = `s.id is distinct from $7::uuid and (s.browser_hash = $8) is not true and (not $9 or ${STAFF_HOLDS})`;

/** When the last of the visitors' holds ends. $1 doctor, $2 and $3 the span, $4 now. */
export const visitorsHoldUntil = prepared<{ until: Date | null }>(
  'visitors-hold-until',
  `select max(expires_at) as until from slot_holds
   where doctor_id = $1 and during && tstzrange($2, $3) and expires_at > $4 and kind = 'visitor'`,
);

/**
 * $1 doctor, $2 the version that is kept, $3 and $4 the span, $5 now, $6 an appointment to leave out, $7 and $8 own hold and
 * browser, $9 whether staff ask.
 */
export const calendarWithTaken = prepared<{ calendar: CalendarRow | null; taken: string | null; held: string | null }>(
  'calendar-with-taken',
  `select case when d.calendar_version <> $2 then ${calendarAt('$5')} end as calendar,
     ${takenOf('d.id', 'a.id is distinct from $6::uuid', OTHERS_HOLDS)}
   from doctors d left join hospitals h on h.id = d.hospital_id
   where d.id = $1 and d.archived_at is null`,
);

/**
 * The same for several doctors. $1 doctors, $2 the versions that are kept, by doctor, $3 and $4 the span, $5 now, $6 only of
 * this hospital, $7 only of this account.
 */
export const calendarsWithTaken = prepared<{ id: string; calendar: CalendarRow | null; taken: string | null; held: string | null }>(
  'calendars-with-taken',
  `select d.id, case when ($2::jsonb ->> d.id::text)::int is distinct from d.calendar_version then ${calendarAt('$5')} end as calendar,
     ${takenOf('d.id', 'true', STAFF_HOLDS)}
   from doctors d left join hospitals h on h.id = d.hospital_id
   where d.id = any ($1::uuid[]) and d.archived_at is null
     and ($6::uuid is null or d.hospital_id = $6) and ($7::uuid is null or d.user_id = $7)`,
);
