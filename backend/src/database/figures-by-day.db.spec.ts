import { FiguresReader } from '../events/readers/figures.reader';
import { lastEvent, whoIsBehind } from '../events/readers/readers.sql';
import { differences } from '../events/readers/recount';
import { emptyDatabase, type EmptyDatabase } from '../testing/empty-database';
import { hasRead } from '../testing/has-read';
import { RandomActs } from '../testing/random-acts';
import { startTestApp, type TestApp } from '../testing/test-app';
import { migrate } from './migrate';

const SEED = 26;
const PLACES = `select name, tx::text, id::text from event_readers where name like '%figures' order by name`;

describe('A database of before the figures by day, with events that nobody has folded', () => {
  let database: EmptyDatabase;
  let test: TestApp;
  let before: object[];
  beforeAll(async () => {
    database = await emptyDatabase();
    await migrate(database.url);
    const first = await startTestApp({ database: database.url, history: false });
    const acts = await RandomActs.on(first.sql, SEED);
    await acts.some(800);
    await hasRead(first);
    first.app.get(FiguresReader).work = () => Promise.reject(new RangeError('not yet'));
    await acts.some(400);
    await first.close();
    await database.takeBackTo(25);
    await database.query(`update events set change = change #- '{to,timeSlot}' #- '{from,timeSlot}' where kind like 'appointment.%'`);
    before = await database.query(PLACES);
    await migrate(database.url);
    test = await startTestApp({ database: database.url, history: false });
  });
  afterAll(async () => {
    await test.close();
    await database.close();
  });

  it('goes on where its reader stood, and shows a server of before nothing to read', async () => {
    expect(before).toMatchObject([{ name: 'figures' }]);
    const [behind, [seen]] = await test.sql.batch(whoIsBehind(), lastEvent({ reader: 'figures' }));
    expect(behind.map(({ name }) => name)).not.toContain('figures');
    expect(seen?.reached).toBe(true);
  });

  it('has the figures of a recount when the rest is read', async () => {
    await hasRead(test);
    expect(await differences(test.sql)).toEqual([]);
    for (const table of ['appointment_days', 'appointment_hours', 'doctor_days', 'lead_totals', 'pending_days']) {
      expect(await test.sql.query(`select from ${table} limit 4`)).toHaveLength(4);
    }
  });
});
