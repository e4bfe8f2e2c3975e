import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { StartFailure } from '../start-refused';
import { MIGRATIONS } from './migrations';

export type Migration = (new () => MigrationInterface) & { readonly name: string };

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

const HAS_CHECKSUMS = `
select from information_schema.columns where table_schema = 'public' and table_name = 'migrations' and column_name = 'sha256'`;

const KEEP = 'update migrations set sha256 = $2 where name = $1 and sha256 is null';

const hasChecksums = async (runner: QueryRunner): Promise<boolean> => ((await runner.query(HAS_CHECKSUMS)) as object[]).length > 0;

/** Throws a StartFailure when this database has run a migration that says something else now. Unknown ones are a newer server's. */
export async function assertUnchanged(runner: QueryRunner, migrations: readonly Migration[] = MIGRATIONS): Promise<void> {
  if (!(await hasChecksums(runner))) return;
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

/** Writes beside each migration that has run what it said, where nothing stands yet. */
export async function keepChecksums(runner: QueryRunner): Promise<void> {
  if (!(await hasChecksums(runner))) return;
  for (const migration of MIGRATIONS) await runner.query(KEEP, [migration.name, await checksumOf(migration)]);
}
