import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jest } from '@jest/globals';
import { JobWatch } from '../job-watch';
import { makeClinic, NOW, standAt, TOMORROW } from '../testing/clinic';
import { make, TEST_PASSWORD } from '../testing/make';
import { askMetrics, metricsText, namesIn } from '../testing/metrics-text';
import { startTestApp, type TestApp } from '../testing/test-app';
import { DatabaseFigures } from './database-figures';
import { Metrics } from './metrics';

const SECRET = 'x'.repeat(32);
/** As in production, where errors do not link to the documents that are not shown. */
const ON = { METRICS_PORT: '0', SESSION_SECRET: SECRET, API_DOCS: '0' };

describe('metrics', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: ON, runtime: true });
  });
  afterAll(() => test.close());

  /** The value of the series whose line begins like this. */
  const valueOf = async (series: string): Promise<number | undefined> => {
    const line = (await metricsText(test)).split('\n').find((text) => text.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };

  it('stand on a port of their own and nowhere else', async () => {
    expect((await askMetrics(test)).status).toBe(200);
    expect((await askMetrics(test, '/')).status).toBe(404);
    expect((await askMetrics(test, '/api/health/live')).status).toBe(404);
    expect((await test.visitor().get('/metrics')).text).not.toContain('# TYPE');
  });

  it('hold what there is to know of a server', async () => {
    const names = namesIn(await metricsText(test));
    const wanted = [
      'http_request_duration_seconds_bucket',
      'booking_total',
      'login_total',
      'db_pool_connections',
      'database_up',
      'event_reader_lag_seconds',
      'job_age_seconds',
      'job_overdue',
      'message_jobs',
      'message_jobs_oldest_seconds',
      'sse_connections',
      'server_draining',
      'build_info',
      'nodejs_eventloop_lag_seconds',
      'process_resident_memory_bytes',
      'process_cpu_seconds_total',
    ];
    expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  });

  it('count calls by the template of their route, their method and their status', async () => {
    const agent = await test.as('agent');
    const count = (status: number) =>
      valueOf(`http_request_duration_seconds_count{route="/api/doctors/:id",method="GET",status="${status}"}`);
    await agent.get('doctors/8f14e45f-ceea-467f-a8d9-1c2a5d4e9b10');
    await agent.get('doctors/8f14e45f-ceea-467f-a8d9-1c2a5d4e9b11');
    expect([await count(404), await count(200)]).toEqual([2, undefined]);
  });

  it('count sign-ins and bookings by how they ended', async () => {
    standAt(test, NOW);
    const { username } = await make.user(test.sql, 'agent');
    const before = (await valueOf('login_total{result="ok"}')) ?? 0;
    await test.visitor().post('auth/login', { username, password: 'wrong' });
    await test.visitor().post('auth/login', { username, password: TEST_PASSWORD });
    expect([await valueOf('login_total{result="ok"}'), await valueOf('login_total{result="wrongPassword"}')]).toEqual([before + 1, 1]);
    const clinic = await makeClinic(test);
    const agent = await test.as('agent');
    const body = { doctorId: clinic.doctor.id, patientId: clinic.patient.id, appointmentDate: `${TOMORROW}T10:00:00+05:30` };
    expect([(await agent.post('appointments', body)).status, (await agent.post('appointments', body)).status]).toEqual([201, 409]);
    expect(await valueOf('booking_total{source="staff",result="ok"}')).toBe(1);
    expect(await metricsText(test)).toMatch(/^booking_total\{source="staff",result="(?:slotTaken|oneADay)"\} 1$/mu);
  });

  it('tell of the pool, of readers, jobs, messages and streams', async () => {
    await test.sql.query(
      `insert into message_jobs (channel, recipient, template, next_at, not_after, created_at)
       values ('sms', '+915551210001', 'code', now() - interval '90 seconds', now() + interval '1 hour', now())`,
    );
    standAt(test, new Date().toISOString());
    const text = await metricsText(test);
    for (const state of ['busy', 'idle', 'waiting'])
      expect(text).toMatch(new RegExp(`^db_pool_connections\\{state="${state}"\\} \\d`, 'mu'));
    expect(text).toMatch(/^event_reader_lag_seconds\{reader="kept-figures"\} \d+$/mu);
    expect(text).toMatch(/^job_age_seconds\{name="messages"\} \d+$/mu);
    expect(text).toMatch(/^message_jobs\{state="queued"\} 1$/mu);
    expect(Number(/^message_jobs_oldest_seconds (\d+)$/mu.exec(text)?.[1])).toBeGreaterThanOrEqual(89);
    expect(text).toMatch(/^sse_connections 0$/mu);
    expect(text).toMatch(/^database_up 1$/mu);
  });

  it('go on without a database, and say that it does not answer', async () => {
    const figures = test.app.get(DatabaseFigures, { strict: false });
    const ask = jest.spyOn(figures, 'read').mockResolvedValue(null);
    const text = await metricsText(test);
    ask.mockRestore();
    expect(text).toMatch(/^database_up 0$/mu);
    expect(text).not.toMatch(/^(?:message_jobs|event_reader_lag_seconds)\{/mu);
    expect(text).toMatch(/^db_pool_connections\{/mu);
  });

  it('tell which job is overdue', async () => {
    const watch = test.app.get(JobWatch);
    watch.expect('a job that never ends', 10);
    expect(await valueOf('job_overdue{name="a job that never ends"}')).toBe(0);
    const now = Date.now() + 120_000;
    watch.now = () => now;
    expect(await valueOf('job_overdue{name="a job that never ends"}')).toBe(1);
  });

  it('hold no phone, name or id, wherever a call has had them', async () => {
    const agent = await test.as('agent');
    const { patient } = await makeClinic(test);
    const calls = [
      'patients/by-phone/9876512345',
      'patients?q=9876512345',
      `patients/${patient.id}`,
      'nothing/9876512345?name=Asha',
      '/9876512345/Asha',
      '/book/asha-9876512345?phone=9876512345',
    ];
    for (const path of calls) await agent.get(path);
    await test.visitor().post('auth/login', { username: 'asha-9876512345', password: 'secret 9876512345' });
    const text = await metricsText(test);
    expect(text).toContain('route="/api/patients/by-phone/:phone"');
    expect(text).not.toMatch(/9876512345|asha/iu);
    for (const id of [patient.id, agent.userId, agent.username]) expect(text).not.toContain(id);
  });
});

describe('metrics of a server that is not asked for any', () => {
  it('listen nowhere, and measure nothing', async () => {
    const test = await startTestApp();
    expect(test.app.get(Metrics, { strict: false }).port).toBeNull();
    expect(test.config.metrics).toBeNull();
    await test.close();
  });

  it('on a port that is taken, the start is refused with the name of the variable', async () => {
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
    const { port } = other.address() as AddressInfo;
    await expect(startTestApp({ env: { METRICS_PORT: String(port) } })).rejects.toThrow(`METRICS_PORT ${port} cannot be used at 127.0.0.1`);
    other.close();
  });
});
