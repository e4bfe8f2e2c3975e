import pg, { type Pool } from 'pg';
import { DataSource, type ColumnType, type DataSourceOptions } from 'typeorm';
import { ColumnNames } from './entity-columns';
import { MIGRATIONS } from './migrations';

const BIGINT = 20;
const DATE = 1082;

/** Days stay 'YYYY-MM-DD' (a Date would shift them by the machine's zone); counts and appointment numbers fit a JS number. */
pg.types.setTypeParser(DATE, (day) => day);
pg.types.setTypeParser(BIGINT, Number);

const POOL_WAIT_MS = 5_000;
const STATEMENT_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** A connection is 4 MB of PostgreSQL's memory. The one used last is taken first: those in use stay. */
const IDLE_MS = 20_000;
/** For a database that no longer answers at all. */
const SILENCE_MS = 6_500;

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onLost?: (error: Error) => void;
  /** False where a statement may take as long as it takes. */
  readonly timeLimits?: boolean;
}

/** Pages come from memory or from SSDs: an index is worth it where PostgreSQL's default would read the whole table. */
export const SESSION_OPTIONS = '-c timezone=UTC -c jit=off -c random_page_cost=1.1';

/** The connections of a process: SQL by hand and TypeORM take them from the same pool. It connects when it is first asked. */
export function openPool({ url, pool: max, onLost, timeLimits = true }: DatabaseOptions): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: POOL_WAIT_MS,
    idleTimeoutMillis: IDLE_MS,
    statement_timeout: timeLimits ? STATEMENT_MS : 0,
    idle_in_transaction_session_timeout: timeLimits ? IDLE_IN_TRANSACTION_MS : 0,
    query_timeout: timeLimits ? SILENCE_MS : 0,
    keepAlive: true,
    application_name: 'arogyadesk',
    options: SESSION_OPTIONS,
  });
  return ignoreLostConnections(pool, onLost);
}

/**
 * A lost connection fails its query; its event 'error' would end the process if nobody listened to it. The pool listens while
 * the connection is idle (`onLost`) and stops when it hands it out: whoever awaits it could only begin a moment later.
 */
export function ignoreLostConnections(pool: Pool, onLost: (error: Error) => void = () => undefined): Pool {
  pool.on('error', (error) => onLost(error));
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/**
 * How TypeORM talks to PostgreSQL: through `pool`, which it ends when the data source is destroyed. It makes its pool of
 * the module that its option `driver` names; ours answers the one that is there. Modules register their entities
 * themselves (`TypeOrmModule.forFeature`).
 */
export function dataSourceOptions(pool: Pool): DataSourceOptions {
  class SamePool {
    constructor() {
      return pool;
    }
  }
  return {
    type: 'postgres',
    driver: { ...pg, Pool: SamePool },
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    namingStrategy: new ColumnNames(),
    // Ids are made by gen_random_uuid(), which PostgreSQL has by itself.
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolErrorHandler: () => undefined,
  };
}

/** The type of a transaction's id, which TypeORM does not know. */
export const TRANSACTION_ID = 'xid8' as ColumnType;

export function createDataSource(options: DataSourceOptions): DataSource {
  const source = new DataSource(options);
  source.driver.supportedDataTypes.push(TRANSACTION_ID);
  return source;
}
