import pg, { type PoolClient } from 'pg';
import { startTestApp, type TestApp } from '../testing/test-app';
import { runBatch } from './batch';
import { NO_REPEATS } from './repeats';
import { prepared, type Statement } from './statement';
import { runRecipe } from './transaction';

let app: TestApp;
let pool: pg.Pool;
let client: PoolClient;

beforeAll(async () => {
  app = await startTestApp();
  pool = new pg.Pool({ connectionString: app.config.databaseUrl, max: 1 });
  await pool.query('create table noted (id integer primary key, word text)');
  client = await pool.connect();
});
afterAll(async () => {
  client.release();
  await pool.end();
  await app.close();
});
beforeEach(async () => {
  await client.query('rollback');
  await client.query('truncate noted');
});

const begin = prepared('begin', 'begin')();
const commit = prepared('commit', 'commit')();
const insertNote = prepared<object, { id: number; word: string | object | null }>(
  'note',
  'insert into noted (id, word) values (:id, :word)',
);
const note = (id: number, word: string | object | null) => insertNote({ id, word });
const words = prepared<{ word: string | null }>('words', 'select word from noted order by id');
const wrong = prepared('wrong', 'select * from no_such_table');
const count = async (): Promise<number> => (await client.query('select from noted')).rowCount ?? -1;

describe('a batch', () => {
  it('answers the rows of each statement, in their order', async () => {
    const values = ['plain', 'with "quotes", a \\ and a \n', null];
    const rows = await runBatch(client, [...values.map((word, n) => note(n, word)), words()]);
    expect(rows).toEqual([[], [], [], values.map((word) => ({ word }))]);
  });

  it('reads arrays, objects, times and numbers as PostgreSQL means them', async () => {
    const values = {
      ...{ a: ['a', null, 'null', '', 'b "c", \\d'], o: { deep: ['x'] }, t: new Date('2026-11-24T04:35:00Z'), n: 7, b: true },
      bytes: Buffer.from([0, 92, 255]),
    };
    const types = prepared<typeof values, typeof values>(
      'types',
      'select :a::text[] as a, :o::jsonb as o, :t::timestamptz as t, :n::int as n, :b::bool as b, :bytes::bytea as bytes',
    );
    const [[row]] = (await runBatch(client, [types(values)])) as [[Record<string, unknown>]];
    expect(row).toEqual(values);
  });

  it('reads an instant to the millisecond, in whatever zone the session says it', async () => {
    const instants = prepared<{ t: Date | number }, { said: readonly string[] }>('instants', 'select unnest(:said::timestamptz[]) as t');
    const said = ['2026-11-24T04:35:00Z', '2026-11-24T04:35:00.283999Z', '0001-02-03T00:00:00Z'];
    for (const zone of ['UTC', 'Asia/Kolkata', 'Africa/Lagos', 'America/St_Johns']) {
      await client.query(`set timezone = '${zone}'`);
      const [rows] = (await runBatch(client, [instants({ said: [...said, 'infinity'] })])) as [{ t: Date | number }[]];
      expect(rows.map(({ t }) => (t instanceof Date ? t.toISOString() : t))).toEqual([
        '2026-11-24T04:35:00.000Z',
        '2026-11-24T04:35:00.283Z',
        '0001-02-03T00:00:00.000Z',
        Infinity,
      ]);
    }
  });

  it('without a begin is one transaction: a statement that fails takes the others with it, and is named', async () => {
    await expect(runBatch(client, [note(1, 'a'), note(1, 'b'), note(2, 'c')])).rejects.toMatchObject({ code: '23505', statement: 'note' });
    expect(await count()).toBe(0);
  });

  it('does not commit behind an error, and the connection goes on with every statement', async () => {
    await expect(runBatch(client, [begin, note(1, 'a'), wrong(), words(), commit])).rejects.toMatchObject({ statement: 'wrong' });
    await expect(client.query('select 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('rollback');
    expect(await count()).toBe(0);
    const fresh = prepared('words-2', 'select word as w from noted');
    await expect(runBatch(client, [wrong(), fresh()])).rejects.toThrow('no_such_table');
    expect(await runBatch(client, [note(1, 'b'), fresh(), words()])).toEqual([[], [{ w: 'b' }], [{ word: 'b' }]]);
  });

  it('sends nothing when a value cannot be sent', async () => {
    const circular: Record<string, unknown> = {};
    circular['self'] = circular;
    const unsendable: Statement[] = [note(1, 'a'), note(2, circular)];
    await expect((async () => runBatch(client, unsendable))()).rejects.toThrow(TypeError);
    expect(await count()).toBe(0);
  });

  it('keeps its order among ordinary queries', async () => {
    const [, rows, after] = await Promise.all([
      runBatch(client, [note(1, 'a')]),
      runBatch(client, [words()]),
      client.query('select 1 as one'),
    ]);
    expect([rows, after.rows]).toEqual([[[{ word: 'a' }]], [{ one: 1 }]]);
  });
});

describe('a recipe', () => {
  const recipe = <T>(act: Parameters<typeof runRecipe<T>>[1]): Promise<T> => runRecipe(() => other.connect(), act, { repeats: NO_REPEATS });
  let other: pg.Pool;
  beforeAll(() => {
    other = new pg.Pool({ connectionString: app.config.databaseUrl, max: 1 });
  });
  afterAll(() => other.end());

  it('commits with its last statements', async () => {
    await recipe(async (tx) => {
      await tx.read(words());
      await tx.write(note(1, 'a'));
    });
    expect(await count()).toBe(1);
  });

  it('gives the connection back clean, whether it only read, threw or failed in SQL', async () => {
    await recipe((tx) => tx.read(words()));
    await expect(recipe(async (tx) => Promise.reject(new Error(String((await tx.read(note(1, 'a'))).length))))).rejects.toThrow('1');
    await expect(recipe((tx) => tx.write(note(1, 'a'), wrong()))).rejects.toThrow('no_such_table');
    const { rows } = await other.query('select txid_current_if_assigned() as tx');
    expect([await count(), rows]).toEqual([0, [{ tx: null }]]);
  });

  it('is tried once more when PostgreSQL gave way to another, and not a third time', async () => {
    let tries = 0;
    const fails = recipe((tx) => {
      tries += 1;
      return tx.read(prepared('give-way', `do $$ begin raise serialization_failure; end $$`)());
    });
    await expect(fails).rejects.toMatchObject({ code: '40001' });
    expect(tries).toBe(2);
  });
});
