import { resolve } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { withPostgres } from './with-postgres.mjs';
import { startOn } from '../start/data-folder.mjs';

/** The data folder of this product. */
export const dataFolder = () => resolve(ROOT, process.env.DATA_DIR || '.data');

/** Runs with the given database, or with our own, which is stopped afterwards unless the product is using it. */
export async function withStored(work) {
  if (process.env.DATABASE_URL) return work(process.env.DATABASE_URL);
  const isInUse = () => Boolean(startOn(dataFolder()));
  return withPostgres({ dataDir: dataFolder() }, ({ url }) => work(url), isInUse);
}
