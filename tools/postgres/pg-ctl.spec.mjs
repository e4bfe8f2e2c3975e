import { realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from './account.mjs';
import { findPrograms } from './binaries.mjs';
import { startByPgCtl, stopByPgCtl } from './pg-ctl.mjs';
import { runningServer } from './postmaster.mjs';
import { freePort } from './server.mjs';
import { THROWAWAY, startPostgres } from './start-postgres.mjs';
import { newDataFolder } from './throwaway.mjs';

const dataDir = newDataFolder();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('pg_ctl starts and stops the server, as on Windows', async () => {
  const account = serverAccount();
  await startPostgres({ dataDir, port: 0, ...THROWAWAY });
  const cluster = realpathSync(join(dataDir, 'postgres'));
  expect(stopByPgCtl(cluster, account)).toBe(true);
  expect(runningServer(cluster)).toBeUndefined();

  const port = await freePort(0);
  const args = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='];
  const start = { programs: findPrograms(account), account, cluster, log: join(cluster, 'start.log') };
  expect(startByPgCtl({ ...start, args })).toBe('');
  expect(runningServer(cluster)).toMatchObject({ port, ready: true });
  expect(stopByPgCtl(cluster, account)).toBe(true);
  expect(startByPgCtl({ ...start, args: ['-c', 'no_such_setting=1'] })).toContain('no_such_setting');
});
