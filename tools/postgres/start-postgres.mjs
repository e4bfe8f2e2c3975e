import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure } from '../failure.mjs';
import { serverAccount } from './account.mjs';
import { findPrograms } from './binaries.mjs';
import { SUPERUSER, findCluster } from './cluster.mjs';
import { readOrCreateSecret } from './password.mjs';
import { runningServer } from './postmaster.mjs';
import { runServer, stopServer } from './server.mjs';

export const DATABASE = 'arogyadesk';

/** Settings for data that may be lost: nothing waits for the disk. */
export const THROWAWAY = {
  initFlags: ['--no-sync'],
  flags: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'wal_level=minimal', 'max_wal_senders=0', 'max_connections=300'],
};

/**
 * Starts the embedded PostgreSQL on a data folder, or uses the server that already runs there. `url` is the application's
 * database, owned by an ordinary role; `adminUrl` is the superuser's. `stop()` stops the server, whoever started it.
 */
export async function startPostgres({ dataDir, port = 54329, flags = [], initFlags = [] }) {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const account = serverAccount();
  const programs = findPrograms(account);
  const password = readOrCreateSecret(join(home, 'postgres-password'));
  const cluster = await findCluster({ dataDir: home, programs, account, password, initFlags });
  const settings = flags.flatMap((setting) => ['-c', setting]);
  const server = await runServer({ cluster, dataDir: home, programs, account, port, flags: settings });
  const urlOf = (user, database) => `postgres://${user}:${password}@127.0.0.1:${server.port}/${database}`;
  await makeDatabase(urlOf(SUPERUSER, 'postgres'), password, home);
  return {
    url: urlOf(DATABASE, DATABASE),
    adminUrl: urlOf(SUPERUSER, 'postgres'),
    port: server.port,
    isRunning: () => Boolean(runningServer(cluster)),
    stop: () => stopServer(cluster),
  };
}

/** Connects as superuser, which also proves that the server on that port is ours, and creates what is missing. */
async function makeDatabase(adminUrl, password, home) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: adminUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new Failure(
      `The PostgreSQL of ${home} does not accept our password (${error.message}): restore ${join(home, 'postgres-password')} or move the folder away.`,
    );
  }
  try {
    await client.query('select pg_advisory_lock(54329)');
    const { rows } = await client.query(
      'select (select count(*) from pg_roles where rolname = $1) as roles, (select count(*) from pg_database where datname = $1) as databases',
      [DATABASE],
    );
    if (Number(rows[0].roles) === 0) await client.query(`create role ${DATABASE} login password '${password}'`);
    if (Number(rows[0].databases) === 0) await client.query(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await client.end();
  }
}
