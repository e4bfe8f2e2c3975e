/**
 * What a booking and a question about free starts cost: `node --import ./tools/typescript/register.mjs bench/booking.mjs [visits]`.
 * A PostgreSQL of its own with durable settings; requests are injected, so sockets are not in the figures. CPU is that of
 * the server and of the database together, which other load on the machine does not change; requests a second do.
 */
import { chmodSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgres } from '../tools/postgres/start-postgres.mjs';

const VISITS = Number(process.argv[2] ?? 100_000);
const DOCTORS = 400;
const BOOKINGS = 3000;
const READS = 3000;
const IN_FLIGHT = 16;
const TICKS_A_SECOND = 100;

const dataDir = mkdtempSync(join(tmpdir(), 'booking-bench-'));
chmodSync(dataDir, 0o755);
const server = await startPostgres({ dataDir, port: 0 });

const [{ createApp }, { loadConfig }, { migrate }, { make, TEST_PASSWORD }] = await Promise.all([
  import('../backend/src/app.setup.ts'),
  import('../backend/src/config.ts'),
  import('../backend/src/database/migrate.ts'),
  import('../backend/src/testing/make.ts'),
]);

/** CPU seconds of every process of the database server. */
function databaseSeconds() {
  const postmaster = String(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0];
  const own = readdirSync('/proc').filter((pid) => /^\d+$/.test(pid));
  const stats = own.flatMap((pid) => {
    const file = `/proc/${pid}/stat`;
    if (!existsSync(file)) return [];
    const fields = readFileSync(file, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return pid === postmaster || fields[1] === postmaster ? [Number(fields[11]) + Number(fields[12])] : [];
  });
  return stats.reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND;
}

/** Ten doctors a hospital with six visits on each past day, who work from 00:00 to 23:45. */
async function fill(db) {
  const hospitals = [];
  for (let n = 0; n < DOCTORS / 10; n += 1) hospitals.push((await make.hospital(db)).id);
  await db.query(
    `insert into doctors (full_name, specialty, phone, city, hospital_id, working_days, time_slots)
     select 'Dr. ' || n, 'Cardiology', '+91 55500 10001', 'Pune', ($1::uuid[])[n / 10 + 1],
       '{Monday,Tuesday,Wednesday,Thursday,Friday,Saturday,Sunday}', '{00:00-23:45}' from generate_series(0, $2 - 1) n`,
    [hospitals, DOCTORS],
  );
  await db.query(
    `insert into patients (name, phone, phone_key) select 'Patient ' || n, '+91 ' || n, '+91' || n from generate_series(1, 20000) n`,
  );
  for (const step of [
    'alter table appointments disable trigger user',
    `insert into appointments (patient_id, doctor_id, hospital_id, start_at, end_at, day, time_slot)
     select p.id, d.id, d.hospital_id, s.at, s.at + interval '15 minutes', (s.at at time zone 'Asia/Kolkata')::date,
       to_char(s.at at time zone 'Asia/Kolkata', 'HH24:MI')
     from (select id, hospital_id, row_number() over () as n from doctors) d
     cross join generate_series(1, ${Math.ceil(VISITS / DOCTORS)}) slot
     cross join lateral (select date_trunc('day', now()) + interval '6 hours' - slot / 6 * interval '1 day' + slot % 6 * interval '15 minutes' as at) s
     join (select id, row_number() over () as n from patients) p on p.n = (d.n * 50 + slot) % 20000 + 1`,
    'insert into slot_claims (doctor_id, during, appointment_id) select doctor_id, tstzrange(start_at, end_at), id from appointments',
    'alter table appointments enable trigger user',
  ])
    await db.query(step);
}

async function measured(name, count, act) {
  const before = { cpu: process.cpuUsage(), database: databaseSeconds(), time: performance.now() };
  let next = 0;
  const lane = async () => {
    while (next < count) await act(next++);
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, lane));
  const { user, system } = process.cpuUsage(before.cpu);
  const seconds = (performance.now() - before.time) / 1000;
  const database = ((databaseSeconds() - before.database) * 1e6) / count;
  const node = (user + system) / count;
  const figures = [
    `${Math.round(count / seconds)}/s`,
    `CPU ${Math.round(node + database)} µs (server ${Math.round(node)}, database ${Math.round(database)})`,
  ];
  console.log(`${name}: ${figures.join(', ')}`);
}

try {
  await migrate(server.url);
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  const db = {
    query: async (text, params) => (await admin.query(text, params)).rows,
    one: async (text, params) => (await admin.query(text, params)).rows[0],
  };
  await fill(db);
  await admin.query('analyze appointments, slot_claims, patients, doctors');
  const user = await make.user(db, 'agent');
  const idsOf = (table) => db.query(`select id from ${table} limit 5000`);
  const [hospitals, doctors, patients] = [await idsOf('hospitals'), await idsOf('doctors'), await idsOf('patients')];
  await admin.end();

  const config = loadConfig({ NODE_ENV: 'test', DATABASE_URL: server.url, RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent' });
  const app = await createApp({ config });
  await app.init();
  const http = app.getHttpAdapter().getInstance();
  await http.ready();
  const call = (method, path, payload, headers = {}) =>
    http.inject({ method, url: `/api/${path}`, ...(payload ? { payload } : {}), headers: { 'sec-fetch-site': 'same-origin', ...headers } });
  const login = await call('POST', 'auth/login', { username: user.username, password: TEST_PASSWORD });
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const get = async (path) => {
    const { statusCode, payload } = await call('GET', path, undefined, { cookie });
    if (statusCode !== 200) throw new Error(`${statusCode} ${payload}`);
  };

  const dayAfter = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const visit = (n) => ({
    patientId: patients[n % patients.length].id,
    doctorId: doctors[n % DOCTORS].id,
    appointmentDate: `${dayAfter(2 + Math.floor(n / DOCTORS / 20))}T${String(8 + (Math.floor(n / DOCTORS) % 10)).padStart(2, '0')}:00:00+05:30`,
  });
  const book = async (n) => {
    const { statusCode, payload } = await call('POST', 'appointments', visit(n), { cookie, 'idempotency-key': `bench-${n}` });
    if (statusCode !== 201) throw new Error(`${statusCode} ${payload}`);
  };
  console.log(`${VISITS} visits, ${DOCTORS} doctors, ${IN_FLIGHT} in flight, ${availableParallelism()} cores`);
  await measured('warm-up', 400, book);
  await measured('booking', BOOKINGS, (n) => book(n + 400));
  await measured('free starts of 7 days', READS, (n) =>
    get(`doctors/${doctors[n % DOCTORS].id}/slots?from=${dayAfter(1)}&to=${dayAfter(7)}`),
  );
  await measured("list of a hospital's day", READS, (n) => {
    const day = dayAfter(-1 - (n % 5));
    return get(`appointments?hospitalId=${hospitals[n % hospitals.length].id}&from=${day}&to=${day}`);
  });
  await measured('session alone', READS, () => get('auth/user'));
  await app.close();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
