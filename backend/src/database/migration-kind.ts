import type { MigrationInterface } from 'typeorm';

/**
 * `expand`: the version before works on. `contract`: takes away what it still used, and ships one minor version after its use
 * has ended (docs/how-to/add-a-migration.md).
 */
export type MigrationKind = 'expand' | 'contract';

/** Every migration says its kind. */
export interface KnownMigration extends MigrationInterface {
  readonly kind: MigrationKind;
}

export type Migration = (new () => MigrationInterface & { readonly kind?: MigrationKind }) & { readonly name: string };

/** The number at the end of a migration's name: `Tables1700000000001` is 1. */
export const numberOf = ({ name }: Pick<Migration, 'name'>): number => Number(name.slice(-6));

/** Null where a migration should say it and does not. */
export const kindOf = (migration: Migration): MigrationKind | null => new migration().kind ?? null;
