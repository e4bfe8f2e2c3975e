import { addDays, dayOf, DEFAULT_ZONE } from '@arogya/domain/clock';
import { migrate } from '../../database/migrate';
import type { Caller } from '../../testing/caller';
import { makeClinic, type Clinic } from '../../testing/clinic';
import { comeFromFurther, NotingReader } from '../../testing/from-another-postgres';
import { hasRead } from '../../testing/has-read';
import { make, TEST_PASSWORD } from '../../testing/make';
import { metricsText } from '../../testing/metrics-text';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import { EventReaders } from './event-readers';
import { holdReader } from './readers.sql';
import { differences } from './recount';

const KIND = 'of the test';

let test: TestApp;
let admin: Caller;
let clinic: Clinic;
let quick: NotingReader;
let slow: NotingReader;
const readers = (): EventReaders => test.app.get(EventReaders);

beforeAll(async () => {
  test = await startTestApp({ env: { METRICS_PORT: '0', OUTBOX: '1' }, history: false });
  admin = await test.as('admin');
  clinic = await makeClinic(test);
  [quick, slow] = [new NotingReader('quick'), new NotingReader('slow')];
  for (const one of [quick, slow]) readers().add(one);
  await readers().run();
});
afterAll(() => test.close());

/** From now on both note what they read. */
function wake(): void {
  for (const one of [quick, slow]) {
    one.seen.length = 0;
    one.awake = true;
  }
}

/** They sleep until all is there, as no server reads while a backup comes back: the server's own turns go on beside the test. */
async function restored(events?: string): Promise<void> {
  await comeFromFurther(test.sql, events);
  wake();
}
const started = (): Promise<string[]> => migrate(test.config.databaseUrl);

/** Events of nobody, each of a transaction of its own. Answers their ids. */
async function happen(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const [row] = await test.sql.query<{ id: number }>(
      `insert into events (at, kind, entity_id, version, change) values (now() - interval '1 minute', '${KIND}', gen_random_uuid(), 1, '{}')
       returning id`,
    );
    ids.push(row?.id ?? 0);
  }
  return ids;
}

const lateNow = async (): Promise<string[]> => {
  const { body } = await admin.get('health/ready');
  return (body.late as { reader: string }[]).map(({ reader }) => reader);
};

async function allRead(): Promise<void> {
  for (const { reader } of await readers().lags()) await hasRead(test, reader);
}

/** Nine events, of which the quick reader has read six and the slow one three; both sleep. */
async function nineEvents(): Promise<{ before: number[]; unread: number[] }> {
  const before = await happen(3);
  await allRead();
  slow.awake = false;
  const some = await happen(3);
  await hasRead(test, quick.name);
  quick.awake = false;
  const unread = await happen(3);
  await readers().run();
  return { before: [...before, ...some], unread };
}

/** No events, and all readers at the beginning: what a test leaves is none of the next one's. */
beforeEach(async () => {
  await test.sql.query('delete from events');
  await test.sql.query(`update event_readers set tx = '0', id = 0`);
  wake();
});

describe('after a restore from a PostgreSQL that had counted further', () => {
  it('each reader reads what it had not read, once, and then what happens now', async () => {
    const { before, unread } = await nineEvents();
    await restored();
    await started();
    const now = await happen(2);
    await allRead();
    expect(quick.seen).toEqual([...unread, ...now]);
    expect(slow.seen).toEqual([...before.slice(3), ...unread, ...now]);
    expect(await lateNow()).toEqual([]);
  });

  it('nothing is read before the start that mends it, and every reader that stands is late in readiness and metrics', async () => {
    await nineEvents();
    await restored();
    await happen(2);
    await readers().run();
    expect([...quick.seen, ...slow.seen]).toEqual([]);
    expect(await lateNow()).toEqual(expect.arrayContaining([quick.name, slow.name, 'kept-figures', 'notifications', 'account-notices']));
    const { body } = await admin.get('health/ready');
    expect(body.status).toBe('degraded');
    for (const name of ['kept-figures', quick.name])
      expect(await metricsText(test)).toMatch(new RegExp(`lag_seconds\\{reader="${name}"\\} \\d`, 'u'));
  });

  it('a reader that has read everything, and nothing happened since, is late as long as it cannot read what comes', async () => {
    await happen(1);
    await allRead();
    await restored();
    await test.sql.query('delete from events');
    await test.sql.query(`update event_readers set caught_up_at = now() - interval '2 hours'`);
    expect(await lateNow()).toContain('kept-figures');
    const lag = /event_reader_lag_seconds\{reader="kept-figures"\} (\d+)/u.exec(await metricsText(test))?.[1];
    expect(Number(lag)).toBeGreaterThan(7_000);
  });

  it('where servers have worked for days meanwhile, what they have written is read once, behind what was restored', async () => {
    const { before, unread } = await nineEvents();
    await restored();
    const meanwhile = await happen(4);
    await readers().run();
    await started();
    await allRead();
    expect(quick.seen).toEqual([...unread, ...meanwhile]);
    expect(slow.seen).toEqual([...before.slice(3), ...unread, ...meanwhile]);
  });

  it('where this one had counted as far as some of the events, these are not read twice', async () => {
    const { before, unread } = await nineEvents();
    await restored(`id > ${before[1]}`);
    await started();
    await allRead();
    expect(quick.seen).toEqual(unread);
    expect(slow.seen).toEqual([...before.slice(3), ...unread]);
  });

  it('events of transactions that overlapped are read once, although their ids are not in the order of the transactions', async () => {
    const { unread } = await nineEvents();
    const [first, second] = [unread[0] ?? 0, unread[1] ?? 0];
    const swap = `update events a set tx = b.tx from events b where (a.id, b.id) in ((${first}, ${second}), (${second}, ${first}))`;
    await test.sql.query(swap);
    await test.sql.query(
      `update event_readers set (tx, id) = (select tx, id from events where id = ${second}) where name = '${quick.name}'`,
    );
    await restored();
    await started();
    await allRead();
    expect(quick.seen).toEqual([first, unread[2]]);
    expect([...slow.seen].sort((a, b) => a - b)).toEqual(expect.arrayContaining(unread));
    expect(new Set(slow.seen).size).toBe(slow.seen.length);
  });

  it('where all events were swept, readers go on with the next one', async () => {
    await nineEvents();
    wake();
    await allRead();
    await restored();
    await test.sql.query('delete from events');
    await started();
    const now = await happen(2);
    await allRead();
    expect(quick.seen).toEqual(now);
  });

  it('a second start changes nothing', async () => {
    await nineEvents();
    await restored();
    await started();
    const places = (): Promise<object[]> =>
      test.sql.query('select name, tx::text, id from event_readers union all select kind, tx::text, id from events order by 1, 2, 3');
    const once = await places();
    await started();
    expect(await places()).toEqual(once);
  });

  it('a new booking changes the figures and notifies, and an account hears of a new browser', async () => {
    await allRead();
    await restored();
    await started();
    const total = async (): Promise<number> =>
      (await test.sql.one<{ n: number }>('select coalesce(sum(appointments), 0)::int as n from appointment_counters'))?.n ?? 0;
    const [before, user] = [await total(), await make.user(test.sql, 'agent')];
    const day = addDays(dayOf(Date.now(), DEFAULT_ZONE), 1);
    await make.appointment(test.sql, `${day}T10:00:00+05:30`, {
      doctor_id: clinic.doctor.id,
      patient_id: clinic.patient.id,
      hospital_id: clinic.hospital.id,
      source: 'public',
    });
    const [own, other] = [test.visitor(), test.visitor()];
    for (const browser of [own, other]) {
      expect((await browser.post('auth/login', { username: user.username, password: TEST_PASSWORD })).status).toBe(200);
    }
    await allRead();
    expect((await total()) - before).toBe(1);
    expect(await differences(test.sql)).toEqual([]);
    expect((await admin.get('notifications/unread')).body).toEqual({ unread: 1 });
    expect((await own.get('notifications')).body).toMatchObject([{ kind: 'new_browser' }]);
  });
});

describe('control', () => {
  it('a PostgreSQL that has counted further itself needs no mending: its start changes nothing', async () => {
    const { unread } = await nineEvents();
    wake();
    const before = await test.sql.query('select id, tx::text from events order by id');
    await started();
    expect(await test.sql.query('select id, tx::text from events order by id')).toEqual(before);
    await allRead();
    expect(quick.seen).toEqual(unread);
  });

  it('a reader that stands at the end of all events by intention is neither late nor moved', async () => {
    await test.sql.query(`insert into event_readers (name, tx, id) values ('retired', '18446744073709551615', 9223372036854775807)`);
    await restored();
    expect(await lateNow()).not.toContain('retired');
    await started();
    const [row] = await test.sql.query<{ tx: string }>(`select tx::text from event_readers where name = 'retired'`);
    await test.sql.query(`delete from event_readers where name = 'retired'`);
    expect(row?.tx).toBe('18446744073709551615');
  });

  it('while a reader has its turn the start waits, and nothing is lost', async () => {
    const { unread } = await nineEvents();
    await restored();
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%event_readers%'`;
    let starting: Promise<unknown> = Promise.resolve();
    await test.sql.recipe(async (tx) => {
      await tx.read(holdReader({ reader: 'kept-figures' }));
      starting = started();
      await until(async () => (await test.sql.query(waiting)).length > 0);
      await tx.write();
    });
    await starting;
    await allRead();
    expect(quick.seen).toEqual(unread);
  });
});
