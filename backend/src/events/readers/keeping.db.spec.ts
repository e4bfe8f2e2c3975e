import pg from 'pg';
import { AuditSeal } from '../../audit/audit-seal.service';
import { SettleAffected } from '../../calendar-changes/settle.service';
import { JobWatch } from '../../job-watch';
import { MemoryRateLimiter } from '../../limits/memory-rate-limiter';
import { AppointmentMessages } from '../../messages/appointment-messages.service';
import { MessageJobs } from '../../messages/message-jobs';
import { hasRead } from '../../testing/has-read';
import { until } from '../../testing/until';
import { ReleaseCache } from '../../releases/release-cache';
import { Trials } from '../../releases/trials.service';
import { SYSTEM } from '../../request-context';
import { Servers } from '../../servers/servers.service';
import { FigureChecks } from '../../stats/figure-check.service';
import { RandomActs } from '../../testing/random-acts';
import { startTestApp, type TestApp } from '../../testing/test-app';
import type { EventReader } from './event-reader';
import { WebhookSender } from '../../webhooks/sending/webhook-sender';
import { EventReaders } from './event-readers';
import { differences, recount } from './recount';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ history: false });
});
afterAll(() => test.close());

/** Every reader of the server has read all that is committed now. */
async function allRead(): Promise<void> {
  for (const { reader } of await test.app.get(EventReaders).lags()) await hasRead(test, reader);
}

describe('events', () => {
  const old = `insert into events (at, kind, entity_id, version, change)
    select now() - $1::interval, 'of the test', gen_random_uuid(), 1, '{}' from generate_series(1, $2)`;
  const count = async (): Promise<number> =>
    (await test.sql.one<{ n: number }>(`select count(*) as n from events where kind = 'of the test'`))?.n ?? 0;

  it('are swept after 30 days, a few thousand at a time, but not before every reader has passed them', async () => {
    const readers = test.app.get(EventReaders);
    await test.sql.query('delete from events');
    await test.sql.query(old, ['31 days', 6000]);
    await test.sql.query(old, ['29 days', 10]);
    await test.sql.query(`insert into event_readers (name) values ('of nobody')`);
    await allRead();
    await readers.sweep();
    expect(await count()).toBe(6010);
    await test.sql.query(`delete from event_readers where name = 'of nobody'`);
    await readers.sweep();
    expect(await count()).toBe(1010);
    await readers.sweep();
    await readers.sweep();
    expect(await count()).toBe(10);
  });

  it('are swept from the first on without a gap: what is old behind a newer one stays as long as that', async () => {
    await test.sql.query('delete from events');
    // The clock of a server stood wrong, or a transaction that had begun earlier came later. No clock stands a year ahead for good.
    for (const age of ['31 days', '-400 days', '31 days', '1 day', '31 days', '1 minute']) await test.sql.query(old, [age, 1]);
    await allRead();
    await test.app.get(EventReaders).sweep();
    const kept = await test.sql.query(
      `select extract(day from now() - at)::int as days from events where kind = 'of the test' order by tx, id`,
    );
    expect(kept).toEqual([{ days: 1 }, { days: 31 }, { days: 0 }]);
  });

  it('are never swept to the last: the newest stays, however old', async () => {
    const readers = test.app.get(EventReaders);
    await test.sql.query('delete from events');
    await test.sql.query(old, ['400 days', 3]);
    await allRead();
    await readers.sweep();
    expect(await count()).toBe(1);
  });

  it('that wait for more than five seconds are shown with the readiness of the server, which goes on', async () => {
    await allRead();
    await test.sql.query(old, ['9 seconds', 1]);
    await test.sql.query(`insert into event_readers (name) values ('of nobody')`);
    const { status, body } = await test.visitor().get('health/ready');
    await test.sql.query(`delete from event_readers where name = 'of nobody'`);
    expect(status).toBe(200);
    expect(body.status).toBe('degraded');
    expect((body.late as { reader: string; seconds: number }[]).find(({ reader }) => reader === 'of nobody')?.seconds).toBeGreaterThan(5);
    await allRead();
    expect((await test.visitor().get('health/ready')).body).toEqual({ status: 'ok', late: [], overdue: [] });
  });
});

describe('a repeated job', () => {
  it('that fails or hangs for minutes is named by the readiness of the server, until it ends well', async () => {
    const [watch, messages] = [test.app.get(JobWatch), test.app.get<MessageJobs, { drain: () => Promise<void> }>(MessageJobs)];
    const drain = messages.drain.bind(messages);
    let release: () => void = () => undefined;
    const ready = async () =>
      (await test.visitor().get('health/ready')).body as { status: string; overdue: { job: string; seconds: number }[] };
    const runAll = async (): Promise<void> => {
      const { app } = test;
      const scan = app
        .get(AppointmentMessages)
        .scan()
        .catch(() => undefined);
      await Promise.all([
        app.get(EventReaders).run(),
        app.get(AuditSeal).tick(),
        app.get(MemoryRateLimiter).exchange(),
        app.get(EventReaders).sweep(),
        app.get(MessageJobs).run(),
        app.get(SettleAffected).run(),
        app.get(Servers).beat(),
        app.get(ReleaseCache).look(),
        app.get(Trials).look(),
        app.get(WebhookSender).run(),
        scan,
      ]);
    };
    watch.now = () => Date.now() + 600_000;
    await until(async () => (await runAll(), (await ready()).overdue.length === 0));
    for (const broken of [() => Promise.reject(new Error('down')), () => new Promise<void>((done) => (release = done))]) {
      messages.drain = broken;
      watch.now = () => Date.now() + 1_200_000;
      void runAll();
      await until(async () => (await ready()).overdue.length === 1);
      expect(await ready()).toMatchObject({ status: 'degraded', overdue: [{ job: 'messages' }] });
      watch.now = () => Date.now() + 600_000;
    }
    messages.drain = drain;
    release();
    expect((await ready()).status).toBe('ok');
  });
});

describe('a new reader', () => {
  const happen = (): Promise<object[]> =>
    test.sql.query(`insert into events (at, kind, entity_id, version, change) values (now(), 'of the test', gen_random_uuid(), 1, '{}')`);

  it('may begin with the next event', async () => {
    await happen();
    const seen: number[] = [];
    const work: EventReader['work'] = (_tx, { events }) => Promise.resolve(seen.push(events) > 0 ? [] : []);
    test.app.get(EventReaders).add({ name: 'of the test', begins: 'next', work });
    await test.app.get(EventReaders).run();
    expect(seen).toEqual([]);
    await happen();
    await hasRead(test, 'of the test');
    expect(seen).toEqual([1]);
  });
});

describe('kept figures', () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 1_000_000);
  const found = async () => ({ seed, found: await differences(test.sql) });
  const checked = async () => {
    await test.sql.query('delete from figure_checks');
    await test.app.get(FigureChecks).check();
    return (await (await test.as('admin')).get('reports/figures')).body;
  };

  const differedLines = (): object[] =>
    test
      .logged()
      .trim()
      .split('\n')
      .filter((line) => line.includes('Kept figures differed'))
      .map((line) => JSON.parse(line) as object);

  beforeAll(async () => {
    const acts = await RandomActs.on(test.sql, seed);
    await acts.some(2_000);
    expect(acts.kinds).toBeGreaterThan(10);
    await hasRead(test);
  });

  /** What one test leaves wrong, where it fails, is none of the next one's. */
  afterEach(() => test.sql.transaction(SYSTEM, (db) => recount(db)));

  it('agree with the rows after two thousand random acts', async () => {
    expect(await found()).toEqual({ seed, found: [] });
    expect(await checked()).toEqual({ checkedAt: expect.any(String), differing: [] });
    expect(test.logged()).not.toContain('Kept figures differed');
  });

  it.each([
    [
      'counter',
      'update appointment_counters set appointments = appointments + 1 where ctid = (select min(ctid) from appointment_counters)',
    ],
    ['total', 'delete from appointment_totals where ctid = (select ctid from appointment_totals where appointments > 0 limit 1)'],
    ['day', 'update appointment_days set appointments = appointments - 1 where ctid = (select min(ctid) from appointment_days)'],
    ['hour', 'delete from appointment_hours where ctid = (select ctid from appointment_hours where appointments > 0 limit 1)'],
    ['doctor-day', 'update doctor_days set no_shows = no_shows + 1 where ctid = (select min(ctid) from doctor_days)'],
    ['leads', 'update lead_counters set leads = leads - 1 where ctid = (select min(ctid) from lead_counters)'],
    ['new-leads', `insert into lead_days values ('2020-01-01', 'Nowhere', 1)`],
    ['pending-leads', 'update pending_lead_days set leads = leads + 1 where ctid = (select min(ctid) from pending_lead_days)'],
    ['lead-totals', `insert into lead_totals values ('lost', 77, 1)`],
    ['pending-days', `insert into pending_days values ('2026-01-01', 77, 1)`],
    ['patients', 'update patient_totals set patients = patients + 1 where part = 3'],
  ])('one figure of %s that is changed by hand is found, logged without its key, counted anew, and it is said', async (figure, byHand) => {
    await test.sql.query(byHand);
    expect((await found()).found).toMatchObject([{ figure: expect.stringContaining(figure) }]);
    const repaired = [{ figure, count: 1, repaired: true }];
    expect((await checked()).differing).toEqual(repaired);
    expect(differedLines().at(-1)).toMatchObject({ level: 50, differing: repaired });
    expect(await found()).toEqual({ seed, found: [] });
  });

  it('that cannot be counted anew, since somebody holds the rows, are reported as they are, and are counted the next night', async () => {
    const other = new pg.Client({ connectionString: test.config.databaseUrl });
    await other.connect();
    await other.query('begin');
    await other.query('lock table leads in row exclusive mode');
    await test.sql.query(`insert into lead_days values ('2020-01-02', 'Nowhere', 1)`);
    expect((await checked()).differing).toEqual([{ figure: 'new-leads', count: 1, repaired: false }]);
    expect(test.logged()).toContain('Kept figures could not be counted anew');
    await other.query('rollback');
    await other.end();
    expect((await checked()).differing).toEqual([{ figure: 'new-leads', count: 1, repaired: true }]);
    expect((await checked()).differing).toEqual([]);
  });

  it('are counted anew by the login of the server, which owns no table', async () => {
    const other = await startTestApp({ database: test.config.databaseUrl, runtime: true, history: false });
    await test.sql.query(`insert into lead_days values ('2020-01-03', 'Nowhere', 1)`);
    await test.sql.query('delete from figure_checks');
    await other.app.get(FigureChecks).check();
    await other.close();
    expect(await found()).toEqual({ seed, found: [] });
  });

  it('that an older server has found differing are shown as not repaired', async () => {
    await test.sql.query('delete from figure_checks');
    await test.sql.query(`insert into figure_checks values ('2026-01-01', now(), '[{"figure": "leads", "count": 2}]')`);
    const { body } = await (await test.as('admin')).get('reports/figures');
    expect(body.differing).toEqual([{ figure: 'leads', count: 2, repaired: false }]);
  });

  it('are compared once a night, by one of several servers', async () => {
    const first = await checked();
    await Promise.all([test.app.get(FigureChecks).check(), test.app.get(FigureChecks).check()]);
    expect((await (await test.as('admin')).get('reports/figures')).body).toEqual(first);
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
      expect((await (await test.as(role)).get('reports/figures')).status).toBe(403);
    }
  });
});
