import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from '../start/failure.mjs';
import { serverAccount } from './account.mjs';
import { findPrograms } from './binaries.mjs';
import { findCluster } from './cluster.mjs';
import { SUPERUSER, syncCluster } from './make-cluster.mjs';
import { readOrCreateSecret } from './password.mjs';
import { runningServer } from './postmaster.mjs';
import { runServer, stopServer } from './server.mjs';

export const DATABASE = 'arogyadesk';
/** What the server works as (docs/how-to/run-under-the-runtime-role.md), and the role that says what that may do. */
const SERVER = 'arogyadesk_server';
const RUNTIME = 'arogyadesk_runtime';

/** Settings for data that may be lost: nothing waits for the disk. */
export const THROWAWAY = {
  initFlags: ['--no-sync'],
  flags: [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_connections=300',
    'autovacuum=off',
  ],
};

/**
 * Starts the embedded PostgreSQL on a data folder, or uses the server that already runs there. A new folder becomes a copy of
 * `prepared`, the folder of another cluster, where one is given. `url` is the application's database, owned by an ordinary role;
 * `serverUrl` is the same under a role that owns nothing; `adminUrl` is the superuser's. `stop()` stops the server, whoever
 * started it.
 */
export async function startPostgres({ dataDir, port = 54329, flags = [], initFlags = [], prepared }) {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const account = serverAccount();
  const programs = findPrograms(account);
  const password = readOrCreateSecret(join(home, 'postgres-password'));
  const how = prepared ? { origin: prepared, roles: [SUPERUSER, DATABASE, SERVER] } : { initFlags };
  const { cluster, isCopy } = await findCluster({ dataDir: home, programs, account, password, how });
  const settings = flags.flatMap((setting) => ['-c', setting]);
  const start = () => runServer({ cluster, dataDir: home, programs, account, port, flags: settings });
  const server = await connectable(start, (port) =>
    makeDatabase(`postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/postgres`, password, home),
  );
  const onDisk = isCopy ? syncCluster(cluster, { programs, account }) : undefined;
  const urlOf = (user, database) => `postgres://${user}:${password}@127.0.0.1:${server.port}/${database}`;
  return {
    url: urlOf(DATABASE, DATABASE),
    serverUrl: urlOf(SERVER, DATABASE),
    adminUrl: urlOf(SUPERUSER, 'postgres'),
    port: server.port,
    isRunning: () => Boolean(runningServer(cluster)),
    stop: async () => {
      await onDisk;
      await stopServer(cluster);
    },
  };
}

/** A server that is dying from a `kill -9` still looks as if it ran, and ends the connection: then it is started again. */
async function connectable(start, prepare) {
  for (let tries = 1; ; tries += 1) {
    const server = await start();
    try {
      await prepare(server.port);
      return server;
    } catch (error) {
      if (tries === 5 || !/^ECONN|^57P0/.test(error.cause?.code ?? error.code ?? '')) throw error;
      await pause(100);
    }
  }
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
      { cause: error },
    );
  }
  try {
    await client.query('select pg_advisory_lock(54329)');
    const { rows } = await client.query(
      'select array(select rolname::text from pg_roles) as roles, exists (select from pg_database where datname = $1) as made',
      [DATABASE],
    );
    const roles = [
      [DATABASE, `login password '${password}'`],
      [RUNTIME, 'nologin'],
      [SERVER, `login password '${password}' in role ${RUNTIME}`],
    ];
    for (const [role, kind] of roles) if (!rows[0].roles.includes(role)) await client.query(`create role ${role} ${kind}`);
    if (!rows[0].made) await client.query(`create database ${DATABASE} owner ${DATABASE}`);
  } finally {
    await client.end();
  }
}
