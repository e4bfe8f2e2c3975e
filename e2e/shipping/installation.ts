import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { connected } from '@arogya/tools/database/connected.mjs';
import { startPostgres, type RunningPostgres } from '@arogya/tools/postgres/start-postgres.mjs';
import { freePort } from '@arogya/tools/postgres/server.mjs';
import { migrate, startApi, waitUntilReady, type RunningApi } from '@arogya/tools/start/api.mjs';
import { newDataDir, ROOT } from '../product';

const run = promisify(execFile);
const DRAIN_SECONDS = '3';

/** What docs/deploy/debian.md describes: PostgreSQL, and two servers under a role that owns nothing, each of any version. */
export class Installation {
  private readonly servers = new Map<number, RunningApi>();

  private constructor(
    private readonly dataDir: string,
    readonly ports: readonly [number, number],
    private readonly database: RunningPostgres,
  ) {}

  static async begin(): Promise<Installation> {
    const dataDir = newDataDir();
    return new Installation(dataDir, [await freePort(0), await freePort(0)], await startPostgres({ dataDir, port: 0 }));
  }

  /** The tables of the version in `root`, as their owner. */
  async migrate(root: string): Promise<void> {
    await migrate({ ...this.environment(), DATABASE_URL: this.database.url }, root);
  }

  /** Comes back when the server of the version in `root` is ready. */
  async start(port: number, root: string, drainSeconds = DRAIN_SECONDS): Promise<void> {
    const env = { ...this.environment(), PORT: String(port), DATABASE_URL: this.database.serverUrl, DRAIN_SECONDS: drainSeconds };
    const server = startApi({ dataDir: this.dataDir, env, root });
    this.servers.set(port, server);
    await waitUntilReady(server, port);
  }

  /** As `systemctl restart` does it after the link was changed. */
  async replace(port: number, root: string): Promise<void> {
    await this.servers.get(port)?.stop();
    await this.start(port, root);
  }

  async kill(port: number): Promise<void> {
    const server = this.servers.get(port);
    if (server) process.kill(server.pid, 'SIGKILL');
    await server?.ended;
  }

  /** Rows of a statement of the owner. */
  query<T extends object>(text: string, params: readonly unknown[] = []): Promise<T[]> {
    return rowsOf<T>(this.database.url, text, params);
  }

  /** As the superuser, in the application's database. */
  async asSuperuser(text: string): Promise<void> {
    const url = new URL(this.database.adminUrl);
    url.pathname = new URL(this.database.url).pathname;
    await rowsOf(url.href, text);
  }

  /** What `npm run backup` of this repository says. */
  backup(): Promise<string> {
    return this.ask('tools/backup.mjs', join(newDataDir(), 'before-the-upgrade.backup'));
  }

  /** What `audit-verify` says; throws when the chain does not hold. */
  verifyAudit(): Promise<string> {
    return this.ask('dist/backend/audit-verify.js');
  }

  /** The lines that the servers wrote when they had started. */
  startLines(): { readonly version: string; readonly servers?: number }[] {
    const lines = readFileSync(join(this.dataDir, 'arogyadesk.log'), 'utf8').split('\n');
    return lines.filter((line) => line.includes('"Listening"')).map((line) => JSON.parse(line) as { version: string });
  }

  async stop(): Promise<void> {
    await Promise.all([...this.servers.values()].map((server) => server.stop()));
    await this.database.stop();
  }

  private async ask(program: string, ...args: string[]): Promise<string> {
    const env = { ...process.env, ...this.environment(), DATABASE_URL: this.database.url };
    return (await run(process.execPath, [program, ...args], { cwd: ROOT, env })).stdout.trim();
  }

  /** The same for every version; the pages are those of this repository. */
  private environment(): Record<string, string> {
    return {
      HOST: '127.0.0.1',
      WEB_ROOT: join(ROOT, 'dist'),
      SESSION_SECRET: `of the servers of ${this.dataDir}`,
      RATE_LIMIT_SCALE: '10000',
      DEMO: '1',
      DEMO_SIZE: 'small',
      NODE_OPTIONS: '',
    };
  }
}

const rowsOf = <T extends object>(url: string, text: string, params: readonly unknown[] = []): Promise<T[]> =>
  connected(url, async (client) => (await client.query<T>(text, [...params])).rows);
