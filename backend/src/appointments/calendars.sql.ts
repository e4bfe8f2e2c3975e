import type { Calendar } from '@arogya/domain/appointments/calendar';
import { DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import { rangesFrom } from '@arogya/domain/doctors/time-ranges';
import { prepared } from '../database/statement';
import { LONGEST, OCCUPIES, OTHERS_HOLDS } from './booking/booking.sql';

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

export const calendarOf = prepared<{ calendar: CalendarRow }, { doctorId: string; now: string }>(
  'doctor-calendar',
  `select ${calendarAt(':now')} as calendar from doctors d left join hospitals h on h.id = d.hospital_id
   where d.id = :doctorId and d.archived_at is null`,
);

/** Minutes since 1970: a start rounded down, and an end rounded up. */
const minute = (at: string, round: 'floor' | 'ceil'): string => `${round}(date_part('epoch', ${at}) / 60)::int`;

/**
 * Starts and ends, as text, of a doctor's occupied times that overlap `:from` to `:to`, and of the holds that are live
 * at `:now`. The caller adds further conditions.
 */
export const takenOf = (doctor: string, ofAppointment = 'true', ofHold = 'true'): string => `
  (select string_agg(${minute('a.start_at', 'floor')} || ',' || ${minute('a.end_at', 'ceil')}, ',') from appointments a
    where a.doctor_id = ${doctor} and a.start_at > :from::timestamptz - ${LONGEST} and a.start_at < :to and a.end_at > :from
      and ${OCCUPIES} and ${ofAppointment}) as taken,
  (select string_agg(${minute('lower(s.during)', 'floor')} || ',' || ${minute('upper(s.during)', 'ceil')}, ',') from slot_holds s
    where s.doctor_id = ${doctor} and s.during && tstzrange(:from, :to) and s.expires_at > :now
      and ${ofHold}) as held`;

/** Which holds `s` staff find in their way: what can come back by Undo keeps out visitors only. */
export const STAFF_HOLDS = `s.kind <> 'undo'`;
const HELD_FROM_THEM = `${OTHERS_HOLDS} and (not :forStaff or ${STAFF_HOLDS})`;

/** When the last of the visitors' holds ends. */
export const visitorsHoldUntil = prepared<{ until: Date | null }, { doctorId: string; from: string; to: string; now: string }>(
  'visitors-hold-until',
  `select max(expires_at) as until from slot_holds
   where doctor_id = :doctorId and during && tstzrange(:from, :to) and expires_at > :now and kind = 'visitor'`,
);

/** `version` is the one that is kept, `except` an appointment to leave out, `ownHold` the visitor's own. */
export const calendarWithTaken = prepared<
  { calendar: CalendarRow | null; taken: string | null; held: string | null },
  {
    doctorId: string;
    version: number;
    from: string;
    to: string;
    now: string;
    except: string | null;
    ownHold: string | null;
    browser: string | null;
    forStaff: boolean;
  }
>(
  'calendar-with-taken',
  `select case when d.calendar_version <> :version then ${calendarAt(':now')} end as calendar,
     ${takenOf('d.id', 'a.id is distinct from :except::uuid', HELD_FROM_THEM)}
   from doctors d left join hospitals h on h.id = d.hospital_id
   where d.id = :doctorId and d.archived_at is null`,
);

/** The same for several doctors, `versions` by doctor; only of this hospital, and of this account, where one is given. */
export const calendarsWithTaken = prepared<
  { id: string; calendar: CalendarRow | null; taken: string | null; held: string | null },
  {
    doctorIds: readonly string[];
    versions: object;
    from: string;
    to: string;
    now: string;
    hospitalId: string | null;
    userId: string | null;
  }
>(
  'calendars-with-taken',
  `select d.id, case when (:versions::jsonb ->> d.id::text)::int is distinct from d.calendar_version then ${calendarAt(':now')} end as calendar,
     ${takenOf('d.id', 'true', STAFF_HOLDS)}
   from doctors d left join hospitals h on h.id = d.hospital_id
   where d.id = any (:doctorIds::uuid[]) and d.archived_at is null
     and (:hospitalId::uuid is null or d.hospital_id = :hospitalId) and (:userId::uuid is null or d.user_id = :userId)`,
);
