import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { runChild } from './children.mjs';
import { Failure } from './failure.mjs';
import { stubsOf } from './lock/stubs.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const STAMP = join(ROOT, 'node_modules/.installed-from');

/** Installs what package-lock.json names, unless it is installed already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  if (stubsOf(packagesOf(LOCK), `${process.platform}-${process.arch}`).length > 0) await (await import('./lock/main.mjs')).writeLock();
  console.log('Installing the packages of package-lock.json (about a minute) …');
  rmSync(STAMP, { force: true });
  const { code } = await runChild('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (code !== 0)
    throw new Failure(
      'The packages could not be installed: look at the lines above, mostly it is the network, then run the command again.',
    );
  writeFileSync(STAMP, lockHash());
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

function isInstalled() {
  if (!existsSync(INSTALLED)) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  const wanted = packagesOf(LOCK);
  const there = packagesOf(INSTALLED);
  return Object.entries(wanted).every(([path, entry]) => isFine(path, entry, there[path]));
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Packages for other platforms may be missing. */
const isFine = (path, wanted, there) =>
  !path.startsWith('node_modules/') || wanted.link || (there ? there.version === wanted.version : Boolean(wanted.optional));
