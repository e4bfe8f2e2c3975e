import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source';
import { OBJECTS, type SchemaObject } from './objects';
import { refreshObjects } from './refresh-objects';

const LOCK = 7_701_001;

/**
 * Brings a database up to date, first its tables, then its functions, triggers and views, and closes its connections. Several servers may start at once: the advisory lock lets
 * one migrate while the others wait (TypeORM takes no lock of its own).
 */
export async function migrate(databaseUrl: string, objects: readonly SchemaObject[] = OBJECTS): Promise<void> {
  const source = new DataSource(withoutTimeLimit(databaseUrl));
  await source.initialize();
  const guard = source.createQueryRunner();
  try {
    await guard.query('select pg_advisory_lock($1)', [LOCK]);
    const done = await source.runMigrations({ transaction: 'each' });
    await refreshObjects(guard, objects, done.length > 0);
  } finally {
    await guard.release();
    await source.destroy();
  }
}

/** A migration has no time limit. */
function withoutTimeLimit(url: string): ReturnType<typeof dataSourceOptions> {
  const options = dataSourceOptions({ url, pool: 2 });
  const extra = { ...(options.extra as object), statement_timeout: 0, query_timeout: 0, idle_in_transaction_session_timeout: 0 };
  return { ...options, extra };
}
