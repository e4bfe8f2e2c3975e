import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '@arogya/tools/build/build.mjs';
import { connected } from '@arogya/tools/postgres/connected.mjs';
import { runningServer } from '@arogya/tools/postgres/postmaster.mjs';
import { freePort, signalTo } from '@arogya/tools/postgres/server.mjs';
import { startPostgres, type RunningPostgres } from '@arogya/tools/postgres/start-postgres.mjs';
import { endSentence, startApi, waitUntilReady, type RunningApi } from '@arogya/tools/start/api.mjs';
import { makeTables } from '@arogya/tools/start/tables.mjs';
import { newDataDir } from '../product';

/** The built server on a PostgreSQL with the product's own settings: for what is killed, stopped, frozen and read afterwards. */
export class Real {
  private stopping: Promise<void> | undefined;
  /** The last start of a part; `stop` waits for it. */
  private starting: Promise<unknown> = Promise.resolve();

  private constructor(
    readonly dataDir: string,
    readonly port: number,
    private database: RunningPostgres,
    private api: RunningApi,
  ) {}

  static start(): Promise<Real> {
    const started = Real.begin();
    starts.add(started);
    return started;
  }

  private static async begin(): Promise<Real> {
    await ensureBuilt();
    const dataDir = newDataDir();
    const port = await freePort(0);
    const database = await startPostgres({ dataDir, port: 0 });
    try {
      const env = environment(dataDir, port, database.url);
      await makeTables(database.url, env);
      const api = startApi({ dataDir, env });
      await waitUntilReady(api, port);
      return new Real(dataDir, port, database, api);
    } catch (error) {
      await database.stop();
      throw error;
    }
  }

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  get databaseUrl(): string {
    return this.database.url;
  }

  /** Process id of the server. */
  get pid(): number {
    return this.api.pid;
  }

  /** Rows of a statement, on a connection of its own. */
  query<T extends object>(text: string, params: readonly unknown[] = [], url = this.database.url): Promise<T[]> {
    return connected(url, async (client) => (await client.query<T>(text, [...params])).rows);
  }

  asSuperuser<T extends object>(text: string): Promise<T[]> {
    return this.query<T>(text, [], this.database.adminUrl);
  }

  /** What `work` answers, while nobody else gets what this statement locks: a caller waits until their own time is over. */
  whileOthersWait<T>(lock: string, params: readonly unknown[], work: () => Promise<T>): Promise<T> {
    const url = new URL(this.database.adminUrl);
    url.pathname = new URL(this.database.url).pathname;
    return connected(url.href, async (client) => {
      await client.query('begin');
      await client.query(lock, [...params]);
      const answer = await work();
      await client.query('commit');
      return answer;
    });
  }

  async killServer(): Promise<void> {
    process.kill(this.api.pid, 'SIGKILL');
    await this.api.ended;
  }

  async startServer(): Promise<void> {
    this.refuseIfStopped();
    this.api = startApi({ dataDir: this.dataDir, env: environment(this.dataDir, this.port, this.database.url) });
    await waitUntilReady(this.api, this.port);
  }

  /** What `work` answers; throws the server's last words where it ends meanwhile: an answer of it is then waited for in vain. */
  whileItServes<T>(work: Promise<T>): Promise<T> {
    const { api } = this;
    const itsEnd = api.ended.then((how) => {
      throw new Error([endSentence(api, how), ...api.said()].join('\n    '));
    });
    return Promise.race([work, itsEnd]);
  }

  /** One more server on this database; whoever starts it stops it. */
  async startAnother(port: number, more: Readonly<Record<string, string>>): Promise<RunningApi> {
    const api = startApi({ dataDir: this.dataDir, env: { ...environment(this.dataDir, port, this.database.url), ...more } });
    await waitUntilReady(api, port);
    return api;
  }

  /** All its processes at the same moment, as when the machine loses power. */
  killDatabase(): void {
    this.signalDatabase('SIGKILL');
  }

  signalDatabase(signal: NodeJS.Signals): void {
    for (const pid of this.databaseProcesses()) signalTo(pid, signal);
  }

  stopDatabase(): Promise<void> {
    return this.database.stop();
  }

  async startDatabase(flags: string[] = []): Promise<void> {
    this.refuseIfStopped();
    const starting = startPostgres({ dataDir: this.dataDir, port: this.database.port, flags });
    this.starting = starting;
    this.database = await starting;
  }

  /** All that the server and PostgreSQL have written to their logs. */
  logs(): Record<'server' | 'database', string> {
    const read = (name: string): string => readFileSync(join(this.dataDir, name), 'utf8');
    return { server: `${read('arogyadesk.log')}\n${this.api.said().join('\n')}`, database: read('postgres.log') };
  }

  /** Whoever is interrupted in the middle of a proof leaves nothing behind: what has begun to start is stopped, too. */
  stop(): Promise<void> {
    return (this.stopping ??= this.end());
  }

  private async end(): Promise<void> {
    await this.starting.catch(() => undefined);
    this.signalDatabase('SIGCONT');
    await this.api.stop();
    await this.database.stop();
  }

  private refuseIfStopped(): void {
    if (this.stopping) throw new Error('stopped for good');
  }

  private databaseProcesses(): number[] {
    const postmaster = runningServer(join(this.dataDir, 'postgres'))?.pid;
    if (!postmaster) return [];
    const pids = readdirSync('/proc')
      .filter((name) => /^\d+$/u.test(name))
      .map(Number);
    return pids.filter((pid) => pid === postmaster || parentOf(pid) === postmaster);
  }
}

function parentOf(pid: number): number {
  try {
    return Number(/\) \S+ (\d+)/u.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

const environment = (dataDir: string, port: number, databaseUrl: string): Record<string, string> => ({
  PORT: String(port),
  DATABASE_URL: databaseUrl,
  WEB_ROOT: 'dist',
  SESSION_SECRET: `the same after each restart of ${dataDir}`,
  RATE_LIMIT_SCALE: '10000',
  DEMO: '1',
  DEMO_SIZE: 'small',
  NODE_OPTIONS: '',
});

const starts = new Set<Promise<Real>>();
let shared: Promise<Real> | undefined;

/** The one that the proofs share, started at the first use: what one of them has done to it, the logs of the others hold too. */
export const real = (): Promise<Real> => (shared ??= Real.start());

export async function stopReal(): Promise<void> {
  const started = (await Promise.allSettled(starts)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  await Promise.all(started.map((one) => one.stop()));
}
