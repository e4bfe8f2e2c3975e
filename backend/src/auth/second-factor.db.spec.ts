import { jest } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { outcomeOf, type Answer, type Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { SESSION_COOKIE } from './cookies';

const STEP_MS = 30_000;
/** `later`: the code of that many steps of 30 seconds from now; the server accepts those of one step before and after. */
const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later * STEP_MS });
const wrongFor = (secret: string): string => (codeOf(secret) === '000000' || codeOf(secret, 1) === '000000' ? '000001' : '000000');

describe('a second factor', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => test.close());
  // Between two lines of a test no step of the codes ends.
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterEach(() => jest.restoreAllMocks());

  let address = 10;
  const stranger = (): Caller => test.visitor(`127.0.4.${(address += 1)}`);
  const password = (who: Caller, username: string, typed = TEST_PASSWORD): Promise<Answer> =>
    who.post('auth/login', { username, password: typed });
  const code = (who: Caller, typed: string): Promise<Answer> => who.post('auth/login/code', { code: typed });

  interface Owner {
    readonly id: string;
    readonly username: string;
    readonly secret: string;
    readonly codes: readonly string[];
    readonly browser: Caller;
  }
  /** Somebody who has set it up a while ago. */
  const owner = async (): Promise<Owner> => {
    const { id, username } = await make.user(test.sql, 'agent');
    const browser = stranger();
    await password(browser, username);
    const { secret } = (await browser.post('auth/second-factor')).body as { secret: string };
    const on = await browser.put('auth/second-factor', { code: codeOf(secret) });
    await test.sql.query('update second_factors set last_step = 0 where user_id = $1', [id]);
    return { id, username, secret, codes: on.body.codes as string[], browser };
  };

  it('is asked for after the password, and opens the session', async () => {
    const { username, secret, id } = await owner();
    const who = stranger();
    expect(outcomeOf(await password(who, username))).toBe('401 secondFactor');
    expect(who.cookie(SESSION_COOKIE)).toBeUndefined();
    expect((await who.get('auth/user')).status).toBe(401);
    const { status, body } = await code(who, codeOf(secret));
    expect([status, body]).toMatchObject([200, { id, secondFactor: 'on' }]);
    expect((await who.get('auth/user')).status).toBe(200);
  });

  it('takes a code once, also when it is sent twice at once, and none that is older', async () => {
    const { username, secret } = await owner();
    const [one, two, three] = [stranger(), stranger(), stranger()];
    for (const who of [one, two, three]) await password(who, username);
    const [older, taken] = [codeOf(secret), codeOf(secret, 1)];
    const answers = await Promise.all([one, two].map((who) => code(who, taken)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect([outcomeOf(await code(three, taken)), outcomeOf(await code(three, older))]).toEqual(['400 invalidCode', '400 invalidCode']);
  });

  it('takes each of ten recovery codes once, however it is typed', async () => {
    const { username, codes } = await owner();
    expect(new Set(codes).size).toBe(10);
    const [first = '', second = ''] = codes;
    const who = stranger();
    for (const typed of [first, second.toUpperCase().replaceAll('-', ' ')]) {
      await password(who, username);
      expect((await code(who, typed)).status).toBe(200);
    }
    await password(who, username);
    expect(outcomeOf(await code(who, first))).toBe('400 invalidCode');
  });

  it('keeps neither secret nor recovery codes where they can be read', async () => {
    const { id, secret, codes } = await owner();
    const kept = JSON.stringify(
      await test.sql.query(
        'select to_jsonb(f) as f, array(select code_hash from recovery_codes r where r.user_id = f.user_id) as r from second_factors f',
      ),
    );
    for (const word of [secret, ...codes, ...codes.map((one) => one.replaceAll('-', ''))]) {
      expect(kept.includes(word)).toBe(false);
      expect(test.logged().includes(word)).toBe(false);
    }
    expect(kept).toContain(id);
  });

  it('waits for its code only in the browser that sent the password, for five minutes, and until the password changes', async () => {
    const { username, secret, id } = await owner();
    const [late, changed] = [stranger(), stranger()];
    await password(late, username);
    await test.sql.query(`update pending_sign_ins set expires_at = now() where user_id = $1`, [id]);
    const elsewhere = await code(stranger(), codeOf(secret));
    const expired = await code(late, codeOf(secret));
    expect(outcomeOf(elsewhere)).toBe('401 signInExpired');
    expect({ ...expired.body, requestId: '' }).toEqual({ ...elsewhere.body, requestId: '' });
    await password(changed, username);
    await (await test.as('admin')).put(`users/${id}`, { password: 'set by an admin' });
    expect(outcomeOf(await code(changed, codeOf(secret)))).toBe('401 signInExpired');
  });

  it('slows down who guesses codes, over all networks and all browsers of an account, also those that it knows', async () => {
    const { username, secret, browser } = await owner();
    await password(browser, username);
    const statuses = [(await code(browser, wrongFor(secret))).status];
    for (let guess = 0; guess < 5; guess += 1) {
      const guesser = stranger();
      await password(guesser, username);
      statuses.push((await code(guesser, wrongFor(secret))).status);
    }
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    await password(browser, username);
    expect((await code(browser, codeOf(secret))).status).toBe(429);
    await test.sql.query(`update rate_limits set resets_at = now() where key like 'second-factor:%'`);
    expect((await code(browser, codeOf(secret))).status).toBe(200);
    const other = await owner();
    const control = stranger();
    await password(control, other.username);
    expect((await code(control, codeOf(other.secret))).status).toBe(200);
  });

  it('does not make a right password free: without its code it counts as a failure', async () => {
    const { username } = await owner();
    const guesser = stranger();
    const statuses = [];
    for (let guess = 0; guess < 6; guess += 1)
      statuses.push((await password(guesser, username, guess % 2 ? TEST_PASSWORD : 'wrong')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('is set up once, with a code of its own secret', async () => {
    const who = await test.as('agent');
    expect(outcomeOf(await who.put('auth/second-factor', { code: '123456' }))).toBe('400 invalidCode');
    const { body } = await who.post('auth/second-factor');
    expect(body.qrCode).toMatch(/^data:image\/png;base64,iVBOR/u);
    expect((await who.get('auth/user')).body.secondFactor).toBe('off');
    expect(outcomeOf(await who.put('auth/second-factor', { code: wrongFor(body.secret) }))).toBe('400 invalidCode');
    expect((await who.put('auth/second-factor', { code: codeOf(body.secret) })).status).toBe(200);
    expect((await who.get('auth/user')).body.secondFactor).toBe('on');
    expect([
      outcomeOf(await who.post('auth/second-factor')),
      outcomeOf(await who.put('auth/second-factor', { code: codeOf(body.secret, 1) })),
    ]).toEqual(['409 secondFactorOn', '409 secondFactorOn']);
    expect((await who.delete('auth/second-factor')).status).toBe(204);
    expect((await password(stranger(), who.username)).status).toBe(200);
  });

  it('is taken by an administrator from somebody who has lost it, but not from themselves', async () => {
    const [{ id, username }, admin] = [await owner(), await test.as('admin')];
    expect((await admin.delete(`users/${id}/second-factor`)).status).toBe(204);
    expect((await password(stranger(), username)).status).toBe(200);
    expect(outcomeOf(await admin.delete(`users/${admin.userId}/second-factor`))).toBe('409 yourself');
    expect(outcomeOf(await admin.delete('users/8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10/second-factor'))).toBe('404 notFound');
    expect(
      await test.sql.one(`select actor_id, fields from audit_log where entity_id = $1 and action = 'changed' order by id desc limit 1`, [
        id,
      ]),
    ).toEqual({
      actor_id: admin.userId,
      fields: ['secondFactor'],
    });
  });

  describe('and a fresh proof of who one is', () => {
    const rest = (who: { userId: string }): Promise<unknown> =>
      test.sql.query(`update sessions set confirmed_at = now() - interval '301 seconds' where user_id = $1`, [who.userId]);

    it('is asked for by what cannot be taken back, five minutes after the last one', async () => {
      const admin = await test.as('admin');
      const other = await make.user(test.sql, 'agent');
      const patient = await make.patient(test.sql);
      const calls: [string, () => Promise<Answer>][] = [
        ['a role', () => admin.put(`users/${other.id}`, { role: 'doctor' })],
        ['a password', () => admin.put(`users/${other.id}`, { password: 'set by an admin' })],
        ['all leads', () => admin.get('export/leads/csv')],
        ['all appointments', () => admin.get('export/appointments/csv')],
        ['a second factor', () => admin.delete(`users/${other.id}/second-factor`)],
        ['the own second factor', () => admin.delete('auth/second-factor')],
        ['an erasure', () => admin.post(`patients/${patient.id}/erase`)],
      ];
      await rest(admin);
      for (const [what, call] of calls) expect([what, outcomeOf(await call())]).toEqual([what, '403 confirmNeeded']);
      expect((await admin.put(`users/${other.id}`, { firstName: 'Renamed', role: 'agent' })).status).toBe(200);
      expect(await test.sql.one('select role, first_name from users where id = $1', [other.id])).toEqual({
        role: 'agent',
        first_name: 'Renamed',
      });
      expect((await admin.post('auth/confirm', { password: TEST_PASSWORD })).status).toBe(204);
      for (const [what, call] of calls) expect([what, (await call()).status < 300]).toEqual([what, true]);
    });

    it('is a right password, and the code where a second factor is on, in that session alone', async () => {
      const { id, username, secret, browser } = await owner();
      const elsewhere = stranger();
      await password(elsewhere, username);
      await code(elsewhere, codeOf(secret, -1));
      await rest({ userId: id });
      const confirm = (body: object): Promise<Answer> => browser.post('auth/confirm', body);
      const refused = [
        await confirm({ password: 'wrong', code: codeOf(secret) }),
        await confirm({ password: TEST_PASSWORD }),
        await confirm({ password: TEST_PASSWORD, code: wrongFor(secret) }),
      ];
      expect(refused.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
        [400, ['password']],
        [400, ['code']],
        [400, ['code']],
      ]);
      expect((await browser.get('auth/confirmed')).status).toBe(403);
      expect((await confirm({ password: TEST_PASSWORD, code: codeOf(secret) })).status).toBe(204);
      expect([(await browser.get('auth/confirmed')).status, (await elsewhere.get('auth/confirmed')).status]).toEqual([204, 403]);
    });

    it('cannot be guessed faster than at the sign-in', async () => {
      const who = await test.as('agent');
      const statuses = [];
      for (let guess = 0; guess < 6; guess += 1) statuses.push((await who.post('auth/confirm', { password: `guess ${guess}` })).status);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });
  });
});
