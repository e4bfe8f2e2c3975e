import { differences } from '../events/readers/recount';
import { SYSTEM } from '../request-context';
import { startTestApp, type TestApp } from '../testing/test-app';
import { DEMO_PASSWORD, loadDemo } from './';

describe('loading the demo', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ history: false });
  });
  afterAll(() => test.close());
  const count = async (table: string): Promise<number> => (await test.sql.one<{ n: number }>(`select count(*) as n from ${table}`))?.n ?? 0;

  it('happens once for ever, also when two servers start together', async () => {
    const now = Date.now();
    const loaded = await Promise.all([1, 2].map(() => loadDemo(test.sql, { size: 'small', now })));
    expect([...loaded].sort()).toEqual([false, true]);
    const appointments = await count('appointments');
    expect(appointments).toBeGreaterThan(50);
    expect(await loadDemo(test.sql, { size: 'full', now })).toBe(false);
    expect(await count('appointments')).toBe(appointments);
  });

  it('leaves one row in the audit log, and what is changed afterwards leaves its own', async () => {
    const rows = () =>
      test.sql.query<{ role: string; action: string; entity: string; operation: string | null }>(
        'select role, action, entity, operation from audit_log order by id',
      );
    const own = { role: 'system', action: 'created', entity: 'call', operation: 'the demo data' };
    expect(await rows()).toEqual([own]);
    await test.sql.transaction(SYSTEM, (db) =>
      db.query(`update doctors set city = 'Pune' where id = (select min(id::text)::uuid from doctors)`),
    );
    expect(await rows()).toEqual([own, { role: 'system', action: 'changed', entity: 'doctor', operation: null }]);
  });

  it('gives the four accounts of the demo their roles, their doctor and their hospital', async () => {
    const users = await Promise.all(
      ['admin', 'agent', 'doctor', 'hospital'].map(
        async (username) => (await test.visitor().post('auth/login', { username, password: DEMO_PASSWORD })).body,
      ),
    );
    expect(users.map(({ role }) => role)).toEqual(['admin', 'agent', 'doctor', 'hospital_admin']);
    const doctor = await test.sql.one<{ hospital_id: string }>('select hospital_id from doctors where user_id = $1', [users[2].id]);
    expect(doctor?.hospital_id).toBe(users[3].hospitalId);
  });

  it('keeps the figures that its appointments make', async () => {
    expect(await differences(test.sql)).toEqual([]);
  });
});
