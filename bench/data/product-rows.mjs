import { DOCTORS, HOSPITALS, HOSPITAL_OF_DOCTOR, STAFF, ZONE, hashed, idOf, spread } from './clinic.mjs';
import { name, phone, since } from './people.mjs';

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

/** A tenth: chaining more would make loading take minutes longer. */
const AUDITED = (rows) => Math.floor(rows / 10);

/** Who has booked the newest of the appointments, one row in the audit log for each: the server that starts next chains them. */
const auditRows = (rows) => `
insert into audit_log (at, actor_id, username, role, action, entity, entity_id, request_id)
select a.created_at, a.agent_id, u.username, coalesce(u.role, 'visitor'), 'created', 'appointment', a.id, gen_random_uuid()
from (select * from appointments order by created_at desc, id desc limit ${AUDITED(rows)}) a left join users u on u.id = a.agent_id
order by a.created_at, a.id`;

/** The rows themselves. Triggers do not run meanwhile. */
export const productRows = (rows, passwordHash) => [
  HOSPITAL_ROWS,
  ...Object.entries(STAFF).map(([role, count]) => staffRows(role, count, passwordHash)),
  DOCTOR_ROWS,
  patientRows(rows),
  appointmentRows(rows),
  leadRows(rows),
  auditRows(rows),
];
