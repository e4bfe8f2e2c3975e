import { DataSource } from 'typeorm';
import { assertUnchanged, keepChecksums } from './checksums';
import { dataSourceOptions, openPool } from './data-source';
import { OBJECTS, type SchemaObject } from './objects';
import { refreshObjects } from './refresh-objects';

const LOCK = 7_701_001;

/** Says again what the server's role may do (objects/grant_runtime.sql), which may have been made after the tables; only their owner can. */
const GRANT = `
select grant_runtime() from pg_class
where oid = 'audit_log'::regclass and pg_has_role(current_user, relowner, 'member')`;

/**
 * Brings a database up to date, first its tables, then its functions, triggers and views, and closes its connections; refuses
 * when a migration that it has run was changed since (checksums.ts). Several
 * servers may start at once: the advisory lock lets one migrate while the others wait (TypeORM takes no lock of its own).
 */
export async function migrate(databaseUrl: string, objects: readonly SchemaObject[] = OBJECTS): Promise<void> {
  const pool = openPool({ url: databaseUrl, pool: 2, timeLimits: false });
  const source = new DataSource(dataSourceOptions(pool));
  await source.initialize();
  const guard = source.createQueryRunner();
  try {
    await guard.query('select pg_advisory_lock($1)', [LOCK]);
    await assertUnchanged(guard);
    const done = await source.runMigrations({ transaction: 'each' });
    if (done.length > 0) await keepChecksums(guard);
    await refreshObjects(guard, objects, done.length > 0);
    await guard.query(GRANT);
  } finally {
    await guard.release();
    await source.destroy();
  }
}
