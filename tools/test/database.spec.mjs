import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { connected } from '../postgres/connected.mjs';
import { isAlive, runningServer } from '../postgres/postmaster.mjs';
import { newDataFolder } from '../postgres/throwaway.mjs';
import { openTestDatabase } from './database.mjs';

const home = newDataFolder();
afterAll(() => rmSync(home, { recursive: true, force: true }));

const open = () => openTestDatabase({ home, state: 'one', makeTables: () => undefined });
const postmaster = () => runningServer(join(home, 'postgres'))?.pid;
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
  });
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
  await expect(openTestDatabase({ home, state: 'other', makeTables })).rejects.toThrow('no such table');
  expect(isAlive(pid)).toBe(false);
});
