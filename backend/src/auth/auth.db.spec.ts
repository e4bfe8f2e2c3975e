import pg from 'pg';
import { JwtService } from '@nestjs/jwt';
import { jest } from '@jest/globals';
import type { Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { ProbeModule } from '../testing/probe';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { SESSION_COOKIE } from './cookies';
import { Passwords } from './passwords';

const SECRET = 'a secret of the tests with more than 32 characters';

describe('accounts', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ modules: [ProbeModule], env: { SESSION_SECRET: SECRET } });
  });
  afterAll(() => test.close());

  const login = (who: Caller, username: string, password = TEST_PASSWORD) => who.post('auth/login', { username, password });
  const statusOf = async (who: Caller): Promise<number> => (await who.get('auth/user')).status;
  const withToken = (token: string): Promise<number> =>
    test
      .visitor()
      .get('auth/user', { cookie: `${SESSION_COOKIE}=${token}` })
      .then(({ status }) => status);

  describe('signing in', () => {
    it('answers the user, sets a __Host- cookie and lets the next call in', async () => {
      const user = await make.user(test.sql, 'agent', { first_name: 'Priya' });
      const browser = test.visitor();
      const answer = await login(browser, user.username.toUpperCase());
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({
        id: user.id,
        username: user.username,
        firstName: 'Priya',
        lastName: 'agent',
        email: `${user.username}@example.in`,
        role: 'agent',
        hospitalId: null,
        profileImageUrl: null,
        mustChangePassword: false,
        strictPasswords: false,
        secondFactor: 'off',
      });
      const cookie = answer.cookies.find(({ name }) => name === SESSION_COOKIE);
      expect(cookie?.attributes).toMatchObject({ httponly: '', secure: '', samesite: 'Lax', path: '/' });
      expect(cookie?.attributes).not.toHaveProperty('domain');
      expect((await browser.get('auth/user')).body).toEqual({ ...(answer.body as object), hospital: null, opensWith: [] });
    });

    it('refuses wrong password, unknown user, disabled and archived user with one body', async () => {
      const { username } = await make.user(test.sql, 'agent');
      const disabled = await make.user(test.sql, 'agent', { is_active: false });
      const archived = await make.user(test.sql, 'agent', { archived_at: new Date() });
      const answers = [
        await login(test.visitor(), username, 'wrong'),
        await login(test.visitor(), 'nobody-at-all'),
        await login(test.visitor(), disabled.username),
        await login(test.visitor(), archived.username),
      ];
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
      const bodies = answers.map(({ body }) => ({ ...(body as object), requestId: '' }));
      expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
      expect(bodies[0]).toMatchObject({ message: 'Invalid username or password' });
    });

    it.each(['archived_at = now()', 'is_active = false'])(
      'says that the hospital of an account is closed, but only after its password: %s',
      async (change) => {
        const hospital = await make.hospital(test.sql);
        const { username } = await make.user(test.sql, 'hospital_admin', { hospital_id: hospital.id });
        await test.sql.query(`update hospitals set ${change} where id = $1`, [hospital.id]);
        const [wrong, unknown, right] = [
          await login(test.visitor(), username, 'wrong'),
          await login(test.visitor(), 'nobody-at-all', 'wrong'),
          await login(test.visitor(), username),
        ];
        expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
        expect([right.status, right.body.type, right.cookies]).toEqual([403, 'urn:arogyadesk:hospitalClosed', []]);
        expect(right.body.message).toBe('The hospital of this account is closed, and so is the account. Please ask an administrator.');
        await test.sql.query('update hospitals set archived_at = null, is_active = true where id = $1', [hospital.id]);
        expect((await login(test.visitor(), username)).status).toBe(200);
      },
    );

    it('says which field is missing', async () => {
      const { status, body } = await test.visitor().post('auth/login', { username: ' ' });
      expect({ status, errors: body.errors }).toEqual({
        status: 400,
        errors: { username: 'Username is required', password: 'Password is required' },
      });
    });

    it('keeps the spaces of a password', async () => {
      const { username } = await make.user(test.sql, 'agent');
      expect((await login(test.visitor(), username, ` ${TEST_PASSWORD}`)).status).toBe(401);
    });

    it('is refused when another site sends it', async () => {
      const { username } = await make.user(test.sql, 'agent');
      const { status } = await test.visitor().post('auth/login', { username, password: TEST_PASSWORD }, { 'sec-fetch-site': 'cross-site' });
      expect(status).toBe(403);
    });

    it('leaves neither names nor passwords nor tokens in the log', async () => {
      const user = await make.user(test.sql, 'agent', { first_name: 'Canarina' });
      const browser = test.visitor();
      await login(browser, user.username, 'canary-password');
      await login(browser, user.username);
      await browser.get('auth/user');
      for (const secret of [user.username, 'Canarina', 'canary-password', TEST_PASSWORD, browser.cookie(SESSION_COOKIE) ?? '-']) {
        expect(test.logged()).not.toContain(secret);
      }
    });

    // How long both take is measured by e2e/trust/secrets.proof.ts.
    it('hashes what was typed for an unknown user too, at the cost of a known one', async () => {
      const { username } = await make.user(test.sql, 'agent', { password_hash: await test.app.get(Passwords).hash(TEST_PASSWORD) });
      const verify = jest.spyOn(test.app.get<Passwords, { verify: Passwords['matches'] }>(Passwords), 'verify');
      for (const name of [username, 'nobody-here']) await login(test.visitor(), name, 'wrong');
      const costs = verify.mock.calls.map(([kept, typed]) => [/^\$argon2id\$v=\d+\$m=\d+,t=\d+,p=\d+/u.exec(kept ?? '')?.[0], typed]);
      verify.mockRestore();
      expect(costs).toEqual([
        ['$argon2id$v=19$m=19456,t=2,p=1', 'wrong'],
        ['$argon2id$v=19$m=19456,t=2,p=1', 'wrong'],
      ]);
    });
  });

  describe('a session', () => {
    it('ends with signing out, at once, also for a copy of the cookie', async () => {
      const user = await test.as('agent');
      const token = user.cookie(SESSION_COOKIE) ?? '';
      const { status, text } = await user.post('auth/logout');
      expect({ status, text }).toEqual({ status: 204, text: '' });
      expect(user.cookie(SESSION_COOKIE)).toBeUndefined();
      expect(await withToken(token)).toBe(401);
    });

    it('is not needed to sign out', async () => {
      expect((await test.visitor().post('auth/logout')).status).toBe(204);
    });

    it.each([
      ['is disabled', `update users set is_active = false where id = $1`],
      ['is archived', `update users set archived_at = now() where id = $1`],
      ['has been signed out everywhere', `delete from sessions where user_id = $1`],
    ])('ends when its user %s, whoever says so, also while it is remembered', async (_, change) => {
      const user = await test.as('agent');
      expect(await statusOf(user)).toBe(200);
      const other = new pg.Client({ connectionString: test.config.databaseUrl });
      await other.connect();
      await other.query(change, [user.userId]);
      await other.end();
      await until(async () => (await statusOf(user)) === 401);
    });

    it('ends after an hour without a call and after twelve hours in any case', async () => {
      const idle = await test.as('agent');
      await test.sql.query(`update sessions set seen_at = now() - interval '61 minutes' where user_id = $1`, [idle.userId]);
      expect(await statusOf(idle)).toBe(401);
      const old = await test.as('agent');
      await test.sql.query(`update sessions set expire = now() where user_id = $1`, [old.userId]);
      expect(await statusOf(old)).toBe(401);
    });

    it('goes on until just before either end (control)', async () => {
      const idle = await test.as('agent');
      await test.sql.query(`update sessions set seen_at = now() - interval '59 minutes' where user_id = $1`, [idle.userId]);
      expect(await statusOf(idle)).toBe(200);
      const old = await test.as('agent');
      await test.sql.query(`update sessions set expire = now() + interval '1 minute' where user_id = $1`, [old.userId]);
      expect(await statusOf(old)).toBe(200);
      const hours = await test.sql.one(`select round(extract(epoch from max(expire) - now()) / 3600)::integer as left from sessions`);
      expect(hours).toEqual({ left: 12 });
    });

    it('is prolonged by calls, at most once a minute, but not by polls', async () => {
      const user = await test.as('agent');
      const idleFor = async (): Promise<number> =>
        (
          await test.sql.one<{ s: number }>('select extract(epoch from now() - seen_at)::integer as s from sessions where user_id = $1', [
            user.userId,
          ])
        )?.s ?? -1;
      const rest = (minutes: number) =>
        test.sql.query('update sessions set seen_at = now() - make_interval(mins => $2) where user_id = $1', [user.userId, minutes]);
      await rest(30);
      expect((await user.get('probe/poll')).status).toBe(200);
      expect(await idleFor()).toBeGreaterThan(1700);
      await user.get('auth/user');
      await until(async () => (await idleFor()) < 1700);
    });

    it('ends when somebody signs in again in the same browser, and only there', async () => {
      const [first, second] = [await make.user(test.sql, 'agent'), await make.user(test.sql, 'agent')];
      const [browser, elsewhere] = [test.visitor(), test.visitor()];
      await login(browser, first.username);
      await login(elsewhere, first.username);
      const earlier = browser.cookie(SESSION_COOKIE) ?? '';
      await login(browser, second.username, 'wrong');
      expect(await withToken(earlier)).toBe(200);
      await login(browser, second.username);
      expect([await withToken(earlier), await statusOf(browser), await statusOf(elsewhere)]).toEqual([401, 200, 200]);
    });

    it('is new at each sign-in and is kept only as a hash', async () => {
      const user = await make.user(test.sql, 'agent');
      const browser = test.visitor();
      await login(browser, user.username);
      const first = browser.cookie(SESSION_COOKIE);
      await login(browser, user.username);
      expect(browser.cookie(SESSION_COOKIE)).not.toBe(first);
      const rows = await test.sql.query<{ sid: string }>('select sid from sessions where user_id = $1', [user.id]);
      expect(rows.every(({ sid }) => /^[0-9a-f]{64}$/u.test(sid))).toBe(true);
    });

    it('is believed only with our signature, algorithm, issuer, audience and time', async () => {
      const user = await test.as('agent');
      const jwt = new JwtService({});
      const { sid, sub } = jwt.decode<{ sid: string; sub: string }>(user.cookie(SESSION_COOKIE) ?? '');
      const options = { secret: SECRET, subject: sub, issuer: 'arogyadesk', audience: 'arogyadesk-staff', expiresIn: 60 } as const;
      expect(await withToken(jwt.sign({ sid }, options))).toBe(200);
      expect(await withToken(jwt.sign({ sid }, { ...options, secret: 'another secret of more than 32 characters!' }))).toBe(401);
      expect(await withToken(jwt.sign({ sid }, { ...options, issuer: 'else' }))).toBe(401);
      expect(await withToken(jwt.sign({ sid }, { ...options, audience: 'arogyadesk-browser' }))).toBe(401);
      expect(await withToken(jwt.sign({ sid }, { ...options, expiresIn: -1 }))).toBe(401);
      expect(await withToken(jwt.sign({ sid }, { ...options, algorithm: 'HS512' }))).toBe(401);
      const none = [
        { alg: 'none', typ: 'JWT' },
        { sid, sub, iss: 'arogyadesk', aud: 'arogyadesk-staff', exp: 9_999_999_999 },
      ];
      expect(await withToken(`${none.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')}.`)).toBe(401);
      expect(await withToken('not-a-token')).toBe(401);
      const other = await make.user(test.sql, 'admin');
      expect(await withToken(jwt.sign({ sid }, { ...options, subject: other.id }))).toBe(401);
    });
  });
});
