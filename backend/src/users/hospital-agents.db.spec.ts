import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';

describe('the account of an agent', () => {
  let test: TestApp;
  let admin: Caller;
  let hospital: { id: string };
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
    hospital = await make.hospital(test.sql);
  });
  afterAll(() => test.close());

  const account = () => ({
    username: `desk-${Date.now()}`,
    password: 'secret1',
    email: `desk-${Date.now()}@example.in`,
    firstName: 'D',
    lastName: 'Esk',
  });

  it('gets a hospital by an administrator, and may have none', async () => {
    const made = await admin.post('users', { ...account(), role: 'agent', hospitalId: hospital.id });
    expect(made.body).toMatchObject({ role: 'agent', hospitalId: hospital.id });
    expect((await admin.put(`users/${made.body.id}`, { hospitalId: null })).body.hospitalId).toBeNull();
    const gone = await make.hospital(test.sql, { archived_at: new Date() });
    expect((await admin.put(`users/${made.body.id}`, { hospitalId: gone.id })).status).toBe(400);
  });

  it('is signed out when the hospital is another one', async () => {
    const moving = await test.as('agent');
    expect((await admin.put(`users/${moving.userId}`, { hospitalId: hospital.id })).status).toBe(200);
    expect((await moving.get('auth/user')).status).toBe(401);
  });

  it.each(['archived_at = now()', 'is_active = false'])(
    'closes with the hospital, and is never one of all hospitals: %s',
    async (change) => {
      const closing = await make.hospital(test.sql);
      const [desk, bystander] = [await test.as('agent', { hospital_id: closing.id }), await test.as('agent')];
      expect((await desk.get('appointments')).status).toBe(200);
      await test.sql.query(`update hospitals set ${change} where id = $1`, [closing.id]);
      await until(async () => (await desk.get('appointments')).status === 401);
      expect((await bystander.get('appointments')).status).toBe(200);
    },
  );
});
