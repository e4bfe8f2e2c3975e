import pg from 'pg';
import type { Db } from '../../database/sql';
import { SYSTEM } from '../../request-context';
import { hasRead } from '../../testing/has-read';
import { make } from '../../testing/make';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { EventWake } from '../event-wake';
import { EventReaders } from './event-readers';
import { FiguresReader } from './figures.reader';
import { fold } from './figures.sql';
import { differences, recount } from './recount';

const DAY = '2026-11-24';
/** Before all of them, whatever day the test runs on. */
const LONG_AGO = '2026-01-01T00:00:00Z';
const QUARTER_MS = 900_000;

let test: TestApp;
let place: { hospitalId: string; doctorId: string; day: string };
let patientId: string;
let starts = Date.parse(`${DAY}T03:30:00Z`);

beforeAll(async () => {
  test = await startTestApp({ history: false });
});
afterAll(() => test.close());
beforeEach(async () => {
  const hospital = await make.hospital(test.sql);
  const doctor = await make.doctor(test.sql, { hospital_id: hospital.id });
  patientId = (await make.patient(test.sql)).id;
  await test.sql.query(`insert into patient_activity values ($1, $2) on conflict (patient_id) do update set last_booked_at = $2`, [
    patientId,
    LONG_AGO,
  ]);
  place = { hospitalId: hospital.id, doctorId: doctor.id, day: DAY };
});

const run = (app = test): Promise<void> => app.app.get(EventReaders).run();

/** An appointment without an event, as a test or a restored table has it. */
async function row(db: Pick<Db, 'one'>): Promise<string> {
  starts += QUARTER_MS;
  const made = await db.one<{ id: string }>(
    `insert into appointments (id, patient_id, doctor_id, hospital_id, start_at, end_at, day, time_slot, created_at)
     values (gen_random_uuid(), $1, $2, $3, $4, $5, $6, '09:00', $4) returning id`,
    [patientId, place.doctorId, place.hospitalId, new Date(starts).toISOString(), new Date(starts + QUARTER_MS).toISOString(), DAY],
  );
  return made?.id ?? '';
}

async function event(db: Pick<Db, 'query'>, id: string, kind: string, from: string | null, to: string | null): Promise<void> {
  const at = (status: string | null) => (status ? { ...place, status } : null);
  await db.query(
    `insert into events (at, kind, hospital_id, doctor_id, day, entity_id, version, change) values ($1, $2, $3, $4, $5, $6, 1, $7)`,
    [
      new Date(starts).toISOString(),
      kind,
      place.hospitalId,
      place.doctorId,
      DAY,
      id,
      JSON.stringify({ from: at(from), to: at(to), patientId }),
    ],
  );
}

/** What a booking leaves, in one transaction. */
const booked = (): Promise<string> =>
  test.sql.transaction(SYSTEM, async (db) => {
    const id = await row(db);
    await event(db, id, 'appointment.booked', null, 'pending');
    return id;
  });

const change = (id: string, status: string): Promise<void> =>
  test.sql.transaction(SYSTEM, async (db) => {
    await db.query('update appointments set status = $2, version = version + 1 where id = $1', [id, status]);
    await event(db, id, 'appointment.changed', 'pending', status);
  });

async function kept(): Promise<Record<string, number>> {
  const rows = await test.sql.query<{ status: string; n: number }>(
    `select status, appointments as n from appointment_counters where hospital_id = $1 and appointments <> 0`,
    [place.hospitalId],
  );
  return Object.fromEntries(rows.map(({ status, n }) => [status, n]));
}

/** A separate connection, whose transaction stays open until `commit`. */
async function somebody(url = test.config.databaseUrl) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const db = { query: async (text: string, values: readonly unknown[] = []) => (await client.query(text, [...values])).rows } as Pick<
    Db,
    'query'
  >;
  await client.query('begin');
  await client.query('select pg_current_xact_id()');
  const end = async (how: 'commit' | 'rollback'): Promise<void> => {
    await client.query(how);
    await client.end();
  };
  return { db, end };
}

describe('the fold of the figures', () => {
  it('counts a booking, a change and what is deleted, and knows when the patient booked last', async () => {
    const [first, second] = [await booked(), await booked()];
    await change(first, 'confirmed');
    await hasRead(test);
    expect(await kept()).toEqual({ pending: 1, confirmed: 1 });
    await test.sql.transaction(SYSTEM, async (db) => {
      await db.query('update appointments set archived_at = now() where id = $1', [second]);
      await event(db, second, 'appointment.deleted', 'pending', null);
    });
    await hasRead(test);
    expect(await kept()).toEqual({ confirmed: 1 });
    const activity = await test.sql.one<{ at: Date }>('select last_booked_at as at from patient_activity where patient_id = $1', [
      patientId,
    ]);
    expect(activity?.at.getTime()).toBe(starts);
    expect(await differences(test.sql)).toEqual([]);
  });

  it('does not skip what is committed late, as going by the id would', async () => {
    const late = await somebody();
    const id = await row(test.sql);
    await event(late.db, id, 'appointment.booked', null, 'pending');
    await booked();
    const byId = (await test.sql.one<{ id: number }>('select max(id) as id from events'))?.id ?? 0;
    await run();
    await late.end('commit');
    const seenById = await test.sql.query('select from events where id > $1', [byId]);
    await hasRead(test);
    expect(await kept()).toEqual({ pending: 2 });
    expect(seenById).toHaveLength(0);
  });

  it('is not held up by a transaction of another database', async () => {
    const other = await somebody(process.env['TEST_PG_ADMIN_URL']);
    await booked();
    const waits = await test.sql.one<{ n: number }>('select count(*) as n from events where tx >= pg_snapshot_xmin(pg_current_snapshot())');
    await hasRead(test);
    await other.end('rollback');
    expect(await kept()).toEqual({ pending: 1 });
    expect(waits?.n).toBeGreaterThan(0);
  });

  it('counts once what it had counted when it was killed before it moved on', async () => {
    const figures = test.app.get(FiguresReader);
    const work = figures.work.bind(figures);
    const bounds: unknown[] = [];
    figures.work = async (tx, range) => {
      await tx.read(...(await work(tx, range)));
      bounds.push(range);
      await tx.read({ name: 'die', text: 'select pg_terminate_backend(pg_backend_pid())', values: [] });
      return [];
    };
    await Promise.all([booked(), booked(), booked()]);
    await until(async () => (await run(), bounds.length > 0));
    expect(await kept()).toEqual({});
    figures.work = work;
    await hasRead(test);
    expect(await kept()).toEqual({ pending: 3 });
    expect(await differences(test.sql)).toEqual([]);
  });

  it('would count twice if its work and its place were not one transaction', async () => {
    await hasRead(test);
    const figures = test.app.get(FiguresReader);
    const work = figures.work.bind(figures);
    let folded = false;
    figures.work = async (_tx, { fromTx, fromId, toTx, toId }) => {
      await test.sql.batch(fold({ fromTx, fromId, toTx, toId }));
      folded = true;
      throw new RangeError('killed');
    };
    await booked();
    await until(async () => (await run(), folded));
    figures.work = work;
    await hasRead(test);
    expect((await kept())['pending']).toBeGreaterThan(1);
    expect(await differences(test.sql)).toHaveLength(3);
    await test.sql.transaction(SYSTEM, recount);
    expect(await differences(test.sql)).toEqual([]);
  });

  it('counts each event once when two servers read at the same time', async () => {
    const other = await startTestApp({ database: test.config.databaseUrl, history: false });
    await Promise.all(Array.from({ length: 40 }, async (_none, n) => [await booked(), n % 3 === 0 && (await run(n % 2 ? other : test))]));
    await Promise.all([run(), run(other)]);
    await hasRead(test);
    await other.close();
    expect(await kept()).toEqual({ pending: 40 });
    expect(await differences(test.sql)).toEqual([]);
  });

  it('counts more than it reads at once', async () => {
    await test.sql.query(
      `insert into events (at, kind, entity_id, version, change)
       select now(), 'appointment.booked', gen_random_uuid(), 1,
         jsonb_build_object('from', null, 'to', $1::jsonb || '{"status": "pending"}', 'patientId', $2::text) from generate_series(1, 1234)`,
      [JSON.stringify(place), patientId],
    );
    await hasRead(test);
    expect(await kept()).toEqual({ pending: 1234 });
    await test.sql.transaction(SYSTEM, recount);
  });
});

describe('whoever reads figures', () => {
  it('sees what this server has just written, without waiting for the next reading', async () => {
    await booked();
    test.app.get(EventWake).wake();
    await test.app.get(FiguresReader).caughtUp();
    expect(await kept()).toEqual({ pending: 1 });
  });

  it('waits only shortly when somebody keeps a transaction open', async () => {
    const other = await somebody();
    await booked();
    test.app.get(EventWake).wake();
    await test.app.get(FiguresReader).caughtUp();
    expect(await kept()).toEqual({});
    await other.end('rollback');
    await hasRead(test);
    expect(await kept()).toEqual({ pending: 1 });
  });
});

describe('a recount', () => {
  it('makes figures true for rows that came without events, while others are still to be read', async () => {
    await hasRead(test);
    const figures = test.app.get(FiguresReader);
    const work = figures.work.bind(figures);
    figures.work = () => Promise.reject(new RangeError('not yet'));
    await row(test.sql);
    await booked();
    expect(await differences(test.sql)).not.toEqual([]);
    await test.sql.transaction(SYSTEM, recount);
    expect(await differences(test.sql)).toEqual([]);
    expect(await kept()).toEqual({ pending: 1 });
    figures.work = work;
    await hasRead(test);
    expect(await kept()).toEqual({ pending: 2 });
    expect(await differences(test.sql)).toEqual([]);
  });
});
