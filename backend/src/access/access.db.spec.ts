import { make } from '../testing/make';
import { ProbeModule } from '../testing/probe';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';

describe('access', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ modules: [ProbeModule] });
  });
  afterAll(() => test.close());

  it('is refused to somebody who is not signed in', async () => {
    const { status, body } = await test.visitor().get('probe/who');
    expect(status).toBe(401);
    expect(body.message).toBe('You are logged out. Logging in again...');
  });

  it('is refused to a role that the permissions do not name', async () => {
    const doctor = await test.as('doctor');
    expect((await doctor.get('hospitals')).status).toBe(403);
    expect((await doctor.get('users')).status).toBe(403);
  });

  it('passes on whose rows the actor may see', async () => {
    expect((await (await test.as('admin')).get('probe/who')).body).toEqual({ role: 'admin', scope: 'all', hospitalId: null });
    expect((await (await test.as('agent')).get('probe/who')).body).toMatchObject({ role: 'agent', scope: 'scoped' });
  });

  it('gives a hospital_admin their own hospital, and refuses one who has none', async () => {
    const hospital = await make.hospital(test.sql);
    const admin = await test.as('hospital_admin', { hospital_id: hospital.id });
    expect((await admin.get('probe/who')).body).toEqual({ role: 'hospital_admin', scope: 'scoped', hospitalId: hospital.id });
    const { status, body } = await (await test.as('hospital_admin', { hospital_id: null })).get('probe/who');
    expect({ status, type: body.type }).toEqual({ status: 403, type: 'urn:arogyadesk:noHospital' });
  });

  it.each(['archived_at = now()', 'is_active = false'])('to a hospital ends with it, also by hand in SQL: %s', async (change) => {
    const hospital = await make.hospital(test.sql);
    const [admin, bystander] = [await test.as('hospital_admin', { hospital_id: hospital.id }), await test.as('hospital_admin')];
    expect((await admin.get('probe/who')).status).toBe(200);
    await test.sql.query(`update hospitals set ${change} where id = $1`, [hospital.id]);
    await until(async () => (await admin.get('probe/who')).status === 401);
    expect((await bystander.get('probe/who')).status).toBe(200);
  });

  it('follows a change of role at once', async () => {
    const user = await test.as('admin');
    await test.sql.query(`update users set role = 'agent' where id = $1`, [user.userId]);
    expect((await user.get('probe/who')).body).toMatchObject({ role: 'agent', scope: 'scoped' });
  });
});
