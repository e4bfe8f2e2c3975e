import { catalogueOf } from '../testing/catalogue';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { checksumOf } from './checksums';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';

describe('the migrations', () => {
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
  });
  afterAll(() => database.close());

  it('up to the eleventh can be taken back and done again', async () => {
    await database.migrateTo(1);
    const first = await catalogueOf(database);
    await database.migrateTo(11);
    const eleventh = await catalogueOf(database);
    await database.takeBackTo(1);
    expect(await catalogueOf(database)).toEqual(first);
    await database.migrateTo(11);
    expect(await catalogueOf(database)).toEqual(eleventh);
  });
});

describe('what a migration said when it was run', () => {
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
    await database.migrateTo(27);
    await migrate(database.url);
  });
  afterAll(() => database.close());

  const kept = async (): Promise<Record<string, string | null>> => {
    const rows = await database.query<{ name: string; sha256: string | null }>('select name, sha256 from migrations');
    return Object.fromEntries(rows.map(({ name, sha256 }) => [name, sha256]));
  };

  it('stands beside each, also of a database that is older than this', async () => {
    const said = await Promise.all(MIGRATIONS.map(async (one) => [one.name, await checksumOf(one)] as const));
    expect(await kept()).toEqual(Object.fromEntries(said));
  });

  it('stops the start when it says something else now, and not when it is back', async () => {
    const before = (await kept())['Releases1700000000027'];
    const say = (sha256: string | null | undefined) =>
      database.query(`update migrations set sha256 = $1 where name = 'Releases1700000000027'`, [sha256]);
    await say('f'.repeat(64));
    await expect(migrate(database.url)).rejects.toThrow(/^Migration Releases1700000000027 was changed after this database had run it\./u);
    await say(before);
    await expect(migrate(database.url)).resolves.toEqual([]);
  });
});
