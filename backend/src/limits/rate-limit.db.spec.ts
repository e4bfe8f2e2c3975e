import { jest } from '@jest/globals';
import { auditOf } from '../testing/audit';
import { ProbeModule } from '../testing/probe';
import { startTestApp, type TestApp } from '../testing/test-app';
import { LIMITS } from './limits';
import { Networks } from '../access/networks';
import { MemoryRateLimiter } from './memory-rate-limiter';

describe('limits', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ modules: [ProbeModule], env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => test.close());
  // No minute of what is counted in memory ends within a test.
  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(Date.now()));
  afterEach(() => jest.restoreAllMocks());

  it('let exactly twenty of fifty simultaneous calls of a network through, and say when to try again', async () => {
    const anyone = test.visitor('127.0.1.1');
    const answers = await Promise.all(Array.from({ length: 50 }, () => anyone.get('probe/limited')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(refused).toHaveLength(30);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused[0]?.body.message).toBe('Too many requests. Please wait a moment and try again.');
  });

  it('count each network by itself', async () => {
    expect((await test.visitor('127.0.1.2').get('probe/limited')).status).toBe(200);
  });

  it('start again when their time is over', async () => {
    const anyone = test.visitor('127.0.1.3');
    for (let call = 0; call < 21; call += 1) await anyone.get('probe/limited');
    await test.sql.query(`update rate_limits set resets_at = now() - interval '1 second' where key = $1`, [
      `enquiry:${test.app.get(Networks).of('127.0.1.3')}`,
    ]);
    expect((await anyone.get('probe/limited')).status).toBe(200);
  });

  it('pace a member of staff at 600 calls a minute', async () => {
    const agent = await test.as('agent');
    const limiter = test.app.get(MemoryRateLimiter);
    for (let call = 0; call < 590; call += 1) limiter.take(`staff:${agent.userId}`, LIMITS.staff);
    const answers = await Promise.all(Array.from({ length: 20 }, () => agent.get('auth/user')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)).toHaveLength(10);
  });

  it('let a member of staff look up sixty phones in ten minutes, and write the first one above into the audit log', async () => {
    const [agent, colleague] = [await test.as('agent'), await test.as('agent')];
    const statuses = new Map<number, number>();
    const rows = await auditOf(test, async () => {
      for (let phone = 10_000; phone < 10_065; phone += 1) {
        const { status } = await agent.get(`patients/by-phone/98765${phone}?all=1`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    });
    expect([...statuses]).toEqual([
      [404, 60],
      [429, 5],
    ]);
    const limited = { action: 'refused', entity: 'patient', actor_id: agent.userId, row_count: 60 };
    expect(rows.filter(({ action }) => action !== 'looked_up')).toEqual([expect.objectContaining(limited)]);
    expect((await colleague.get('patients/by-phone/9876510000')).status).toBe(404);
    expect((await agent.get('appointments')).status).toBe(200);
  });

  it('hold no address, only what an address has been hashed to', async () => {
    await test.visitor('127.0.1.5').get('probe/limited');
    expect(await test.sql.query(`select key from rate_limits where key like '%127.%'`)).toEqual([]);
  });

  it('of reads write nothing before the next exchange', async () => {
    const limiter = test.app.get(MemoryRateLimiter);
    await limiter.exchange();
    const key = `phoneCheck:${test.app.get(Networks).of('127.0.1.6')}`;
    const kept = () => test.sql.query('select hits from rate_limits where key = $1', [key]);
    const anyone = test.visitor('127.0.1.6');
    const answers = [];
    for (let call = 0; call < 31; call += 1) answers.push((await anyone.get('probe/read')).status);
    expect(answers).toEqual([...Array<number>(30).fill(200), 429]);
    await limiter.exchange();
    expect(await kept()).toEqual([{ hits: 31 }]);
  });

  it('believe no X-Forwarded-For unless a proxy is announced', async () => {
    const anyone = test.visitor('127.0.1.4');
    const answers = [];
    for (let call = 0; call < 21; call += 1) answers.push(await anyone.get('probe/limited', { 'x-forwarded-for': `10.0.0.${call}` }));
    expect(answers.at(-1)?.status).toBe(429);
  });
});
