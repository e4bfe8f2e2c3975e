import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/postgres/server.mjs';
import { signIn } from '../tools/release/sign-in.mjs';
import { processTable } from './processes.mjs';

/**
 * The first thing that anybody does: `npm start` in a clean checkout, with an empty home, an empty cache of npm and new data, up to
 * a hospital's booking page; Ctrl-C, after which nothing is left; and a second start. Prints a line for each, and fails at the
 * first that is not so. Nothing but Node and npm is used.
 */
const ROOT = resolve(import.meta.dirname, '..');
const place = mkdtempSync(join(tmpdir(), 'Arogya Desk '));
const dataDir = join(place, 'data');
const home = join(place, 'home');
/** What hangs ends some time; how long anything takes is not looked at. */
const LIMIT_MS = 40 * 60_000;
const isWindows = process.platform === 'win32';

const began = Date.now();
const done = (what) => console.log(`✓ ${what} (${Math.round((Date.now() - began) / 1000)} s)`);

function expectThat(isSo, what) {
  if (!isSo) throw new Error(`It is not so that ${what}`);
}

/** A company's own registry stays: it stands in the configuration of whoever runs this. */
const settings = (port) => ({
  ...process.env,
  HOME: home,
  USERPROFILE: home,
  npm_config_cache: join(home, 'cache'),
  npm_config_userconfig: join(homedir(), '.npmrc'),
  DATA_DIR: dataDir,
  PORT: String(port),
  DATABASE_URL: '',
});

/** What runs now; a drill that fails ends it. */
let running;

/** `npm start` as at a terminal, in a process group of its own. */
function startProduct(port) {
  const child = spawn('npm', ['start'], {
    cwd: ROOT,
    env: settings(port),
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: !isWindows,
    shell: isWindows,
  });
  let said = '';
  let isOver = false;
  child.stdout.on('data', (part) => (process.stdout.write(part), (said += part)));
  const ended = new Promise((over) => child.once('close', (code) => ((isOver = true), over(code))));
  return (running = { pid: child.pid, ended, isOver: () => isOver, said: () => said });
}

/** It is ready before the demo is loaded; when that is there, it says where it runs. */
async function untilReady(origin, { isOver, said }) {
  const isReady = async () => said().includes(origin) && (await fetch(`${origin}/api/health/ready`).catch(() => null))?.ok;
  while (!(await isReady())) {
    expectThat(!isOver(), 'npm start goes on until the product is ready');
    await pause(250);
  }
}

/** Signs in as a member of staff, and opens the booking page of a hospital that they see. */
async function useIt(origin) {
  const { status, cookie } = await signIn(origin, { username: 'admin', password: 'demo1234' });
  expectThat(status === 200, `signing in works: it answered ${status}`);
  done('sign-in works');
  const [hospital] = await (await fetch(`${origin}/api/hospitals`, { headers: { cookie } })).json();
  const booking = await (await fetch(`${origin}/api/hospitals/booking/${hospital.bookingSlug}`)).json();
  expectThat(booking.name === hospital.name, 'the API knows the hospital of a booking link');
  const page = await fetch(`${origin}/book/${hospital.bookingSlug}`);
  expectThat(page.ok && (await page.text()).includes('<title>'), 'a booking page is served');
  done("a hospital's booking page is served");
}

/** As Ctrl-C does: a terminal tells the whole group. Windows has no such signal for another program. */
async function interrupt(started) {
  const family = processTable(started.pid);
  await end(started);
  if (isWindows) return console.log('- on Windows the start was ended, not interrupted: what it leaves is not looked at');
  done('Ctrl-C ends it');
  for (const until = Date.now() + 60_000; Date.now() < until && leftOf(family).length > 0;) await pause(100);
  expectThat(leftOf(family).length === 0, `no process is left: ${leftOf(family).join(', ')}`);
  const locks = ['running.json', 'postgres/postmaster.pid'].filter((name) => existsSync(join(dataDir, name)));
  expectThat(locks.length === 0, `no lock file is left: ${locks.join(', ')}`);
  return done('no process and no lock file is left');
}

function end({ pid, ended }) {
  running = undefined;
  if (isWindows) spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
  else process.kill(-pid, 'SIGINT');
  return ended;
}

const leftOf = (family) => {
  const now = new Map(processTable().map(({ pid, command }) => [pid, command]));
  return family.filter(({ pid, command }) => now.get(pid) === command).map(({ pid, command }) => `${pid} ${command}`);
};

async function run() {
  expectThat(!existsSync(join(ROOT, 'node_modules')), 'nothing is installed in this checkout');
  // Where root runs this, PostgreSQL runs as another account, which has to reach it.
  chmodSync(place, 0o755);
  mkdirSync(join(home, 'cache'), { recursive: true });
  const port = await freePort(0);
  const origin = `http://localhost:${port}`;
  const first = startProduct(port);
  await untilReady(origin, first);
  done('npm start is ready, from nothing');
  await useIt(origin);
  await interrupt(first);
  const second = startProduct(port);
  await untilReady(origin, second);
  done('a second start is ready');
  await interrupt(second);
}

const limit = setTimeout(() => (console.error('✗ not at its end after 40 minutes'), process.exit(1)), LIMIT_MS);
try {
  await run();
} catch (error) {
  console.error(`✗ ${error.message}`);
  process.exitCode = 1;
  if (running && !running.isOver()) await end(running);
} finally {
  clearTimeout(limit);
  rmSync(place, { recursive: true, force: true, maxRetries: 5 });
}
