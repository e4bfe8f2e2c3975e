import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lchownSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Failure, diskFull, isDiskFull } from '../failure.mjs';
import { canOpen } from './account.mjs';
import { SYSTEM_HOME, spawnOptions } from './binaries.mjs';
import { isAlive } from './postmaster.mjs';

export const SUPERUSER = 'postgres';

/** The builtin locale does not depend on the machine and always sorts the same. */
const LOCALE = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/** The folder of the data files inside the data folder; created at the first call. */
export async function findCluster({ dataDir, programs, account, password, initFlags }) {
  const cluster = clusterFolder(dataDir, account);
  removeHalfMade(cluster);
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    await makeCluster({ cluster, programs, account, password, initFlags });
  }
  refuseOtherMajor(cluster, programs.version);
  if (account) giveTo(account, cluster);
  return cluster;
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

/** A cluster is created beside its place and moved there when it is complete, so that a killed start leaves no half of one. */
async function makeCluster({ cluster, programs, account, password, initFlags }) {
  const workshop = `${cluster}.init-${process.pid}`;
  const made = join(workshop, 'data');
  try {
    mkdirSync(workshop, { mode: 0o700 });
    writeFileSync(join(workshop, 'password'), `${password}\n`, { mode: 0o600 });
    if (account) [workshop, join(workshop, 'password')].forEach((path) => chownSync(path, account.uid, account.gid));
    await initdb({ programs, account, made, passwordFile: join(workshop, 'password'), initFlags });
    moveUnlessMade(made, cluster);
    if (existsSync(cluster)) chmodSync(cluster, 0o700);
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

function moveUnlessMade(made, cluster) {
  try {
    renameSync(made, cluster);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code) || !existsSync(cluster)) throw error;
  }
}

function initdb({ programs, account, made, passwordFile, initFlags }) {
  const flags = [
    '-D',
    made,
    '-U',
    SUPERUSER,
    `--pwfile=${passwordFile}`,
    ...LOCALE,
    '--auth=scram-sha-256',
    '--no-instructions',
    ...initFlags,
  ];
  return new Promise((done, refuse) => {
    const child = spawn(programs.initdb, flags, { ...spawnOptions(account), detached: true, stdio: ['ignore', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.once('error', refuse);
    child.once('close', (code) => (code === 0 ? done() : refuse(initFailure(said, made))));
  });
}

function initFailure(said, made) {
  if (isDiskFull(said)) return new Failure(diskFull(resolve(made, '../..')));
  const reason =
    said
      .trim()
      .split('\n')
      .findLast((line) => /error|fatal|could not/i.test(line)) ?? said.trim();
  return new Failure(`PostgreSQL could not make its data folder: ${reason}`);
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
