import type { Role } from '@arogya/domain/access';
import type { Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

type User = Caller & { readonly userId: string };

describe('the sessions of an account', () => {
  let test: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  const statusOf = async (user: Caller): Promise<number> => (await user.get('auth/user')).status;
  const sessions = (userId: string) => test.sql.query('select sid from sessions where user_id = $1', [userId]);

  const hospitalOf = async (userId: string): Promise<string> =>
    (await test.sql.one<{ id: string }>('select hospital_id as id from users where id = $1', [userId]))?.id ?? '';

  it.each<[string, Role, (user: User) => Promise<unknown>]>([
    ['is disabled', 'agent', ({ userId }) => admin.put(`users/${userId}`, { isActive: false })],
    ['is deleted', 'agent', ({ userId }) => admin.delete(`users/${userId}`)],
    ['gets another password', 'agent', ({ userId }) => admin.put(`users/${userId}`, { password: 'another1' })],
    ['gets another role', 'agent', ({ userId }) => admin.put(`users/${userId}`, { role: 'doctor' })],
    [
      'is a doctor’s who is deleted',
      'doctor',
      async ({ userId }) => admin.delete(`doctors/${(await make.doctor(test.sql, { user_id: userId })).id}`),
    ],
    ['is a hospital’s that is deleted', 'hospital_admin', async ({ userId }) => admin.delete(`hospitals/${await hospitalOf(userId)}`)],
    [
      'is a hospital’s that becomes inactive',
      'hospital_admin',
      async ({ userId }) => admin.put(`hospitals/${await hospitalOf(userId)}`, { isActive: false }),
    ],
  ])('end at once when it %s', async (_, role, act) => {
    const [user, bystander] = [await test.as(role), await test.as(role)];
    expect(await statusOf(user)).toBe(200);
    await act(user);
    expect([await statusOf(user), await statusOf(bystander)]).toEqual([401, 200]);
    expect(await sessions(user.userId)).toEqual([]);
  });

  it.each<[string, object]>([
    ['another name', { firstName: 'Renamed' }],
    ['the role and state it has', { role: 'agent', isActive: true }],
    ['a blank password', { password: '' }],
  ])('go on when it gets %s (control)', async (_, body) => {
    const user = await test.as('agent');
    await admin.put(`users/${user.userId}`, body);
    expect(await statusOf(user)).toBe(200);
  });

  it('are listed and ended one by one by their owner, and all at once by an administrator; those of others are not', async () => {
    const { username, id } = await make.user(test.sql, 'agent');
    const [here, there, other] = [test.visitor('127.0.5.1'), test.visitor('127.0.5.2'), await test.as('agent')];
    await here.post(
      'auth/login',
      { username, password: TEST_PASSWORD },
      { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' },
    );
    await there.post(
      'auth/login',
      { username, password: TEST_PASSWORD },
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18) Version/18.0 Safari/604.1' },
    );
    const { body } = await here.get('auth/sessions');
    const byBrowser = Object.fromEntries((body as { browser: string; id: string }[]).map((one) => [one.browser, one]));
    expect(byBrowser).toMatchObject({
      'Firefox on Windows': { current: true, sameNetwork: true },
      'Safari on iOS': { current: false, sameNetwork: false },
    });
    expect(JSON.stringify(body)).not.toContain('127.0');
    const path = `auth/sessions/${byBrowser['Safari on iOS']?.id}`;
    expect((await other.delete(path)).status).toBe(404);
    expect((await there.get('auth/user')).status).toBe(200);
    expect((await here.delete(path)).status).toBe(204);
    expect([(await there.get('auth/user')).status, (await here.get('auth/user')).status, (await here.delete(path)).status]).toEqual([
      401, 200, 404,
    ]);
    expect((await admin.delete(`users/${id}/sessions`)).status).toBe(204);
    expect([(await here.get('auth/user')).status, (await other.get('auth/user')).status]).toEqual([401, 200]);
  });
});
