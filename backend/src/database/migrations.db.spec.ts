import type { QueryRunner } from 'typeorm';
import { catalogueOf } from '../testing/catalogue';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { checksumOf } from './checksums';
import { migrate } from './migrate';
import type { KnownMigration } from './migration-kind';
import { MIGRATIONS, SCHEMA } from './migrations';

class Careless1700000000900 implements KnownMigration {
  readonly kind = 'expand';
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table states add column one text, add column two text');
  }
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table states drop column one');
  }
}

describe('the migrations', () => {
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());

  it('after the first can be taken back and done again', async () => {
    await database.migrateTo(1);
    const first = await catalogueOf(database);
    await database.migrateTo(SCHEMA);
    const last = await catalogueOf(database);
    await database.takeBackTo(1);
    expect(await catalogueOf(database)).toEqual(first);
    await database.migrateTo(SCHEMA);
    expect(await catalogueOf(database)).toEqual(last);
  });

  it('control: one that takes back less than it made is found', async () => {
    await database.migrateTo(1);
    const first = await catalogueOf(database);
    await database.migrateTo(SCHEMA, [Careless1700000000900]);
    await database.takeBackTo(1, [Careless1700000000900]);
    expect(await catalogueOf(database)).not.toEqual(first);
  });
});

describe('what a migration said when it was run', () => {
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
    await migrate(database.url);
  });
  afterAll(() => database.close());

  const kept = async (): Promise<Record<string, string | null>> => {
    const rows = await database.query<{ name: string; sha256: string | null }>('select name, sha256 from migrations');
    return Object.fromEntries(rows.map(({ name, sha256 }) => [name, sha256]));
  };

  it('stands beside each', async () => {
    const said = await Promise.all(MIGRATIONS.map(async (one) => [one.name, await checksumOf(one)] as const));
    expect(await kept()).toEqual(Object.fromEntries(said));
  });

  it('stops the start when it says something else now, and not when it is back', async () => {
    const before = (await kept())['Tables1700000000001'];
    const say = (sha256: string | null | undefined) =>
      database.query(`update migrations set sha256 = $1 where name = 'Tables1700000000001'`, [sha256]);
    await say('f'.repeat(64));
    await expect(migrate(database.url)).rejects.toThrow(/^Migration Tables1700000000001 was changed after this database had run it\./u);
    await say(before);
    await expect(migrate(database.url)).resolves.toEqual([]);
  });
});
