import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

describe('staff accounts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  let count = 0;
  const person = () => ({
    username: `ravi-${(count += 1)}`,
    password: 'secret1',
    email: `ravi-${count}@example.in`,
    firstName: 'Ravi',
    lastName: 'Menon',
    role: 'agent',
  });

  it('are kept by admins, and never answer a password', async () => {
    const admin = await test.as('admin');
    const made = await admin.post('users', person());
    expect(made.status).toBe(201);
    expect(made.text).not.toMatch(/password|secret1|argon2/u);
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
      const other = await test.as(role);
      expect([(await other.get('users')).status, (await other.post('users', person())).status]).toEqual([403, 403]);
    }
  });

  it('have names that are free or answer 409 at the field', async () => {
    const admin = await test.as('admin');
    const first = person();
    await admin.post('users', first);
    const again = await admin.post('users', { ...person(), username: first.username.toUpperCase() });
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['username']]);
  });

  it('sign out everywhere when password or role change, and stay signed in for a new name', async () => {
    const [admin, agent] = await Promise.all([test.as('admin'), test.as('agent')]);
    await admin.put(`users/${agent.userId}`, { firstName: 'New' });
    expect((await agent.get('auth/user')).status).toBe(200);
    await admin.put(`users/${agent.userId}`, { password: 'another1' });
    expect((await agent.get('auth/user')).status).toBe(401);
    const login = await test.visitor().post('auth/login', { username: agent.username, password: 'another1' });
    expect(login.status).toBe(200);
  });

  it('keep the password when it is left blank', async () => {
    const admin = await test.as('admin');
    const first = person();
    const { body } = await admin.post('users', first);
    await admin.put(`users/${body.id}`, { password: '', firstName: 'R' });
    expect((await test.visitor().post('auth/login', { username: first.username, password: first.password })).status).toBe(200);
  });

  it('of hospital administrators name their hospital', async () => {
    const admin = await test.as('admin');
    const refused = await admin.post('users', { ...person(), role: 'hospital_admin' });
    expect(refused.body.errors).toEqual({ hospitalId: 'Please choose the hospital of this administrator' });
    const gone = await make.hospital(test.sql, { archived_at: new Date() });
    for (const hospitalId of [gone.id, '8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10', 'nothing']) {
      const { status, body } = await admin.post('users', { ...person(), role: 'hospital_admin', hospitalId });
      expect([hospitalId, status, body.errors]).toEqual([hospitalId, 400, { hospitalId: 'Please choose a hospital' }]);
    }
    const hospital = await make.hospital(test.sql);
    const made = await admin.post('users', { ...person(), role: 'hospital_admin', hospitalId: hospital.id });
    expect(made.body).toMatchObject({ hospitalId: hospital.id, hospitalName: hospital.name });
  });

  it('of doctors belong to one doctor at most', async () => {
    const admin = await test.as('admin');
    const doctor = await make.doctor(test.sql);
    const made = await admin.post('users', { ...person(), role: 'doctor', doctorId: doctor.id });
    expect(made.body.doctorId).toBe(doctor.id);
    const second = await admin.post('users', { ...person(), role: 'doctor', doctorId: doctor.id });
    expect(second.body.errors).toEqual({ doctorId: 'This doctor has an account already' });
  });

  it('that are removed cannot sign in and free their names', async () => {
    const admin = await test.as('admin');
    const first = person();
    const { body } = await admin.post('users', first);
    expect((await admin.delete(`users/${body.id}`)).status).toBe(204);
    expect((await test.visitor().post('auth/login', first)).status).toBe(400);
    expect((await test.visitor().post('auth/login', { username: first.username, password: first.password })).status).toBe(401);
    expect((await admin.post('users', first)).status).toBe(201);
  });

  it('always leave one active administrator, also when two remove each other at once', async () => {
    const lone = await startTestApp();
    const [one, two] = await Promise.all([lone.as('admin'), lone.as('admin')]);
    expect((await one.delete(`users/${one.userId}`)).status).toBe(409);
    const answers = await Promise.all([
      one.put(`users/${two.userId}`, { role: 'agent' }),
      two.put(`users/${one.userId}`, { isActive: false }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await lone.sql.count(`from users where role = 'admin' and is_active and archived_at is null`)).toBe(1);
    const left = answers[0]?.status === 200 ? one : two;
    const demoted = await left.put(`users/${left.userId}`, { role: 'agent' });
    await lone.close();
    expect([demoted.status, demoted.body.message]).toEqual([409, 'There must always be one active administrator.']);
  });
});
