import { randomBytes } from 'node:crypto';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connected } from '@arogya/tools/postgres/connected.mjs';
import { freePort, signalTo } from '@arogya/tools/postgres/server.mjs';
import { startApi, waitUntilReady, type RunningApi } from '@arogya/tools/start/api.mjs';
import { makeTables } from '@arogya/tools/start/tables.mjs';
import { ROOT } from '../product';
import { Nginx } from '../trust/nginx';
import { Node, ownFolder } from './node';
import { startProgram } from './programs';

const PATIENCE_MS = 180_000;
const LOOK_MS = 200;

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

export async function until(what: string, holds: () => Promise<boolean> | boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${PATIENCE_MS / 1000} s`);
    await pause(LOOK_MS);
  }
}

/** All machines of docs/deploy/cluster.md on this one: etcd, two nodes, HAProxy, two servers, nginx. */
export class Machines {
  private readonly folder = ownFolder(mkdtempSync(join(tmpdir(), 'arogya-cluster-')));
  private readonly password = randomBytes(12).toString('hex');
  private readonly started: ChildProcess[] = [];
  private readonly ports = { etcd: 0, leader: 0, replica: 0, servers: [0, 0] };
  private haproxy: ChildProcess | null = null;
  private nginx: Nginx | null = null;
  private apis: RunningApi[] = [];
  private nextToKill = 0;
  nodes: readonly Node[] = [];

  async start(): Promise<void> {
    this.ports.etcd = await freePort(0);
    await this.startEtcd();
    const nodes: Node[] = [];
    for (const name of ['db1', 'db2']) {
      const ports = { postgres: await freePort(0), rest: await freePort(0), etcd: this.ports.etcd };
      nodes.push(new Node(name, join(this.folder, name), ports, this.password));
    }
    this.nodes = nodes;
    for (const node of nodes) node.start();
    await this.settled();
    this.ports.leader = await freePort(0);
    this.ports.replica = await freePort(0);
    this.startHaproxy();
    await this.makeDatabase();
    this.ports.servers = [await freePort(0), await freePort(0)];
    await this.startServers();
    this.nginx = await Nginx.start(this.ports.servers);
  }

  get port(): number {
    return this.nginx?.port ?? 0;
  }

  /** Rows of the leader's database. */
  query = <T extends object>(text: string, params: readonly unknown[] = []): Promise<T[]> =>
    connected(this.url('arogya_owner'), async (client) => (await client.query<T>(text, [...params])).rows);

  async members(): Promise<readonly Member[]> {
    for (const node of this.nodes) {
      const said = await node.ask<{ members: Member[] }>('cluster');
      if (said) return said.members;
    }
    return [];
  }

  async leader(): Promise<Node> {
    const name = (await this.members()).find(({ role }) => role === 'leader')?.name;
    const node = this.nodes.find((one) => one.name === name);
    if (!node) throw new Error('Nobody leads');
    return node;
  }

  async standby(): Promise<Node> {
    const leader = await this.leader();
    return this.nodes.find((node) => node !== leader) ?? leader;
  }

  /** One leads and the other follows, synchronously unless `role` says otherwise. */
  settled(role = 'sync_standby'): Promise<void> {
    return until('a leader and a standby', async () => {
      const members = await this.members();
      const isThere = (wanted: string): boolean =>
        members.some((one) => one.role === wanted && ['running', 'streaming'].includes(one.state));
      return members.length === this.nodes.length && isThere('leader') && isThere(role);
    });
  }

  restartHaproxy(): void {
    this.haproxy?.kill('SIGKILL');
    this.startHaproxy();
  }

  /** One after the other in turn: the screens of the one are then open at the other. Answers which. */
  killServer(): number {
    const n = this.nextToKill;
    this.nextToKill = (n + 1) % this.apis.length;
    const api = this.apis[n];
    if (api) signalTo(api.pid, 'SIGKILL');
    return n;
  }

  async startServer(n: number, env: Readonly<Record<string, string>> = {}): Promise<void> {
    const port = this.ports.servers[n] ?? 0;
    const api = startApi({ dataDir: this.folder, env: { ...this.environment(), ...env, PORT: String(port) } });
    this.apis[n] = api;
    await waitUntilReady(api, port);
  }

  async startServers(env: Readonly<Record<string, string>> = {}): Promise<void> {
    await Promise.all(this.apis.map((api) => api.stop()));
    for (const n of this.ports.servers.keys()) await this.startServer(n, env);
  }

  async end(): Promise<void> {
    this.nginx?.stop();
    await Promise.all(this.apis.map((api) => api.stop()));
    for (const node of this.nodes) node.end();
    for (const child of [...this.started, this.haproxy]) child?.kill('SIGKILL');
    await pause(LOOK_MS);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }

  private url(user: string, database = 'arogya', port = this.ports.leader): string {
    return `postgres://${user}:${this.password}@127.0.0.1:${port}/${database}`;
  }

  private environment(): Record<string, string> {
    return {
      DATABASE_URL: this.url('arogyadesk_server'),
      DATABASE_READ_URL: this.url('arogyadesk_server', 'arogya', this.ports.replica),
      WEB_ROOT: 'dist',
      SESSION_SECRET: `the same after each restart of ${this.folder}`,
      RATE_LIMIT_SCALE: '10000',
      TRUST_PROXY: '1',
      DEMO: '1',
      DEMO_SIZE: 'small',
      NODE_OPTIONS: '',
    };
  }

  private async startEtcd(): Promise<void> {
    const [client, peer] = [`http://127.0.0.1:${this.ports.etcd}`, `http://127.0.0.1:${await freePort(0)}`];
    const data = ownFolder(join(this.folder, 'etcd'));
    const flags = ['--enable-v2', '--name', 'db1', '--data-dir', data, '--listen-client-urls', client, '--advertise-client-urls', client];
    const cluster = ['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `db1=${peer}`];
    this.started.push(startProgram('etcd', [...flags, ...cluster], this.log('etcd')));
    await until('etcd', () =>
      fetch(`${client}/health`).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  }

  private startHaproxy(): void {
    const [db1, db2] = this.nodes.map(({ ports }) => ports);
    const file = join(this.folder, 'haproxy.cfg');
    const text = readFileSync(join(ROOT, 'deploy/cluster/haproxy.cfg'), 'utf8')
      .replace('127.0.0.1:5000', `127.0.0.1:${this.ports.leader}`)
      .replace('127.0.0.1:5001', `127.0.0.1:${this.ports.replica}`)
      .replaceAll('10.0.0.11:5432 check port 8008', `127.0.0.1:${db1?.postgres} check port ${db1?.rest}`)
      .replaceAll('10.0.0.12:5432 check port 8008', `127.0.0.1:${db2?.postgres} check port ${db2?.rest}`);
    writeFileSync(file, text, { mode: 0o644 });
    this.haproxy = startProgram('haproxy', ['-f', file, '-db'], this.log('haproxy'));
  }

  /** The steps of docs/deploy/cluster.md: an owner who may make the server's login, the database, the tables, and the demo. */
  private async makeDatabase(): Promise<void> {
    await until('HAProxy leads to the leader', () => this.leadsToLeader());
    await connected(this.url('postgres', 'postgres'), async (client) => {
      await client.query(`create role arogya_owner login createrole password '${this.password}'`);
      await client.query(`create database arogya owner arogya_owner encoding 'UTF8' template template0 locale 'C.UTF-8'`);
    });
    await makeTables(this.url('arogya_owner'), { ...this.environment(), SERVER_DATABASE_URL: this.url('arogyadesk_server') });
  }

  /** At first HAProxy takes both nodes for the leader, in turn, until it has looked. */
  private async leadsToLeader(): Promise<boolean> {
    const follows = (): Promise<boolean> =>
      connected(this.url('postgres', 'postgres'), async (client) => {
        const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
        return rows[0]?.follows ?? true;
      }).catch(() => true);
    return !(await follows()) && !(await follows());
  }

  private log(name: string): number {
    return openSync(join(this.folder, `${name}.log`), 'a');
  }
}
