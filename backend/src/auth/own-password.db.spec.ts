import { ROLES } from '@arogya/domain/access';
import { NOT_YOUR_PASSWORD, SAME_PASSWORD } from '@arogya/domain/auth/rules';
import type { Answer, Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SESSION_COOKIE } from './cookies';

const NEW = 'battery staple';

describe('one’s own password', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => test.close());

  let address = 10;
  const signedIn = async (username: string, from = `127.0.3.${(address += 1)}`): Promise<Caller> => {
    const who = test.visitor(from);
    await who.post('auth/login', { username, password: TEST_PASSWORD });
    return who;
  };
  const change = (who: Caller, currentPassword: string, newPassword = NEW): Promise<Answer> =>
    who.put('auth/password', { currentPassword, newPassword });
  const isIn = async (who: Caller): Promise<boolean> => (await who.get('auth/user')).status === 200;

  it.each(ROLES)('is changed by a %s, and the old one signs in no more', async (role) => {
    const user = await test.as(role, role === 'hospital_admin' ? { hospital_id: null } : {});
    expect((await change(user, TEST_PASSWORD)).body).toMatchObject({ username: user.username, mustChangePassword: false });
    const login = (password: string) => test.visitor().post('auth/login', { username: user.username, password });
    expect([(await login(TEST_PASSWORD)).status, (await login(NEW)).status]).toEqual([401, 200]);
  });

  it('ends the other sessions of the account, and this one goes on under a new cookie', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const [here, there] = [await signedIn(username), await signedIn(username)];
    const bystander = await test.as('agent');
    const before = here.cookie(SESSION_COOKIE) ?? '';
    expect((await change(here, TEST_PASSWORD)).status).toBe(200);
    expect([await isIn(here), await isIn(there), await isIn(bystander)]).toEqual([true, false, true]);
    expect(here.cookie(SESSION_COOKIE)).not.toBe(before);
    expect((await test.visitor().get('auth/user', { cookie: `${SESSION_COOKIE}=${before}` })).status).toBe(401);
  });

  it('stays, with every session, when the present one is wrong or the new one will not do', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const [here, there] = [await signedIn(username), await signedIn(username)];
    const answers = [
      await change(here, 'wrong'),
      await change(here, TEST_PASSWORD, TEST_PASSWORD),
      await change(here, TEST_PASSWORD, '12345'),
    ];
    expect(answers.map(({ status, body }) => [status, body.errors])).toEqual([
      [400, { currentPassword: NOT_YOUR_PASSWORD }],
      [400, { newPassword: SAME_PASSWORD }],
      [400, { newPassword: 'Password must be at least 6 characters' }],
    ]);
    expect([await isIn(here), await isIn(there)]).toEqual([true, true]);
  });

  it('cannot be guessed faster than at the sign-in: both count together', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const who = await signedIn(username);
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1) statuses.push((await change(who, `guess ${guess}`)).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    expect((await who.post('auth/login', { username, password: TEST_PASSWORD })).status).toBe(429);
    const control = await signedIn((await make.user(test.sql, 'agent')).username);
    expect((await change(control, TEST_PASSWORD)).status).toBe(200);
  });

  it('is set once by two changes at once', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const [here, there] = [await signedIn(username), await signedIn(username)];
    const answers = await Promise.all([change(here, TEST_PASSWORD, 'one of two'), change(there, TEST_PASSWORD, 'two of two')]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([await isIn(here), await isIn(there)].filter(Boolean)).toHaveLength(1);
  });

  it('and its sessions are ended everywhere at once, of this account alone', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const [here, there, bystander] = [await signedIn(username), await signedIn(username), await test.as('agent')];
    expect((await here.delete('auth/sessions')).status).toBe(204);
    expect([await isIn(here), await isIn(there), await isIn(bystander)]).toEqual([false, false, true]);
    expect(here.cookie(SESSION_COOKIE)).toBeUndefined();
  });

  it('is changed neither by a stranger nor from another site, and stands in no log', async () => {
    expect((await change(test.visitor(), TEST_PASSWORD)).status).toBe(401);
    const user = await test.as('agent');
    const foreign = await user.put(
      'auth/password',
      { currentPassword: TEST_PASSWORD, newPassword: NEW },
      { 'sec-fetch-site': 'cross-site' },
    );
    expect(foreign.status).toBe(403);
    expect(test.logged()).not.toContain(NEW);
    expect(test.logged()).not.toContain(TEST_PASSWORD);
  });
});
