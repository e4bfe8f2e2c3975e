import { existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './aliases.mjs';
import { startPostgres } from '../postgres/start-postgres.mjs';
import { digestOfTables, makeTables } from './tables.mjs';

const HOME = join(ROOT, '.cache/first-database');

/** The folder of a PostgreSQL whose tables are empty, for a first start to copy: undefined where none was prepared. */
export function preparedCluster() {
  const cluster = join(HOME, digestOfTables(), 'postgres');
  return existsSync(join(cluster, 'PG_VERSION')) ? realpathSync(cluster) : undefined;
}

/**
 * Prepares it, as part of a build: making a PostgreSQL and its tables takes longer than all else of a first start. Where that
 * fails, the first start makes them itself, and says what is wrong.
 */
export async function prepareCluster() {
  if (preparedCluster()) return;
  mkdirSync(HOME, { recursive: true, mode: 0o755 });
  for (const name of readdirSync(HOME)) if (!name.startsWith('draft-')) rmSync(join(HOME, name), { recursive: true, force: true });
  const draft = mkdtempSync(join(HOME, 'draft-'));
  try {
    const database = await startPostgres({ dataDir: draft, port: 0 });
    await makeTables(database.url, { SESSION_SECRET: 'of nobody, as no server runs on it', DEMO: '0' }).finally(() => database.stop());
    renameSync(draft, join(HOME, digestOfTables()));
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}
