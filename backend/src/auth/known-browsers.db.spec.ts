import { Secret, TOTP } from 'otpauth';
import { JwtService } from '@nestjs/jwt';
import type { Answer, Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { BROWSER_COOKIE } from './cookies';
import { digest } from './tokens';

const NEW = 'battery staple';

describe('browsers in which an account has signed in', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => test.close());

  let address = 0;
  const place = (): string => `127.0.7.${(address = (address % 250) + 1)}`;
  const signIn = async (username: string, browser = test.visitor(place()), password = TEST_PASSWORD): Promise<Caller> => {
    expect((await browser.post('auth/login', { username, password })).status).toBe(200);
    return browser;
  };
  const cookieOf = (browser: Caller): string => browser.cookie(BROWSER_COOKIE) ?? '';
  /** A guess by somebody at one address who has this browser's cookie, and nothing else of it. */
  const guess = (username: string, cookie: string, at: string, password = 'wrong'): Promise<Answer> =>
    test.visitor(at).post('auth/login', { username, password }, cookie ? { cookie: `${BROWSER_COOKIE}=${cookie}` } : {});
  const isKnown = (username: string, cookie: string): Promise<number> =>
    test.sql.count(
      `from known_browsers k join users u on u.id = k.user_id where u.username = '${username}' and k.id = '${digest(cookie)}'`,
    );
  const rowsOf = (username: string): Promise<number> =>
    test.sql.count(`from known_browsers k join users u on u.id = k.user_id where u.username = '${username}'`);

  it('are five at most, of which the one used longest ago goes; one that signs in again stays the one it is', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const first = await signIn(username);
    const cookie = cookieOf(first);
    const others: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) others.push(cookieOf(await signIn(username)));
    await signIn(username, first);
    expect([cookieOf(first), await rowsOf(username)]).toEqual([cookie, 5]);
    await signIn(username);
    expect([await rowsOf(username), await isKnown(username, cookie), await isKnown(username, others[0] ?? '')]).toEqual([5, 1, 0]);
  });

  it('are no more guesses together than one: thirty cookies after thirty sign-ins', async () => {
    const [many, one] = [await make.user(test.sql, 'agent'), await make.user(test.sql, 'agent')];
    const cookies: string[] = [];
    for (let turn = 0; turn < 30; turn += 1) cookies.push(cookieOf(await signIn(many.username)));
    const single = cookieOf(await signIn(one.username));
    /** How many of 150 guesses from one address are looked at, with these cookies by turns and once without any. */
    const lookedAt = async (username: string, all: readonly string[], at: string): Promise<number> => {
      let count = 0;
      for (let turn = 0; turn < 150; turn += 1)
        if ((await guess(username, turn % 5 === 4 ? '' : (all[turn % all.length] ?? ''), at)).status === 401) count += 1;
      return count;
    };
    const [withOne, withMany] = [await lookedAt(one.username, [single], '127.0.8.1'), await lookedAt(many.username, cookies, '127.0.8.2')];
    expect([withOne, withMany]).toEqual([10, 10]);
  });

  it.each<[string, (who: Caller, secret: () => Promise<string>) => Promise<Answer>]>([
    ['a changed password', (who) => who.put('auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW })],
    [
      'a new second factor',
      async (who, secret) => who.put('auth/second-factor', { code: new TOTP({ secret: Secret.fromBase32(await secret()) }).generate() }),
    ],
    ['signing out everywhere', (who) => who.delete('auth/sessions')],
  ])('are ended by %s, all of them; who goes on does so under a new cookie', async (what, act) => {
    const { username } = await make.user(test.sql, 'agent');
    const [here, there] = [await signIn(username), await signIn(username)];
    const before = [cookieOf(here), cookieOf(there)];
    const answer = await act(here, async () => (await here.post('auth/second-factor')).body.secret as string);
    expect(answer.status).toBeLessThan(300);
    expect(await Promise.all(before.map((cookie) => isKnown(username, cookie)))).toEqual([0, 0]);
    const goesOn = what !== 'signing out everywhere';
    expect([await rowsOf(username), await isKnown(username, cookieOf(here))]).toEqual(goesOn ? [1, 1] : [0, 0]);
    const statuses = [];
    const at = place();
    for (let turn = 0; turn < 8; turn += 1) statuses.push((await guess(username, before[turn % 2] ?? '', at)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
  });

  it('are ended too when an administrator sets the password or signs the account out', async () => {
    const [admin, user] = [await test.as('admin'), await make.user(test.sql, 'agent')];
    const cookie = cookieOf(await signIn(user.username));
    await admin.delete(`users/${user.id}/sessions`);
    expect(await isKnown(user.username, cookie)).toBe(0);
    const again = cookieOf(await signIn(user.username));
    await admin.put(`users/${user.id}`, { password: NEW });
    expect(await isKnown(user.username, again)).toBe(0);
  });

  it('are not known by the signed cookies of earlier versions, with which one signs in all the same', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const jwt = new JwtService({ secret: test.config.sessionSecret, signOptions: { algorithm: 'HS256', issuer: 'arogyadesk' } });
    const old = (): string =>
      jwt.sign({ jti: `${Math.random()}` }, { subject: digest(username), audience: 'arogyadesk-browser', expiresIn: '180d' });
    const at = place();
    const statuses = [];
    for (let turn = 0; turn < 8; turn += 1) statuses.push((await guess(username, old(), at)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect((await guess(username, old(), place(), TEST_PASSWORD)).status).toBe(200);
  });

  it('are not known to another account, nor under a made-up cookie', async () => {
    const [one, two] = [await make.user(test.sql, 'agent'), await make.user(test.sql, 'agent')];
    const cookie = cookieOf(await signIn(one.username));
    const at = place();
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await guess(two.username, turn % 2 ? cookie : 'made-up', at)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
  });

  it('do no harm as ten thousand rows of old: five count, the next sign-in leaves five, and it goes as ever', async () => {
    const { id, username } = await make.user(test.sql, 'agent');
    await test.sql.query(
      `insert into known_browsers (id, user_id, seen_at)
       select encode(sha256(('old ' || n)::bytea), 'hex'), $1, now() - n * interval '1 minute' from generate_series(1, 10000) n`,
      [id],
    );
    const at = place();
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1) statuses.push((await guess(username, `old ${turn * 700 + 6}`, at)).status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect((await guess(username, 'old 1', at, TEST_PASSWORD)).status).toBe(200);
    await signIn(username);
    expect(await rowsOf(username)).toBe(5);
  });

  it('are not slowed down by strangers who guess', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const known = await signIn(username);
    const at = place();
    for (let turn = 0; turn < 7; turn += 1) await guess(username, '', at);
    expect((await guess(username, '', at, TEST_PASSWORD)).status).toBe(429);
    await signIn(username, known);
  });
});
