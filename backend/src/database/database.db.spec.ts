import { SYSTEM } from '../request-context';
import { startTestApp, type TestApp } from '../testing/test-app';
import { checkDatabase } from './check-database';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';

describe('the database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const states = async (): Promise<number> => (await test.sql.query('select from states')).length;

  it('is migrated once by four servers that start at the same time', async () => {
    await test.sql.query('drop schema if exists public cascade');
    await test.sql.query('create schema public');
    await Promise.all(Array.from({ length: 4 }, () => migrate(test.config.databaseUrl)));
    const done = await test.sql.query<{ name: string }>('select name from migrations order by id');
    expect(done.map(({ name }) => name)).toEqual(MIGRATIONS.map(({ name }) => name));
  });

  it('keeps nothing of a transaction that fails', async () => {
    const failing = test.sql.transaction(SYSTEM, async (db) => {
      await db.query(`insert into states (name, code) values ('Goa', 'GA')`);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await states()).toBe(0);
  });

  it('answers days as text, counts as numbers and instants as dates, whatever the zone of the machine', async () => {
    const row = await test.sql.one(
      `select date '2026-11-24' as day, count(*) as rows, timestamptz '2026-11-24 00:10+05:30' as at, current_setting('timezone') as zone`,
    );
    expect(row).toEqual({ day: '2026-11-24', rows: 1, at: new Date('2026-11-23T18:40:00Z'), zone: 'UTC' });
  });

  it('ends a statement after five seconds', async () => {
    expect(await test.sql.one('show statement_timeout')).toEqual({ statement_timeout: '5s' });
    expect(await test.sql.one('show idle_in_transaction_session_timeout')).toEqual({ idle_in_transaction_session_timeout: '10s' });
  });

  it('loses no table in a crash, not even who has used up a limit', async () => {
    expect(await test.sql.query(`select relname from pg_class where relkind = 'r' and relpersistence = 'u'`)).toEqual([]);
  });

  it('comes back by itself when all its connections were cut', async () => {
    await test.sql.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => test.visitor().get('health/ready')));
    expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true);
    expect((await test.visitor().get('health/ready')).status).toBe(200);
  });

  it('that could lose what it has confirmed is refused in production', async () => {
    await expect(checkDatabase(test.config.databaseUrl, { production: true })).rejects.toThrow(
      /could lose confirmed bookings: fsync, full_page_writes, synchronous_commit is off/u,
    );
    await expect(checkDatabase(test.config.databaseUrl, { production: false })).resolves.toBeUndefined();
  });
});
