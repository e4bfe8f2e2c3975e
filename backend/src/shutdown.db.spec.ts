import { request } from 'node:http';
import { Controller, Get, Module } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { Public } from './access/access.decorator';
import { stopInOrder } from './shutdown';
import { startTestApp, type TestApp } from './testing/test-app';
import { until } from './testing/until';

const SECRET = 'x'.repeat(32);
/** A busy machine takes long for its answers. */
const PATIENT = { requestsMs: 600_000 };
let answerSlow: () => void = () => undefined;
let slowIsAsked = false;

@Controller('slow')
class SlowController {
  @Get() @Public() slow(): Promise<{ ok: boolean }> {
    slowIsAsked = true;
    return new Promise((resolve) => {
      answerSlow = () => resolve({ ok: true });
    });
  }
}

@Module({ controllers: [SlowController] })
class SlowModule {}

/** What a browser's stream has brought, and whether it was ended. */
function openStream(port: number, cookie: string): { readonly text: () => string; readonly ended: () => boolean } {
  let [text, ended] = ['', false];
  request({ port, path: '/api/events', headers: { cookie, 'sec-fetch-site': 'same-origin' } }, (answer) => {
    answer.on('data', (chunk: Buffer) => (text += chunk.toString()));
    answer.on('end', () => (ended = true));
  }).end();
  return { text: () => text, ended: () => ended };
}

/** Of a call over a connection of its own; the code of the error when there is no answer. */
const statusOf = (port: number): Promise<number | string | undefined> =>
  new Promise((done) => {
    const call = request({ port, host: '127.0.0.1', path: '/api/health/live', agent: false }, (answer) => done(answer.resume().statusCode));
    call.once('error', ({ code }: NodeJS.ErrnoException) => done(code));
    call.end();
  });

/** Keeps the server from everything else for so long. */
function work(ms: number): void {
  for (const until = performance.now() + ms; performance.now() < until;);
}

describe('a server that is asked to stop', () => {
  let keeper: TestApp;
  /** A second server on the database of the first: the test stops it and does not close it. */
  let test: TestApp;
  beforeAll(async () => {
    keeper = await startTestApp({ env: { SESSION_SECRET: SECRET } });
  });
  beforeEach(async () => {
    slowIsAsked = false;
    test = await startTestApp({
      database: keeper.config.databaseUrl,
      env: { SESSION_SECRET: SECRET },
      modules: [SlowModule],
      jobsRepeat: true,
    });
  });
  afterAll(() => keeper.close());

  /** Begins to stop; the drain is over when the test says so. */
  function draining(): { readonly asked: number[]; readonly end: () => Promise<void> } {
    const asked: number[] = [];
    let over: () => void = () => undefined;
    const drained = new Promise<void>((done) => (over = done));
    const stopped = stopInOrder(test.app, 10, { wait: (ms) => (asked.push(ms), drained) });
    return { asked, end: () => (over(), stopped) };
  }

  it('says so in its readiness at once, answers everything else, and takes no connection any more when its time is over', async () => {
    const visitor = test.visitor();
    expect((await visitor.get('health/ready')).status).toBe(200);
    const drain = draining();
    const ready = await visitor.get('health/ready');
    expect(ready).toMatchObject({ status: 503, body: { type: 'urn:arogyadesk:draining' } });
    expect(Number(ready.headers['retry-after'])).toBeGreaterThan(0);
    const live = await visitor.get('health/live');
    expect([live.status, live.headers.connection]).toEqual([200, 'close']);
    expect(drain.asked).toEqual([10_000]);
    await drain.end();
    await expect(test.visitor().get('health/live')).rejects.toThrow(/ECONNREFUSED/u);
  });

  it('says goodbye to every stream, also to one that comes too late, and begins no repeated job', async () => {
    const who = await test.as('agent');
    const cookie = `__Host-sid=${who.cookie('__Host-sid')}`;
    const early = openStream(test.port, cookie);
    await until(() => early.text().includes('"unread"'));
    const registry = test.app.get(SchedulerRegistry, { strict: false });
    expect(registry.getIntervals().length).toBeGreaterThan(5);
    const drain = draining();
    const late = openStream(test.port, cookie);
    await until(() => early.ended() && late.ended());
    expect([early.text(), late.text()]).toEqual([
      expect.stringMatching(/event: bye\n/u) as string,
      expect.stringMatching(/event: bye\n/u) as string,
    ]);
    expect(registry.getIntervals()).toEqual([]);
    await drain.end();
  });

  it('answers a request that still runs when the port has closed', async () => {
    const visitor = test.visitor();
    const answer = visitor.get('slow');
    await until(() => slowIsAsked);
    const stopped = stopInOrder(test.app, 0, PATIENT);
    await until(() =>
      test
        .visitor()
        .get('health/live')
        .then(
          () => false,
          () => true,
        ),
    );
    answerSlow();
    expect(await answer).toMatchObject({ status: 200, body: { ok: true } });
    await stopped;
  });

  it('answers those who came in at the moment when the port closed', async () => {
    const answers = Array.from({ length: 30 }, () => statusOf(test.port));
    await stopInOrder(test.app, 0, PATIENT);
    expect([...new Set(await Promise.all(answers))]).toEqual([200]);
  });

  it('answers them also when it is so busy that the last one waits for over a second', async () => {
    test.app.getHttpServer().on('connection', () => work(40));
    const answers = Array.from({ length: 30 }, () => statusOf(test.port));
    await stopInOrder(test.app, 0, PATIENT);
    expect([...new Set(await Promise.all(answers))]).toEqual([200]);
  });

  it('cuts off a request that does not end in time', async () => {
    const answer = test.visitor().get('slow');
    answer.catch(() => undefined);
    await until(() => slowIsAsked);
    await stopInOrder(test.app, 0, { requestsMs: 50 });
    await expect(answer).rejects.toThrow(/hang up|ECONNRESET/u);
  });
});
