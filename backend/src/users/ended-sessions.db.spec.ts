import type { Role } from '@arogya/domain/access';
import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
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
});
