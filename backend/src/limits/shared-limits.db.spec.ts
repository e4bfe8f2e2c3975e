import { make } from '../testing/make';
import { ProbeModule } from '../testing/probe';
import { until } from '../testing/until';
import { startTestApp, type TestApp } from '../testing/test-app';
import { LIMITS } from './limits';
import { MemoryRateLimiter } from './memory-rate-limiter';

/** Two servers before one database, and a third with a database of its own: the control of each count. */
describe('limits of several servers', () => {
  let one: TestApp;
  let two: TestApp;
  let apart: TestApp;
  beforeAll(async () => {
    const options = { modules: [ProbeModule], env: { RATE_LIMIT_SCALE: '1', SESSION_SECRET: 'pF3kQz8wYt1LrV6nXc0hJs5dBg9mTu2e' } };
    one = await startTestApp(options);
    two = await startTestApp({ ...options, database: one.config.databaseUrl });
    apart = await startTestApp(options);
  });
  afterAll(async () => {
    await two.close();
    await one.close();
    await apart.close();
  });

  const statuses = async (servers: readonly TestApp[], calls: number, call: (server: TestApp) => Promise<{ status: number }>) =>
    (await Promise.all(Array.from({ length: calls }, (_, index) => call(servers[index % servers.length] ?? one)))).map(
      ({ status }) => status,
    );
  const good = (answers: readonly number[], status: number): number => answers.filter((answer) => answer === status).length;

  const limitersOf = (servers: readonly [TestApp, TestApp]) =>
    servers.map(({ app }) => app.get(MemoryRateLimiter)) as [MemoryRateLimiter, MemoryRateLimiter];

  it('let twenty calls of a network through on both together, by whatever server they come', async () => {
    const call = (address: string) => (server: TestApp) => server.visitor(address).get('probe/limited');
    expect(good(await statuses([one, two], 50, call('127.0.4.1')), 200)).toBe(20);
    expect(good(await statuses([one, apart], 50, call('127.0.4.2')), 200)).toBe(40);
  });

  it('count failed sign-ins together: the sixth has to wait, also on the other server', async () => {
    const guess = (username: string, address: string) => (server: TestApp) =>
      server.visitor(address).post('auth/login', { username, password: 'wrong' });
    const { username } = await make.user(one.sql, 'agent');
    expect(good(await statuses([one, two], 12, guess(username, '127.0.4.3')), 401)).toBe(5);
    expect(good(await statuses([one, apart], 12, guess(username, '127.0.4.4')), 401)).toBe(10);
  });

  it('pace a member of staff on both together, once they have exchanged their counts', async () => {
    const most = LIMITS.staff.max;
    const refusedAfter = async (servers: readonly [TestApp, TestApp], user: string): Promise<number> => {
      const [here, there] = limitersOf(servers);
      // A call after the exchange: the next exchange sends it to the other server.
      for (let call = 0; call < most / 2 - 1; call += 1) for (const limiter of [here, there]) limiter.take(user, LIMITS.staff);
      await here.exchange();
      await there.exchange();
      here.take(user, LIMITS.staff);
      await here.exchange();
      let more = 0;
      try {
        while (more < most) {
          here.take(user, LIMITS.staff);
          more += 1;
        }
      } catch {
        return more;
      }
      return more;
    };
    expect(await refusedAfter([one, two], 'staff of two servers')).toBeLessThanOrEqual(1);
    expect(await refusedAfter([one, apart], 'staff of two databases')).toBeGreaterThanOrEqual(most / 2 - 1);
  });

  it('count each call once, although two exchanges meet', async () => {
    const most = LIMITS.staff.max;
    const [here, there] = limitersOf([one, two]);
    const take = (limiter: MemoryRateLimiter, calls: number): void => {
      for (let call = 0; call < calls; call += 1) limiter.take('staff of exchanges that meet', LIMITS.staff);
    };
    take(here, most / 2);
    await Promise.all([here.exchange(), here.exchange()]);
    take(there, 1);
    await there.exchange();
    take(there, most / 2 - 1);
    expect(() => take(there, 1)).toThrow();
  });

  it('end a session on both: what one server ends, the other does not know any more', async () => {
    const { username } = await make.user(one.sql, 'agent');
    const login = await one.visitor().post('auth/login', { username, password: 'correct horse' });
    const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const ask = (server: TestApp) => server.visitor().get('auth/user', { cookie });
    expect([(await ask(one)).status, (await ask(two)).status, (await ask(apart)).status]).toEqual([200, 200, 401]);
    await one.visitor().post('auth/logout', undefined, { cookie });
    // The other server hears of it over the database.
    await until(async () => (await ask(two)).status === 401);
  });
});
