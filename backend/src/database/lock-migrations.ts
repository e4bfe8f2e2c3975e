import { readFileSync, writeFileSync } from 'node:fs';
import { checksumOf } from './checksums';
import { MIGRATIONS } from './migrations';

const FILE = new URL('./released-migrations.json', import.meta.url);

/** Writes down what the migrations of a release say; from then on a spec is red when one changes. Answers how many are new. */
export async function lockMigrations(): Promise<number> {
  const known = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
  const all: Record<string, string> = {};
  for (const migration of MIGRATIONS) all[migration.name] = known[migration.name] ?? (await checksumOf(migration));
  writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
  return Object.keys(all).length - Object.keys(known).length;
}
