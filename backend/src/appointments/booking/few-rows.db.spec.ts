import pg from 'pg';
import { SESSION_OPTIONS } from '../../database/data-source';
import { newId } from '../../database/uuid';
import { scansOfStatement, statementsOf, type Scan } from '../../scale/statements';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { keepFirstReport } from './contact.sql';
import { browserFacts } from './visitor.sql';

const DOCTORS = 16;
const A_DAY = 4;
const DAYS = 125;
const PATIENTS = 200;
const DAY = '2030-03-05';

const CROWD = `
with hospital as (insert into hospitals (name, city, booking_slug) values ('Sahyadri', 'Pune', 'sahyadri') returning id, name),
doctor as (
  insert into doctors (full_name, specialty, phone, city, hospital_id, hospital_name, working_days, time_slots)
  select 'Dr. ' || n, 'Medicine', '+91 55500 10001', 'Pune', id, name, '{Monday}', '{09:00-17:00}' from hospital, generate_series(1, ${DOCTORS}) n
  returning id, hospital_id),
patient as (
  insert into patients (name, phone, phone_key)
  select 'Asha Verma', '+91 55510 ' || 10000 + n, '+9155510' || 10000 + n from generate_series(1, ${PATIENTS}) n returning id)
insert into appointments (patient_id, doctor_id, hospital_id, start_at, end_at, day, time_slot, status)
select p.id, d.id, d.hospital_id, s.at, s.at + interval '15 minutes', s.at::date, to_char(s.at at time zone 'Asia/Kolkata', 'HH24:MI'), 'pending'
from doctor d cross join generate_series(1, ${DAYS}) day cross join generate_series(1, ${A_DAY}) n
join (select id, row_number() over () - 1 as place from patient) p on p.place = (day * ${A_DAY} + n) % ${PATIENTS}
cross join lateral (select timestamptz '2030-01-01 03:30Z' + day * interval '1 day' + n * interval '15 minutes' as at) s`;

let test: TestApp;
let client: pg.Client;
beforeAll(async () => {
  test = await startTestApp({ history: false });
  await test.sql.query(CROWD);
  client = new pg.Client({
    connectionString: test.config.databaseUrl,
    options: `${SESSION_OPTIONS} -c plan_cache_mode=force_generic_plan`,
  });
  await client.connect();
  await client.query('analyze');
});
afterAll(async () => {
  await client.end();
  await test.close();
});

/** What is read of appointments; the statement is sent as the server sends it: prepared, with one plan for all values. */
async function scansOf(text: string, values: readonly unknown[]): Promise<Scan[]> {
  await client.query(`deallocate all; prepare asked as ${text}`);
  const asked = `execute asked (${values.map((value) => (typeof value === 'string' ? pg.escapeLiteral(value) : 'null')).join(', ')})`;
  return (await scansOfStatement(client, { text: asked, values: [] })).filter(({ table }) => table === 'appointments');
}

it('what a visitor has booked is looked for among the rows of the doctor, not among those of everybody that day', async () => {
  const doctor = await test.sql.one<{ id: string }>('select id from doctors limit 1');
  const { text, values } = browserFacts({
    browser: 'browser',
    network: 'network',
    doctorId: doctor?.id ?? '',
    day: DAY,
    handleId: null,
    name: 'Asha Verma',
    now: '2030-01-01T00:00:00Z',
    provenPhone: null,
  });
  const looked = await scansOf(text, values);
  expect(looked.length).toBeGreaterThan(1);
  expect(Math.max(...looked.map(({ rows }) => rows))).toBeLessThanOrEqual(4 * A_DAY);
});

it('whether it is the first appointment of a patient is asked without reading those of others', async () => {
  const patient = await test.sql.one<{ id: string }>(
    "insert into patients (name, phone, phone_key, symptoms) values ('Ravi Nair', '+91 55500 10003', '+915550010003', 'Cough') returning id",
  );
  const hospital = await test.sql.one<{ id: string }>('select id from hospitals limit 1');
  const { text, values } = keepFirstReport({ patientId: patient?.id ?? '', hospitalId: hospital?.id ?? '', appointmentId: newId() });
  const looked = await scansOf(text, values);
  expect(looked.length).toBeGreaterThan(0);
  expect(looked.map(({ rows }) => rows)).toEqual(looked.map(() => 0));
});

it.each([
  ['a day', DAY, DAY],
  ['two weeks', '2030-03-05', '2030-03-18'],
])('a list of %s of one doctor reads that doctor alone', async (_what, from, to) => {
  const doctor = await test.as('doctor');
  const own = await test.sql.one<{ id: string }>(
    'update doctors set user_id = $1 where id = (select id from doctors limit 1) returning id',
    [doctor.userId],
  );
  await client.query('set plan_cache_mode = auto');
  const { answer, statements } = await statementsOf(() => doctor.get(`appointments/doctor/${own?.id}?from=${from}&to=${to}`));
  const shown = (answer.body as unknown[]).length;
  expect(shown).toBeGreaterThanOrEqual(A_DAY);
  for (const statement of statements) {
    const looked = (await scansOfStatement(client, statement)).filter(({ table }) => table === 'appointments');
    expect(Math.max(0, ...looked.map(({ rows }) => rows))).toBeLessThanOrEqual(4 * shown);
  }
});
