import pg from 'pg';
import { cancelUpcoming } from '../appointments/booking/cancel-upcoming';
import { OBJECTS } from '../database/objects';
import { prepared } from '../database/statement';
import { SYSTEM } from '../request-context';
import type { Caller } from '../testing/caller';
import { makeClinic } from '../testing/clinic';
import { hasRead } from '../testing/has-read';
import { lockIsAwaited } from '../testing/lock-is-awaited';
import { make } from '../testing/make';
import { assertEventsOfRecords } from '../testing/record-history';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import type { Bounds } from './readers/event-reader';
import { EventReaders } from './readers/event-readers';
import { IN_RANGE } from './readers/readers.sql';

let test: TestApp;
let admin: Caller;
beforeEach(async () => {
  test = await startTestApp({ history: false });
  admin = await test.as('admin');
});
afterEach(() => test.close());

/** A connection with an open transaction, which has its id already where it `began`. */
async function somebody(began: boolean): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: test.config.databaseUrl });
  await client.connect();
  await client.query('begin');
  if (began) await client.query('select pg_current_xact_id()');
  return client;
}
const commit = async (client: pg.Client): Promise<void> => {
  await client.query('commit');
  await client.end();
};

const versionsOf = async (id: string): Promise<number[]> =>
  (await test.sql.query<{ version: number }>('select version from events where entity_id = $1 order by tx, id', [id])).map(
    ({ version }) => version,
  );

const readOf = prepared<{ event: string }, Bounds>(
  'of-the-test',
  `select kind || ' ' || version as event from ${IN_RANGE} e where kind like 'lead.%'`,
);

const UNORDERED = 'drop trigger events_in_order on events';
const unlocked = (name: string): string =>
  OBJECTS.find((one) => one.name === name)?.sql.replaceAll(/for (?:share|no key update)/gu, '') ?? '';

describe('a transaction that has begun before another one, and changes the same record after it', () => {
  async function changedLate(): Promise<string> {
    const { id } = (await admin.post('leads', { patientName: 'Meera', phone: '+91 55500 10042' })).body;
    const early = await somebody(true);
    await admin.put(`leads/${id}`, { priority: 'high' });
    await early.query(`update leads set notes = 'late', version = version + 1 where id = $1`, [id]);
    await commit(early);
    return id;
  }

  it('has its event behind the other one', async () => {
    expect(await versionsOf(await changedLate())).toEqual([1, 2, 3]);
    await expect(assertEventsOfRecords(test.sql)).resolves.toBeUndefined();
  });

  it('would have it before that by its id alone (control)', async () => {
    await test.sql.query(UNORDERED);
    expect(await versionsOf(await changedLate())).toEqual([1, 3, 2]);
    await expect(assertEventsOfRecords(test.sql)).rejects.toThrow('version 2 behind 3');
  });

  it('is read by a reader that has read all it could meanwhile, once', async () => {
    const seen: string[] = [];
    test.app.get(EventReaders).add({
      name: 'of the test',
      begins: 'first',
      work: async (tx, range) => {
        const [rows] = await tx.read(readOf(range));
        seen.push(...rows.map(({ event }) => event));
        return [];
      },
    });
    const { id } = (await admin.post('leads', { patientName: 'Meera', phone: '+91 55500 10042' })).body;
    await hasRead(test, 'of the test');
    const early = await somebody(true);
    await admin.put(`leads/${id}`, { priority: 'high' });
    await test.app.get(EventReaders).run();
    await early.query(`update leads set notes = 'late', version = version + 1 where id = $1`, [id]);
    await test.app.get(EventReaders).run();
    expect(seen).toEqual(['lead.created 1']);
    await commit(early);
    await hasRead(test, 'of the test');
    expect(seen).toEqual(['lead.created 1', 'lead.changed 2', 'lead.changed 3']);
  });

  async function cancelledLate(): Promise<string> {
    const { doctor, patient } = await makeClinic(test);
    const { id } = await make.appointment(test.sql, '2099-01-05T10:00:00+05:30', { doctor_id: doctor.id, patient_id: patient.id });
    let go: () => void = () => undefined;
    const waits = new Promise<void>((done) => (go = done));
    let begun: () => void = () => undefined;
    const hasBegun = new Promise<void>((done) => (begun = done));
    const cancelled = test.sql.transaction(SYSTEM, async (db) => {
      await db.query('select pg_current_xact_id()');
      begun();
      await waits;
      await cancelUpcoming(db, 'doctor', doctor.id);
    });
    await hasBegun;
    await admin.put(`appointments/${id}`, { status: 'confirmed' });
    go();
    await cancelled;
    return id;
  }

  it('has its event behind the other one also where it changes many appointments at once', async () => {
    expect(await versionsOf(await cancelledLate())).toEqual([1, 2, 3]);
  });

  it('would have that before, too (control)', async () => {
    await test.sql.query(UNORDERED);
    expect(await versionsOf(await cancelledLate())).toEqual([1, 3, 2]);
  });

  it('stays where it is behind what a restore brought from a PostgreSQL that had counted further', async () => {
    const { id } = (await admin.post('leads', { patientName: 'Meera', phone: '+91 55500 10042' })).body;
    await test.sql.query(`update events set tx = (tx::text::numeric + 5000000)::text::xid8 where entity_id = $1`, [id]);
    await admin.put(`leads/${id}`, { priority: 'high' });
    const own = await test.sql.query('select version from events where entity_id = $1 and tx < pg_snapshot_xmax(pg_current_snapshot())', [
      id,
    ]);
    expect(own).toEqual([{ version: 2 }]);
  });
});

describe('a part of a record that changes while somebody changes the record', () => {
  /** `part` of the record begins while a change of it is open, which was first. */
  async function versions(id: string, change: string, part: readonly [string, unknown[]], waits = true): Promise<number[]> {
    const first = await somebody(true);
    await first.query(change, [id]);
    const other = await somebody(false);
    const written = other.query(part[0], part[1]);
    if (waits) await until(() => lockIsAwaited(test.sql));
    else await written;
    await commit(first);
    await written;
    await commit(other);
    return (await versionsOf(id)).slice(1);
  }
  const raise = (table: string, column: string): string => `update ${table} set ${column} = 'other', version = version + 1 where id = $1`;

  const CLOSURE = `insert into hospital_closures (hospital_id, day) values ($1, '2099-01-05')`;

  it('waits for the version of a hospital', async () => {
    const { hospital } = await makeClinic(test);
    expect(await versions(hospital.id, raise('hospitals', 'name'), [CLOSURE, [hospital.id]])).toEqual([2, 2]);
  });

  it('would have the version of before without the lock (control)', async () => {
    await test.sql.query(unlocked('note_part_event'));
    const { hospital } = await makeClinic(test);
    expect(await versions(hospital.id, raise('hospitals', 'name'), [CLOSURE, [hospital.id]], false)).toEqual([2, 1]);
  });

  it('waits for the version of a doctor and of a lead', async () => {
    const { doctor } = await makeClinic(test);
    const leave = `insert into doctor_leaves (doctor_id, from_day, to_day) values ($1, '2099-01-05', '2099-01-05')`;
    expect(await versions(doctor.id, raise('doctors', 'phone'), [leave, [doctor.id]])).toEqual([2, 2]);
    const { id } = (await admin.post('leads', { patientName: 'Meera', phone: '+91 55500 10042' })).body;
    const call = `insert into lead_events (lead_id, kind) values ($1, 'called')`;
    expect(await versions(id, raise('leads', 'notes'), [call, [id]])).toEqual([2, 2]);
  });

  it('waits for the version of a patient of whom a hospital changes something for itself', async () => {
    const { hospital, patient } = await makeClinic(test);
    const own = `select note_hospital_change($2, 'changed', $1, '{notes}')`;
    expect(await versions(patient.id, raise('patients', 'name'), [own, [patient.id, hospital.id]])).toEqual([2, 2]);
  });

  it('and would not without the lock, either (control)', async () => {
    await test.sql.query(unlocked('note_hospital_change'));
    const { hospital, patient } = await makeClinic(test);
    const own = `select note_hospital_change($2, 'changed', $1, '{notes}')`;
    expect(await versions(patient.id, raise('patients', 'name'), [own, [patient.id, hospital.id]], false)).toEqual([2, 1]);
  });
});

describe('days on which a hospital is closed', () => {
  const CLOSE = { kind: 'closure', closures: [{ day: '2099-01-05' }] };

  it('wait for a change of the hospital that goes on to its doctors, and hold none of these meanwhile', async () => {
    const { hospital } = await makeClinic(test);
    const first = await somebody(true);
    await first.query('select from hospitals where id = $1 for no key update', [hospital.id]);
    const closing = admin.post('calendar-changes', { change: { ...CLOSE, hospitalId: hospital.id } });
    await until(() => lockIsAwaited(test.sql));
    await first.query('update hospitals set is_active = false where id = $1', [hospital.id]);
    await commit(first);
    expect((await closing).status).toBe(201);
  });

  it('would stop each other where doctors were locked first (control)', async () => {
    const { hospital, doctor } = await makeClinic(test);
    const [first, closing] = [await somebody(true), await somebody(true)];
    await first.query('select from hospitals where id = $1 for no key update', [hospital.id]);
    await closing.query('select from doctors where id = $1 for no key update', [doctor.id]);
    const ends = await Promise.allSettled([
      closing.query(`insert into hospital_closures (hospital_id, day) values ($1, '2099-01-05')`, [hospital.id]),
      first.query('update hospitals set is_active = false where id = $1', [hospital.id]),
    ]);
    expect(ends.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: { code: '40P01' } }]);
    await Promise.all([first.end(), closing.end()]);
  });
});
