import pg from 'pg';
import { SESSION_OPTIONS } from '../../database/data-source';
import { scansOfStatement } from '../../scale/statements';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { browserFacts } from './visitor.sql';

const DOCTORS = 16;
const A_DAY = 4;
const DAYS = 125;
const DAY = '2030-03-05';

const CROWD = `
with hospital as (insert into hospitals (name, city, booking_slug) values ('Sahyadri', 'Pune', 'sahyadri') returning id, name),
doctor as (
  insert into doctors (full_name, specialty, phone, city, hospital_id, hospital_name, working_days, time_slots)
  select 'Dr. ' || n, 'Medicine', '+91 55500 10001', 'Pune', id, name, '{Monday}', '{09:00-17:00}' from hospital, generate_series(1, ${DOCTORS}) n
  returning id, hospital_id),
patient as (insert into patients (name, phone, phone_key) values ('Asha Verma', '+91 55500 10002', '+915550010002') returning id)
insert into appointments (patient_id, doctor_id, hospital_id, start_at, end_at, day, time_slot, status)
select p.id, d.id, d.hospital_id, s.at, s.at + interval '15 minutes', s.at::date, '10:00 AM', 'pending'
from doctor d, patient p, generate_series(1, ${DAYS}) day, generate_series(1, ${A_DAY}) n
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

it('what a visitor has booked is looked for among the rows of the doctor, not among those of everybody that day', async () => {
  const doctor = await test.sql.one<{ id: string }>('select id from doctors limit 1');
  const { text, values } = browserFacts('browser', 'network', doctor?.id ?? '', DAY, null, 'Asha Verma', '2030-01-01T00:00:00Z', null);
  // As the server sends it: prepared, with one plan for all values.
  await client.query(`prepare facts as ${text}`);
  const asked = `execute facts (${values.map((value) => (typeof value === 'string' ? pg.escapeLiteral(value) : 'null')).join(', ')})`;
  const looked = (await scansOfStatement(client, { text: asked, values: [] })).filter(({ table }) => table === 'appointments');
  expect(looked.length).toBeGreaterThan(1);
  expect(Math.max(...looked.map(({ rows }) => rows))).toBeLessThanOrEqual(4 * A_DAY);
});
