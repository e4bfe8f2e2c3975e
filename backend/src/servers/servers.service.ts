import { randomUUID } from 'node:crypto';
import { Injectable, Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { isAtLeast } from '@arogya/domain/releases/release';
import { BUILT } from '../built';
import { SCHEMA } from '../database/migrations';
import { KNOWN, newerMigrations, tooNew } from '../database/newer-migrations';
import { Sql, type Db } from '../database/sql';
import { prepared } from '../database/statement';
import { errorName } from '../error-name';
import { JobWatch } from '../job-watch';
import { INFO } from '../openapi/about';

const BEAT_MS = 5_000;

/** Another server that has not been seen for a minute was killed: it could not take its row away. */
const say = prepared<object, { id: string; version: string | null; api: string; schema: number }>(
  'server-say',
  `with gone as (delete from server_instances where seen_at < now() - interval '1 minute' and id <> :id)
   insert into server_instances (id, version, api, schema) values (:id, :version, :api, :schema) on conflict (id) do update set seen_at = now()`,
);

const forgetServer = prepared<object, { id: string }>('server-forget', 'delete from server_instances where id = :id');

export interface SeenServer {
  readonly version: string | null;
  readonly api: string;
  readonly schema: number;
}

const SEEN = `select version, api, schema from server_instances where seen_at >= now() - interval '1 minute'`;
const look = prepared<SeenServer>('servers-seen', SEEN);

export const lowestApi = (servers: readonly SeenServer[]): string =>
  servers.map(({ api }) => api).reduce((lowest, api) => (isAtLeast(api, lowest) ? lowest : api), INFO.version);

/** Tells the other servers that this one runs, and learns which run, and whether a newer one has changed the tables meanwhile. */
@Injectable()
export class Servers implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly id = randomUUID();
  private readonly logger = new Logger(Servers.name);
  private readonly hasSaid: () => void;
  private saying: Promise<void> = Promise.resolve();
  private stopped = false;
  private seen: readonly SeenServer[] = [];
  private missed: string | null = null;

  constructor(
    private readonly sql: Sql,
    watch: JobWatch,
  ) {
    this.hasSaid = watch.expect('servers', BEAT_MS);
  }

  /** How many servers run, this one too, as of the last look. */
  get count(): number {
    return this.seen.length;
  }

  /** The migration of a newer server that has taken away what this one uses; null as long as there is none. */
  get outdatedBy(): string | null {
    return this.missed;
  }

  /** The lowest version of the API of all servers that run, as of the last look: a page may send its calls to any of them. */
  get api(): string {
    return lowestApi(this.seen);
  }

  /** Every server that runs, as of now. */
  running(db: Db = this.sql): Promise<SeenServer[]> {
    return db.query<SeenServer>(SEEN);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.beat();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.saying;
    await this.sql.query(forgetServer({ id: this.id })).catch(() => undefined);
  }

  @Interval(BEAT_MS)
  beat(): Promise<void> {
    if (this.stopped) return this.saying;
    this.saying = this.say().catch((error: unknown) => {
      this.logger.warn({ error: errorName(error) }, 'The other servers could not be informed that this one runs');
    });
    return this.saying;
  }

  private async say(): Promise<void> {
    const saying = say({ id: this.id, version: BUILT.version, api: INFO.version, schema: SCHEMA });
    const [, seen, migrations] = await this.sql.batch(saying, look(), newerMigrations({ known: KNOWN }));
    this.seen = seen;
    const missed = tooNew(migrations);
    if (missed !== null && this.missed === null)
      this.logger.error({ migration: missed }, 'A newer server has taken away what this one uses: upgrade it');
    this.missed = missed;
    this.hasSaid();
  }
}
