import pg from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { MIGRATIONS } from './migrations';

const BIGINT = 20;
const DATE = 1082;

/** Days stay 'YYYY-MM-DD' (a Date would shift them by the machine's zone); counts and appointment numbers fit a JS number. */
pg.types.setTypeParser(DATE, (day) => day);
pg.types.setTypeParser(BIGINT, Number);

const POOL_WAIT_MS = 5_000;
const STATEMENT_MS = 5_000;
const IDLE_IN_TRANSACTION_MS = 10_000;
/** For a database that no longer answers at all. */
const SILENCE_MS = 6_500;

export interface DatabaseOptions {
  readonly url: string;
  readonly pool: number;
  /** Called when an idle connection breaks; the pool replaces it by itself. */
  readonly onLost?: (error: Error) => void;
}

/** Pages come from memory or from SSDs: an index is worth it where PostgreSQL's default would read the whole table. */
export const SESSION_OPTIONS = '-c timezone=UTC -c jit=off -c random_page_cost=1.1';

/** How the server connects to PostgreSQL. Modules register their entities themselves (`TypeOrmModule.forFeature`). */
export function dataSourceOptions({ url, pool, onLost }: DatabaseOptions): DataSourceOptions {
  return {
    type: 'postgres',
    url,
    migrations: MIGRATIONS,
    migrationsTableName: 'migrations',
    poolErrorHandler: (error: Error) => onLost?.(error),
    extra: {
      max: pool,
      connectionTimeoutMillis: POOL_WAIT_MS,
      idleTimeoutMillis: 60_000,
      statement_timeout: STATEMENT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      query_timeout: SILENCE_MS,
      keepAlive: true,
      application_name: 'arogyadesk',
      options: SESSION_OPTIONS,
    },
  };
}
