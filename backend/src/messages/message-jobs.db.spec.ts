import { SYSTEM } from '../request-context';
import { NOW, standAt } from '../testing/clinic';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { CLAIM_JOBS } from './jobs.sql';
import { Messages, type Message } from './message';
import { MessageJobs } from './message-jobs';
import { MessageQueue } from './message-queue';
import { Sql } from '../database/sql';

const SECRET = 'x'.repeat(32);

interface Draining {
  drain(): Promise<void>;
}

let app: TestApp;
let sent: Message[];
let fails: boolean;
beforeAll(async () => {
  app = await startTestApp({ env: { OUTBOX: '1', SESSION_SECRET: SECRET } });
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  await app.sql.query('delete from message_jobs');
  [sent, fails] = [[], false];
  app.app.get(Messages).send = (message) => {
    if (fails) return Promise.reject(new TypeError('canary +91 55512 10001'));
    sent.push(message);
    return Promise.resolve();
  };
});

const CODE: Message = { to: { channel: 'sms', address: '+915551210001' }, template: 'code', params: { code: '042179' } };
const after = (seconds: number): void => standAt(app, new Date(Date.parse(NOW) + seconds * 1000).toISOString());
const add = (minutes = 600): Promise<void> => app.app.get(MessageQueue).add(app.app.get(Sql), CODE, Date.parse(NOW) + minutes * 60_000);
/** A run that began before the job was queued may have missed it. */
async function run(): Promise<void> {
  await app.app.get(MessageJobs).run();
  await app.app.get(MessageJobs).run();
}
const jobs = () =>
  app.sql.query<{ state: string; tries: number; recipient: string; sealed: string | null; failure: string | null }>(
    'select state, tries, recipient, sealed, failure from message_jobs',
  );

describe('a message that is queued', () => {
  it('waits sealed, is sent once, and a code leaves nothing behind', async () => {
    fails = true;
    await add();
    const [job] = await app.sql.query<{ row: string }>('select row_to_json(m)::text as row from message_jobs m');
    expect(job?.row).not.toContain('042179');
    await run();
    fails = false;
    after(11);
    await run();
    await run();
    expect(sent).toEqual([CODE]);
    expect(await jobs()).toEqual([]);
  });

  it('is not sent when the transaction that queued it rolls back', async () => {
    const failing = app.sql.transaction(SYSTEM, async (db) => {
      await app.app.get(MessageQueue).add(db, CODE, Date.parse(NOW) + 60_000);
      throw new RangeError('no');
    });
    await expect(failing).rejects.toThrow(RangeError);
    await run();
    expect(sent).toEqual([]);
  });

  it('is tried five times, at growing distances, and then given up without a trace of code or phone', async () => {
    fails = true;
    await add();
    const tried: number[] = [];
    for (let second = 0; second < 4000; second += 1) {
      if (![0, 1, 9, 10, 11, 69, 70, 429, 430, 2589, 2590, 3999].includes(second)) continue;
      after(second);
      await run();
      const [job] = await jobs();
      if (job && job.tries > tried.length) tried.push(second);
    }
    expect(tried).toEqual([0, 10, 70, 430, 2590]);
    expect(await jobs()).toEqual([{ state: 'failed', tries: 5, recipient: '', sealed: null, failure: 'TypeError' }]);
    expect(app.logged()).toContain('A message was not taken');
    expect(app.logged()).not.toMatch(/canary|5551210001|042179/u);
  });

  it('is sent by the next server when the one that had claimed it is killed', async () => {
    await add();
    app.app.get(Messages).send = () => new Promise(() => undefined);
    const stuck = app.app.get<MessageJobs, Draining>(MessageJobs);
    void stuck.drain();
    await until(async () => (await jobs())[0]?.tries === 1);
    app.app.get(Messages).send = (message) => Promise.resolve(void sent.push(message));
    await run();
    expect(sent).toHaveLength(0);
    after(11);
    await run();
    expect(sent).toEqual([CODE]);
  });

  it('is not sent when it is of no use any more', async () => {
    await add(10);
    after(601);
    await run();
    expect(sent).toEqual([]);
    expect(await jobs()).toEqual([{ state: 'dropped', tries: 1, recipient: '', sealed: null, failure: 'too late' }]);
  });

  it('is given up when it was sealed with another secret', async () => {
    fails = true;
    await add();
    await app.sql.query(`update message_jobs set sealed = 'AAAA' || substr(sealed, 5)`);
    after(11);
    await run();
    expect(sent).toEqual([]);
    expect((await jobs())[0]?.state).toBe('failed');
  });

  it('is sent by one of two servers, of which none waits for the other', async () => {
    app.app.get(Messages).send = async (message) => {
      await new Promise((done) => setTimeout(done, 30));
      sent.push(message);
    };
    await app.sql.query(
      `insert into message_jobs (channel, recipient, template, params, next_at, not_after, created_at)
       select 'sms', '+91555121' || n, 'code', '{"code":"1"}', $1, $1::timestamptz + interval '1 hour', $1 from generate_series(1000, 1024) n`,
      [NOW],
    );
    const others = await app.sql.transaction(SYSTEM, async (db) => {
      const claimed = await db.query<{ recipient: string }>(CLAIM_JOBS, [NOW, 10]);
      await run();
      expect(sent).toHaveLength(15);
      return claimed;
    });
    expect(sent.map(({ to }) => to.address)).not.toContain(others[0]?.recipient);
    await run();
    expect(sent).toHaveLength(15);
  });
});

describe('what is old', () => {
  it('is swept away: codes, proofs, messages, jobs', async () => {
    await add();
    await app.sql.query(`insert into booking_codes values (gen_random_uuid(), '+91', '', 5, $1)`, [NOW]);
    await app.sql.query(`insert into booking_proofs values ('old', '+91', $1), ('new', '+91', $1::timestamptz + interval '3 days')`, [NOW]);
    await app.sql.query(
      `insert into outbox_messages (channel, recipient, template, subject, text, at)
       select 'sms', '', 'code', '', n, $1::timestamptz + n * interval '1 hour' from unnest(array[-72, 0]) n`,
      [NOW],
    );
    after(25 * 3600);
    await app.app.get(MessageJobs).sweep();
    const left = await app.sql.query<{ name: string }>(
      `select 'job' as name from message_jobs union all select 'code' from booking_codes
       union all select token_hash from booking_proofs union all select text from outbox_messages`,
    );
    expect(left.map(({ name }) => name)).toEqual(['new', '0']);
  });
});
