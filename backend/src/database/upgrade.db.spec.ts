import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { verifyChain } from '../audit/verify-chain';
import { catalogueOf } from '../testing/catalogue';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { DUMP_SECRETS, statementsOfRelease } from '../testing/fill-for-dump';
import { restoreDump, restoreText } from '../testing/restore-dump';
import { writeDump } from '../testing/write-dump';
import { migrate } from './migrate';
import { withDatabase } from './with-database';

const FOLDER = new URL('../../../releases/', import.meta.url);
const RELEASED = Object.keys(
  JSON.parse(readFileSync(new URL('./released-migrations.json', import.meta.url), 'utf8')) as Record<string, string>,
);
const DUMPS = readdirSync(FOLDER);

const TABLES = `
select c.relname::text as name, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not in ('migrations', 'schema_objects')
group by 1 order by 1`;

interface Table {
  readonly name: string;
  readonly columns: string;
}
type Content = Record<string, { readonly rows: number; readonly hash: string | null }>;

/** Of each table the number of its rows and a hash of these columns, whatever the order of the rows. */
async function contentOf({ query }: EmptyDatabase, tables: readonly Table[]): Promise<Content> {
  const content: Content = {};
  for (const { name, columns } of tables) {
    const [row] = await query<Content[string]>(
      `select count(*)::int as rows, md5(string_agg(line, '' order by line)) as hash from (select md5(row(${columns})::text) as line from ${name}) lines`,
    );
    if (row) content[name] = row;
  }
  return content;
}

describe('the kept dumps', () => {
  it('are there for the last schema that was released', () => {
    const last = Math.max(...RELEASED.map((name) => Number(name.slice(-6))));
    expect(DUMPS.filter((name) => name.endsWith(`-${last}`))).toHaveLength(1);
  });
});

describe.each(DUMPS)('a database as %s stored it, brought up to date', (dump) => {
  let database: EmptyDatabase;
  let fresh: EmptyDatabase;
  let tables: Table[];
  let before: Content;
  beforeAll(async () => {
    [database, fresh] = [await emptyDatabase(), await emptyDatabase()];
    await Promise.all([restoreDump(database.url, fileURLToPath(new URL(`${dump}/data.sql.gz`, FOLDER))), migrate(fresh.url)]);
    tables = await database.query<Table>(TABLES);
    before = await contentOf(database, tables);
    await migrate(database.url);
  });
  afterAll(() => Promise.all([database.close(), fresh.close()]));

  it('has the tables, indexes, functions and triggers of a new one', async () => {
    expect(await catalogueOf(database)).toEqual(await catalogueOf(fresh));
  });

  it('has every row that it had, with every value', async () => {
    expect(Object.values(before).filter(({ rows }) => rows > 0).length).toBeGreaterThan(20);
    expect(await contentOf(database, tables)).toEqual(before);
  });

  it('has an audit log that is whole', async () => {
    const found = await withDatabase({ url: database.url }, (sql) => verifyChain(sql, DUMP_SECRETS));
    expect(found).toMatchObject({ intact: true, brokenAt: null });
    expect(found.rows).toBeGreaterThan(20);
  });

  it('can be kept as a dump in its turn, from which the same comes back', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const out = new PassThrough();
    const [written] = await Promise.all([text(out), writeDump(client, out, 'spec', await statementsOfRelease())]);
    await client.end();
    const again = await emptyDatabase();
    await restoreText(again.url, written);
    expect(await catalogueOf(again)).toEqual(await catalogueOf(fresh));
    expect(await contentOf(again, tables)).toEqual(before);
    await again.close();
  });

  it('control: one value that changed, one index that is missing and a chain of another key are found', async () => {
    const another = { ...DUMP_SECRETS, sessionSecret: 'another text that is as long as a secret' };
    expect(await withDatabase({ url: database.url }, (sql) => verifyChain(sql, another))).toMatchObject({ intact: false });
    await database.query('drop index doctor_leaves_doctor');
    expect((await catalogueOf(database))['indexes']).not.toEqual((await catalogueOf(fresh))['indexes']);
    await database.query(`update states set code = 'XX' where id = (select id from states limit 1)`);
    const after = await contentOf(database, tables);
    expect(Object.keys(after).filter((name) => after[name]?.hash !== before[name]?.hash)).toEqual(['audit_log', 'states']);
  });
});
