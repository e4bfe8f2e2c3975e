import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../aliases.mjs';
import { runChild } from '../children.mjs';
import { Failure } from '../failure.mjs';
import { missingStubs, withStubs, withoutStubs } from './stubs.mjs';

const LOCK = join(ROOT, 'package-lock.json');

const read = () => JSON.parse(readFileSync(LOCK, 'utf8'));
const write = (lock) => writeFileSync(LOCK, `${JSON.stringify(lock, null, 2)}\n`);

/** Brings package-lock.json up to what the package.json files say, such that `npm ci` accepts it. Installs nothing. */
export async function writeLock() {
  const before = read();
  write({ ...before, packages: withoutStubs(before.packages) });
  const { code, out } = await runChild('npm', ['install', '--package-lock-only', '--ignore-scripts', '--loglevel=error'], { cwd: ROOT });
  if (code !== 0) {
    write(before);
    throw new Failure(`The lock is as it was: ${out}`);
  }
  const lock = read();
  const stubs = Object.keys(missingStubs(lock.packages)).length;
  write({ ...lock, packages: withStubs(lock.packages) });
  console.log(`package-lock.json is up to date, ${stubs} packages of other platforms stand in it as stubs.`);
}
