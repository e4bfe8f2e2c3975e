import type { QueryRunner } from 'typeorm';
import { StartFailure } from '../start-refused';
import { hasTables } from './checksums';
import type { MigrationKind } from './migration-kind';
import { MIGRATIONS } from './migrations';
import { send } from './send';
import { prepared } from './statement';

export interface NewerMigration {
  readonly name: string;
  readonly kind: MigrationKind;
}

export const KNOWN: readonly string[] = MIGRATIONS.map(({ name }) => name);

/** What the database has had and this server does not know: a newer one has run it. */
export const newerMigrations = prepared<NewerMigration, { known: readonly string[] }>(
  'newer-migrations',
  `select name, kind from migrations where name <> all (:known) order by "timestamp"`,
);

/** The first one that takes away what this server may still use. */
export const tooNew = (newer: readonly NewerMigration[]): string | null => newer.find(({ kind }) => kind !== 'expand')?.name ?? null;

/** Names the migrations of newer servers. Throws a StartFailure when this server cannot work with one of them. */
export async function assertUsable(runner: QueryRunner): Promise<string[]> {
  if (!(await hasTables(runner))) return [];
  const newer = await send(runner, newerMigrations({ known: KNOWN }));
  const name = tooNew(newer);
  if (name !== null)
    throw new StartFailure(
      `The database is newer than this server: migration ${name} has taken away what this version uses. Start the version that brought it, or a newer one; the way back is the backup from before it.`,
    );
  return newer.map((one) => one.name);
}
