import { spawn, spawnSync } from 'node:child_process';
import { Failure } from './failure.mjs';

const children = new Set();
const isWindows = process.platform === 'win32';
// They are in groups of their own, which no signal to this one reaches.
process.on('exit', () => signalAll([...children], 'SIGTERM'));

let isEnding = false;

/** How long the rest of its output may take once it is gone. */
const REST_MS = 2_000;

/**
 * Starts a program in a process group of its own and answers its exit code, its signal, its output (`stdout`), and that with its
 * error output (`out`). `endChildren` ends it with everything it started. `onOutput` gets all that it has said, whenever that is
 * more.
 */
export function runChild(command, args, { onOutput, ...options } = {}) {
  if (isEnding) return Promise.reject(new Failure('Nothing more is begun: this program is at its end.'));
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: !isWindows, windowsHide: true });
  children.add(child);
  let out = '';
  let stdout = '';
  child.stdout?.on('data', (part) => (stdout += part));
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part) => ((out += part), onOutput?.(out)));
  return new Promise((done, refuse) => {
    // What it has started and left behind may hold its output open for ever.
    child.once('exit', () => setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()), REST_MS).unref());
    child.once('error', (error) => (children.delete(child), refuse(error)));
    child.once('close', (code, signal) => (children.delete(child), done({ code, signal, stdout, out: out.trim() })));
  });
}

/** Asks every running child and its descendants to end, and kills them after a while; from then on `runChild` refuses. */
export async function endChildren(patienceMs = 5000) {
  isEnding = true;
  const some = [...children];
  const gone = some.map((child) => new Promise((done) => child.once('close', done)));
  signalAll(some, 'SIGTERM');
  const late = setTimeout(() => signalAll(some, 'SIGKILL'), patienceMs);
  await Promise.all(gone);
  clearTimeout(late);
}

function signalAll(some, signal) {
  for (const { pid } of some) {
    // There are no groups and no signals there: what it has started is found by its parent, and ended at once.
    if (isWindows) {
      spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
      continue;
    }
    try {
      process.kill(-pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
