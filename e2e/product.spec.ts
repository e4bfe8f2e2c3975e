import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive, runningServer } from '../tools/postgres/postmaster.mjs';
import { startPostgres } from '../tools/postgres/start-postgres.mjs';
import { newDataDir, stopAll } from './product';

/** Of no process: Linux numbers them up to 4,194,304. */
const NOBODY = '99999999';

test('the end of a run stops a PostgreSQL that a broken-off test has left, and removes its folders and those of killed runs', async () => {
  const dataDir = newDataDir();
  const killed = join(dirname(dirname(dataDir)), NOBODY);
  mkdirSync(join(killed, 'data-1'), { recursive: true });
  await startPostgres({ dataDir, port: 0, initFlags: ['--no-sync'] });
  const pid = runningServer(join(dataDir, 'postgres'))?.pid ?? 0;
  expect(isAlive(pid)).toBe(true);
  await stopAll();
  expect(isAlive(pid)).toBe(false);
  expect([dataDir, dirname(dataDir), killed].map((folder) => existsSync(folder))).toEqual([false, false, false]);
});
