import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { catalogueOf } from '../testing/catalogue';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { restoreDump } from '../testing/restore-dump';
import { migrate } from './migrate';

/** The small demo as the last version before 0.1.0 stored it, with the statements that made its tables. */
const DUMP = fileURLToPath(new URL('../testing/before-foundation.sql.gz', import.meta.url));
const NAMES = `
select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  and relname not in ('migrations', 'schema_objects', 'put_aside') order by 1`;

type Row = Readonly<Record<string, unknown>>;
type Rows = Record<string, Row[]>;

describe('a database of before 0.1.0', () => {
  let fresh: EmptyDatabase;
  beforeAll(async () => {
    fresh = await emptyDatabase();
    await migrate(fresh.url);
  });
  afterAll(() => fresh.close());

  const restored = async (): Promise<EmptyDatabase> => {
    const database = await emptyDatabase();
    await restoreDump(database.url, DUMP);
    return database;
  };

  const rowsOf = async ({ query }: EmptyDatabase): Promise<Rows> => {
    const rows: Rows = {};
    for (const { name } of await query<{ name: string }>(NAMES)) {
      const found = await query<{ row: Row }>(`select to_jsonb(t) as row from ${name} t`);
      rows[name] = found.map(({ row }) => row);
    }
    return rows;
  };

  /** The words of before in the words of today, and no order. */
  const inWordsOfToday = (rows: Rows): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(rows).map(([table, all]) => [
        table,
        all
          .map((row) =>
            JSON.stringify(
              Object.entries(row)
                .map(([name, value]) => [renamed(name), typeof value === 'string' ? renamed(value) : value])
                .sort(),
            ),
          )
          .sort(),
      ]),
    );
  const renamed = (text: string): string => text.replace(/^visit_(id|booked|cancelled)$/u, 'appointment_$1');

  /** The tables and columns that `before` has: later migrations make more. */
  const ofTablesOf = (before: Rows, rows: Rows): Rows =>
    Object.fromEntries(
      Object.entries(before).map(([table, former]) => {
        const columns = new Set(former.flatMap((row) => Object.keys(row).map(renamed)));
        const kept = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(renamed(name))));
        return [table, (rows[table] ?? []).map(kept)];
      }),
    );

  const asideOf = ({ query }: EmptyDatabase) =>
    query<{ source: string; row: Row; reason: string }>('select source, "row", reason from put_aside order by source, reason');

  /** The rows as they are, and those that were put aside in their place. */
  const together = async (database: EmptyDatabase): Promise<Rows> => {
    const rows = await rowsOf(database);
    for (const { source, row } of await asideOf(database)) {
      const others = (rows[source] ?? []).filter((one) => row['id'] === undefined || one['id'] !== row['id']);
      rows[source] = [...others, row];
    }
    return rows;
  };

  it('becomes the foundation with every row that it had', async () => {
    const database = await restored();
    const before = await rowsOf(database);
    expect(Object.values(before).filter((rows) => rows.length > 0).length).toBeGreaterThan(20);
    await migrate(database.url);
    expect(await catalogueOf(database)).toEqual(await catalogueOf(fresh));
    expect(inWordsOfToday(ofTablesOf(before, await rowsOf(database)))).toEqual(inWordsOfToday(before));
    expect(await asideOf(database)).toEqual([]);
    expect(await database.query('select name, kind, sha256 is null as unsaid from migrations')).toEqual(
      await fresh.query('select name, kind, sha256 is null as unsaid from migrations'),
    );
    await expect(migrate(database.url)).resolves.toEqual([]);
    await database.close();
  });

  it('keeps what the new keys and checks refuse, as it was, with the reason', async () => {
    const database = await restored();
    const { query } = database;
    await query('alter table appointments drop constraint appointments_words_check');
    const ids = (await query<{ id: string }>('select id from appointments where status = $1 order by number limit 7', ['completed'])).map(
      ({ id }) => id,
    );
    const [nobody, noDoctor, noWord, noAgent, noHospital, noChange, both] = ids as [string, string, string, string, string, string, string];
    const spoil = (id: string, change: string) => query(`update appointments set ${change} where id = $1`, [id]);
    await spoil(nobody, `patient_id = gen_random_uuid()`);
    await spoil(noDoctor, `doctor_id = gen_random_uuid()`);
    await spoil(noWord, `status = 'perhaps'`);
    await spoil(noAgent, `agent_id = gen_random_uuid()`);
    await spoil(noHospital, `hospital_id = gen_random_uuid()`);
    await spoil(noChange, `kept_despite = 'mood'`);
    await spoil(both, `patient_id = gen_random_uuid(), proof = 'sworn'`);
    await query(`alter table appointments add constraint appointments_words_check check (status <> '') not valid`);
    const job = randomUUID();
    await query(
      `insert into message_jobs (id, channel, recipient, template, visit_id, next_at, not_after, created_at)
       values ($1, 'sms', '+91', 'reminder', $2, now(), now(), now())`,
      [job, nobody],
    );
    const [lead] = await query<{ id: string }>(
      'update leads set appointment_id = $1 where id = (select id from leads limit 1) returning id',
      [nobody],
    );
    await query('insert into patient_activity values (gen_random_uuid(), now())');
    await query('insert into hospital_patients (hospital_id, patient_id) select id, gen_random_uuid() from hospitals limit 1');

    const before = await rowsOf(database);
    await migrate(database.url);

    expect((await asideOf(database)).map(({ source, row, reason }) => [source, reason, row['id'] ?? null])).toEqual([
      ['appointments', 'agent_id names nobody', noAgent],
      ['appointments', 'doctor_id names nobody', noDoctor],
      ['appointments', 'hospital_id names nothing', noHospital],
      ['appointments', 'kept_despite is no word', noChange],
      ['appointments', 'patient_id names nobody', nobody],
      ['appointments', 'patient_id names nobody, proof is no word', both],
      ['appointments', 'status is no word', noWord],
      ['hospital_patients', 'patient_id or hospital_id names nothing', null],
      ['leads', 'its appointment was put aside', lead?.id],
      ['message_jobs', 'its appointment was put aside', job],
      ['patient_activity', 'patient_id names nobody', null],
    ]);
    expect(inWordsOfToday(ofTablesOf(before, await together(database)))).toEqual(inWordsOfToday(before));
    expect(await catalogueOf(database)).toEqual(await catalogueOf(fresh));
    // Control: what was put aside is not in its table any more, or has lost the name that names nothing.
    expect(await query('select from appointments where id = any ($1)', [[nobody, noDoctor, noWord, both]])).toEqual([]);
    expect(
      await query('select agent_id, hospital_id, kept_despite from appointments where id = any ($1) order by number', [
        [noAgent, noHospital, noChange],
      ]),
    ).toMatchObject([{ agent_id: null }, { hospital_id: null }, { kept_despite: null }]);
    await database.close();
  });

  it('that has not had the last of its migrations is left as it is, and the start says what to do', async () => {
    const database = await restored();
    await database.query(`delete from migrations where name = 'UrgentLeads1700000000056'`);
    const before = await catalogueOf(database);
    await expect(migrate(database.url)).rejects.toThrow(
      'The database is older than the last version before 0.1.0: it has not had UrgentLeads1700000000056. Start that version once, then this one.',
    );
    expect(await catalogueOf(database)).toEqual(before);
    await database.close();
  });

  it('is none that the foundation made, however the migrations after it are numbered', async () => {
    const database = await emptyDatabase();
    await migrate(database.url);
    // The next server's: this one leaves it alone.
    await database.query(`insert into migrations ("timestamp", name, kind) values (1700000000002, 'Wards1700000000002', 'expand')`);
    expect(await migrate(database.url)).toEqual(['Wards1700000000002']);
    await database.close();
  });
});
