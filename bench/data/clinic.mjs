/** The clinic group that both sides hold: who works where, and when each doctor's time is taken. One place for both. */
import { HOSPITALS } from '../size.mjs';

export { HOSPITALS };
/** The first hospital has more doctors than the others: its booking page is the one that a crowd looks at. */
export const FIRST_HOSPITAL = 15;
const OTHERS_HAVE = 12;
export const DOCTORS = FIRST_HOSPITAL + (HOSPITALS - 1) * OTHERS_HAVE;
export const STAFF = { admin: 25, agent: 150, hospital_admin: 5 * HOSPITALS, doctor: 25 };
export const PASSWORD = 'correct horse battery';
export const ZONE = 'Asia/Kolkata';
export const SLUG = 'bench-1';

/** From 09:00 on a start each quarter of an hour, the last at 17:30. */
export const STARTS = 35;
/** So many weeks' appointments lie ahead, eight a day with each doctor; two of three are pending. */
const AHEAD = { days: 30, perDay: 8 };
const PAST_PER_DAY = 16;

export const hospitalOfDoctor = (n) => (n < FIRST_HOSPITAL ? 0 : 1 + Math.floor((n - FIRST_HOSPITAL) / OTHERS_HAVE));

/** Of the booking page of a doctor's hospital. */
export const slugOfDoctor = (n) => `bench-${hospitalOfDoctor(n) + 1}`;

/** The doctors of a hospital that is not the first. */
export const doctorsOf = (hospital) => Array.from({ length: OTHERS_HAVE }, (_, n) => FIRST_HOSPITAL + (hospital - 1) * OTHERS_HAVE + n);

/** The same as SQL over the number `n` of a doctor. */
export const HOSPITAL_OF_DOCTOR = `case when n < ${FIRST_HOSPITAL} then 0 else 1 + (n - ${FIRST_HOSPITAL}) / ${OTHERS_HAVE} end`;

/** A known id for the nth of a kind, so that nothing has to be looked up. */
export const idOf = (kind, n) => `md5('${kind} ' || ${n})::uuid`;

/** A number from 0 to below `most` that looks random and is the same in every run. */
export const hashed = (n, salt, most) => `(hashint8extended(${n}, ${salt}) & 2147483647) % ${most}`;

/** Whether the loaded data have taken the nth start of a doctor's day, counted in days after today. */
export const isLoaded = (doctor, day, start) => day <= AHEAD.days && start < 4 * AHEAD.perDay && start % 4 === (doctor + day) % 4;

/**
 * One row for each of `rows` appointments, the oldest first: n, doctor (its number), at, and ahead (lies after today).
 * A small table has the same days ahead as a large one as far as that goes, so that only the past grows.
 */
export function spread(rows) {
  const ahead = Math.min(DOCTORS * AHEAD.days * AHEAD.perDay, Math.floor(rows * 0.8));
  const past = rows - ahead;
  const today = `date_trunc('day', now() at time zone '${ZONE}')`;
  return `
select n, n % ${DOCTORS} as doctor, false as ahead,
  (${today} - back * interval '1 day' + interval '9 hours' + ((n / ${DOCTORS}) % ${PAST_PER_DAY} * 2 + back % 2) * interval '15 minutes') at time zone '${ZONE}' as at
from generate_series(0, ${past - 1}) n
cross join lateral (select ((${past - 1} - n) / ${DOCTORS * PAST_PER_DAY})::int as back) b
union all
select ${past} + m as n, m % ${DOCTORS}, true,
  (${today} + day * interval '1 day' + interval '9 hours' + (m / ${DOCTORS} % ${AHEAD.perDay} * 4 + (m % ${DOCTORS} + day) % 4) * interval '15 minutes') at time zone '${ZONE}'
from generate_series(0, ${ahead - 1}) m
cross join lateral (select (1 + m / ${DOCTORS * AHEAD.perDay})::int as day) d`;
}
