import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../aliases.mjs';
import { connected } from '../database/connected.mjs';
import { openTestDatabase } from '../jest/database.mjs';
import { isAlive } from './postmaster.mjs';

const HOME = join(ROOT, '.test/clusters');
let dataDir;
let pidFile;

beforeAll(async () => {
  mkdirSync(HOME, { recursive: true });
  dataDir = mkdtempSync(join(HOME, 'data-'));
  chmodSync(dataDir, 0o755);
  pidFile = join(dataDir, 'postgres/postmaster.pid');
}, 120_000);
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const postmaster = () => Number(readFileSync(pidFile, 'utf8').split('\n')[0]);

const open = () => openTestDatabase({ home: dataDir, state: 'one', makeTables: () => undefined });
const clonesOn = ({ adminUrl }) =>
  connected(adminUrl, (admin) => admin.query(`select datname from pg_database where datname like 'spec%'`)).then(
    ({ rowCount }) => rowCount,
  );

describe('the test database of a run that is interrupted', () => {
  let database;
  let pid;
  beforeEach(async () => {
    database = await open();
    pid = postmaster();
    await connected(database.adminUrl, async (admin) => {
      for (const name of ['spec_1', 'spec_2', 'spec_3']) await admin.query(`create database ${name} template template0 strategy file_copy`);
    });
  }, 120_000);
  afterEach(() => database.close());

  it('is closed twice at once, and then has ended', async () => {
    await Promise.all([database.close(), database.close()]);
    expect(isAlive(pid)).toBe(false);
  });

  it('ends in haste: the next run drops the clones', async () => {
    expect(await clonesOn(database)).toBe(3);
    await Promise.all([database.close({ inHaste: true }), database.close()]);
    expect(isAlive(pid)).toBe(false);
    database = await open();
    expect(await clonesOn(database)).toBe(0);
  });
});

test('a test database whose tables cannot be made has ended', async () => {
  let pid;
  const makeTables = () => {
    pid = postmaster();
    throw new Error('no such table');
  };
  await expect(openTestDatabase({ home: dataDir, makeTables, state: 'other' })).rejects.toThrow('no such table');
  expect(isAlive(pid)).toBe(false);
}, 120_000);

/** Runs `work` of a script with PostgreSQL in a process of its own, which sends what it has come to. */
function running(work) {
  const script = `import { withPostgres } from './tools/postgres/with-postgres.mjs';
    await withPostgres({ dataDir: ${JSON.stringify(dataDir)}, port: 0 }, ${work});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let said = '';
  child.stderr.on('data', (part) => (said += part));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, said })) };
}

describe('a PostgreSQL that somebody has started for a while', () => {
  it('is stopped when they are interrupted, and what it broke off says nothing', async () => {
    const query = `async ({ url }) => {
      const { connected } = await import('./tools/database/connected.mjs');
      await connected(url, (client) => (process.send('works'), client.query('select pg_sleep(100)')));
    }`;
    const { child, ended } = running(query);
    await once(child, 'message');
    const pid = postmaster();
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 130, said: '' });
    expect(isAlive(pid)).toBe(false);
  }, 120_000);

  it('is stopped although it is still starting', async () => {
    const { child, ended } = running('() => undefined');
    while (!existsSync(pidFile)) await pause(1);
    const pid = postmaster();
    child.kill('SIGINT');
    expect(await ended).toEqual({ code: 130, said: '' });
    expect(isAlive(pid)).toBe(false);
  }, 120_000);

  it('goes on where another program uses it', async () => {
    const { child, ended } = running('() => process.send("works"), () => true');
    await once(child, 'message');
    const pid = postmaster();
    expect(await ended).toEqual({ code: 0, said: '' });
    expect(isAlive(pid)).toBe(true);
    process.kill(pid, 'SIGINT');
    while (isAlive(pid)) await pause(10);
  }, 120_000);
});
