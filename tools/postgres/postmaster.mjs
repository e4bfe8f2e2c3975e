import { spawnSync } from 'node:child_process';
import { readFileSync, realpathSync, rmSync } from 'node:fs';
import { join } from 'node:path';

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  return !isZombie(pid);
}

/** A process that has ended still answers signals until its parent, perhaps a slow one, has collected it. */
function isZombie(pid) {
  if (process.platform !== 'linux') return false;
  try {
    return /\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return true;
  }
}

/**
 * The server that runs on a cluster, from its postmaster.pid: undefined when there is none. The file may be a leftover, and
 * its process id may belong to something else by now, or to the server of the folder from which this one was copied.
 * PostgreSQL would refuse to start with such a file, so it is removed.
 */
export function runningServer(cluster) {
  const file = join(cluster, 'postmaster.pid');
  const lines = linesOf(file);
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  if (!isAlive(pid) || !serves(pid, cluster)) {
    rmSync(file, { force: true });
    return undefined;
  }
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
}

function linesOf(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

/** A server's working folder is its cluster, even if the folder was renamed since. */
function serves(pid, cluster) {
  if (process.platform === 'linux') {
    try {
      return realpathSync(`/proc/${pid}/cwd`) === realpathSync(cluster);
    } catch {
      return false;
    }
  }
  if (process.platform === 'win32') return true;
  return /postgres/.test(spawnSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).stdout ?? '');
}
