import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { Failure, lastLines } from './failure.mjs';
import { runNpm } from './npm.mjs';
import { showProgress } from './progress.mjs';

const LOCK = join(ROOT, 'package-lock.json');
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');
const STAMP = join(ROOT, 'node_modules/.installed-from');

export const isAnythingInstalled = () => existsSync(INSTALLED);

/** Installs what package-lock.json names, unless it is installed already. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  rmSync(STAMP, { force: true });
  const wanted = Object.entries(packagesOf(LOCK)).flatMap(([path, entry]) => (isExpected(path, entry) ? [path] : []));
  const isThere = (path) => existsSync(join(ROOT, path, 'package.json'));
  const shown = showProgress('Installing packages', () => ({ done: wanted.filter(isThere).length, of: wanted.length }));
  const { code, out } = await runNpm(['install', '--no-audit', '--no-fund', '--loglevel=error'], { cwd: ROOT }).finally(shown.end);
  if (code !== 0) {
    console.error(lastLines(out));
    throw new Failure(
      'The packages could not be installed: npm says why above. Mostly it is the network or a full disk: mend that and run the command again.',
    );
  }
  writeFileSync(STAMP, lockHash());
}

const lockHash = () => createHash('sha256').update(readFileSync(LOCK)).digest('hex');

function isInstalled() {
  if (!isAnythingInstalled()) return false;
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === lockHash()) return true;
  const wanted = packagesOf(LOCK);
  const there = packagesOf(INSTALLED);
  return Object.entries(wanted).every(([path, entry]) => isFine(path, entry, there[path]));
}

const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Packages for other platforms may be missing. */
const isFine = (path, wanted, there) =>
  !path.startsWith('node_modules/') || wanted.link || (there ? there.version === wanted.version : Boolean(wanted.optional));

/** Some of the optional ones are for this machine; how many, npm alone knows. */
const isExpected = (path, { link, optional }) => path.startsWith('node_modules/') && !link && !optional;
