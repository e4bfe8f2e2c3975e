import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../start/aliases.mjs';
import { Failure } from '../start/failure.mjs';
import { formatted } from './formatted.mjs';
import { edited } from './lines.mjs';
import { namesOf, writeAll } from './write.mjs';

const LIST = 'backend/src/database/migrations.ts';
/** It takes away what the version before this one no longer uses. */
const CONTRACT = '--contract';
const FIRST_STAMP = 1_700_000_000_000;

const quoted = (sql) => (/['\\\n]/u.test(sql) ? `\`${sql.replace(/[\\`$]/gu, '\\$&')}\`` : `'${sql}'`);

const downOf = (number, down) =>
  down
    ? `async down(runner: QueryRunner): Promise<void> { await runner.query(${quoted(down)}); }`
    : `down(): Promise<void> { return Promise.reject(new Error('Migration ${number} cannot be undone: restore the backup from before it')); }`;

const migration = (name, number, { up, down, kind = 'expand' }) => `import type { QueryRunner } from 'typeorm';
import type { KnownMigration } from '../migration-kind';

export class ${name} implements KnownMigration {
  readonly kind = '${kind}';

  async up(runner: QueryRunner): Promise<void> { await runner.query(${quoted(up)}); }

  ${downOf(number, down)}
}
`;

/** The files of the next migration, by path: `added` with what it does, `changed` with its place at the end of the list. */
export async function migrationFiles(root, { kebab, pascal }, sql) {
  const numbers = [...readFileSync(join(root, LIST), 'utf8').matchAll(/'\.\/migrations\/(\d+)-/gu)].map(([, number]) => Number(number));
  const number = Math.max(0, ...numbers) + 1;
  const [name, path] = [`${pascal}${FIRST_STAMP + number}`, `backend/src/database/migrations/${number}-${kebab}.ts`];
  const changed = {
    [LIST]: [
      { opening: /^import /u, closing: /^$/u, line: `import { ${name} } from './migrations/${number}-${kebab}';` },
      { opening: /^export const MIGRATIONS/u, line: `  ${name},` },
    ],
  };
  return { added: { [path]: await formatted(path, migration(name, number, sql)) }, changed: await edited(root, changed) };
}

/** `npm run new -- migration <name> "<statement>" ["<statement that takes it back>"] [--contract]` */
export async function newMigration(args, root = ROOT) {
  const [name, up, down] = args.filter((word) => word !== CONTRACT);
  const kind = args.includes(CONTRACT) ? 'contract' : 'expand';
  const names = namesOf(name, 'migration');
  if (!up) throw new Failure('Say in a second word, in quotes, which statement the migration runs.');
  const files = await migrationFiles(root, names, { up, down, kind });
  writeAll(root, files);
  console.log(`Written: ${[...Object.keys(files.added), ...Object.keys(files.changed)].join(', ')}`);
}
