import { createHash } from 'node:crypto';
import { existsSync, lchownSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Failure } from '../start/failure.mjs';
import { canOpen } from './account.mjs';
import { SYSTEM_HOME } from './binaries.mjs';
import { makeCluster } from './make-cluster.mjs';
import { isAlive } from './postmaster.mjs';

/** The folder of the data files inside the data folder; created at the first call: by initdb, or as a copy (make-cluster.mjs). */
export async function findCluster({ dataDir, programs, account, password, how }) {
  const cluster = clusterFolder(dataDir, account);
  removeHalfMade(cluster);
  const isNew = !existsSync(join(cluster, 'PG_VERSION'));
  const isCopy = isNew && (await makeCluster({ cluster, programs, account, password, how }));
  refuseOtherMajor(cluster, programs.version);
  if (account) giveTo(account, cluster);
  return { cluster, isCopy };
}

/** A folder that root has copied or restored belongs to root, and PostgreSQL, which is not root, could not open it. */
function giveTo({ uid, gid }, cluster) {
  if (statSync(join(cluster, 'PG_VERSION')).uid === uid) return;
  const inside = readdirSync(cluster, { recursive: true });
  for (const path of [cluster, ...inside.map((name) => join(cluster, name))]) lchownSync(path, uid, gid);
}

function clusterFolder(dataDir, account) {
  const here = join(dataDir, 'postgres');
  if (existsSync(here)) return realpathSync(here);
  if (canOpen(realpathSync(dataDir), account)) return here;
  const name = createHash('sha256').update(realpathSync(dataDir)).digest('hex').slice(0, 12);
  const elsewhere = join(SYSTEM_HOME, name, 'postgres');
  mkdirSync(dirname(elsewhere), { recursive: true, mode: 0o755 });
  rmSync(here, { force: true });
  symlinkSync(elsewhere, here);
  return elsewhere;
}

function refuseOtherMajor(cluster, ours) {
  const theirs = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (theirs === ours) return;
  throw new Failure(
    `The data folder ${dirname(cluster)} was made by PostgreSQL ${theirs}, this is PostgreSQL ${ours}: move it away to start afresh, or dump it with PostgreSQL ${theirs} and load it here.`,
  );
}

function removeHalfMade(cluster) {
  const prefix = `${cluster}.init-`;
  if (!existsSync(dirname(cluster))) return;
  for (const name of readdirSync(dirname(cluster))) {
    const path = join(dirname(cluster), name);
    if (path.startsWith(prefix) && !isAlive(Number(path.slice(prefix.length)))) rmSync(path, { recursive: true, force: true });
  }
}
