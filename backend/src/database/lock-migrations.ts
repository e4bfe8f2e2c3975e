import { readFileSync, writeFileSync } from 'node:fs';
import { checksumOf } from './checksums';
import { MIGRATIONS } from './migrations';

/** `node tools/start/run.mjs backend/src/database/lock-migrations.ts`: with a release, writes down what its migrations say; from then on a spec is red when one changes. */
const FILE = new URL('./released-migrations.json', import.meta.url);

const known = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, string>;
const all: Record<string, string> = {};
for (const migration of MIGRATIONS) all[migration.name] = known[migration.name] ?? (await checksumOf(migration));
writeFileSync(FILE, `${JSON.stringify(all, null, 2)}\n`);
process.stdout.write(
  `Locked: ${Object.keys(all).length - Object.keys(known).length} migrations more, ${Object.keys(all).length} in all.\n`,
);
