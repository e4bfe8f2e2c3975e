import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../tools/start/aliases.mjs';
import { DOCTORS, HOSPITALS, HOSPITAL_OF_DOCTOR, hashed, idOf, spread, STAFF, ZONE } from '../data/clinic.mjs';
import { asSuperuser, inBulk } from '../data/fill.mjs';
import { READ_INDEXES, READ_TABLES, readRows } from './reads-schema.mjs';

/** What the limit keeps of an appointment besides what a constraint needs. */
const COLUMNS = ['start_at', 'end_at', 'day', 'notes', 'created_at'];

/**
 * The product's own columns, with every foreign key and CHECK that it has; its accounts are `agents` here. Its exclusion constraint is
 * not among them: what it refuses, `is_free` has found under the doctor's lock.
 */
function constrainedColumns() {
  const file = join(ROOT, 'backend/src/database/migrations/1-foundation/appointments.sql');
  const [, lines] = /create table appointments \(\n(.*?)\n\);/su.exec(readFileSync(file, 'utf8'));
  const needed = lines.split('\n').filter((line) => / (?:references|check) /u.test(line) || COLUMNS.includes(line.trim().split(' ')[0]));
  return needed.map((line) => line.trim().replace(/,$/u, '').replace('references users', 'references agents')).join(',\n  ');
}

/** The least that a booking needs to keep: an appointment has six indexes. */
const TABLES = `
create table hospitals (id uuid primary key, name text not null, slug text not null unique, zone text not null);
create table doctors (
  id uuid primary key, hospital_id uuid not null references hospitals, full_name text not null, specialty text not null, experience integer,
  working_days text[] not null, opens integer not null, closes integer not null, minutes integer not null
);
create index doctors_hospital on doctors (hospital_id);
create table patients (
  id uuid primary key default uuidv7(), name text not null, phone text not null, phone_key text not null, age integer, gender text,
  created_at timestamptz not null default now()
);
create index patients_phone on patients (phone_key);
create table agents (id uuid primary key, first_name text not null, last_name text not null);
create table appointments (
  id uuid primary key default uuidv7(),
  ${constrainedColumns()}
);
create index appointments_doctor on appointments (doctor_id, start_at) include (end_at);
create index appointments_day on appointments (hospital_id, day, start_at);
create index appointments_patient on appointments (patient_id);
create index appointments_status on appointments (status, start_at);
create index appointments_created on appointments (created_at);
create table holds (id uuid primary key default uuidv7(), doctor_id uuid not null references doctors, start_at timestamptz not null,
  end_at timestamptz not null, expires_at timestamptz not null);
create index holds_doctor on holds (doctor_id, start_at);
create table request_keys (scope text, key text, body_hash text not null, record_id uuid not null, primary key (scope, key));
create table sessions (id text primary key, user_id uuid not null);`;

/** One function, one round trip: lock of the doctor, key, overlap, appointment. */
const FUNCTIONS = `
create function is_free(doctor uuid, from_at timestamptz, to_at timestamptz, own uuid) returns boolean language plpgsql as $$
begin
  return not exists (
    select from appointments where doctor_id = doctor and start_at < to_at and start_at > from_at - interval '4 hours'
      and end_at > from_at and status in ('pending', 'confirmed', 'completed'))
  and not exists (
    select from holds where doctor_id = doctor and start_at < to_at and end_at > from_at and expires_at > now() and id is distinct from own);
end $$;

create function book(doctor uuid, patient uuid, agent uuid, from_at timestamptz, minutes integer, for_key text, hash text, hold uuid)
returns uuid language plpgsql as $$
declare place uuid; made uuid := uuidv7(); to_at timestamptz := from_at + minutes * interval '1 minute';
begin
  select hospital_id into place from doctors where id = doctor for no key update;
  if not is_free(doctor, from_at, to_at, hold) then return null; end if;
  insert into request_keys values ('book', for_key, hash, made);
  if hold is not null then delete from holds where id = hold; end if;
  insert into appointments (id, patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day)
  values (made, patient, doctor, place, agent, from_at, to_at, (from_at at time zone '${ZONE}')::date);
  return made;
end $$;

create function keep(doctor uuid, from_at timestamptz, minutes integer) returns uuid language plpgsql as $$
declare made uuid;
begin
  perform from doctors where id = doctor for no key update;
  if not is_free(doctor, from_at, from_at + minutes * interval '1 minute', null) then return null; end if;
  insert into holds (doctor_id, start_at, end_at, expires_at)
  values (doctor, from_at, from_at + minutes * interval '1 minute', now() + interval '5 minutes') returning id into made;
  return made;
end $$;`;

const rowsOf = (rows) => [
  `insert into hospitals select ${idOf('hospital', 'n')}, 'Bench Hospital ' || n, 'bench-' || n + 1, '${ZONE}' from generate_series(0, ${HOSPITALS - 1}) n`,
  `insert into doctors select ${idOf('doctor', 'n')}, ${idOf('hospital', `(${HOSPITAL_OF_DOCTOR})`)}, 'Dr. ' || n, 'Specialty ' || n % 40, n % 30,
     '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', 540, 1065, 15 from generate_series(0, ${DOCTORS - 1}) n`,
  `insert into patients (id, name, phone, phone_key, age, gender, created_at)
   select ${idOf('patient', 'n')}, 'Patient ' || n, '+91 ' || 9000000000 + n, '+91' || 9000000000 + n, 1 + n % 90, 'female',
     now() - (${rows} - n) * interval '63 seconds' from generate_series(0, ${rows - 1}) n`,
  `insert into appointments (patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day, status, created_at)
   select ${idOf('patient', `n::bigint * 7919 % ${rows}`)}, d.id, d.hospital_id, ${idOf('agent', hashed('n', 5, STAFF.agent))}, s.at, s.at + interval '15 minutes',
     (s.at at time zone '${ZONE}')::date,
     case when s.at > now() then (array['pending','pending','confirmed'])[1 + ${hashed('n', 8, 3)}] else 'completed' end, s.at - interval '33 days'
   from (${spread(rows)}) s join doctors d on d.id = ${idOf('doctor', 's.doctor')} order by s.n`,
  `insert into sessions select 'session-' || n, ${idOf('agent', `n % ${STAFF.agent}`)} from generate_series(0, 199) n`,
];

export async function fillLimit(database, rows) {
  await asSuperuser(database, async (client) => {
    await client.query('set role arogyadesk; ' + TABLES + FUNCTIONS + READ_TABLES + 'reset role');
    await client.query(READ_INDEXES);
    await inBulk(client, ['appointments', 'patients', 'leads', 'sought_patients'], [...rowsOf(rows), ...readRows(rows)]);
  });
}
