import { READS } from './reads.mjs';

const MINUTE = 60_000;
const DAY = 1440;
/** The one zone of the data is 330 minutes ahead. */
const AHEAD = 330;
const STEP = 15;

const BUSY = `(
  select coalesce(array_agg((extract(epoch from a.start_at) / 60)::int), '{}') from appointments a
  where a.doctor_id = d.id and a.start_at >= $2 and a.start_at < $3 and a.status in ('pending', 'confirmed', 'completed')) as busy`;
const FREE = `select d.opens, d.closes, d.minutes, ${BUSY} from doctors d where d.id = $1`;
const DOCTORS = `
select d.id, d.full_name as "fullName", d.specialty, d.experience, d.working_days as "workingDays", d.opens, d.closes, d.minutes, ${BUSY}
from doctors d join hospitals h on h.id = d.hospital_id where h.slug = $1 order by d.full_name`;
const LIST = `
select a.id, a.start_at as "startAt", a.end_at as "endAt", a.status, a.source, a.notes, a.created_at as "createdAt",
  p.id as "patientId", p.name, p.phone, d.id as "doctorId", d.full_name as "fullName", d.specialty
from appointments a join patients p on p.id = a.patient_id join doctors d on d.id = a.doctor_id
where a.hospital_id = $1 and a.day = $2 order by a.start_at, a.id limit 50`;
const NEW_PATIENT = `insert into patients (name, phone, phone_key, age, gender) values ($1, $2, $2, $3, $4) returning id`;

const BOOK_NEW = `
with patient as (insert into patients (name, phone, phone_key, age, gender) values ($1, $2, $2, $3, $4) returning id)
select book($5, patient.id, null, $6, 15, $7, $8, $9) as id, patient.id as "patientId" from patient`;

const iso = (minutes) => new Date(minutes * MINUTE).toISOString();

/** The free starts of a doctor's day, whose midnight is `day` minutes after 1970. */
function freeOf({ opens, closes, minutes }, busy, day) {
  const starts = [];
  for (let at = day + opens; at + minutes <= day + closes; at += STEP) if (!busy.has(at)) starts.push(iso(at));
  return starts;
}

const midnight = (date) => Date.parse(date) / MINUTE - AHEAD;

async function free(one, [doctor, from, days]) {
  const first = midnight(from);
  const [row] = await one('free', FREE, [doctor, iso(first), iso(first + days * DAY)]);
  const busy = new Set(row.busy);
  return Array.from({ length: Number(days) }, (_, n) => ({
    day: iso(first + n * DAY + AHEAD).slice(0, 10),
    starts: freeOf(row, busy, first + n * DAY),
  }));
}

async function doctors(one, [slug, from]) {
  const first = midnight(from);
  const rows = await one('doctors', DOCTORS, [slug, iso(first), iso(first + 3 * DAY)]);
  return rows.map(({ busy, ...doctor }) => {
    const taken = new Set(busy);
    const next = [0, 1, 2].map((n) => freeOf(doctor, taken, first + n * DAY)[0]).find(Boolean);
    return { ...doctor, nextFree: next ?? null };
  });
}

/** What each call answers; null is 409. */
export const ANSWERS = {
  ...READS,
  ping: async () => ({}),
  session: (one, [id]) => one('session', 'select user_id as "userId" from sessions where id = $1', [id]),
  list: (one, [hospital, day]) => one('list', LIST, [hospital, day]),
  free,
  doctors,
  patient: async (one, _rest, { name, phone, age, gender }) => (await one('patient', NEW_PATIENT, [name, phone, age, gender]))[0],
  hold: async (one, _rest, { doctorId, at }) => {
    const [{ id }] = await one('keep', 'select keep($1, $2, 15) as id', [doctorId, at]);
    return id && { id };
  },
  book: async (one, _rest, { doctorId, patientId, agentId, at, key }) => {
    const values = [doctorId, patientId, agentId ?? null, at, key, 'hash of the body', null];
    const [{ id }] = await one('book', 'select book($1, $2, $3, $4, 15, $5, $6, $7) as id', values);
    return id && { id, patientId, doctorId, at, status: 'pending' };
  },
  bookNew: async (one, _rest, { doctorId, name, phone, age, gender, at, key, hold }) => {
    const values = [name, phone, age, gender, doctorId, at, key, 'hash of the body', hold ?? null];
    const [{ id, patientId }] = await one('book-new', BOOK_NEW, values);
    return id && { id, patientId, doctorId, at, status: 'pending' };
  },
};
