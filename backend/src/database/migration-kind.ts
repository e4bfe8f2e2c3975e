import type { MigrationInterface } from 'typeorm';

/**
 * `expand`: the version before works on. `contract`: takes away what it still used, and ships one minor version after its use
 * has ended (docs/how-to/add-a-migration.md).
 */
export type MigrationKind = 'expand' | 'contract';

/** Every migration after the 28th says its kind. */
export interface KnownMigration extends MigrationInterface {
  readonly kind: MigrationKind;
}

export type Migration = (new () => MigrationInterface & { readonly kind?: MigrationKind }) & { readonly name: string };

/** Released before migrations had a kind; no older server that could mind is left. */
const LAST_WITHOUT_KIND = 28;

/** The number at the end of a migration's name: `Checksums1700000000028` is 28. */
export const numberOf = ({ name }: Pick<Migration, 'name'>): number => Number(name.slice(-6));

/** Null where a migration should say it and does not. */
export const kindOf = (migration: Migration): MigrationKind | null =>
  new migration().kind ?? (numberOf(migration) <= LAST_WITHOUT_KIND ? 'expand' : null);
