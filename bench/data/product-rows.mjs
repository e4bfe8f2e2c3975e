import { DOCTORS, HOSPITALS, HOSPITAL_OF_DOCTOR, STAFF, ZONE, hashed, idOf, spread } from './clinic.mjs';

const FIRST = `array['Asha','Ravi','Meena','Farid','Kavita','Imran','Latha','Joseph','Sunita','Vikram','Nisha','Arjun','Zoya','Deepak','Priya','Harish']`;
const LAST = `array['Verma','Kulkarni','Shaikh','Nair','Fernandes','Reddy','Banerjee','Gill','Iyer','Chauhan','Desai','Thomas','Mishra','Pillai']`;
const name = (n) => `(${FIRST})[1 + ${hashed(n, 1, 16)}] || ' ' || (${LAST})[1 + ${hashed(n, 2, 14)}]`;
/** One in ten shares the phone of another. */
const phone = (n) => `(9000000000 + case when ${n} % 10 = 9 then ${n} - 1 else ${n} end)`;
/** Spread over two years, the nth of `rows` later than the one before. */
const since = (n, rows) => `now() - interval '1 second' * (63072000.0 * (${rows} - ${n}) / ${rows})`;
/** An id that sorts by its time. */
const timed = (at, kind, n) =>
  `(lpad(to_hex((extract(epoch from ${at}) * 1000)::bigint), 12, '0') || '7' || left(md5('${kind}' || ${n}), 3) || '8' || right(md5('${kind}' || ${n}), 15))::uuid`;

const HOSPITAL_ROWS = `
insert into hospitals (id, name, city, booking_slug, time_zone)
select ${idOf('hospital', 'n')}, 'Bench Hospital ' || n, 'City ' || n, 'bench-' || n + 1, '${ZONE}' from generate_series(0, ${HOSPITALS - 1}) n`;

const staffRows = (role, count, hash) => `
insert into users (id, username, password_hash, email, first_name, last_name, role, hospital_id)
select ${idOf(role, 'n')}, '${role}-' || n, '${hash}', '${role}-' || n || '@example.in', ${name('n')}, 'Bench', '${role}',
  ${role === 'hospital_admin' ? idOf('hospital', `n % ${HOSPITALS}`) : 'null'}
from generate_series(0, ${count - 1}) n`;

const DOCTOR_ROWS = `
insert into doctors (id, user_id, full_name, specialty, phone, hospital_id, hospital_name, city, experience, working_days, time_slots)
select ${idOf('doctor', 'n')}, case when n < ${STAFF.doctor} then ${idOf('doctor', 'n')} end, 'Dr. ' || ${name('n')} || ' ' || n,
  'Specialty ' || n % 40, '+91 55500 10001', h.id, h.name, h.city, n % 30,
  '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', '{09:00-17:45}'
from generate_series(0, ${DOCTORS - 1}) n join hospitals h on h.id = ${idOf('hospital', `(${HOSPITAL_OF_DOCTOR})`)}`;

const patientRows = (rows) => `
insert into patients (id, name, phone, phone_key, email, gender, age_told, age_told_on, created_at, updated_at)
select ${timed('at', 'patient', 'n')}, ${name('n')}, '+91 ' || ${phone('n')}, '+91' || ${phone('n')},
  'p' || n || '@example.in', (array['male','female'])[1 + n % 2], 1 + ${hashed('n', 6, 90)}, current_date - n % 700, at, at
from generate_series(0, ${rows - 1}) n cross join lateral (select ${since('n', rows)} as at) t`;

/** Two of three ahead are pending, and one of three was booked by a visitor. */
const appointmentRows = (rows) => `
insert into appointments (id, patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day, time_slot, status, source, created_at, updated_at)
select ${timed('made', 'appointment', 's.n')}, p.id, d.id, d.hospital_id,
  case when s.n % 3 > 0 then ${idOf('agent', hashed('s.n', 5, STAFF.agent))} end, s.at, s.at + interval '15 minutes', (s.at at time zone '${ZONE}')::date,
  to_char(s.at at time zone '${ZONE}', 'HH24:MI'),
  case when s.at > now() then (array['pending','pending','confirmed'])[1 + ${hashed('s.n', 8, 3)}]
    else (array['completed','completed','completed','completed','completed','completed','completed','completed','cancelled','no_show'])[1 + ${hashed('s.n', 9, 10)}] end,
  case when s.n % 3 = 0 then 'public' else 'staff' end, made, made
from (${spread(rows)}) s
cross join lateral (select s.at - interval '3 days' - case when s.ahead then interval '30 days' else interval '0' end as made) m
join (select id, row_number() over (order by id) - 1 as place from patients) p on p.place = s.n::bigint * 7919 % ${rows}
join doctors d on d.id = ${idOf('doctor', 's.doctor')}
order by s.n`;

const leadRows = (rows) => `
insert into leads (id, patient_name, phone, phone_key, email, specialty, status, source, priority, assigned_agent_id, hospital_id, created_at, updated_at)
select ${timed('at', 'lead', 'n')}, ${name('n')}, '+91 ' || ${phone('n')}, '+91' || ${phone('n')}, 'l' || n || '@example.in', 'Specialty ' || n % 40,
  (array['new','assigned','contacted','appointment_booked','lost'])[1 + n % 5], (array['Website','Phone Call','Referral','Walk-in'])[1 + n % 4],
  case when n % 200 = 0 then 'high' when n % 3 = 0 then 'low' else 'medium' end,
  case when n % 5 > 0 then ${idOf('agent', hashed('n', 11, STAFF.agent))} end, ${idOf('hospital', hashed('n', 12, HOSPITALS))}, at, at
from generate_series(0, ${rows - 1}) n cross join lateral (select ${since('n', rows)} as at) t`;

/** The rows themselves. Triggers do not run meanwhile. */
export const productRows = (rows, passwordHash) => [
  HOSPITAL_ROWS,
  ...Object.entries(STAFF).map(([role, count]) => staffRows(role, count, passwordHash)),
  DOCTOR_ROWS,
  patientRows(rows),
  appointmentRows(rows),
  leadRows(rows),
];
