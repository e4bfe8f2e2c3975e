import { connected } from '@arogya/tools/postgres/connected.mjs';
import type { Caller } from '../testing/caller';
import { ownPair, type OwnPair } from '../testing/own-replica';
import { startTestApp, type TestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { until } from '../testing/until';
import { Replica } from './replica';

let pair: OwnPair;
let app: TestApp;
let admin: Caller;
let count = 0;

beforeAll(async () => {
  pair = await ownPair();
  app = await startTestApp({ database: pair.leader.url, env: { DATABASE_READ_URL: pair.replica.url } });
  admin = await app.as('admin');
});
afterAll(async () => {
  await app?.close();
  await pair?.replica.end();
  await pair?.leader.end();
});

/** The address of the application's database, as superuser. */
const asSuperuser = (adminUrl: string): string => Object.assign(new URL(adminUrl), { pathname: new URL(pair.replica.url).pathname }).href;

const ask = (adminUrl: string, text: string): Promise<object[]> =>
  connected(asSuperuser(adminUrl), async (client) => (await client.query<object>(text)).rows);

/** How many connections of that server have last been asked for a file or for charts by ours. */
const readings = async (adminUrl: string): Promise<number> =>
  (
    await ask(
      adminUrl,
      `select from pg_stat_activity where application_name like 'arogyadesk%' and (query like 'copy (%' or query like '%appointment_hours%')`,
    )
  ).length;

const addLead = async (): Promise<string> => {
  const patientName = `Lead ${(count += 1)} of a replica`;
  expect((await admin.post('leads', { patientName, phone: '98450 31414' })).status).toBe(201);
  return patientName;
};

const file = async (): Promise<string> => {
  const { status, text } = await admin.get('export/leads/csv');
  expect(status).toBe(200);
  return text;
};

/** How often this was logged. */
const logged = (line: string): number => app.logged().split(line).length - 1;
const TAKES_OVER = 'The leader answers in place of the replica';
const AGAIN = 'The replica is read again';

/** How often `work` has had logged that the leader answers. */
async function warned(work: () => Promise<void>): Promise<number> {
  app.app.get(Replica).forget();
  const before = logged(TAKES_OVER);
  await work();
  return logged(TAKES_OVER) - before;
}

/** So that the next test finds it as it was. */
async function readAgain(): Promise<void> {
  const before = logged(AGAIN);
  await until(async () => {
    app.app.get(Replica).forget();
    await file();
    return logged(AGAIN) > before;
  });
}

const pauseReplay = () => ask(pair.replica.adminUrl, 'select pg_wal_replay_pause()');
const resumeReplay = () => ask(pair.replica.adminUrl, 'select pg_wal_replay_resume()');

it('exports and Reports are read from the replica, and whoever has just written sees it there', async () => {
  for (let n = 0; n < 10; n += 1) {
    const name = await addLead();
    expect(await file()).toContain(name);
  }
  const { status } = await admin.get('reports/analytics?from=2026-11-01&to=2026-11-30');
  expect(status).toBe(200);
  expect(await readings(pair.replica.adminUrl)).toBeGreaterThanOrEqual(2);
  expect([await readings(pair.leader.adminUrl), logged(TAKES_OVER)]).toEqual([0, 0]);
});

it('the leader answers while the replica is behind, which is logged once; read blindly the replica lacks what was written', async () => {
  await pauseReplay();
  const name = await addLead();
  const told = await warned(async () => {
    expect(await file()).toContain(name);
    expect(await file()).toContain(name);
  });
  const blindly = await ask(pair.replica.adminUrl, `select from leads where patient_name = '${name}'`);
  await resumeReplay();
  expect([told, blindly.length]).toEqual([1, 0]);
  expect((await admin.get('health/ready')).body.status).toBe('ok');
  await readAgain();
});

it('the leader answers while the replica is away, which is logged once, and the replica again when it is back', async () => {
  await pair.replica.stop();
  const name = await addLead();
  const told = await warned(async () => {
    expect(await file()).toContain(name);
    expect((await admin.get('reports/analytics?from=2026-11-02&to=2026-11-30')).status).toBe(200);
  });
  await pair.replica.start();
  expect(told).toBe(1);
  await readAgain();
});

it('the leader takes over a file whose reading the replica ends before its first row', async () => {
  const name = await addLead();
  const text = await connected(asSuperuser(pair.leader.adminUrl), async (client) => {
    await client.query('begin; lock table leads in access exclusive mode');
    app.app.get(Replica).forget();
    const coming = file();
    const waiting = `from pg_stat_activity where query like 'copy (%' and wait_event_type = 'Lock'`;
    await until(async () => (await ask(pair.replica.adminUrl, `select pg_cancel_backend(pid) ${waiting}`)).length > 0);
    await until(async () => (await ask(pair.leader.adminUrl, `select ${waiting}`)).length > 0);
    await client.query('rollback');
    return coming;
  });
  expect(text).toContain(name);
  await readAgain();
});

it('a database that is no replica of this one is not read', async () => {
  const other = await startTestApp({ database: pair.leader.url, env: { DATABASE_READ_URL: await testDatabase() } });
  const name = await addLead();
  const reader = await other.as('admin');
  expect((await reader.get('export/leads/csv')).text).toContain(name);
  expect(other.logged()).toContain('no replica of this database');
  await other.close();
});
