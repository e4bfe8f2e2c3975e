import { SYSTEM } from '../request-context';
import type { Channel } from '@arogya/domain/messages/texts';
import { makeClinic, NOW, standAt } from '../testing/clinic';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { claimJobs } from './jobs.sql';
import { Messages, NotTaken, type Message } from './message';
import { MessageJobs } from './message-jobs';
import { MessageQueue } from './message-queue';
import { Sql } from '../database/sql';

const SECRET = 'x'.repeat(32);

interface JobDrain {
  drain(): Promise<void>;
}

let app: TestApp;
let sent: Message[];
let fails: boolean;
let ids: string[];
beforeAll(async () => {
  app = await startTestApp({ env: { OUTBOX: '1', SESSION_SECRET: SECRET } });
});
afterAll(() => app.close());
beforeEach(async () => {
  standAt(app, NOW);
  await app.sql.query('delete from message_jobs');
  [sent, ids, fails] = [[], [], false];
  app.app.get(Messages).send = (message, id) => {
    if (fails) return Promise.reject(new NotTaken('canary +91 55512 10001'));
    sent.push(message);
    ids.push(id);
    return Promise.resolve();
  };
});

const CODE: Message = { to: { channel: 'sms', address: '+915551210001' }, template: 'code', params: { code: '042179' } };
const after = (seconds: number): void => standAt(app, new Date(Date.parse(NOW) + seconds * 1000).toISOString());
const add = (minutes = 600): Promise<void> => app.app.get(MessageQueue).add(app.app.get(Sql), CODE, minutes * 60_000);
const run = (): Promise<void> => app.app.get(MessageJobs).run();
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
    expect(sent).toEqual([{ ...CODE, language: null }]);
    expect(await jobs()).toEqual([]);
  });

  it('is not sent when the transaction that queued it rolls back', async () => {
    const failing = app.sql.transaction(SYSTEM, async (db) => {
      await app.app.get(MessageQueue).add(db, CODE, 60_000);
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
    expect(await jobs()).toEqual([{ state: 'failed', tries: 5, recipient: '', sealed: null, failure: 'NotTaken' }]);
    expect(app.logged()).toContain('A message was not taken');
    expect(app.logged()).not.toMatch(/canary|5551210001|042179/u);
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
    await app.sql.query(
      `insert into message_jobs (channel, recipient, template, params, next_at, not_after, created_at)
       select 'sms', '+91555121' || n, 'code', '{"code":"1"}', $1, $1::timestamptz + interval '1 hour', $1 from generate_series(1000, 1024) n`,
      [NOW],
    );
    const others = await app.sql.transaction(SYSTEM, async (db) => {
      const claimed = await db.query(claimJobs({ now: NOW, most: 10 }));
      await run();
      expect(sent).toHaveLength(15);
      return claimed;
    });
    expect(sent.map(({ to }) => to.address)).not.toContain(others[0]?.recipient);
    await run();
    expect(sent).toHaveLength(15);
  });
});

/** A provider takes the message, and the server dies before it has noted that. */
async function takenByADyingServer(): Promise<void> {
  const messages = app.app.get(Messages);
  const send = messages.send.bind(messages);
  messages.send = async (message, id) => {
    await send(message, id);
    await new Promise(() => undefined);
  };
  void app.app.get<MessageJobs, JobDrain>(MessageJobs).drain();
  await until(() => sent.length === 1);
  messages.send = send;
}

describe('a message that was perhaps taken', () => {
  const dedupes = (...channels: readonly Channel[]) => Object.assign(app.app.get(Messages), { deduped: channels });
  const about = async (appointmentId: string, minutes = 600): Promise<void> => {
    await app.sql.query(
      `insert into message_jobs (channel, recipient, template, params, appointment_id, start_at, next_at, not_after, created_at)
       select 'sms', '+915551210001', 'confirmation', $3, id, start_at, $1, $1::timestamptz + $4 * interval '1 minute', $1
       from appointments where id = $2`,
      [NOW, appointmentId, { hospital: 'Lotus', doctor: 'Dr. Iyer', day: '2026-11-25', time: '09:30', number: 7, phone: null }, minutes],
    );
  };
  const booked = async (): Promise<string> => {
    const [{ doctor }, patient] = [await makeClinic(app), await make.patient(app.sql)];
    return (await make.appointment(app.sql, '2026-11-25T04:00:00.000Z', { doctor_id: doctor.id, patient_id: patient.id })).id;
  };
  afterEach(() => dedupes('sms', 'email'));

  it('is sent again under the same id where the provider knows our ids', async () => {
    await add();
    await takenByADyingServer();
    after(119);
    await run();
    expect(sent).toHaveLength(1);
    after(121);
    await run();
    expect(ids).toEqual([ids[0], ids[0]]);
    expect(await jobs()).toEqual([]);
  });

  it('is not sent again by itself elsewhere; a code leaves nothing behind', async () => {
    dedupes();
    await add();
    await takenByADyingServer();
    expect((await jobs())[0]).toMatchObject({ state: 'sending', tries: 1 });
    for (const seconds of [121, 700, 3000]) {
      after(seconds);
      await run();
    }
    expect(sent).toHaveLength(1);
    expect(await jobs()).toEqual([{ state: 'unknown', tries: 1, recipient: '', sealed: null, failure: 'no answer' }]);
  });

  it('is unknown as well when the provider does not answer, and one that dedupes is asked again', async () => {
    app.app.get(Messages).send = () => Promise.reject(new DOMException('canary', 'TimeoutError'));
    await add();
    await run();
    expect(await jobs()).toMatchObject([{ state: 'queued', tries: 1 }]);
    dedupes();
    after(11);
    await run();
    expect(await jobs()).toMatchObject([{ state: 'unknown', tries: 2, recipient: '', sealed: null }]);
  });

  it('is shown to administrators, who send it again once, as long as it can be of use', async () => {
    dedupes();
    app.app.get(Messages).send = () => Promise.reject(new TypeError('socket'));
    await about(await booked());
    await about(await booked(), 30);
    await run();
    const live = await startTestApp({
      database: app.config.databaseUrl,
      env: { OUTBOX: '', SMS_URL: 'http://127.0.0.1:1/', SMS_TOKEN: 't', SESSION_SECRET: SECRET },
    });
    standAt(live, NOW);
    try {
      const [admin, agent] = await Promise.all([live.as('admin'), live.as('agent')]);
      const list = async () => (await admin.get('messages')).body as { id: string; state: string; text: string; recipient: string }[];
      expect(await list()).toHaveLength(2);
      standAt(live, new Date(Date.parse(NOW) + 3_600_000).toISOString());
      const [shown, ...others] = await list();
      expect([others, shown]).toEqual([[], expect.objectContaining({ state: 'unknown', recipient: '+915551210001' })]);
      expect(shown?.text).toContain('Lotus: appointment AD-7');
      expect((await admin.get('messages?q=nobody')).body).toEqual([]);
      expect((await agent.post(`messages/${shown?.id}/resend`)).status).toBe(403);
      expect((await admin.post(`messages/${shown?.id}/resend`)).status).toBe(204);
      expect((await admin.post(`messages/${shown?.id}/resend`)).status).toBe(404);
      expect((await admin.get('audit?entity=call&action=changed')).body[0]).toMatchObject({ operation: 'POST messages/:id/resend' });
      expect(await app.sql.query(`select tries from message_jobs where state = 'queued'`)).toEqual([{ tries: 0 }]);
    } finally {
      await live.close();
    }
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
