import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { migrate } from './migrate';

let database: EmptyDatabase;
beforeEach(async () => {
  database = await emptyDatabase();
  await migrate(database.url);
});
afterEach(() => database.close());

const started = (): Promise<string[]> => migrate(database.url);
/** What PostgreSQL's programs put back last, behind the rows, from its end. */
const dropped = async (kind: string): Promise<void> => {
  const rows = await database.query<{ drop: string }>(
    `select format('alter table %s drop constraint %I cascade', conrelid::regclass, conname) as drop from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid <> 0 and contype = '${kind}'`,
  );
  for (const { drop } of rows) await database.query(drop).catch(() => undefined);
};

describe('a database that a restore by hand has left half is refused by the start', () => {
  it.each([
    ['without the last foreign key', () => database.query('alter table doctor_leaves drop constraint doctor_leaves_doctor_id_fkey')],
    ['without foreign keys', () => dropped('f')],
    ['without keys', () => dropped('p')],
    ['without the constraint that keeps appointments apart', () => dropped('x')],
    ['without a trigger', () => database.query('drop trigger lead_totals_counted on leads')],
  ])('%s', async (_, cut) => {
    await cut();
    await expect(started()).rejects.toThrow(
      /^The database is not whole: \d+ of its constraints and triggers are missing, among them \S+, as after a restore that was cut off\. Restore the backup once more\.$/u,
    );
  });

  it('and before any of its migrations runs again', async () => {
    await database.query('delete from migrations');
    await dropped('f');
    await expect(started()).rejects.toThrow('The database is not whole');
  });
});

describe('control: a start does not mind', () => {
  it.each([
    ['a whole database', () => Promise.resolve()],
    ['an index that somebody has dropped', () => database.query('drop index events_of_entity')],
    ['a constraint that somebody has added', () => database.query('alter table events add constraint theirs check (id > 0)')],
    ['a database of before there was a note', () => database.query('comment on table migrations is null')],
  ])('%s', async (_, act) => {
    await act();
    expect(await started()).toEqual([]);
    expect(await started()).toEqual([]);
  });

  it('what somebody had added and takes away again', async () => {
    await database.query('alter table events add constraint theirs check (id > 0)');
    await started();
    await database.query('alter table events drop constraint theirs');
    expect(await started()).toEqual([]);
  });
});
