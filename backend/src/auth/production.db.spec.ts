import { COMMON_PASSWORD, NAME_AS_PASSWORD } from '@arogya/domain/auth/password';
import { Secret, TOTP } from 'otpauth';
import { ROLES } from '@arogya/domain/access';
import type { Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

const ENV = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'kX9#v2Lq8!mZr4TpW7sBn6Yd1Ge5HjCu',
  PUBLIC_BASE_URL: 'http://localhost:3000',
  RATE_LIMIT_SCALE: '1',
};

describe('accounts in production', () => {
  let test: TestApp;
  let admin: Caller & { userId: string };
  const withFactor = async (who: Caller): Promise<string> => {
    const { secret } = (await who.post('auth/second-factor')).body as { secret: string };
    const { status } = await who.put('auth/second-factor', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() });
    expect(status).toBe(200);
    return secret;
  };
  beforeAll(async () => {
    test = await startTestApp({ env: ENV });
    admin = await test.as('admin');
  });
  afterAll(() => test.close());

  it('are distinguished from other sites by the public address, whatever Host a call names', async () => {
    const { port } = test;
    const sent = async (headers: Record<string, string>): Promise<number> =>
      (
        await fetch(`http://127.0.0.1:${port}/api/auth/login`, {
          method: 'POST',
          body: '{"username":"nobody","password":"wrong"}',
          headers: { 'content-type': 'application/json', ...headers },
        })
      ).status;
    expect(await sent({ origin: `http://127.0.0.1:${port}` })).toBe(403);
    expect(await sent({ origin: ENV.PUBLIC_BASE_URL })).toBe(401);
  });

  it('has no documents of the API, unless they are asked for', async () => {
    const paths = [
      '/api/docs',
      '/api/docs/all.json',
      '/api/docs/integrations.json',
      '/api/docs-json',
      '/api/docs/errors',
      '/api/docs/errors/invalid',
    ];
    expect(await Promise.all(paths.map(async (path) => (await test.visitor().get(path)).status))).toEqual(paths.map(() => 404));
    expect((await test.visitor().get('users')).headers).not.toHaveProperty('link');
  });

  it.each(ROLES)('need a second factor before anything else, where they are administrators: %s', async (role) => {
    const who = await test.as(role);
    const needed = role === 'admin' || role === 'hospital_admin';
    const answer = await who.get('notifications');
    expect([answer.status, (await who.get('auth/user')).body.secondFactor]).toEqual(needed ? [403, 'needed'] : [200, 'off']);
    if (!needed) return;
    expect(answer.body.type).toBe('urn:arogyadesk:secondFactorToSetUp');
    await withFactor(who);
    expect((await who.get('notifications')).status).toBe(200);
  });

  it('have longer passwords, no common ones and not their names', async () => {
    await withFactor(admin);
    const person = { username: 'meenakshi', email: 'm@example.in', firstName: 'Meenakshi', lastName: 'Sundaram', role: 'agent' };
    const errorsOf = async (body: object) => (await admin.post('users', { ...person, ...body })).body.errors as unknown;
    expect([
      await errorsOf({ password: 'secret1' }),
      await errorsOf({ password: 'longer than 8', role: 'admin', username: 'm2' + 'x' }),
      await errorsOf({ password: 'qwertyuiop' }),
      await errorsOf({ password: 'PASSWORD1' }),
      await errorsOf({ password: 'Meenakshi.1987' }),
      await errorsOf({ password: 'sundaram-meenakshi' }),
    ]).toEqual([
      { password: 'Password must be at least 8 characters' },
      undefined,
      { password: COMMON_PASSWORD },
      { password: COMMON_PASSWORD },
      { password: NAME_AS_PASSWORD },
      { password: NAME_AS_PASSWORD },
    ]);
    expect((await admin.put(`users/${admin.userId}`, { password: 'only eleven' })).body.errors).toEqual({
      password: 'Password must be at least 12 characters',
    });
    const agent = await test.as('agent');
    const own = (newPassword: string) => agent.put('auth/password', { currentPassword: TEST_PASSWORD, newPassword });
    expect((await own('iloveyou')).body.errors).toEqual({ newPassword: COMMON_PASSWORD });
    expect((await own('battery staple')).body).toMatchObject({ strictPasswords: true });
    const hospital = { name: 'Lotus', city: 'Pune', createUserAccount: true, username: 'lotus-care', password: 'lotuscare' };
    expect((await admin.post('hospitals', hospital)).body.errors).toEqual({ password: NAME_AS_PASSWORD });
    expect(await test.sql.count(`from hospitals where name = 'Lotus'`)).toBe(0);
    const promoted = await make.user(test.sql, 'agent');
    await admin.put(`users/${promoted.id}`, { role: 'admin' });
    expect(await test.sql.one('select must_change_password as must from users where id = $1', [promoted.id])).toEqual({ must: true });
  });
});
