/** The tables of the searches, figures and exports. None of them is written by a booking, so that they make none dearer. */
import { DOCTORS, HOSPITALS, STAFF, hashed, idOf } from '../data/clinic.mjs';
import { name, phone, since } from '../data/people.mjs';

const PERSON = `id uuid primary key default uuidv7(), phone text not null, phone_key text not null, email text, location text, symptoms text,
  notes text, version integer not null default 1, created_at timestamptz not null, updated_at timestamptz not null`;

export const READ_TABLES = `
create table leads (
  ${PERSON}, patient_name text not null, specialty text, agent_id uuid, doctor_id uuid, appointment_id uuid, hospital_id uuid,
  status text not null, source text, priority text not null,
  search text generated always as (lower(patient_name || ' ' || phone || ' ' || phone_key || ' ' || coalesce(email, ''))) stored
);
create index leads_created on leads (created_at desc, id desc);
create table sought_patients (
  ${PERSON}, name text not null, age integer, gender text, address text,
  search text generated always as (lower(name || ' ' || phone || ' ' || phone_key || ' ' || coalesce(email, ''))) stored
);
create index sought_patients_created on sought_patients (created_at desc, id desc);
create index sought_patients_phone on sought_patients (phone_key);
create table appointment_counts (
  day date, hospital_id uuid, status text, appointments integer not null, primary key (day, hospital_id, status)
);
create table appointment_sums (hospital_id uuid, status text, appointments integer not null, primary key (hospital_id, status));
create table lead_counts (agent_id uuid, status text, leads integer not null, primary key (agent_id, status));
create table lead_day_counts (day date primary key, leads integer not null);
create table people_counts (patients integer not null, doctors integer not null);`;

/** Made by the superuser, who owns the extension. */
export const READ_INDEXES = `
create extension if not exists pg_trgm;
create index leads_search on leads using gin (search gin_trgm_ops);
create index sought_patients_search on sought_patients using gin (search gin_trgm_ops);`;

const personRows = (rows) => `from generate_series(0, ${rows - 1}) n cross join lateral (select ${since('n', rows)} as at) t`;
const person = `'+91 ' || ${phone('n')}, '+91' || ${phone('n')}`;

/** After the appointments: some count them. */
export const readRows = (rows) => [
  `insert into agents select ${idOf('agent', 'n')}, 'Agent ' || n, 'Bench' from generate_series(0, ${STAFF.agent - 1}) n`,
  `insert into leads (patient_name, phone, phone_key, email, specialty, status, source, priority, agent_id, hospital_id, created_at, updated_at)
   select ${name('n')}, ${person}, 'l' || n || '@example.in', 'Specialty ' || n % 40,
     (array['new','assigned','contacted','appointment_booked','lost'])[1 + n % 5], (array['Website','Phone Call','Referral','Walk-in'])[1 + n % 4],
     case when n % 200 = 0 then 'high' when n % 3 = 0 then 'low' else 'medium' end,
     case when n % 5 > 0 then ${idOf('agent', hashed('n', 11, STAFF.agent))} end, ${idOf('hospital', hashed('n', 12, HOSPITALS))}, at, at
   ${personRows(rows)}`,
  `insert into sought_patients (name, phone, phone_key, email, gender, age, created_at, updated_at)
   select ${name('n')}, ${person}, 'p' || n || '@example.in', (array['male','female'])[1 + n % 2], 1 + ${hashed('n', 6, 90)}, at, at ${personRows(rows)}`,
  `insert into appointment_counts select day, hospital_id, status, count(*) from appointments group by 1, 2, 3`,
  `insert into appointment_sums select hospital_id, status, count(*) from appointments group by 1, 2`,
  `insert into lead_counts select coalesce(agent_id, ${idOf('agent', -1)}), status, count(*) from leads group by 1, 2`,
  `insert into lead_day_counts select created_at::date, count(*) from leads where status in ('new', 'assigned') group by 1`,
  `insert into people_counts select count(*), ${DOCTORS} from sought_patients`,
];
