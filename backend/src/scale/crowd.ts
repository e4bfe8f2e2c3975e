import type { Db } from '../database/sql';
import { RECOUNT } from '../events/readers/recount';
import { WEBHOOKS } from './crowd-webhooks';

/** As many rows as a busy group of clinics collects in some years; one hospital and one agent have a large part of them. */
export const CROWD = { people: 100_000, enquiries: 10_000, users: 5_000, doctors: 800, hospitals: 100 } as const;

const FIRST = `array['Asha','Ravi','Meena','Farid','Kavita','Imran','Latha','Joseph','Sunita','Vikram','Nisha','Arjun','Zoya','Deepak','Priya','Harish']`;
const LAST = `array['Verma','Kulkarni','Shaikh','Nair','Fernandes','Reddy','Banerjee','Gill','Iyer','Chauhan','Desai','Thomas','Mishra','Pillai']`;

/** A number from 0 to below `most` that looks random and is the same in every run. */
const hashed = (n: string, salt: number, most: number): string => `(hashint8extended(${n}, ${salt}) & 2147483647) % ${most}`;
const pick = (array: string, n: string, salt: number): string => `(${array})[1 + ${hashed(n, salt, 1_000_000)} % cardinality(${array})]`;
const name = (n: string): string => `${pick(FIRST, n, 1)} || ' ' || ${pick(LAST, n, 2)} || ' ' || ${n}`;
const phone = (n: string): string => `(9000000000 + ${hashed(n, 3, 900_000_000)})`;
/** Within the last two years and, with `ahead`, some weeks from now. */
const moment = (n: string, ahead = 0): string => `now() + interval '${ahead} days' - ${hashed(n, 4, 63_072_000)} * interval '1 second'`;
const AGENTS = `(select array_agg(id order by username) from users where role = 'agent')`;
/** Active doctors come first: the first one becomes the busiest. */
const DOCTORS = `(select array_agg(d.id order by d.is_active and h.is_active desc, d.full_name) from doctors d join hospitals h on h.id = d.hospital_id)`;
const HOSPITALS = '(select array_agg(id order by is_active desc, booking_slug) from hospitals)';
/** The first of a list has a third, the others share the rest. */
const skewed = (ids: string, n: string, salt: number): string =>
  `(${ids})[case when ${hashed(n, salt, 3)} = 0 then 1 else 1 + ${hashed(n, salt + 1, 1_000_000)} % cardinality(${ids}) end]`;

const PLACES = [
  `insert into states (name, code) select 'State ' || n, 'S' || n from generate_series(1, 30) n`,
  `insert into cities (name, state_id) select 'City ' || n || ' ' || s.code, s.id from states s, generate_series(1, 25) n`,
  `insert into services (name) select 'Service ' || n from generate_series(1, 200) n`,
  `insert into specialties (name) select 'Specialty ' || n from generate_series(1, 200) n`,
  `insert into hospitals (name, city, booking_slug, is_active)
   select ${pick(LAST, 'n', 5)} || ' Hospital ' || n, 'City ' || n % 25, 'crowd-' || n, n % 10 <> 9 from generate_series(1, ${CROWD.hospitals}) n`,
  `insert into users (username, password_hash, email, first_name, last_name, role, is_active, created_at)
   select lower(${pick(FIRST, 'n', 1)}) || n, '-', 'user' || n || '@example.in', ${pick(FIRST, 'n', 1)}, ${pick(LAST, 'n', 2)},
     case when n % 50 = 0 then 'hospital_admin' when n % 40 = 0 then 'doctor' when n % 400 = 1 then 'admin' else 'agent' end,
     n % 9 <> 0, ${moment('n')} from generate_series(1, ${CROWD.users}) n`,
  `insert into doctors (full_name, specialty, phone, city, hospital_id, hospital_name, is_active, working_days, time_slots)
   select 'Dr. ' || ${name('n')}, 'Specialty ' || n % 40, '+91 55500 10001', 'City ' || n % 25, h.id, h.name, n % 9 <> 0,
     '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', '{09:00-17:00}'
   from generate_series(1, ${CROWD.doctors}) n
   join (select id, name, row_number() over (order by booking_slug) - 1 as place from hospitals) h on h.place = n % ${CROWD.hospitals}`,
];

/** Changes of calendars, one of each doctor with thirty appointments about which somebody has to decide. */
const CHANGES = [
  `insert into calendar_changes (id, kind, hospital_id, doctor_id, change, was, made_by, made_at, starts_at)
   select gen_random_uuid(), 'leave', d.hospital_id, d.id, '{}', '{}', '00000000-0000-0000-0000-000000000000',
     now() - n * interval '1 day' - abs(hashtext(d.id::text)) % 86400 * interval '1 second', now()
   from doctors d, generate_series(1, 20) n`,
  `insert into calendar_change_appointments (change_id, appointment_id, known_version, state)
   select c.id, a.id, 1, 'open' from (select distinct on (doctor_id) id, doctor_id from calendar_changes order by doctor_id, id) c
   join (select id, doctor_id, row_number() over (partition by doctor_id order by start_at desc) as place from appointments) a
     on a.doctor_id = c.doctor_id and a.place <= 30`,
];

const NONE = '00000000-0000-0000-0000-000000000000';

/** Each at a different minute, so that no doctor has two at one time; all of today's are still open, at whatever hour this runs. */
const ALL_APPOINTMENTS = `
insert into appointments (patient_id, doctor_id, hospital_id, agent_id, start_at, end_at, day, time_slot, status, created_at, updated_at)
select p.id, d.id, d.hospital_id, ${skewed(AGENTS, 'n', 20)}, s.at, s.at + interval '1 minute',
  (s.at at time zone 'Asia/Kolkata')::date, to_char(s.at at time zone 'Asia/Kolkata', 'HH24:MI'),
  case when n % 200 = 0 then 'no_show' when s.at > date_trunc('day', now()) then (array['pending','confirmed'])[1 + n % 2]
    else (array['completed','cancelled'])[1 + ${hashed('n', 7, 2)}] end, s.at - interval '3 days',
  least(s.at, now()) - interval '2 days'
from generate_series(1, ${CROWD.people}) n
cross join lateral (select date_trunc('day', now()) + interval '40 days 9 hours' - n % 770 * interval '1 day' + n / 770 * interval '1 minute' as at) s
join doctors d on d.id = ${skewed(DOCTORS, 'n', 8)}
join (select id, row_number() over (order by id) as place from patients) p on p.place = 1 + (n * 7) % ${CROWD.people}`;

/**
 * All upcoming appointments were confirmed to their patients, and those of two days have just changed, every other one by a decision
 * about a calendar: some are cancelled, the others are not where their patients know them.
 */
export const JUST_CHANGED = [
  `insert into message_jobs (channel, recipient, template, params, appointment_id, day, start_at, state, next_at, not_after, created_at)
   select 'sms', '', 'confirmation', jsonb_build_object('doctorId', doctor_id), id, day, start_at, 'sent', created_at, start_at, created_at
   from appointments where start_at > now() - interval '7 days'`,
  `update appointments set updated_at = now() - interval '10 minutes', version = version + 1,
     status = case when hashtext(id::text) % 2 = 0 then 'cancelled' else 'confirmed' end
   where start_at > now() + interval '1 day' and start_at < now() + interval '3 days'`,
  `update message_jobs j set start_at = j.start_at - interval '1 hour' from appointments a
   where a.id = j.appointment_id and a.version > 1 and a.status = 'confirmed'`,
  `insert into calendar_change_appointments (change_id, appointment_id, known_version, decision, state)
   select (select min(c.id::text)::uuid from calendar_changes c), a.id, a.version - 1,
     jsonb_build_object('act', case when a.status = 'cancelled' then 'cancel' else 'move' end), 'done'
   from appointments a where a.version > 1 and hashtext(a.id::text) % 4 < 2 on conflict do nothing`,
];

/** Without audit rows: the audit log is filled separately. */
const unseen = (tables: readonly string[], statements: readonly string[]): string[] => [
  ...tables.map((table) => `alter table ${table} disable trigger ${table}_audited`),
  ...statements,
  ...tables.map((table) => `alter table ${table} enable trigger ${table}_audited`),
];

const AUDIT = `
insert into audit_log (at, actor_id, username, role, action, entity, entity_id, fields)
select ${moment('n')}, ${skewed(AGENTS, 'n', 26)}, 'somebody', 'agent',
  case when n % 500 = 0 then 'refused' else (array['created','changed','looked_up','signed_in'])[1 + ${hashed('n', 28, 4)}] end,
  case when n % 400 = 0 then 'state' else (array['patient','appointment','lead','user'])[1 + ${hashed('n', 29, 4)}] end,
  gen_random_uuid(), '{notes}'
from generate_series(1, ${CROWD.people}) n`;

const APPOINTMENTS = unseen(
  ['patients'],
  [
    `insert into patients (name, phone, phone_key, email, gender, age_told, age_told_on, created_at)
   select ${name('n')}, '+91 ' || ${phone('n')}, '+91' || ${phone('n')}, 'p' || n || '@example.in',
     case when n % 200 = 0 then 'other' when n % 2 = 0 then 'male' else 'female' end, 1 + ${hashed('n', 6, 90)}, current_date - n % 700,
     ${moment('n')}
   from generate_series(1, ${CROWD.people}) n`,
    ALL_APPOINTMENTS,
    ...CHANGES,
    ...RECOUNT,
  ],
);

const LEADS = unseen(
  ['leads', 'enquiries'],
  [
    `insert into enquiries (name, email, phone, phone_key, organization, message, status, created_at)
   select ${name('n')}, 'e' || n || '@example.in', '+91 ' || ${phone('n')}, '+91' || ${phone('n')}, 'Clinic ' || n % 97, 'Please call us',
     case when n % 500 = 0 then 'converted' else (array['new','contacted','closed'])[1 + n % 3] end, ${moment('n')}
   from generate_series(1, ${CROWD.enquiries}) n`,
    // Ids of their own each time would put those of a hospital far apart in a list, or near, by chance.
    `insert into leads (id, patient_name, phone, phone_key, email, specialty, status, source, priority, assigned_agent_id, hospital_id, created_at)
   select md5('lead ' || n)::uuid, ${name('n')}, '+91 ' || ${phone('n')}, '+91' || ${phone('n')}, 'l' || n || '@example.in', 'Specialty ' || n % 40,
     case when n % 500 = 0 then 'converted' else (array['new','assigned','contacted','appointment_booked','lost'])[1 + n % 5] end,
     case when n % 300 = 0 then 'Social Media' else (array['Website','Phone Call','Referral','Walk-in'])[1 + n % 4] end,
     case when n % 200 = 0 then 'high' when n % 3 = 0 then 'low' else 'medium' end,
     case when n % 4 > 0 then ${skewed(AGENTS, 'n', 22)} end, ${skewed(HOSPITALS, 'n', 24)}, ${moment('n')}
   from generate_series(1, ${CROWD.people}) n`,
    `insert into lead_events (lead_id, kind, at) select id, 'created', created_at from leads limit 20000`,
    AUDIT,
  ],
);

const IN_BULK = `set maintenance_work_mem = '256MB'; set work_mem = '64MB'`;
/** The indexes of these tables that keep no rule. */
const INDEXES = `
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as made from pg_index i
where i.indrelid = any ($1::regclass[]) and not i.indisunique and not i.indisexclusion`;

/** What refers to other rows, or excludes them. */
const CONSTRAINTS = `
select conrelid::regclass::text as "of", quote_ident(conname) as name, pg_get_constraintdef(oid) as made from pg_constraint
where conrelid = any ($1::regclass[]) and contype in ('f', 'x')`;

/** Indexes are built, and rows compared with others, once at the end, not row by row. */
async function lane(db: Pick<Db, 'query'>, tables: readonly string[], statements: readonly string[]): Promise<void> {
  await db.query(IN_BULK);
  const constraints = await db.query<{ of: string; name: string; made: string }>(CONSTRAINTS, [tables]);
  for (const { of, name: constraint } of constraints) await db.query(`alter table ${of} drop constraint ${constraint}`);
  const indexes = await db.query<{ name: string; made: string }>(INDEXES, [tables]);
  for (const { name: index } of indexes) await db.query(`drop index ${index}`);
  for (const statement of statements) await db.query(statement);
  for (const { made } of indexes) await db.query(made);
  for (const { of, name: constraint, made } of constraints) await db.query(`alter table ${of} add constraint ${constraint} ${made}`);
}

/** A hundred thousand rows of everything, in seconds, over two connections. Nobody is notified. */
export async function loadCrowd(one: Pick<Db, 'query'>, other: Pick<Db, 'query'>): Promise<void> {
  for (const statement of [...PLACES, ...WEBHOOKS]) await one.query(statement);
  await Promise.all([lane(one, ['patients', 'appointments'], APPOINTMENTS), lane(other, ['leads', 'enquiries', 'audit_log'], LEADS)]);
}

/** The callers: of each role the user with the most rows, so that a scope does not make a slow list look fast. */
export interface BusiestIds {
  readonly hospital: string;
  readonly slug: string;
  readonly doctor: string;
  readonly agent: string;
}

export async function busiest(db: Db): Promise<BusiestIds> {
  const most = async (column: string): Promise<string> => {
    const row = await db.one<{ id: string }>(
      `select ${column} as id from appointments where ${column} <> '${NONE}' group by 1 order by count(*) desc, 1 limit 1`,
    );
    if (!row) throw new Error(`Nobody has appointments by ${column}`);
    return row.id;
  };
  const [doctor, agent] = [await most('doctor_id'), await most('agent_id')];
  const place = await db.one<{ id: string; slug: string }>(
    'select h.id, h.booking_slug as slug from doctors d join hospitals h on h.id = d.hospital_id where d.id = $1',
    [doctor],
  );
  if (!place) throw new Error('The busiest doctor has no hospital');
  return { doctor, agent, hospital: place.id, slug: place.slug };
}
