import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { isAlive } from '../postgres/postmaster.mjs';

/** How long to wait for another start that is stopping, or whose server has not yet noticed its death. */
export const LETTING_GO_MS = 5000;

/**
 * Takes the data folder for this process: two starts on one folder would stop each other's database. `before` says that an
 * earlier start did not end in order.
 */
export async function takeFolder(dataDir, port) {
  mkdirSync(dataDir, { recursive: true });
  const file = fileOf(dataDir);
  const until = Date.now() + LETTING_GO_MS;
  let other = read(file);
  const before = Boolean(other);
  while (other && isStart(other.pid)) {
    if (Date.now() > until) {
      throw new Failure(
        `ArogyaDesk runs on ${dataDir} already (process ${other.pid}, http://localhost:${other.port}): stop it, or choose another folder with DATA_DIR.`,
      );
    }
    await pause(50);
    other = read(file);
  }
  writeFileSync(file, JSON.stringify({ pid: process.pid, port }));
  return { before, release: () => rmSync(file, { force: true }) };
}

const fileOf = (dataDir) => join(dataDir, 'running.json');

/** The start that uses the data folder, `{ pid, port }`; undefined when there is none. */
export function startOn(dataDir) {
  const other = read(fileOf(dataDir));
  return other && isStart(other.pid) ? other : undefined;
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The process id may belong to another program since. */
function isStart(pid) {
  if (pid === process.pid || !isAlive(pid)) return false;
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('start.mjs');
  } catch {
    return false;
  }
}
