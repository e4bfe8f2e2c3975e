import { openApiDocument } from '../openapi-document';
import type { Caller, Method } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { createAdmin } from '../users/create-admin';

const NOBODY = '00000000-0000-4000-8000-000000000000';
const TYPED = 'typed by another';
const TO_CHANGE = 'urn:arogyadesk:passwordToChange';

describe('an account whose password somebody else typed', () => {
  let test: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    test = await startTestApp();
    await make.reference(test.sql);
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  let count = 0;
  const person = () => {
    count += 1;
    return { username: `new-${count}`, email: `new-${count}@example.in`, firstName: 'New', lastName: 'Here', password: TYPED };
  };
  const signedIn = async (username: string, password: string): Promise<{ who: Caller; mustChange: boolean }> => {
    const who = test.visitor();
    const { body } = await who.post('auth/login', { username, password });
    return { who, mustChange: body.mustChangePassword as boolean };
  };
  /** Every staff route that an admin may call, except those about their own session. */
  const routes = (): [Method, string][] =>
    Object.entries(openApiDocument(test.app).paths).flatMap(([path, item]) =>
      Object.entries(item as unknown as Record<string, { 'x-access': { action: string; roles?: { admin?: string } } }>)
        .filter(([, { 'x-access': access }]) => access.roles?.admin && !access.action.startsWith('session:') && !path.endsWith('/events'))
        .map(([method]): [Method, string] => [method.toUpperCase() as Method, path.replace(/\{\w+\}/gu, NOBODY)]),
    );
  const typesOf = async (who: Caller): Promise<string[]> => {
    const types = [];
    for (const [method, path] of routes()) {
      const answer = await who.send(method, path, method === 'POST' || method === 'PUT' ? {} : undefined);
      types.push(String(answer.body?.type ?? answer.status));
    }
    return types;
  };

  it('may do nothing but see itself, sign out and choose its own password', async () => {
    const { username } = (await admin.post('users', { ...person(), role: 'admin' })).body;
    const { who, mustChange } = await signedIn(username, TYPED);
    expect(mustChange).toBe(true);
    expect((await who.get('auth/user')).body.mustChangePassword).toBe(true);
    const types = await typesOf(who);
    expect(types.length).toBeGreaterThan(60);
    expect(new Set(types)).toEqual(new Set([TO_CHANGE]));
    expect((await who.get('users')).body.message).toBe('Please choose a new password first: someone else knows the current one.');
    expect((await who.put('auth/password', { currentPassword: TYPED, newPassword: 'one of my own' })).body.mustChangePassword).toBe(false);
    expect((await who.get('users')).status).toBe(200);
    expect((await signedIn(username, 'one of my own')).mustChange).toBe(false);
  });

  it('is not one whose owner typed it: the same calls are answered (control)', async () => {
    await createAdmin(test.config.databaseUrl, { ...person(), username: 'owner', email: 'owner@example.in' });
    const { who, mustChange } = await signedIn('owner', TYPED);
    expect(mustChange).toBe(false);
    expect(await typesOf(who)).not.toContain(TO_CHANGE);
  });

  it('is a doctor’s and a hospital’s, made on their forms', async () => {
    const account = { createUserAccount: true, password: TYPED };
    const doctor = { fullName: 'Meera Iyer', specialty: 'Cardiology', phone: '+91 55500 10001', city: 'Pune', licenseNumber: 'MMC/1' };
    await admin.post('doctors', { ...doctor, ...account, email: 'd@example.in', hospitalName: 'Elsewhere', username: 'dr.new' });
    await admin.post('hospitals', { name: 'Lotus', city: 'Pune', ...account, username: 'lotus' });
    expect([(await signedIn('dr.new', TYPED)).mustChange, (await signedIn('lotus', TYPED)).mustChange]).toEqual([true, true]);
  });

  it('is closed when it was not used within seven days, which is said only after its password', async () => {
    const { id, username } = (await admin.post('users', person())).body;
    const until = await test.sql.one(
      'select round(extract(epoch from first_password_until - now()) / 3600)::int as hours from users where id = $1',
      [id],
    );
    expect(until).toEqual({ hours: 7 * 24 });
    await test.sql.query('update users set first_password_until = now() where id = $1', [id]);
    const login = async (password: string) => (await test.visitor().post('auth/login', { username, password })).body.type as string;
    expect([await login('wrong'), await login(TYPED)]).toEqual(['urn:arogyadesk:wrongPassword', 'urn:arogyadesk:firstPasswordExpired']);
    await admin.put(`users/${id}`, { password: 'typed once more' });
    const { who, mustChange } = await signedIn(username, 'typed once more');
    expect(mustChange).toBe(true);
    await who.put('auth/password', { currentPassword: 'typed once more', newPassword: 'one of my own' });
    expect(await test.sql.one('select first_password_until as until from users where id = $1', [id])).toEqual({ until: null });
  });

  it('is one for which an administrator has set another password, but not their own, nor one whose name was changed', async () => {
    const agent = await make.user(test.sql, 'agent');
    await admin.put(`users/${agent.id}`, { firstName: 'Renamed' });
    expect((await signedIn(agent.username, TEST_PASSWORD)).mustChange).toBe(false);
    await admin.put(`users/${agent.id}`, { password: TYPED });
    expect((await signedIn(agent.username, TYPED)).mustChange).toBe(true);
    const self = await test.as('admin');
    await self.put(`users/${self.userId}`, { password: TYPED });
    expect((await signedIn(self.username, TYPED)).mustChange).toBe(false);
  });
});
