import { spawn, spawnSync } from 'node:child_process';
import { Failure } from './failure.mjs';

const children = new Set();
const isWindows = process.platform === 'win32';
// They are in groups of their own, which no signal to this one reaches.
process.on('exit', () => signalAll([...children], 'SIGTERM'));

let isEnding = false;

/** What is ended may first stop what it has started. */
const LAST_WORDS_MS = 10_000;
/** How long the rest of its output may take once it is gone. */
const REST_MS = 2_000;

/**
 * Starts a program in a process group of its own and answers its exit code, its signal, its output, `out`: that with its error
 * output, and whether it was `late` and was ended: 'silent' where it printed nothing for `silenceMs`, 'long' where it ran for longer
 * than `limitMs`. `endChildren` ends it with everything it started. `onMessage` gets what it sends, where `stdio` has an 'ipc';
 * `onOutput` all that it has said, whenever that is more; with `echo` its output is printed here, too.
 */
export function runChild(command, args, { limitMs = 0, silenceMs = 0, echo = false, onMessage, onOutput, ...options } = {}) {
  if (isEnding) return Promise.reject(new Failure('Nothing more is begun: this program is at its end.'));
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: !isWindows, windowsHide: true });
  children.add(child);
  if (onMessage) child.on('message', onMessage);
  let late = false;
  const after = (ms, why) => ms && setTimeout(() => ((late ||= why), endAll([child], LAST_WORDS_MS)), ms);
  const limit = after(limitMs, 'long');
  let silence = after(silenceMs, 'silent');
  let out = '';
  let stdout = '';
  child.stdout?.on('data', (part) => (stdout += part));
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    from?.on('data', (part) => {
      out += part;
      if (echo) to.write(part);
      onOutput?.(out);
      clearTimeout(silence);
      if (!late) silence = after(silenceMs, 'silent');
    });
  return new Promise((done, refuse) => {
    const forget = () => (clearTimeout(limit), clearTimeout(silence), children.delete(child));
    // What it has started and left behind may hold its output open for ever.
    child.once('exit', () => setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()), REST_MS).unref());
    child.once('error', (error) => (forget(), refuse(error)));
    child.once('close', (code, signal) => (forget(), done({ code, signal, stdout, out: out.trim(), late })));
  });
}

/** Asks every running child and its descendants to end, and kills them after a while; from then on `runChild` refuses. */
export function endChildren(patienceMs = 5000) {
  isEnding = true;
  return endAll([...children], patienceMs);
}

async function endAll(some, patienceMs) {
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
