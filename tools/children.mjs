import { spawn } from 'node:child_process';

const children = new Set();

/**
 * Starts a program in a process group of its own and answers its exit code, its signal, its output, and `out`: that with its
 * error output. `endChildren` ends it with everything it started.
 */
export function runChild(command, args, options = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options, detached: true });
  children.add(child);
  let out = '';
  let stdout = '';
  child.stdout?.on('data', (part) => ((out += part), (stdout += part)));
  child.stderr?.on('data', (part) => (out += part));
  return new Promise((done, refuse) => {
    const forget = () => children.delete(child);
    child.once('error', (error) => (forget(), refuse(error)));
    child.once('close', (code, signal) => (forget(), done({ code, signal, stdout, out: out.trim() })));
  });
}

/** Asks every running child and its descendants to end, and kills them after a while. */
export async function endChildren(patienceMs = 5000) {
  const gone = [...children].map((child) => new Promise((done) => child.once('close', done)));
  signalAll('SIGTERM');
  const late = setTimeout(() => signalAll('SIGKILL'), patienceMs);
  await Promise.all(gone);
  clearTimeout(late);
}

function signalAll(signal) {
  for (const { pid } of children) {
    try {
      process.kill(-pid, signal);
    } catch (error) {
      if (error.code !== 'ESRCH') throw error;
    }
  }
}
