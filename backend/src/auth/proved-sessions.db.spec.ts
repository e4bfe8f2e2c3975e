import type { Role } from '@arogya/domain/access';
import { Secret, TOTP } from 'otpauth';
import { openApiDocument } from '../openapi-document';
import { hasRead } from '../testing/has-read';
import { outcomeOf, type Answer, type Caller, type Method } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { Sessions } from './sessions';

const NEW = 'battery staple';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const STEP_MS = 30_000;
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * STEP_MS });

interface Owner {
  readonly id: string;
  readonly username: string;
  readonly secret: string;
  readonly browser: Caller;
}

describe('a session of an account with a second factor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  const isIn = async (who: Caller): Promise<boolean> => (await who.get('auth/user')).status === 200;
  const signIn = async (username: string): Promise<Caller> => {
    const who = test.visitor();
    expect((await who.post('auth/login', { username, password: TEST_PASSWORD })).status).toBe(200);
    return who;
  };
  const turnOn = async (browser: Caller): Promise<string> => {
    const { secret } = (await browser.post('auth/second-factor')).body as { secret: string };
    expect((await browser.put('auth/second-factor', { code: codeOf(secret) })).status).toBe(200);
    return secret;
  };
  /** So that a code of this minute can be used again. */
  const forgetCodes = (id: string): Promise<unknown> => test.sql.query('update second_factors set last_step = 0 where user_id = $1', [id]);
  const rest = (id: string): Promise<unknown> =>
    test.sql.query(`update sessions set confirmed_at = now() - interval '20 minutes' where user_id = $1`, [id]);
  const freshOf = (id: string): Promise<number> =>
    test.sql.count(`from sessions where user_id = '${id}' and confirmed_at > now() - interval '5 minutes'`);

  const owner = async (role: Role = 'agent'): Promise<Owner> => {
    const { id, username } = await make.user(test.sql, role);
    const browser = await signIn(username);
    const secret = await turnOn(browser);
    await forgetCodes(id);
    return { id, username, secret, browser };
  };

  it('changes the password only with a code, and is otherwise as it was', async () => {
    const { id, username, secret, browser } = await owner();
    await rest(id);
    const change = (more: object = {}): Promise<Answer> =>
      browser.put('auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW, ...more });
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    const refused = [await change(), await change({ code: wrong })];
    expect(refused.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
      [400, ['code']],
      [400, ['code']],
    ]);
    expect([await freshOf(id), outcomeOf(await browser.delete('auth/second-factor'))]).toEqual([0, '403 confirmNeeded']);
    expect((await test.visitor().post('auth/login', { username, password: NEW })).body.type).toBe('urn:arogyadesk:wrongPassword');
    expect((await change({ code: codeOf(secret) })).status).toBe(200);
    expect(await freshOf(id)).toBe(1);
  });

  it('needs no code for that where there is no second factor', async () => {
    const who = await test.as('agent');
    expect((await who.put('auth/password', { currentPassword: TEST_PASSWORD, newPassword: NEW })).status).toBe(200);
  });

  it('is opened or freshly proved by no call that comes without a code', async () => {
    const { id, username, browser } = await owner('admin');
    await rest(id);
    const before = await test.sql.count(`from sessions where user_id = '${id}'`);
    const body = { username, password: TEST_PASSWORD, currentPassword: TEST_PASSWORD, newPassword: NEW, code: '' };
    const calls = Object.entries(openApiDocument(test.app).paths).flatMap(([path, item]) =>
      Object.keys(item as object).map((method) => ({ method: method.toUpperCase() as Method, path: path.replace(/\{\w+\}/gu, NOBODY) })),
    );
    const proving: string[] = [];
    for (const { method, path } of calls.filter((call) => !/\/events$/u.test(call.path) && !/auth\/(?:logout|sessions)/u.test(call.path))) {
      for (const fields of [
        body,
        { currentPassword: TEST_PASSWORD, newPassword: NEW },
        { password: TEST_PASSWORD },
        { username, password: TEST_PASSWORD },
      ])
        await browser.send(method, path, method === 'POST' || method === 'PUT' ? fields : undefined);
      const fresh = await freshOf(id);
      const all = await test.sql.count(`from sessions where user_id = '${id}'`);
      if (fresh > 0 || all > before) proving.push(`${method} ${path}`);
    }
    expect(calls.length).toBeGreaterThan(100);
    expect(proving).toEqual([]);
  });

  it('is found to be opened by such a call: the control', async () => {
    const { id, username } = await make.user(test.sql, 'agent');
    expect(await freshOf(id)).toBe(0);
    await signIn(username);
    expect(await freshOf(id)).toBe(1);
  });

  it('is opened by no password and no code that have changed since they were checked', async () => {
    const { id, username, browser } = await owner();
    const hash = (await test.sql.one<{ hash: string }>('select password_hash as hash from users where id = $1', [id]))?.hash ?? '';
    const sessions = test.app.get(Sessions);
    const place = { browser: 'Firefox on Windows', network: 'somewhere' };
    for (const proof of [
      { passwordHash: hash, withCode: false },
      { passwordHash: 'an earlier one', withCode: true },
    ])
      await expect(sessions.open(id, place, proof)).rejects.toMatchObject({ code: 'signInExpired' });
    expect(await sessions.open(id, place, { passwordHash: hash, withCode: true })).toMatch(/^[\w-]{43}$/u);
    expect(await isIn(browser)).toBe(true);
    expect(username).toBeDefined();
  });

  it('is the only one that goes on when the second factor is turned on or off, by its owner', async () => {
    const { id, username } = await make.user(test.sql, 'agent');
    const [here, there] = [await signIn(username), await signIn(username)];
    await turnOn(here);
    expect([await isIn(here), await isIn(there)]).toEqual([true, false]);
    const left = test.visitor();
    await left.post('auth/login', { username, password: TEST_PASSWORD });
    await test.sql.query(`insert into sessions (sid, user_id, expire) values ('another', $1, now() + interval '1 hour')`, [id]);
    expect((await here.delete('auth/second-factor')).status).toBe(204);
    expect([await isIn(here), await test.sql.count(`from sessions where user_id = '${id}'`)]).toEqual([true, 1]);
    expect(await test.sql.count(`from pending_sign_ins where user_id = '${id}'`)).toBe(0);
  });

  it('ends when an administrator takes the second factor away, and stays where there was none', async () => {
    const [{ id, browser }, admin, other] = [await owner(), await test.as('admin'), await test.as('agent')];
    expect((await admin.delete(`users/${id}/second-factor`)).status).toBe(204);
    expect((await admin.delete(`users/${other.userId}/second-factor`)).status).toBe(204);
    expect([await isIn(browser), await isIn(other), await isIn(admin)]).toEqual([false, true, true]);
  });

  it('has an owner who is notified when the second factor is turned on or off, and by whom', async () => {
    const [{ id, username, browser }, admin] = [await owner(), await test.as('admin')];
    await browser.delete('auth/second-factor');
    await browser.delete('auth/second-factor');
    await turnOn(browser);
    await admin.delete(`users/${id}/second-factor`);
    await hasRead(test, 'account-notices');
    const { body } = await (await signIn(username)).get('notifications');
    const notices = (body as { kind: string; detail: object }[]).filter(({ kind }) => kind.startsWith('second_factor'));
    expect(notices.map(({ kind, detail }) => `${kind} ${JSON.stringify(detail)}`).sort()).toEqual([
      'second_factor_off {"own":false}',
      'second_factor_off {"own":true}',
      'second_factor_on {"own":true}',
      'second_factor_on {"own":true}',
    ]);
  });
});

describe('an installation that obliges further roles to have a second factor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { SECOND_FACTOR_ROLES: 'agent, doctor' } });
  });
  afterAll(() => test.close());

  it.each([
    ['agent', true],
    ['doctor', true],
    ['admin', false],
    ['hospital_admin', false],
  ] as const)('asks it of %s: %s', async (role, isNeeded) => {
    const who = await test.as(role);
    const answer = await who.get('notifications');
    expect([answer.status, (await who.get('auth/user')).body.secondFactor]).toEqual(isNeeded ? [403, 'needed'] : [200, 'off']);
    if (!isNeeded) return;
    expect(answer.body.type).toBe('urn:arogyadesk:secondFactorToSetUp');
    const { secret } = (await who.post('auth/second-factor')).body as { secret: string };
    await who.put('auth/second-factor', { code: codeOf(secret) });
    expect((await who.get('notifications')).status).toBe(200);
    await who.delete('auth/second-factor');
    expect((await who.get('notifications')).status).toBe(403);
  });

  it('does not start with a role that does not exist', async () => {
    await expect(startTestApp({ env: { SECOND_FACTOR_ROLES: 'agent,nurse' } })).rejects.toThrow('SECOND_FACTOR_ROLES must be roles');
  });
});
