import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from '@arogya/tools/postgres/account.mjs';
import { signalTo } from '@arogya/tools/postgres/server.mjs';

/** Debian's PostgreSQL, as deploy/cluster/patroni.yml names it. */
export const POSTGRES_BIN = '/usr/lib/postgresql/15/bin';

const NEEDED: readonly (readonly [program: string, debianPackage: string])[] = [
  ['etcd', 'etcd-server'],
  ['patroni', 'patroni'],
  ['haproxy', 'haproxy'],
  ['nginx', 'nginx'],
  [join(POSTGRES_BIN, 'postgres'), 'postgresql-15'],
];

/** The packages of Debian that are not there. */
export const missingPackages = (): string[] =>
  NEEDED.filter(([program]) =>
    program.startsWith('/') ? !existsSync(program) : spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0,
  ).map(([, name]) => name);

/** Starts a program as the account of PostgreSQL, which etcd and Patroni get too; its words go to a file. */
export function startProgram(
  program: string,
  args: readonly string[],
  log: number,
  env: Readonly<Record<string, string>> = {},
): ChildProcess {
  const account = serverAccount();
  return spawn(program, args, {
    cwd: '/',
    env: { PATH: `${process.env.PATH ?? ''}:/usr/sbin`, LC_ALL: 'C.UTF-8', TZ: 'UTC', ...env },
    detached: true,
    stdio: ['ignore', log, log],
    ...(account ? { uid: account.uid, gid: account.gid } : {}),
  });
}

/** The processes of a PostgreSQL, the postmaster first; of each its title. */
export function postgresProcesses(dataDir: string): { readonly pid: number; readonly title: string }[] {
  const file = join(dataDir, 'postmaster.pid');
  const postmaster = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : NaN;
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/u.test(name))
    .map(Number);
  const own = all.filter((pid) => (pid === postmaster && titleOf(pid).includes('postgres')) || parentOf(pid) === postmaster);
  return own.map((pid) => ({ pid, title: titleOf(pid) }));
}

export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) signalTo(pid, signal);
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};
const titleOf = (pid: number): string => read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
const parentOf = (pid: number): number => Number(/\) \S+ (\d+)/u.exec(read(`/proc/${pid}/stat`))?.[1] ?? NaN);
