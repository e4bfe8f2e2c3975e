import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { Drain } from '../../drain';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import {
  deliveriesOf,
  endpointAt,
  fannedOut,
  later,
  leadChanged,
  MAY_CALL_HERE,
  readFromNow,
  sendWebhooks,
  told,
} from '../../testing/webhook-clinic';
import { itemOf, WebhookReceiver } from '../../testing/webhook-receiver';
import { DeliveryCalls } from './delivery-calls';
import { DeliveryEnds } from './delivery-ends';

let test: TestApp;
let other: TestApp;
let receiver: WebhookReceiver;
const start = (): Promise<TestApp> =>
  startTestApp({ env: MAY_CALL_HERE, history: false, ...(test ? { database: test.config.databaseUrl } : {}) });
beforeAll(async () => {
  test = await start();
  other = await start();
  receiver = await WebhookReceiver.start();
  await readFromNow(test);
});
afterAll(async () => {
  await receiver.close();
  await other.close();
  await test.close();
});
beforeEach(async () => {
  await test.sql.query('delete from webhook_deliveries');
  await test.sql.query('delete from webhook_endpoints');
  receiver.forget();
  receiver.answer = () => 204;
});

/** A gate that calls wait at. */
function gate(): { readonly open: () => void; readonly opened: Promise<void> } {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((done) => (open = done));
  return { open, opened };
}

const isSending = async (): Promise<boolean> =>
  (await test.sql.one(`select 1 as found from webhook_deliveries where state = 'sending'`)) !== null;

/** The other server sends, and notes nothing until \`open\` is called, as one that is frozen or has died. */
function frozen(): { readonly open: () => void; readonly done: Promise<void> } {
  const ends = other.app.get(DeliveryEnds, { strict: false });
  const note = ends.note.bind(ends);
  const { open, opened } = gate();
  ends.note = async (some) => {
    await opened;
    ends.note = note;
    await note(some);
  };
  return { open, done: sendWebhooks(other) };
}

describe('a server that dies while it sends', () => {
  it('leaves what it had claimed to the other one, after its lease and not before', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    await leadChanged(test);
    await fannedOut(test);
    const { open, done } = frozen();
    await until(async () => receiver.calls.length === 1 && (await isSending()));
    await later(test, 29);
    await sendWebhooks(test);
    expect(receiver.calls).toHaveLength(1);
    await later(test, 2);
    await sendWebhooks(test);
    expect(receiver.calls.map(({ id }) => id)).toEqual([receiver.calls[0]?.id, receiver.calls[0]?.id]);
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'delivered', tries: 2 }]);
    open();
    await done;
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'delivered', tries: 2, attempts: [{ status: 204 }] }]);
  });

  it('does not undo what the other one has delivered since, when it comes back with a failure', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    await leadChanged(test);
    await fannedOut(test);
    receiver.answer = () => 500;
    const { open, done } = frozen();
    await until(() => receiver.calls.length === 1);
    receiver.answer = () => 204;
    await later(test, 31);
    await sendWebhooks(test);
    open();
    await done;
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'delivered', attempts: [{ outcome: 'delivered' }] }]);
  });

  it('keeps the order of a record: its later change waits for what the dead server had claimed', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    const id = randomUUID();
    await leadChanged(test, id);
    await leadChanged(test, id, 2);
    await fannedOut(test);
    const { open, done } = frozen();
    await until(async () => receiver.calls.length === 1 && (await isSending()));
    await sendWebhooks(test);
    await later(test, 31);
    await sendWebhooks(test);
    open();
    await done;
    const versions = receiver.calls.map((call) => itemOf(call).data.version);
    expect(versions).toEqual([1, 1, 2]);
    expect((await deliveriesOf(test, endpoint)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});

describe('two servers', () => {
  it('send each delivery once', async () => {
    const endpoints = [await endpointAt(test, receiver.url('/one')), await endpointAt(test, receiver.url('/two'))];
    for (let n = 0; n < 60; n += 1) await leadChanged(test);
    await fannedOut(test);
    await Promise.all([sendWebhooks(test), sendWebhooks(other)]);
    for (const path of ['/one', '/two']) {
      const ids = receiver.callsTo(path).map(({ id }) => id);
      expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
    }
    for (const endpoint of endpoints)
      expect((await deliveriesOf(test, endpoint)).every(({ state, tries }) => state === 'delivered' && tries === 1)).toBe(true);
  });
});

describe('a receiver that takes its time', () => {
  it('holds up no other one, and no connection of the database', async () => {
    const [, quick] = [await endpointAt(test, receiver.url('/slow')), await endpointAt(test, receiver.url('/quick'))];
    const { open, opened } = gate();
    receiver.answer = async ({ path }) => {
      if (path === '/slow') await opened;
      return 204;
    };
    for (let n = 0; n < 30; n += 1) await leadChanged(test);
    await fannedOut(test);
    const running = sendWebhooks(test);
    await until(async () => (await deliveriesOf(test, quick)).every(({ state }) => state === 'delivered'));
    const pool = test.app.get(Pool);
    expect([receiver.callsTo('/slow').length, receiver.callsTo('/quick').length]).toEqual([8, 30]);
    await until(() => pool.totalCount - pool.idleCount === 0);
    open();
    await running;
    expect(receiver.callsTo('/slow')).toHaveLength(30);
  });

  it('is waited for when the server stops, which takes on nothing more meanwhile', async () => {
    const stopping = await start();
    const endpoint = await endpointAt(test, receiver.url());
    const { open, opened } = gate();
    receiver.answer = async () => (await opened, 204);
    for (let n = 0; n < 10; n += 1) await leadChanged(test);
    await fannedOut(test);
    void sendWebhooks(stopping);
    await until(() => receiver.calls.length === 8);
    stopping.app.get(Drain, { strict: false }).begin();
    open();
    await stopping.close();
    const states = (await deliveriesOf(test, endpoint)).map(({ state }) => state);
    expect([states.filter((state) => state === 'delivered').length, states.filter((state) => state === 'queued').length]).toEqual([8, 2]);
  });
});

describe('a database that is away for a moment', () => {
  it('has what was sent meanwhile noted when it is back, and nothing is sent twice', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    const ends = test.app.get(DeliveryEnds, { strict: false });
    const note = ends.note.bind(ends);
    let failures = 0;
    ends.note = () => ((failures += 1), Promise.reject(new Error('terminating connection')));
    for (let n = 0; n < 5; n += 1) await leadChanged(test);
    await fannedOut(test);
    await until(async () => (await sendWebhooks(test), receiver.calls.length === 5 && failures > 1));
    ends.note = note;
    await sendWebhooks(test);
    expect((await deliveriesOf(test, endpoint)).map(({ state, tries }) => [state, tries])).toEqual(
      Array.from({ length: 5 }, () => ['delivered', 1]),
    );
    expect(receiver.calls).toHaveLength(5);
  });

  it('and a call whose outcome was lost goes out again after its lease', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    const calls = test.app.get(DeliveryCalls, { strict: false });
    const call = calls.call.bind(calls);
    calls.call = async (outgoing) => {
      await call(outgoing);
      throw new Error('lost');
    };
    await leadChanged(test);
    await told(test);
    calls.call = call;
    await sendWebhooks(test);
    expect(receiver.calls).toHaveLength(1);
    await later(test, 31);
    await sendWebhooks(test);
    expect(receiver.calls).toHaveLength(2);
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'delivered' }]);
  });
});
