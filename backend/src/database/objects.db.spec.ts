import { catalogueOf, NAMES_OF_OBJECTS } from '../testing/catalogue';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { migrate } from './migrate';
import { OBJECTS, type SchemaObject } from './objects';

const answer = (value: number): SchemaObject => ({
  name: 'spec_answer',
  sql: `create or replace function spec_answer() returns integer language sql as 'select ${value}';`,
});

const watching = (...triggers: string[]): SchemaObject => ({
  name: 'spec_watch',
  sql: [
    `create or replace function spec_watch() returns trigger language plpgsql as 'begin return null; end';`,
    ...triggers.map((name) => `create or replace trigger ${name} after insert on states for each row execute function spec_watch();`),
  ].join('\n'),
});

describe('functions, triggers and views of the schema', () => {
  const opened: EmptyDatabase[] = [];
  const empty = async (): Promise<EmptyDatabase> => {
    const database = await emptyDatabase();
    opened.push(database);
    return database;
  };
  let database: EmptyDatabase;
  beforeAll(async () => {
    database = await empty();
    await migrate(database.url);
  });
  afterAll(() => Promise.all(opened.map((one) => one.close())));

  const answered = async () => (await database.query<{ value: number }>('select spec_answer() as value'))[0]?.value;
  const named = async (name: string) => (await database.query('select from pg_proc where proname = $1', [name])).length;
  const triggers = async () =>
    (await database.query<{ name: string }>(`select tgname::text as name from pg_trigger where tgname like 'spec\\_%' order by 1`)).map(
      ({ name }) => name,
    );

  it('Every object of the schema public has a file, and one alone', async () => {
    const rows = await database.query<{ name: string }>(NAMES_OF_OBJECTS);
    const names = new Set(OBJECTS.map(({ name }) => name));
    expect(rows.filter(({ name }) => !names.has(name))).toEqual([]);
    expect(new Set(rows.map(({ name }) => name))).toEqual(names);
    const twice = await database.query(
      `select proname from pg_proc where proname = any ($1) and pronamespace = 'public'::regnamespace group by 1 having count(*) > 1`,
      [[...names]],
    );
    expect(twice).toEqual([]);
  });

  it('A database that has the tables alone gets them, and one that is there already is made anew', async () => {
    const old = await empty();
    await old.migrateTo(1);
    // A function as a version before may have had it.
    await old.query(`create or replace function audit_change() returns trigger language plpgsql as 'begin return null; end'`);
    expect(await catalogueOf(old)).not.toEqual(await catalogueOf(database));
    await migrate(old.url);
    expect(await catalogueOf(old)).toEqual(await catalogueOf(database));
  });

  it('They are made again at the next start when their file has changed', async () => {
    await migrate(database.url, { objects: [...OBJECTS, answer(1)] });
    expect(await answered()).toBe(1);
    await migrate(database.url, { objects: [...OBJECTS, answer(2)] });
    expect(await answered()).toBe(2);
  });

  it('They are left alone when their file has not changed', async () => {
    await migrate(database.url, { objects: [...OBJECTS, answer(3)] });
    await database.query(`create or replace function spec_answer() returns integer language sql as 'select 30'`);
    await migrate(database.url, { objects: [...OBJECTS, answer(3)] });
    expect(await answered()).toBe(30);
  });

  it('They are dropped when their file is gone, with the triggers that call them', async () => {
    await migrate(database.url, { objects: [...OBJECTS, answer(4), watching('spec_one')] });
    expect([await named('spec_answer'), await triggers()]).toEqual([1, ['spec_one']]);
    await migrate(database.url);
    expect([await named('spec_answer'), await named('spec_watch'), await triggers()]).toEqual([0, 0, []]);
  });

  it('They lose a trigger that their file no longer names', async () => {
    await migrate(database.url, { objects: [...OBJECTS, watching('spec_one', 'spec_two')] });
    await migrate(database.url, { objects: [...OBJECTS, watching('spec_two', 'spec_three')] });
    expect(await triggers()).toEqual(['spec_three', 'spec_two']);
  });

  it('They stay as they were when one of them fails', async () => {
    await migrate(database.url, { objects: [...OBJECTS, answer(5)] });
    const broken = { name: 'spec_broken', sql: 'create or replace function spec_broken() returns nothing;' };
    await expect(migrate(database.url, { objects: [...OBJECTS, answer(6), broken] })).rejects.toThrow();
    expect(await answered()).toBe(5);
  });

  it('They are made once by four servers that start at the same time', async () => {
    await migrate(database.url);
    await database.query('create table spec_made (at timestamptz)');
    const counted = { name: 'spec_answer', sql: `${answer(7).sql} insert into spec_made values (now());` };
    await Promise.all(Array.from({ length: 4 }, () => migrate(database.url, { objects: [...OBJECTS, counted] })));
    expect(await database.query('select from spec_made')).toHaveLength(1);
  });

  it('They are not taken back by an older server that starts after a newer one has migrated', async () => {
    await migrate(database.url, { objects: [...OBJECTS, answer(8)] });
    await database.query(`insert into migrations (timestamp, name, kind) values (1800000000000, 'OfTomorrow1800000000000', 'expand')`);
    await migrate(database.url);
    expect(await answered()).toBe(8);
    await database.query(`delete from migrations where name = 'OfTomorrow1800000000000'`);
  });

  it('They are not taken back by an older version without a migration between them, nor one that it dropped made again', async () => {
    const [older, newer] = ['0.9.0', '0.10.0'];
    await migrate(database.url, { objects: [...OBJECTS, answer(9), watching('spec_one')], version: older });
    await migrate(database.url, { objects: [...OBJECTS, answer(10)], version: newer });
    await migrate(database.url, { objects: [...OBJECTS, answer(9), watching('spec_one')], version: older });
    expect([await answered(), await named('spec_watch')]).toEqual([10, 0]);
    // Control: the same files of a version that is not older are made.
    await migrate(database.url, { objects: [...OBJECTS, answer(9)], version: newer });
    expect(await answered()).toBe(9);
    await migrate(database.url);
  });

  it('Every patient gets a row that says when they were last booked for', async () => {
    const [row] = await database.query<{ same: boolean }>(
      `with made as (insert into patients (name, phone, phone_key, created_at) values ('Asha', '1', '1', '2026-01-02') returning id, created_at)
       select id from made`,
    );
    expect(row).toBeDefined();
    expect(
      await database.query('select last_booked_at = created_at as same from patients join patient_activity on patient_id = id'),
    ).toEqual([{ same: true }]);
  });
});
