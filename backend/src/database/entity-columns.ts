import { Check, Column, CreateDateColumn, DefaultNamingStrategy, UpdateDateColumn, VersionColumn, type ColumnOptions } from 'typeorm';

/** A property `fullName` is the column `full_name`. */
export const columnName = (property: string, given?: string): string =>
  given ?? property.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);

export class ColumnNames extends DefaultNamingStrategy {
  override columnName(property: string, given: string | undefined): string {
    return columnName(property, given);
  }
}

/** Instants are kept to the millisecond, as JavaScript has them. */
const INSTANT = { type: 'timestamptz', precision: 3 } as const;

export const Instant = (options: ColumnOptions = {}): PropertyDecorator => Column({ ...INSTANT, ...options });

/** What is filled when the row is made, unless something else is said. */
export const NOW = { default: () => 'now()' } as const;

/** A condition for SQL: the column is one of these words. */
export const oneOf = (column: string, words: readonly string[]): string => `${column} in (${words.map((word) => `'${word}'`).join(', ')})`;

/** Text that is one of these words: the database has a check that says so. */
export const WordColumn =
  (words: readonly string[], options: ColumnOptions = {}): PropertyDecorator =>
  (entity, property) => {
    Column('text', options)(entity, property);
    Check(oneOf(columnName(String(property), options.name), words))(entity, property);
  };

/** Lower-case text that a search looks through; the database keeps it. */
export const SearchText = (asExpression: string): PropertyDecorator =>
  Column({ type: 'text', nullable: true, generatedType: 'STORED', asExpression, select: false, insert: false, update: false });

/** A record that people change: `version` tells two changes of the same state apart. */
export abstract class ChangedRecord {
  @VersionColumn({ default: 1 }) version!: number;
  @CreateDateColumn({ ...INSTANT, ...NOW }) createdAt!: Date;
  @UpdateDateColumn({ ...INSTANT, ...NOW }) updatedAt!: Date;
}
