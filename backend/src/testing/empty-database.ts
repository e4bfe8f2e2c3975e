import pg from 'pg';
import { DataSource } from 'typeorm';
import { testDatabase } from './test-database';
import { dataSourceOptions, openPool } from '../database/data-source';
import { numberOf, type Migration } from '../database/migration-kind';
import { MIGRATIONS } from '../database/migrations';

export interface EmptyDatabase {
  readonly url: string;
  readonly query: <T extends object>(text: string, params?: readonly unknown[]) => Promise<T[]>;
  /** Runs the migrations up to this number, then those of `more`, without functions, triggers and views. */
  readonly migrateTo: (number: number, more?: readonly Migration[]) => Promise<void>;
  /** Reverts the latest migrations, back to this number. */
  readonly takeBackTo: (number: number, more?: readonly Migration[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An empty database for one spec. */
export async function emptyDatabase(): Promise<EmptyDatabase> {
  const url = await testDatabase();
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  await pool.query('drop schema public cascade; create schema public');
  return {
    url,
    query: async <T extends object>(text: string, params: readonly unknown[] = []) => (await pool.query(text, [...params])).rows as T[],
    migrateTo: (number, more = []) =>
      withMigrations(url, [...MIGRATIONS.filter((one) => numberOf(one) <= number), ...more], async (source) => {
        await source.runMigrations({ transaction: 'each' });
      }),
    takeBackTo: (number, more = []) =>
      withMigrations(url, [...MIGRATIONS, ...more], async (source) => {
        const { rows: done } = await pool.query<{ name: string }>('select name from migrations');
        for (let left = done.filter((migration) => numberOf(migration) > number).length; left > 0; left -= 1)
          await source.undoLastMigration();
        // What is taken back is none of what was there (whole.ts).
        await pool.query('comment on table migrations is null');
      }),
    close: () => pool.end(),
  };
}

async function withMigrations(url: string, migrations: Migration[], act: (source: DataSource) => Promise<void>): Promise<void> {
  const source = await new DataSource({ ...dataSourceOptions(openPool({ url, pool: 2 })), migrations }).initialize();
  try {
    await act(source);
  } finally {
    await source.destroy();
  }
}
