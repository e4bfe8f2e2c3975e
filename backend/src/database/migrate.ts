import { DataSource } from 'typeorm';
import { BUILT } from '../built';
import { bringOverFromBefore } from './before-foundation';
import { assertUnchanged, keepSaid } from './checksums';
import { dataSourceOptions, openPool } from './data-source';
import type { Migration } from './migration-kind';
import { MIGRATIONS } from './migrations';
import { assertUsable } from './newer-migrations';
import { OBJECTS, type SchemaObject } from './objects';
import { PATIENCE, type Patience } from './patience';
import { refreshObjects } from './refresh-objects';
import { renumberRestoredEvents } from './restored-events';
import { runPending, takeTurn } from './run-migrations';
import { assertWhole, keepWhole } from './whole';

/** Says again what the server's role may do (objects/grant_runtime.sql), which may have been made after the tables; only their owner can. */
const GRANT = `
select grant_runtime() from pg_class
where oid = 'audit_log'::regclass and pg_has_role(current_user, relowner, 'member')`;

export interface MigrateOptions {
  readonly objects?: readonly SchemaObject[];
  /** Of the product, as x.y.z; null where the sources run. */
  readonly version?: string | null;
  readonly patience?: Patience;
  readonly migrations?: readonly Migration[];
}

/**
 * Brings a database up to date, first its tables, then its functions, triggers and views, and closes its connections; refuses
 * when a restore has left half of it (whole.ts), a migration that it has run was changed since (checksums.ts), or a newer server has taken away what this one uses.
 * What a restore has brought from another PostgreSQL is made readable here (restored-events.ts).
 * Several servers may start at once. Names the migrations of newer servers, which this one leaves alone.
 */
export async function migrate(databaseUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const { objects = OBJECTS, version = BUILT.version, patience = PATIENCE, migrations = MIGRATIONS } = options;
  const pool = openPool({ url: databaseUrl, pool: 2, timeLimits: false });
  const source = new DataSource({ ...dataSourceOptions(pool), migrations: [...migrations] });
  await source.initialize();
  const guard = source.createQueryRunner();
  try {
    await takeTurn(guard);
    await assertWhole(guard);
    const broughtOver = await bringOverFromBefore(guard, patience);
    const newer = await assertUsable(guard);
    await assertUnchanged(guard);
    const done = await runPending(source, guard, patience);
    const changed = broughtOver || done > 0;
    if (done > 0) await keepSaid(guard, migrations);
    if (newer.length === 0) await refreshObjects(guard, objects, { everything: changed, version, patience });
    if (newer.length === 0) await keepWhole(guard, changed);
    await guard.query(GRANT);
    await renumberRestoredEvents(guard);
    return newer;
  } finally {
    await guard.release();
    await source.destroy();
  }
}
