import pg, { type Pool } from 'pg';
import { DataSource } from 'typeorm';
import { SYSTEM } from '../request-context';
import { testDatabase } from '../testing/test-database';
import { dataSourceOptions, ignoreLostConnections } from './data-source';
import { Sql } from './sql';

const BOOKED = `insert into data_loads (name) values ('kept')`;

describe('a transaction on the pool of TypeORM', () => {
  let pool: Pool;
  let source: DataSource;
  let sql: Sql;
  beforeAll(async () => {
    pool = ignoreLostConnections(new pg.Pool({ connectionString: await testDatabase(), max: 1 }));
    source = await new DataSource(dataSourceOptions(pool)).initialize();
    sql = new Sql(pool, source);
  });
  afterAll(() => source.destroy());
  afterEach(() => sql.query('delete from data_loads'));

  const loads = () => sql.query('select name from data_loads');

  it('takes three round trips: what begins also says who acts', async () => {
    const sent: string[] = [];
    const count = (client: pg.PoolClient): void => {
      const query = client.query.bind(client) as (...all: unknown[]) => unknown;
      client.query = ((...all: [string | { text: string }]) => {
        sent.push(typeof all[0] === 'string' ? all[0] : all[0].text);
        return query(...all);
      }) as unknown as typeof client.query;
    };
    pool.once('acquire', count);
    const who = { role: 'agent', username: 'ravi' };
    const [actor] = await sql.transaction(who, (db) => db.query<{ actor: string }>(`select current_setting('arogya.actor') as actor`));
    expect(JSON.parse(actor?.actor ?? '')).toEqual(who);
    expect(sent).toEqual([expect.stringMatching(/^start transaction; select set_config/u), expect.stringContaining('select'), 'commit']);
  });

  it('keeps what it has written, and nothing of one that fails', async () => {
    const failing = sql.transaction(SYSTEM, async (db) => {
      await db.query(BOOKED);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await loads()).toEqual([]);
    await sql.transaction(SYSTEM, (db) => db.query(BOOKED));
    expect(await loads()).toEqual([{ name: 'kept' }]);
  });

  it('gives its connection back clean after an error of the database', async () => {
    await expect(sql.transaction(SYSTEM, (db) => db.query('select 1 / 0'))).rejects.toThrow('division by zero');
    expect(await loads()).toEqual([]);
    expect([pool.totalCount, pool.idleCount]).toEqual([1, 1]);
  });

  it('ends its connection when the server does not answer', async () => {
    // The next connection is a new one, and has no more patience than that.
    await expect(sql.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
    Object.assign(pool.options, { query_timeout: 300 });
    const silent = sql.transaction(SYSTEM, async (db) => {
      await db.query(BOOKED);
      await db.query('select pg_sleep(600)');
    });
    await expect(silent).rejects.toThrow('Query read timeout');
    Object.assign(pool.options, { query_timeout: 0 });
    expect(pool.totalCount).toBe(0);
    expect(await loads()).toEqual([]);
  });
});
