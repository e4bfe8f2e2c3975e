import type { ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverAccount } from '@arogya/tools/postgres/account.mjs';
import { ROOT } from '../product';
import { postgresProcesses, signalAll, startProgram } from './programs';

export interface NodePorts {
  readonly postgres: number;
  readonly rest: number;
  readonly etcd: number;
}

/** A folder that the account of PostgreSQL may write to. */
export function ownFolder(path: string): string {
  mkdirSync(path, { recursive: true });
  const account = serverAccount();
  if (account) chownSync(path, account.uid, account.gid);
  chmodSync(path, 0o755);
  return path;
}

/** deploy/cluster/patroni.yml as it is, but for its addresses and folders, which are those of this machine. */
const configuration = (name: string, folder: string, { postgres, rest, etcd }: NodePorts): string =>
  readFileSync(join(ROOT, 'deploy/cluster/patroni.yml'), 'utf8')
    .replace('name: db1', `name: ${name}`)
    .replace(/hosts: .*/u, `hosts: 127.0.0.1:${etcd}`)
    .replaceAll('10.0.0.11:8008', `127.0.0.1:${rest}`)
    .replaceAll('10.0.0.11:5432', `127.0.0.1:${postgres}`)
    .replaceAll('10.0.0.0/24', '127.0.0.1/32')
    .replace('/var/lib/postgresql/15/arogya', join(folder, 'data'))
    .replace('/var/lib/postgresql/arogya.pgpass', join(folder, 'pgpass'))
    .replace('/run/postgresql', folder);

/** A node of the database: Patroni, and the PostgreSQL that it starts. */
export class Node {
  private patroni: ChildProcess | null = null;
  private readonly data: string;
  private readonly config: string;

  constructor(
    readonly name: string,
    private readonly folder: string,
    readonly ports: NodePorts,
    private readonly password: string,
  ) {
    ownFolder(folder);
    this.data = join(folder, 'data');
    this.config = join(folder, 'patroni.yml');
    writeFileSync(this.config, configuration(name, folder, ports), { mode: 0o644 });
  }

  start(): void {
    const log = openSync(join(this.folder, 'log'), 'a');
    const env = Object.fromEntries(
      [
        ['SUPERUSER', 'postgres'],
        ['REPLICATION', 'replicator'],
        ['REWIND', 'rewinder'],
      ].flatMap(([kind, user]) => [
        [`PATRONI_${kind}_USERNAME`, user],
        [`PATRONI_${kind}_PASSWORD`, this.password],
      ]),
    ) as Record<string, string>;
    this.patroni = startProgram('patroni', [this.config], log, env);
  }

  /** Patroni and all of PostgreSQL at the same moment, as when the machine loses power, or stands still. */
  signal(signal: NodeJS.Signals): void {
    signalAll([...(this.patroni?.pid ? [this.patroni.pid] : []), ...this.processes()], signal);
  }

  /** The processes that send its log to the standby. */
  holdSending(): void {
    signalAll(
      postgresProcesses(this.data)
        .filter(({ title }) => title.includes('walsender'))
        .map(({ pid }) => pid),
      'SIGSTOP',
    );
  }

  loseDisk(): void {
    rmSync(this.data, { recursive: true, force: true });
  }

  /** What Patroni answers; null while it does not. */
  async ask<T>(path: string, init: RequestInit = {}): Promise<T | null> {
    try {
      const answer = await fetch(`http://127.0.0.1:${this.ports.rest}/${path}`, {
        ...init,
        signal: AbortSignal.timeout(init.body ? 60_000 : 2_000),
      });
      return (await answer.json()) as T;
    } catch {
      return null;
    }
  }

  /** A sentence is what Patroni answers to these. */
  async tell(method: string, path: string, body: object): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.ports.rest}/${path}`, { method, body: JSON.stringify(body) });
    return `${answer.status} ${await answer.text()}`;
  }

  /** For good, and at once. */
  end(): void {
    this.signal('SIGCONT');
    this.signal('SIGKILL');
  }

  private processes(): number[] {
    return postgresProcesses(this.data).map(({ pid }) => pid);
  }
}
