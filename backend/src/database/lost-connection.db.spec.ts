import type { Pool, PoolClient } from 'pg';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../request-context';
import { testDatabase } from '../testing/test-database';
import { dataSourceOptions, openPool } from './data-source';
import { Sql } from './sql';
import { prepared } from './statement';

const ONE = prepared('one', 'select 1')();

describe('a connection that is lost at the moment in which it is handed out', () => {
  let pool: Pool;
  let source: DataSource;
  let sql: Sql;
  beforeAll(async () => {
    pool = openPool({ url: await testDatabase(), pool: 1 });
    source = await new DataSource(dataSourceOptions(pool)).initialize();
    sql = new Sql(pool, source);
  });
  afterAll(() => source.destroy());

  const WAYS: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['a query', () => sql.query('select 1')],
    ['a batch', () => sql.batch(ONE)],
    ['a recipe', () => sql.recipe((tx) => tx.read(ONE))],
    ['a transaction', () => sql.transaction(SYSTEM, (db) => db.query('select 1'))],
  ];

  it.each(WAYS)('ends no process, whether %s takes it', async (_, take) => {
    await take();
    let listeners: unknown;
    pool.once('acquire', (client: PoolClient) => {
      // Sockets tell of their end in such a tick: before whoever awaits the connection goes on.
      process.nextTick(() => {
        listeners = client.listenerCount('error');
      });
    });
    await take();
    expect(listeners).toBeGreaterThan(0);
  });
});
