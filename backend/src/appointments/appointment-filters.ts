import { addDays, dayOf, DEFAULT_ZONE, MINUTE } from '@arogya/domain/clock';
import { CONSULTATION_MINUTES } from '@arogya/domain/doctors/rules';
import type { Keyset } from '../paging/keyset';
import { likeOrPhone, lookThrough, type Search } from '../paging/search';
import type { Where } from '../database/where';
import type { AppointmentQuery } from './appointment.dto';
import { iso } from '../iso';

/** An appointment's number as people read it out, 'AD-100001'. */
const NUMBER = /^ad-(\d{1,9})$/iu;

const numberIn = (q: string | undefined): string | undefined => (q ? NUMBER.exec(q.trim())?.[1] : undefined);

/**
 * The days of one doctor are found by their instants, in the doctor's own order: the planner takes bounds on day and instant for
 * independent ones, and would read those days of all doctors.
 */
const dayColumn = (ofOneDoctor: boolean): string => (ofOneDoctor ? 'a.day + 0' : 'a.day');

/**
 * The days of each place's clock, and their instants from UTC+14 to UTC-12: lists sorted by time can start and stop there. `day` is
 * the SQL of a row's day.
 */
const onDays = (where: Where, day: string, { from, to }: Pick<AppointmentQuery, 'from' | 'to'>): Where =>
  where
    .and(`${day} >= ?`, from)
    .and('a.start_at >= ?', from && `${addDays(from, -1)}T10:00:00Z`)
    .and(`${day} <= ?`, to)
    .and('a.start_at < ?', to && `${addDays(to, 1)}T12:00:00Z`);

/** Narrows a query on `appointments a` by the filters of the request; `appointmentsSought` adds the search. `ofOneDoctor`: `where` names a doctor. */
export function filtered(where: Where, query: AppointmentQuery, now: number, ofOneDoctor = false): Where {
  const { q, status, doctorId, hospitalId, patientId, from, to } = query;
  const number = numberIn(q);
  const byInstant = ofOneDoctor || Boolean(doctorId);
  where
    .and('a.status = ?', status)
    .and('a.doctor_id = ?', doctorId)
    .and('a.hospital_id = ?', hospitalId)
    .and('a.patient_id = ?', patientId)
    .and('a.number = ?', number && Number(number));
  // No consultation is longer, so the list can start there in its order by time.
  if (query.upcoming) where.and('a.end_at > ?', iso(now)).and('a.start_at > ?', iso(now - CONSULTATION_MINUTES.max * MINUTE));
  if (from && from === to && !byInstant) return where.and('a.day = ?', from);
  return onDays(where, dayColumn(byInstant), { from, to });
}

/** By name, phone and e-mail of the patient. */
export function appointmentsSought(q: string | undefined): Search | null {
  if (!q || numberIn(q)) return null;
  return {
    // Each row looks up its patient, which costs several times as much as reading a column.
    lookThrough: Math.ceil(lookThrough(q) / 4),
    ofRow: (bound) => `(select ${likeOrPhone('p.search', q, bound)} from patients p where p.id = a.patient_id)`,
    // Looks up one patient after another, however many the planner expects.
    found: (where) => `
      select a.* from (select p.id from patients p where ${likeOrPhone('p.search', q, where)} offset 0) p
      cross join lateral (select a.* from appointments a ${where.text} and a.patient_id = p.id offset 0) a`,
  };
}

const dayIn = (zone: string, now: string): string => `(${now} at time zone ${zone})::date`;

/**
 * The SQL of the day which it is at a hospital; without one, by the time of India. Of one hospital, which is bound, it is computed
 * once and looked up; of `a.hospital_id` for each row. `now` is the SQL of the instant.
 */
export const todayAt = (hospital: string, now: string): string =>
  `coalesce((select ${dayIn('h.time_zone', now)} from hospitals h where h.id = ${hospital}), ${dayIn(`'${DEFAULT_ZONE}'`, now)})`;

/** Today at one hospital. */
export const isTodayAt = (where: Where, now: string, hospital: string): Where => where.add(`a.day = ${todayAt(where.bind(hospital), now)}`);

/** Today at the hospital of each row: around `now`, one of at most three days anywhere on earth. */
export function isToday(where: Where, now: string, ms: number, ofOneDoctor: boolean): Where {
  const day = dayOf(ms, 'UTC');
  const days = { from: addDays(day, -1), to: addDays(day, 1) };
  return onDays(where, dayColumn(ofOneDoctor), days).add(`a.day = ${todayAt('a.hospital_id', now)}`);
}

/** Each day that is today at some hospital, in its own order: reads no more than a page needs, and sorts nothing. */
export const dayByDay =
  (now: string, { orderBy, fetch, offset }: Keyset) =>
  (where: Where): string =>
    `
    select a.* from (
      select distinct ${dayIn('zone', now)} as day
      from (select time_zone as zone from hospitals union select '${DEFAULT_ZONE}') zones) today
    cross join lateral (
      select a.* from appointments a ${where.text} and a.day = today.day ${orderBy} limit ${where.bind(fetch + offset)}) a`;
