import pg from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { until } from '../testing/until';
import { dataSourceOptions, openPool } from './data-source';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';
import type { KnownMigration } from './migration-kind';
import type { Patience } from './patience';
import { runPending, takeTurn } from './run-migrations';

const BRIEF: Patience = { lockMs: 200, tries: 2, pauseMs: 100 };

const waitsFor = (mode: string): string =>
  `select from pg_locks where not granted and mode = '${mode}' and database = (select oid from pg_database where datname = current_database())`;

class Wards1700000000900 implements KnownMigration {
  readonly kind = 'expand';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table wards (name text); alter table frontend_releases add column ward text');
  }
  down = () => Promise.resolve();
}
const WITH_WARDS = [...MIGRATIONS, Wards1700000000900];

class Narrow1800000000001 implements MigrationInterface {
  readonly kind = 'expand';
  readonly transaction = false;
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists spec_days');
    await runner.query('create index concurrently spec_days on appointments (day)');
  }
  down = () => Promise.resolve();
}

describe('a migration of a table that is in use', () => {
  let database: EmptyDatabase;
  let holder: pg.Client;
  beforeEach(async () => {
    database = await emptyDatabase();
    await migrate(database.url);
    holder = new pg.Client({ connectionString: database.url });
    await holder.connect();
    await holder.query('begin; select from frontend_releases');
  });
  afterEach(async () => {
    await holder.end();
    await database.close();
  });

  const isWaiting = () => until(async () => (await database.query(waitsFor('AccessExclusiveLock'))).length > 0);
  const READ = 'select from frontend_releases';

  it('lets go of its place in the queue, so that the calls behind it go on, and is done when the table is free', async () => {
    const migrated = migrate(database.url, { migrations: WITH_WARDS, patience: { lockMs: 200, tries: Infinity, pauseMs: 50 } });
    await isWaiting();
    // The long query goes on until this is over.
    await database.query(READ);
    await holder.query('commit');
    await migrated;
    expect(await database.query(`select from migrations where kind = 'expand' and name like '%Wards%'`)).toHaveLength(1);
    expect(await database.query('select ward from frontend_releases')).toEqual([]);
  });

  it('control: without a limit every call waits until the long query ends', async () => {
    const migrated = migrate(database.url, { migrations: WITH_WARDS, patience: { lockMs: 0, tries: 1, pauseMs: 0 } });
    await isWaiting();
    let hasRead = false;
    const read = database.query(READ).then(() => (hasRead = true));
    await until(async () => (await database.query(waitsFor('AccessShareLock'))).length > 0);
    expect(hasRead).toBe(false);
    await holder.query('commit');
    await Promise.all([read, migrated]);
  });

  it('gives up after some tries, says which one it is, and has done nothing of it', async () => {
    await expect(migrate(database.url, { migrations: WITH_WARDS, patience: BRIEF })).rejects.toThrow(
      /^Migration Wards1700000000900 could not be done, in 2 tries: something else keeps a table busy\. Nothing of it was done\./u,
    );
    expect(await database.query(`select to_regclass('wards') as made`)).toEqual([{ made: null }]);
  });

  it('makes an index of a large table beside those who use it, while other servers wait for their turn', async () => {
    await holder.query('commit');
    const options = {
      ...dataSourceOptions(openPool({ url: database.url, pool: 3, timeLimits: false })),
      migrations: [Narrow1800000000001],
    };
    const source = await new DataSource(options).initialize();
    const [one, another] = [source.createQueryRunner(), source.createQueryRunner()];
    try {
      await takeTurn(one);
      const waits = takeTurn(another);
      expect(await runPending(source, one, BRIEF)).toBe(1);
      await one.query('select pg_advisory_unlock_all()');
      await waits;
      expect(await database.query(`select indisvalid as valid from pg_index where indexrelid = 'spec_days'::regclass`)).toEqual([
        { valid: true },
      ]);
    } finally {
      await Promise.all([one.release(), another.release()]);
      await source.destroy();
    }
  });
});
