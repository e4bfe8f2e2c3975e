import { spawn } from 'node:child_process';
import { closeSync, openSync, renameSync, statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from './aliases.mjs';
import { Failure } from './failure.mjs';

const PATIENCE_MS = 180_000;
/** How long the API may take to stop, besides DRAIN_SECONDS: what it grants requests and jobs, and ten seconds for production. */
const STOP_MS = 32_000;
const LOG_LIMIT = 10_000_000;

/** Space for objects that live only as long as a call: with Node's 16 MB a busy server spends a tenth of its time on garbage collection. */
export const SERVER_FLAGS = ['--max-semi-space-size=32'];

/** Starts the built API as a child in a process group of its own: a Ctrl-C reaches us, and we stop it in order. `root` has its dist/. */
export function startApi({ env, dataDir, root = ROOT }) {
  const log = openLog(join(dataDir, 'arogyadesk.log'));
  const guard = new URL('./follow-parent.mjs', import.meta.url).href;
  const child = spawn(process.execPath, [...SERVER_FLAGS, '--import', guard, 'dist/backend/main.js'], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', log, 'pipe', 'ipc'],
  });
  closeSync(log);
  const said = lastLines(child.stderr, 20);
  const ended = new Promise((done) => child.once('exit', (code, signal) => done({ code, signal })));
  return { pid: child.pid, ended, said, stop: () => stopChild(child, ended) };
}

/** Makes the tables, as their owner, in a process that ends before the API begins. Throws the sentence that it left on stderr. */
export async function migrate(env, root = ROOT) {
  const child = spawn(process.execPath, ['dist/backend/migrate.js'], {
    cwd: root,
    env: { ...process.env, ...env },
    detached: process.platform !== 'win32',
    windowsHide: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = lastLines(child.stderr, 20);
  const [code, signal] = await new Promise((done) => child.once('close', (...how) => done(how)));
  if (code !== 0) throw new Failure(endSentence({ said }, { code, signal }));
}

function openLog(file) {
  try {
    if (statSync(file).size > LOG_LIMIT) renameSync(file, `${file}.old`);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return openSync(file, 'a', 0o600);
}

function lastLines(stream, most) {
  const lines = [];
  let rest = '';
  stream.on('data', (part) => {
    const parts = (rest + part).split('\n');
    rest = parts.pop();
    lines.push(...parts.filter(Boolean));
    lines.splice(0, lines.length - most);
    if (process.env.DEBUG) process.stderr.write(part);
  });
  return () => [...lines, rest].filter(Boolean);
}

/** Windows has no signal that a program can hear: there the API stops as it does when this process is gone (follow-parent.mjs). */
async function stopChild(child, ended) {
  if (process.platform === 'win32' && child.connected) child.disconnect();
  else child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), STOP_MS + Number(process.env.DRAIN_SECONDS || 0) * 1000);
  await ended;
  clearTimeout(late);
}

/** Waits until the API is ready; if it ends early, throws the sentence that it left on stderr. */
export async function waitUntilReady(api, port) {
  let end;
  void api.ended.then((how) => (end = how));
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    if (end) throw new Failure(endSentence(api, end));
    if (await isReady(port)) return;
    await pause(20);
  }
  throw new Failure('The API did not get ready within three minutes: run with DEBUG=1 to see what it says.');
}

/** A new connection for each question: one that is kept alive would delay the API's end. */
function isReady(port) {
  return new Promise((done) => {
    const question = get({ port, host: '127.0.0.1', path: '/api/health/ready', agent: false, timeout: 2000 }, (answer) => {
      answer.resume();
      done(answer.statusCode === 200);
    });
    question.once('timeout', () => question.destroy());
    question.once('error', () => done(false));
  });
}

/** The API writes the reason as one line `arogyadesk: <sentence>` to stderr. */
export function endSentence(api, { code, signal }) {
  const lines = api.said();
  const own = lines.findLast((line) => line.startsWith('arogyadesk: '));
  if (own) return own.slice('arogyadesk: '.length);
  const how = signal ? `was ended by ${signal}` : `ended with code ${code}`;
  const last = lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1);
  return `The API ${how}${last ? ` (${last.trim()})` : ''}: start again.`;
}
