import { ProbeModule } from '../testing/probe';
import { startTestApp, type TestApp } from '../testing/test-app';
import { StaffPace } from './staff-pace';

describe('limits', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ modules: [ProbeModule], env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => test.close());

  it('let exactly five of forty simultaneous calls of an address through, and say when to try again', async () => {
    const anyone = test.visitor('127.0.1.1');
    const answers = await Promise.all(Array.from({ length: 40 }, () => anyone.get('probe/limited')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(refused).toHaveLength(35);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused[0]?.body.message).toBe('Too many requests. Please wait a moment and try again.');
  });

  it('count each address by itself', async () => {
    expect((await test.visitor('127.0.1.2').get('probe/limited')).status).toBe(200);
  });

  it('start again when their time is over', async () => {
    const anyone = test.visitor('127.0.1.3');
    for (let call = 0; call < 6; call += 1) await anyone.get('probe/limited');
    await test.sql.query(`update rate_limits set resets_at = now() - interval '1 second' where key = 'enquiry:127.0.1.3'`);
    expect((await anyone.get('probe/limited')).status).toBe(200);
  });

  it('pace a member of staff at 600 calls a minute', async () => {
    const agent = await test.as('agent');
    const pace = test.app.get(StaffPace);
    for (let call = 0; call < 590; call += 1) pace.take(agent.userId);
    const answers = await Promise.all(Array.from({ length: 20 }, () => agent.get('auth/user')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(answers.filter(({ status, headers }) => status === 429 && Number(headers['retry-after']) > 0)).toHaveLength(10);
  });

  it('believe no X-Forwarded-For unless a proxy is announced', async () => {
    const anyone = test.visitor('127.0.1.4');
    const answers = [];
    for (let call = 0; call < 6; call += 1) answers.push(await anyone.get('probe/limited', { 'x-forwarded-for': `10.0.0.${call}` }));
    expect(answers.at(-1)?.status).toBe(429);
  });
});
