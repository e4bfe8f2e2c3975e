import { spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../tools/start/aliases.mjs';
import { atEnd } from '../tools/start/interruption.mjs';
import { freePort } from '../tools/postgres/server.mjs';
import { SERVER_FLAGS, waitUntilReady } from '../tools/start/api.mjs';

const FOLLOW = new URL('../tools/start/follow-parent.mjs', import.meta.url).href;
const PROFILER = new URL('./profiler.mjs', import.meta.url).href;

const SAID_LINES = 20;

function child(args, env, log) {
  const process_ = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    detached: true,
    stdio: ['ignore', openSync('/dev/null', 'w'), openSync(log, 'a'), 'ipc'],
  });
  const said = () => readFileSync(log, 'utf8').trim().split('\n').slice(-SAID_LINES);
  let how;
  const ended = new Promise((done) =>
    process_.once('exit', (code, signal) => {
      how = `code ${code}, signal ${signal}, at its end it said: ${said().join(' / ')}`;
      done({ code, signal });
    }),
  );
  const stop = atEnd(async () => {
    process_.kill('SIGTERM');
    await ended;
  });
  return { process: process_, pid: process_.pid, ended, endedHow: () => how, said, stop };
}

const envOf = (database, port) => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  DATABASE_URL: database.url,
  SESSION_SECRET: 'pF3kQz8wYt1LrV6nXc0hJs5dBg9mTu2e',
  RATE_LIMIT_SCALE: '1000000',
  TRUST_PROXY: '1',
  DEMO: '0',
});

async function startServer(database, imports, file, env = {}) {
  const port = await freePort(0);
  const log = join(database.folder, 'product-errors.log');
  const api = child(
    [...SERVER_FLAGS, ...imports.flatMap((module) => ['--import', module]), file],
    { ...envOf(database, port), ...env },
    log,
  );
  await waitUntilReady({ ended: api.ended, said: api.said }, port);
  return { ...api, port };
}

/** The built product as it runs in production, except that its limits let a bench through; its log goes nowhere, at its own level. */
export const startProduct = (database, { profiled = false, env } = {}) =>
  startServer(database, [FOLLOW, ...(profiled ? [PROFILER] : [])], 'dist/backend/main.js', env);

/** The product from its sources; `change({ looks, sharing })` says what of it is left out from then on. */
export async function startAltered(database) {
  const server = await startServer(database, [FOLLOW, './tools/start/typescript.mjs'], 'bench/altered-server.mjs');
  const change = (what) =>
    new Promise((done) => {
      server.process.once('message', done);
      server.process.send(what);
    });
  return { ...server, change };
}

/** A server that says its port when it listens. */
async function startBeside(name, args, env, database) {
  const server = child(args, { DATABASE_URL: database.url, ...env }, join(database.folder, `${name}-errors.log`));
  const { port } = await new Promise((done, refuse) => {
    server.process.once('message', done);
    void server.ended.then(() => refuse(new Error(`The ${name} ended: ${server.endedHow()}`)));
  });
  return { ...server, port };
}

/** The bare server beside it. */
export const startLimit = (database) => startBeside('limit', [join(ROOT, 'bench/limit/server.mjs')], {}, database);

/** NestJS and TypeORM as they are usually written. */
export const startPeer = (database, secret) =>
  startBeside(
    'peer',
    ['--import', './tools/start/typescript.mjs', 'bench/peers/nest-typeorm/main.ts'],
    { NODE_ENV: 'production', JWT_SECRET: secret },
    database,
  );
