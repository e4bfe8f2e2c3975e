import { DataSource } from 'typeorm';
import { dataSourceOptions, openPool, type DatabaseOptions } from './data-source';
import { Sql } from './sql';

/** For a command beside the server: does `work` on connections of its own, which are closed when it has ended, however it ends. */
export async function withDatabase<T>(options: Omit<DatabaseOptions, 'pool' | 'onLost'>, work: (sql: Sql) => Promise<T>): Promise<T> {
  const pool = openPool({ ...options, pool: 2 });
  const source = await new DataSource(dataSourceOptions(pool)).initialize();
  try {
    return await work(new Sql(pool, source));
  } finally {
    await source.destroy();
  }
}
