import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { LARGE_TABLES } from '../testing/migration-faults';
import { kindOf, type MigrationKind } from './migration-kind';
import { migrate } from './migrate';
import { MIGRATIONS } from './migrations';

const TOMORROW = 'OfTomorrow1800000000000';

describe('a server on a database that a newer one has migrated', () => {
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await emptyDatabase();
    await migrate(database.url);
  });
  afterAll(() => database.close());
  afterEach(() => database.query('delete from migrations where name = $1', [TOMORROW]));

  const hasHad = (kind?: MigrationKind) =>
    kind
      ? database.query('insert into migrations (timestamp, name, kind) values (1800000000000, $1, $2)', [TOMORROW, kind])
      : database.query('insert into migrations (timestamp, name) values (1800000000000, $1)', [TOMORROW]);

  it('finds beside each migration which kind it is', async () => {
    const rows = await database.query<{ name: string; kind: string }>('select name, kind from migrations');
    expect(Object.fromEntries(rows.map(({ name, kind }) => [name, kind]))).toEqual(
      Object.fromEntries(MIGRATIONS.map((migration) => [migration.name, kindOf(migration)])),
    );
  });

  it('starts where the newer migrations only add, and names them', async () => {
    expect(await migrate(database.url)).toEqual([]);
    await hasHad('expand');
    expect(await migrate(database.url)).toEqual([TOMORROW]);
  });

  it('does not start where one has taken something away, and says what to do', async () => {
    await hasHad('contract');
    await expect(migrate(database.url)).rejects.toThrow(
      'The database is newer than this server: migration OfTomorrow1800000000000 has taken away what this version uses. Start the version that brought it, or a newer one; the way back is the backup from before it.',
    );
  });

  it('does not start where nobody said what one did', async () => {
    await hasHad();
    await expect(migrate(database.url)).rejects.toThrow(/^The database is newer than this server/u);
  });

  it('has every table that the migrations are to treat as large', async () => {
    const tables = await database.query<{ name: string }>(`select relname::text as name from pg_class where relkind = 'r'`);
    expect([...LARGE_TABLES].filter((name) => tables.every((table) => table.name !== name))).toEqual([]);
  });
});
