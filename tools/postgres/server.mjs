import { spawn } from 'node:child_process';
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Failure, diskFull, isDiskFull } from '../start/failure.mjs';
import { spawnOptions } from './binaries.mjs';
import { startByPgCtl, stopByPgCtl } from './pg-ctl.mjs';
import { isAlive, runningServer } from './postmaster.mjs';

const PATIENCE_MS = 60_000;

/** Errors that may go away: an older server that is still stopping, or another start that was quicker. */
const TRANSIENT_FAILURE = /pre-existing shared memory block|lock file ".*postmaster\.pid"|could not bind|address already in use/i;

/**
 * An ERROR message contains what a person typed: the row that a constraint refuses, a value that is not a number. The API's
 * server logs SQLSTATE and constraint of each; PostgreSQL logs nothing of it.
 */
const LOG_NO_VALUES = ['log_min_messages=log', 'log_min_error_statement=panic', 'log_error_verbosity=terse'];

const ALWAYS = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'log_checkpoints=off', ...LOG_NO_VALUES];

/** The running server of the cluster, started if needed (it may still run after a `kill -9` of its starter). */
export async function runServer({ cluster, dataDir, programs, account, port, flags }) {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const running = runningServer(cluster);
    if (running?.ready) return running;
    if (running) {
      await pause(10);
      continue;
    }
    const said = await startServer({ cluster, dataDir, programs, account, flags, port: await freePort(port) });
    if (said && !TRANSIENT_FAILURE.test(said)) throw startFailure(said, dataDir);
    if (said) await pause(100);
  }
  throw new Failure(`PostgreSQL in ${dataDir} does not get ready: its log is ${join(dataDir, 'postgres.log')}.`);
}

/** Stops the server quickly: clients are disconnected, everything committed is on disk. */
export async function stopServer(cluster) {
  const running = runningServer(cluster);
  if (!running) return;
  if (process.platform === 'win32') {
    if (stopByPgCtl(cluster)) return;
    throw new Failure(`PostgreSQL (process ${running.pid}) does not stop: end it by hand.`);
  }
  signalTo(running.pid, 'SIGINT');
  for (let waited = 0; isAlive(running.pid); waited += 5) {
    if (waited === 10_000) signalTo(running.pid, 'SIGQUIT');
    if (waited > 20_000) throw new Failure(`PostgreSQL (process ${running.pid}) does not stop: end it by hand.`);
    await pause(5);
  }
}

/** Starts the server in a process group of its own, so that a Ctrl-C reaches our API first. Answers '', or its output if it ended. */
async function startServer({ cluster, dataDir, programs, account, flags, port }) {
  const log = openLog(join(dataDir, 'postgres.log'));
  const settings = [...ALWAYS.flatMap((setting) => ['-c', setting]), ...flags];
  if (process.platform === 'win32') {
    closeSync(log.handle);
    return startByPgCtl({ programs, cluster, log: log.file, args: ['-p', String(port), ...settings] });
  }
  const child = spawn(programs.postgres, ['-D', cluster, '-p', String(port), ...settings], {
    ...spawnOptions(account),
    detached: true,
    stdio: ['ignore', log.handle, log.handle],
  });
  closeSync(log.handle);
  let ended = false;
  child.once('exit', () => (ended = true));
  child.once('error', () => (ended = true));
  child.unref();
  while (!ended) {
    const running = runningServer(cluster);
    if (running?.ready && running.pid === child.pid) return '';
    await pause(10);
  }
  return readFileSync(log.file).subarray(log.from).toString('utf8') || 'it ended without a word';
}

function openLog(file) {
  const handle = openSync(file, 'a', 0o600);
  return { file, handle, from: fstatSync(handle).size };
}

function startFailure(said, dataDir) {
  if (isDiskFull(said)) return new Failure(diskFull(dataDir));
  const reason = said.split('\n').find((line) => /FATAL|PANIC/.test(line)) ?? said.trim().split('\n').at(-1);
  return new Failure(
    `PostgreSQL did not start: ${reason.replace(/^.*?(FATAL|PANIC):\s*/, '')} (its log is ${join(dataDir, 'postgres.log')}).`,
  );
}

/** Sends a signal, which is no error where the process has ended meanwhile: PostgreSQL's do when the first of them is gone. */
export function signalTo(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** The wanted port of this machine if it is free, else any free one. */
export function freePort(wanted) {
  return new Promise((done, refuse) => {
    const probe = createServer();
    probe.once('error', (error) => (wanted === 0 ? refuse(error) : done(freePort(0))));
    probe.listen({ port: wanted, host: '127.0.0.1' }, () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}
