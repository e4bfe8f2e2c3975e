import { spawn } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Failure, diskFull, isDiskFull } from '../start/failure.mjs';
import { spawnOptions } from './binaries.mjs';

export const SUPERUSER = 'postgres';

/** The builtin locale does not depend on the machine and always sorts the same. */
const LOCALE = ['-E', 'UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];

/**
 * A cluster is created beside its place and moved there when it is complete, so that a killed start leaves no half of one: as a
 * copy of `how.origin`, or by initdb. Answers whether it is a copy, whose files are then still to go to the disk.
 */
export async function makeCluster({ cluster, programs, account, password, how }) {
  const workshop = `${cluster}.init-${process.pid}`;
  const made = join(workshop, 'data');
  try {
    mkdirSync(workshop, { mode: 0o700 });
    writeFileSync(join(workshop, 'password'), `${password}\n`, { mode: 0o600 });
    if (account) [workshop, join(workshop, 'password')].forEach((path) => chownSync(path, account.uid, account.gid));
    const isCopy = how.origin ? await copyCluster({ programs, account, made, password, ...how }) : false;
    if (!isCopy) await initdb({ programs, account, made, passwordFile: join(workshop, 'password'), initFlags: how.initFlags ?? [] });
    moveUnlessMade(made, cluster);
    if (existsSync(cluster)) chmodSync(cluster, 0o700);
    return isCopy;
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

/** The copy gets passwords of its own before anybody can connect to it. Answers false when it cannot be made. */
async function copyCluster({ programs, account, origin, made, roles, password }) {
  try {
    if (process.platform === 'linux') await run('cp', ['-a', '--reflink=auto', origin, made], {});
    else cpSync(origin, made, { recursive: true, preserveTimestamps: true });
    const statements = roles.map((role) => `alter role ${role} password '${password}';\n`).join('');
    await run(programs.postgres, ['--single', '-D', made, '-c', 'log_min_messages=fatal', 'postgres'], spawnOptions(account), statements);
    return true;
  } catch {
    rmSync(made, { recursive: true, force: true });
    return false;
  }
}

/** Brings the files of a copied cluster to the disk, as initdb does. */
export const syncCluster = (cluster, { programs, account }) =>
  run(programs.initdb, ['--sync-only', '-D', cluster], spawnOptions(account)).catch(() => undefined);

/** Throws what the program has said when it fails. */
function run(program, args, options, input = '') {
  return new Promise((done, refuse) => {
    const child = spawn(program, args, { ...options, detached: true, stdio: ['pipe', 'ignore', 'pipe'] });
    let said = '';
    child.stderr.on('data', (part) => (said += part));
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
    child.once('error', refuse);
    child.once('close', (code) => (code === 0 ? done() : refuse(new Error(said))));
  });
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
  return run(programs.initdb, flags, spawnOptions(account)).catch((error) => {
    throw initFailure(error, made);
  });
}

function initFailure(error, made) {
  if (error.code) return error;
  const said = error.message;
  if (isDiskFull(said)) return new Failure(diskFull(resolve(made, '../..')));
  const reason =
    said
      .trim()
      .split('\n')
      .findLast((line) => /error|fatal|could not/i.test(line)) ?? said.trim();
  return new Failure(`PostgreSQL could not make its data folder: ${reason}`);
}
