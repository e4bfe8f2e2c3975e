import { spawnSync } from 'node:child_process';
import { copyFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newDataFolder } from '@arogya/tools/postgres/throwaway.mjs';
import { ownPostgres, postgresIn, type OwnPostgres } from './own-postgres';

/** Of both; as in production a commit is in the log when it is answered. */
const FLAGS = ['wal_level=replica', 'max_wal_senders=4', 'synchronous_commit=on'];

export interface OwnPair {
  /** Migrated. */
  readonly leader: OwnPostgres;
  readonly replica: OwnPostgres;
}

/** A leader and a replica that follows it: a copy of its stopped files, since the embedded PostgreSQL has no pg_basebackup. */
export async function ownPair(): Promise<OwnPair> {
  const leader = await ownPostgres(FLAGS);
  await leader.stop();
  const dataDir = newDataFolder(tmpdir());
  const copy = join(dataDir, 'postgres');
  const { status } = spawnSync('cp', ['-a', realpathSync(join(leader.dataDir, 'postgres')), copy]);
  if (status !== 0) throw new Error('The files of the leader could not be copied');
  copyFileSync(join(leader.dataDir, 'postgres-password'), join(dataDir, 'postgres-password'));
  writeFileSync(join(copy, 'standby.signal'), '');
  await leader.start();
  return { leader, replica: await postgresIn(dataDir, [...FLAGS, `primary_conninfo=${leader.adminUrl}`]) };
}
