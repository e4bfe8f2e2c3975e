import { startTestApp, type TestApp } from '../../testing/test-app';
import type { EventReader } from './event-reader';
import { EventReaders } from './event-readers';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ history: false });
});
afterAll(() => test.close());

const run = (): Promise<void> => test.app.get(EventReaders).run();

describe('events', () => {
  const old = `insert into events (at, kind, entity_id, version, change)
    select now() - $1::interval, 'of the test', gen_random_uuid(), 1, '{}' from generate_series(1, $2)`;
  const count = async (): Promise<number> =>
    (await test.sql.one<{ n: number }>(`select count(*) as n from events where kind = 'of the test'`))?.n ?? 0;

  it('are swept after 14 days, a few thousand at a time, but not before every reader has passed them', async () => {
    const readers = test.app.get(EventReaders);
    await test.sql.query('delete from events');
    await test.sql.query(old, ['15 days', 6000]);
    await test.sql.query(old, ['13 days', 10]);
    await test.sql.query(`insert into event_readers (name) values ('of nobody')`);
    await run();
    await readers.sweep();
    expect(await count()).toBe(6010);
    await test.sql.query(`delete from event_readers where name = 'of nobody'`);
    await readers.sweep();
    expect(await count()).toBe(1010);
    await readers.sweep();
    await readers.sweep();
    expect(await count()).toBe(10);
  });

  it('that wait for more than five seconds are shown with the readiness of the server, which goes on', async () => {
    await run();
    await test.sql.query(old, ['9 seconds', 1]);
    await test.sql.query(`insert into event_readers (name) values ('of nobody')`);
    const { status, body } = await test.visitor().get('health/ready');
    await test.sql.query(`delete from event_readers where name = 'of nobody'`);
    expect(status).toBe(200);
    expect(body.status).toBe('ok');
    expect((body.late as { reader: string; seconds: number }[]).find(({ reader }) => reader === 'of nobody')?.seconds).toBeGreaterThan(5);
    await run();
    expect((await test.visitor().get('health/ready')).body).toEqual({ status: 'ok', late: [] });
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
    await run();
    expect(seen).toEqual([]);
    await happen();
    await run();
    expect(seen).toEqual([1]);
  });
});
