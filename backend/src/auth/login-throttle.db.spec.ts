import { Networks } from '../access/networks';
import type { Answer, Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { digest } from './tokens';

describe('guessing passwords', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => test.close());

  const guess = (who: Caller, username: string, password = 'wrong'): Promise<Answer> => who.post('auth/login', { username, password });
  const fail = async (who: Caller, username: string, times: number): Promise<number[]> => {
    const statuses = [];
    for (let time = 0; time < times; time += 1) statuses.push((await guess(who, username)).status);
    return statuses;
  };
  const letWaitPass = (): Promise<unknown[]> => test.sql.query(`update rate_limits set resets_at = now() where key like 'login-failed:%'`);

  it('is free five times, then has to wait, whether the user exists or not', async () => {
    const { username } = await make.user(test.sql, 'agent');
    expect(await fail(test.visitor('127.0.2.1'), username, 6)).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await fail(test.visitor('127.0.2.1'), 'nobody', 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('has to wait twice as long after each further failure', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const guesser = test.visitor('127.0.2.2');
    await fail(guesser, username, 5);
    const waits = [];
    for (let round = 0; round < 3; round += 1) {
      waits.push(Number((await guess(guesser, username)).headers['retry-after']));
      await letWaitPass();
      expect((await guess(guesser, username)).status).toBe(401);
    }
    expect(waits).toEqual([30, 60, 120]);
  });

  it('does not get more tries by sending forty at once', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const guesser = test.visitor('127.0.2.3');
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess(guesser, username)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('does not lock out the user at another address, nor their known browser at the same one', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const known = test.visitor('127.0.2.4');
    expect((await guess(known, username, TEST_PASSWORD)).status).toBe(200);
    await fail(test.visitor('127.0.2.4'), username, 7);
    expect((await guess(test.visitor('127.0.2.4'), username, TEST_PASSWORD)).status).toBe(429);
    expect((await guess(known, username, TEST_PASSWORD)).status).toBe(200);
    expect((await guess(test.visitor('127.0.2.5'), username, TEST_PASSWORD)).status).toBe(200);
  });

  it('is forgotten with the right password', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const person = test.visitor('127.0.2.6');
    await fail(person, username, 4);
    expect((await guess(person, username, TEST_PASSWORD)).status).toBe(200);
    expect(await fail(test.visitor('127.0.2.6'), username, 5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('ends at fifty failures an hour for an account, whatever the networks, but not for a browser that it knows', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const known = test.visitor('127.0.2.8');
    expect((await guess(known, username, TEST_PASSWORD)).status).toBe(200);
    for (const name of [username, 'nobody-at-all']) {
      const statuses: number[] = [];
      for (let network = 0; network < 10; network += 1) statuses.push(...(await fail(test.visitor(`127.0.6.${network + 1}`), name, 5)));
      expect(new Set(statuses)).toEqual(new Set([401]));
      const late = await guess(test.visitor('127.0.6.20'), name, TEST_PASSWORD);
      expect([late.status, Number(late.headers['retry-after']) > 3000]).toEqual([429, true]);
    }
    expect((await guess(known, username, TEST_PASSWORD)).status).toBe(200);
    const bystander = await make.user(test.sql, 'agent');
    expect((await guess(test.visitor('127.0.6.21'), bystander.username, TEST_PASSWORD)).status).toBe(200);
  });

  it('is not made easier for an account whose owner signs in meanwhile, nor used up by who has to wait', async () => {
    const { username } = await make.user(test.sql, 'agent');
    const hitsOf = async (): Promise<number | undefined> =>
      (await test.sql.one<{ hits: number }>('select hits from rate_limits where key = $1', [`login-account:${digest(username)}`]))?.hits;
    await fail(test.visitor('127.0.2.9'), username, 9);
    expect(await hitsOf()).toBe(5);
    expect((await guess(test.visitor('127.0.2.10'), username, TEST_PASSWORD)).status).toBe(200);
    expect(await hitsOf()).toBe(5);
  });

  it('ends at a hundred sign-ins an hour for a network', async () => {
    await test.sql.query(`insert into rate_limits (key, hits, resets_at) values ($1, 99, now() + interval '1 hour')`, [
      `login:${test.app.get(Networks).of('127.0.2.7')}`,
    ]);
    expect(await fail(test.visitor('127.0.2.7'), 'nobody', 2)).toEqual([401, 429]);
  });
});
