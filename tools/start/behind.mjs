import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './aliases.mjs';
import { Failure } from './failure.mjs';

/** Runs `npm start` on another port, in a process group of its own, so that a Ctrl-C reaches us first and we stop it in order. */
export function startBehind(port, more = {}) {
  const child = spawn(process.execPath, [join(ROOT, 'tools/start/start.mjs')], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), STOP_WITH_PARENT: '1', ...more },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  const ended = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  const url = `http://localhost:${port}`;
  return { url, stop, ended, ready: () => untilReady(url) };
}

/** An installation that runs somewhere: it is only asked. */
export async function farAway(url) {
  const answer = await fetch(`${url}/api/health/live`).catch((error) => {
    throw new Failure(`${url} does not answer: ${error.cause?.message ?? error.message}`);
  });
  if (!answer.ok) throw new Failure(`${url} is no ArogyaDesk: /api/health/live answered ${answer.status}.`);
  return { url, stop: () => undefined, ended: new Promise(() => undefined), ready: () => undefined };
}

/** Resolves when the API is ready; `ended` reports an early end. */
async function untilReady(url) {
  while (!(await fetch(`${url}/api/health/ready`).catch(() => null))?.ok) await pause(200);
}
