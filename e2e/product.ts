import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { isAlive } from '../tools/postgres/postmaster.mjs';
import { stopServer } from '../tools/postgres/server.mjs';
import { newDataFolder } from '../tools/postgres/throwaway.mjs';
import { onFreePort } from './free-port';

export const ROOT = resolve(import.meta.dirname, '..');
const RUNS = join(ROOT, '.test/e2e');

/** Where the folders of this run are, those of its workers too: the process that has begun it is its name. */
const home = (): string => (process.env.E2E_HOME ??= join(RUNS, String(process.pid)));

export interface Product {
  readonly origin: string;
  readonly port: number;
  readonly dataDir: string;
  /** Process id of `tools/start/start.mjs`. */
  readonly pid: number;
  /** All it has printed so far. */
  said(): string;
  /** Sends the signal (SIGTERM unless specified) and answers the exit code. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

export interface Start {
  /** The repository that is started: this one unless specified. */
  root?: string;
  dataDir?: string;
  port?: number;
  /** The program that runs it: the Node of the tests unless specified. */
  node?: string;
  env?: Record<string, string>;
}

type StartAt = Start & { dataDir: string; port: number };

const running = new Set<ChildProcess>();

/** The folders that this process has made. */
const folders = new Set<string>();

/** A data folder of the tests' own. */
export function newDataDir(): string {
  const folder = newDataFolder(home());
  folders.add(folder);
  return folder;
}

/** Runs `npm start`'s program with the small demo; resolves when it says where it runs, refuses with what it said when it ends before. */
export function startProduct({ port, dataDir = newDataDir(), ...how }: Start = {}): Promise<Product> {
  const start = (at: number): Promise<Product> => startAt({ ...how, dataDir, port: at });
  return port === undefined ? onFreePort(start) : start(port);
}

async function startAt({ root = ROOT, dataDir, port, node = process.execPath, env = {} }: StartAt): Promise<Product> {
  const child = spawn(node, ['tools/start/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...environment(port, dataDir), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  const ended = new Promise<number | null>((done) => child.once('close', done)).finally(() => running.delete(child));
  await new Promise<void>((ready, refuse) => {
    const hear = (part: Buffer): void => {
      said += part.toString();
      if (said.includes('ArogyaDesk runs at')) ready();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => refuse(new Error(`exit code ${String(code)}: ${said.trim()}`)));
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return { origin: `http://localhost:${port}`, port, dataDir, pid: child.pid ?? 0, said: () => said, stop };
}

const environment = (port: number, dataDir: string): Record<string, string> => ({
  PORT: String(port),
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  DEMO_SIZE: 'small',
  RATE_LIMIT_SCALE: '1000',
  NODE_OPTIONS: '',
  STOP_WITH_PARENT: '1',
});

/** Stops what still runs and removes the data folders: at the end of a run those of its workers too, and those of runs that were killed. */
export async function stopAll(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const closed = new Promise((done) => child.once('close', done));
      child.kill('SIGTERM');
      return closed;
    }),
  );
  for (const folder of folders) await remove(folder);
  if (basename(home()) !== String(process.pid)) return;
  for (const run of [home(), ...killedRuns()]) {
    for (const folder of namesIn(run)) await remove(join(run, folder));
    rmSync(run, { recursive: true, force: true });
  }
}

const killedRuns = (): string[] =>
  namesIn(RUNS)
    .filter((name) => /^\d+$/u.test(name) && !isAlive(Number(name)))
    .map((name) => join(RUNS, name));

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** A test that was broken off does not stop its PostgreSQL. */
async function remove(folder: string): Promise<void> {
  await stopServer(join(folder, 'postgres'));
  rmSync(folder, { recursive: true, force: true });
}
