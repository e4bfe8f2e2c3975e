import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { atEnd } from '../start/interruption.mjs';
import { THROWAWAY } from './start-postgres.mjs';
import { withPostgres } from './with-postgres.mjs';

/** A new data folder, open to the account of PostgreSQL: in a closed one its files would lie elsewhere, behind a link. */
export function newDataFolder(home = join(ROOT, '.test/clusters')) {
  mkdirSync(home, { recursive: true });
  const folder = mkdtempSync(join(home, 'data-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Runs `work` with a PostgreSQL on a new data folder, whose data may be lost; both are gone afterwards, as with `withPostgres`. */
export async function withThrowaway(work) {
  const dataDir = newDataFolder();
  const remove = atEnd(() => rm(dataDir, { recursive: true, force: true }));
  try {
    return await withPostgres({ dataDir, port: 0, ...THROWAWAY }, (server) => work({ ...server, dataDir }));
  } finally {
    await remove();
  }
}
