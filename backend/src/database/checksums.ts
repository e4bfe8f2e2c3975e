import { createHash } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { StartFailure } from '../start-refused';
import { kindOf, type Migration } from './migration-kind';
import { MIGRATIONS } from './migrations';
import { send } from './send';
import { prepared } from './statement';

const folded = (sql: string): string => sql.replace(/\s+/gu, ' ').trim();

/** A statement that a migration sends, with its parameters. */
export interface Statement {
  readonly sql: string;
  readonly params: readonly unknown[];
}

/**
 * The statements that a migration sends. They are not run and answer nothing: a migration that asks the database and decides by
 * the answer throws here.
 */
export async function statementsOf(migration: Migration): Promise<Statement[]> {
  const statements: Statement[] = [];
  const recorder = {
    query: (sql: string, params: readonly unknown[] = []) => {
      statements.push({ sql, params });
      return Promise.resolve(undefined);
    },
  };
  await new migration().up(recorder as unknown as QueryRunner);
  return statements;
}

/** SHA-256 of the statements that a migration sends, in hex; white space is folded, so that a file may be formatted anew. */
export async function checksumOf(migration: Migration): Promise<string> {
  const hash = createHash('sha256');
  for (const { sql, params } of await statementsOf(migration)) hash.update(`${folded(sql)}\n${JSON.stringify(params)}\n`);
  return hash.digest('hex');
}

const HAS_TABLES = `
select exists (select from information_schema.columns
  where table_schema = 'public' and table_name = 'migrations' and column_name = 'sha256') as made`;

/** Whether the first migration has run: TypeORM makes a table of its own before it. */
export async function hasTables(runner: QueryRunner): Promise<boolean> {
  const [row] = (await runner.query(HAS_TABLES)) as { made: boolean }[];
  return row?.made === true;
}

const keep = prepared<object, { name: string; sha256: string; kind: string | null }>(
  'keep-kind-of-migration',
  'update migrations set sha256 = :sha256, kind = :kind where name = :name and sha256 is null',
);

/** Throws a StartFailure when this database has run a migration that says something else now. Unknown ones are a newer server's. */
export async function assertUnchanged(runner: QueryRunner, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  if (!(await hasTables(runner))) return;
  const rows = (await runner.query('select name, sha256 from migrations')) as { name: string; sha256: string | null }[];
  const kept = new Map(rows.map(({ name, sha256 }) => [name, sha256]));
  for (const migration of migrations) {
    const before = kept.get(migration.name);
    if (before && before !== (await checksumOf(migration)))
      throw new StartFailure(
        `Migration ${migration.name} was changed after this database had run it. Start the release that it came with, or bring its file back as it was; what is wrong with it is a new migration's work.`,
      );
  }
}

/** Writes beside each of these that has run what it said and which kind it is, where nothing stands yet. */
export async function keepSaid(runner: QueryRunner, migrations: readonly Migration[]): Promise<void> {
  for (const migration of migrations)
    await send(runner, keep({ name: migration.name, sha256: await checksumOf(migration), kind: kindOf(migration) }));
}
