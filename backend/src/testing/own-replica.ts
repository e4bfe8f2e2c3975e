import { spawnSync } from 'node:child_process';
import { appendFileSync, copyFileSync, realpathSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, THROWAWAY, type RunningPostgres } from '@arogya/tools/postgres/start-postgres.mjs';
import { newDataFolder } from '@arogya/tools/postgres/throwaway.mjs';
import { ownPostgres, type OwnPostgres } from './own-postgres';

/** Of both; as in production a commit is in the log when it is answered. */
const FLAGS = ['wal_level=replica', 'max_wal_senders=4', 'synchronous_commit=on'];

export interface OwnPair {
  readonly leader: OwnPostgres;
  /** The address of the replica's database, for a server of ours. */
  readonly readUrl: string;
  readonly replicaAdminUrl: string;
  readonly stopReplica: () => Promise<void>;
  readonly startReplica: () => Promise<void>;
  readonly end: () => Promise<void>;
}

/** A migrated leader and a replica that follows it: a copy of its stopped files, since the embedded PostgreSQL has no pg_basebackup. */
export async function ownPair(): Promise<OwnPair> {
  const leader = await ownPostgres(FLAGS);
  await leader.stop();
  const dataDir = newDataFolder(tmpdir());
  const copy = join(dataDir, 'postgres');
  const { status } = spawnSync('cp', ['-a', realpathSync(join(leader.dataDir, 'postgres')), copy]);
  if (status !== 0) throw new Error('The files of the leader could not be copied');
  copyFileSync(join(leader.dataDir, 'postgres-password'), join(dataDir, 'postgres-password'));
  writeFileSync(join(copy, 'standby.signal'), '');
  const { hostname, port, username, password } = new URL(leader.adminUrl);
  const conninfo = `host=${hostname} port=${port} user=${username} password=${password}`;
  appendFileSync(join(copy, 'postgresql.auto.conf'), `primary_conninfo = '${conninfo}'\n`);
  await leader.start();
  const settings = { ...THROWAWAY, flags: [...THROWAWAY.flags, ...FLAGS] };
  let server: RunningPostgres = await startPostgres({ dataDir, port: 0, ...settings });
  const replicaPort = server.port;
  return {
    leader,
    readUrl: server.url,
    replicaAdminUrl: server.adminUrl,
    stopReplica: () => server.stop(),
    startReplica: async () => {
      server = await startPostgres({ dataDir, port: replicaPort, ...settings });
    },
    end: async () => {
      await server.stop();
      await leader.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
