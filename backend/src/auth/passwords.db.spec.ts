import { hash } from '@node-rs/argon2';
import { Refusal } from '@arogya/domain/refusal';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { Passwords } from './passwords';

/** A password costs what its hash says: these take no time, so that only the order of the turns matters. */
const cheapHash = (): Promise<string> => hash(TEST_PASSWORD, { memoryCost: 8, timeCost: 1 });

describe('passwords that are checked at once', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('wait their turn: of 150 sign-ins at once each is answered, and none with 503', async () => {
    // As costly as a real one: so the others wait meanwhile.
    const password_hash = await new Passwords().hash(TEST_PASSWORD);
    const users = await Promise.all(Array.from({ length: 10 }, () => make.user(test.sql, 'agent', { password_hash })));
    const at = (turn: number): string => users[turn % users.length]?.username ?? '';
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, turn) =>
        test.visitor(`127.0.9.${turn + 1}`).post('auth/login', { username: at(turn), password: TEST_PASSWORD }),
      ),
    );
    expect([...new Set(answers.map(({ status }) => status))]).toEqual([200]);
  });

  it('are refused only behind five hundred that wait, and those are all answered', async () => {
    const [passwords, kept] = [new Passwords(), await cheapHash()];
    const results = await Promise.allSettled(Array.from({ length: 510 }, () => passwords.matches(TEST_PASSWORD, kept)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(502);
    const refused = results.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
    expect(refused.map((reason) => reason instanceof Refusal && reason.code)).toEqual(Array(8).fill('unavailable'));
    expect(await passwords.matches(TEST_PASSWORD, kept)).toBe(true);
  });

  it('let somebody who chooses a password go first', async () => {
    const [passwords, order] = [new Passwords(), [] as string[]];
    const kept = await passwords.hash(TEST_PASSWORD);
    const waiting = Array.from({ length: 20 }, (_, turn) => passwords.matches('wrong', kept).then(() => order.push(`check ${turn}`)));
    await Promise.all([...waiting, passwords.hash('chosen').then(() => order.push('hash'))]);
    expect(order.indexOf('hash')).toBeLessThan(10);
    expect(order).toHaveLength(21);
  });
});
