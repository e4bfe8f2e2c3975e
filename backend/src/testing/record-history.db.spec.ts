import { SYSTEM } from '../request-context';
import { RandomActs } from './random-acts';
import { make } from './make';
import { assertEventsOfRecords } from './record-history';
import { startTestApp, type TestApp } from './test-app';

describe('Each audited change of a lead, patient, doctor or hospital has exactly one event, and the other way round', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ history: false });
  });
  afterAll(() => test.close());

  const check = () => assertEventsOfRecords(test.sql);
  const count = () => test.sql.count('from events');

  it('after random acts of which some were rolled back', async () => {
    const acts = await RandomActs.on(test.sql, seed);
    for (let turn = 0; turn < 8; turn += 1) {
      await acts.some(100);
      const before = await count();
      const rolledBack = test.sql.transaction(SYSTEM, async (db) => {
        const others = await RandomActs.on(db, seed + turn);
        await others.some(50);
        throw new Error(`as after ${others.kinds} kinds of acts`);
      });
      await expect(rolledBack).rejects.toThrow('as after');
      expect(await count()).toBe(before);
    }
    expect({ seed, kinds: acts.kinds > 20, gaps: await check() }).toEqual({ seed, kinds: true, gaps: undefined });
  });

  it.each([
    ['lead', `update leads set notes = 'x' where id = $1`],
    ['patient', `update patients set notes = 'x' where id = $1`],
    ['doctor', `insert into doctor_hours values ($1, 'Monday', '{}')`],
    ['hospital', `insert into hospital_closures (hospital_id, day) values ($1, '2027-01-01')`],
  ] as const)('is not so with an event of a %s that is lost, written twice, or of nothing (control)', async (noun, act) => {
    const made =
      noun === 'lead'
        ? await test.sql.one<{ id: string }>(`insert into leads (patient_name, phone, phone_key) values ('Meera', '1', '1') returning id`)
        : await make[noun](test.sql);
    const id = made?.id ?? '';
    await test.sql.query(act, [id]);
    await expect(check()).resolves.toBeUndefined();
    for (const damage of [
      `delete from events where id = (select max(id) from events where entity_id = $1)`,
      `insert into events (at, kind, entity_id, version, change) select at, kind, entity_id, version, change from events where entity_id = $1`,
      `insert into events (at, kind, entity_id, version, change) values (now(), '${noun}.changed', $1, 2, '{"fields": ["notes"]}')`,
    ]) {
      await expect(
        test.sql.transaction(SYSTEM, async (db) => {
          await db.query(damage, [id]);
          await assertEventsOfRecords(db);
        }),
      ).rejects.toThrow(id);
    }
    await expect(check()).resolves.toBeUndefined();
  });

  it('is looked at when a spec closes its application', async () => {
    const other = await startTestApp();
    const { id } = await make.patient(other.sql);
    await other.sql.query('delete from events where entity_id = $1', [id]);
    await expect(other.close()).rejects.toThrow(id);
  });
});
