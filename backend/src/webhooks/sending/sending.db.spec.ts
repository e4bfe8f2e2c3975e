import { randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { until } from '../../testing/until';
import {
  deliveriesOf,
  endpointAt,
  endpointNow,
  fannedOut,
  later,
  leadChanged,
  MAY_CALL_HERE,
  readFromNow,
  sendWebhooks,
  told,
} from '../../testing/webhook-clinic';
import { itemOf, WebhookReceiver } from '../../testing/webhook-receiver';
import { WebhookSweep } from './webhook-sweep';

let test: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  test = await startTestApp({ env: MAY_CALL_HERE, history: false });
  receiver = await WebhookReceiver.start();
  await readFromNow(test);
});
afterAll(async () => {
  await receiver.close();
  await test.close();
});
beforeEach(async () => {
  await test.sql.query('delete from webhook_deliveries');
  await test.sql.query('delete from webhook_endpoints');
  receiver.forget();
  receiver.answer = () => 204;
});

describe('a delivery', () => {
  it('is sent once, signed, under the id of its change, and its receiver verifies it', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    await leadChanged(test);
    await told(test);
    await sendWebhooks(test);
    const [call, ...others] = receiver.calls;
    const [delivery] = await deliveriesOf(test, endpoint);
    expect([others, call?.id]).toEqual([[], delivery?.eventId]);
    expect(new Webhook(endpoint.secret).verify(call?.body ?? '', call?.headers as Record<string, string>)).toMatchObject({
      type: 'lead.created',
    });
    expect(delivery).toMatchObject({ state: 'delivered', tries: 1, attempts: [{ outcome: 'delivered', status: 204 }] });
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active', fails: 0 });
  });

  it.each([[199 + 101], [400], [404], [429], [500], [503]])('that meets %d is tried again, with the same id and body', async (status) => {
    const endpoint = await endpointAt(test, receiver.url());
    receiver.answer = () => ({ status, text: 'not now', headers: { location: receiver.url('/elsewhere') } });
    await leadChanged(test);
    await told(test);
    await sendWebhooks(test);
    expect(receiver.calls).toHaveLength(1);
    receiver.answer = () => 200;
    await later(test, 7);
    await sendWebhooks(test);
    const [first, second, ...others] = receiver.calls;
    expect([others, second?.id, second?.body]).toEqual([[], first?.id, first?.body]);
    expect(await deliveriesOf(test, endpoint)).toMatchObject([
      { state: 'delivered', tries: 2, attempts: [{ outcome: 'failed', status, text: 'not now' }, { outcome: 'delivered' }] },
    ]);
    expect(receiver.callsTo('/elsewhere')).toEqual([]);
  });

  it('waits as long as its receiver asks for, up to an hour', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    for (const [asked, seconds] of [
      ['120', 120],
      ['86400', 3600],
      ['1', 5],
    ] as const) {
      await test.sql.query('delete from webhook_deliveries');
      receiver.answer = () => ({ status: 503, headers: { 'retry-after': asked } });
      await leadChanged(test);
      await told(test);
      const [delivery] = await deliveriesOf(test, endpoint);
      expect(Math.abs((delivery?.wait ?? 0) - seconds)).toBeLessThanOrEqual(seconds * 0.2 + 20);
    }
  });

  it('is tried after 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h, then it is dead; the next one of its record goes out', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    const id = randomUUID();
    await leadChanged(test, id);
    await leadChanged(test, id, 2);
    receiver.answer = (call) => (itemOf(call).data.version === 1 ? 500 : 204);
    const waits: number[] = [];
    for (let tries = 1; tries <= 10; tries += 1) {
      await told(test);
      const [first, second] = await deliveriesOf(test, endpoint);
      expect([first?.tries, first?.state, second?.state]).toEqual([
        tries,
        tries < 10 ? 'queued' : 'dead',
        tries < 10 ? 'queued' : 'delivered',
      ]);
      if (tries < 10) waits.push(first?.wait ?? 0);
      await later(test, (first?.wait ?? 0) + 1);
    }
    const meant = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];
    waits.forEach((wait, n) => expect(Math.abs(wait - (meant[n] ?? 0))).toBeLessThanOrEqual((meant[n] ?? 0) * 0.2 + 20));
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active', fails: 0 });
  });

  it('goes out at once though the clock was put back by an hour since it was written', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    await leadChanged(test);
    await fannedOut(test);
    await later(test, -3600);
    await sendWebhooks(test);
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'delivered' }]);
  });

  it('keeps of what was answered the first try and the last ones', async () => {
    const endpoint = await endpointAt(test, receiver.url(), { fields: { state: 'resting', fails: 20, probe_at: new Date(0) } });
    let n = 0;
    receiver.answer = () => ({ status: 500, text: `answer ${(n += 1)}` });
    await leadChanged(test);
    await fannedOut(test);
    for (let probe = 0; probe < 25; probe += 1) {
      await sendWebhooks(test);
      await later(test, 1801);
    }
    const [delivery] = await deliveriesOf(test, endpoint);
    const texts = delivery?.attempts.map(({ text }) => text) ?? [];
    expect([texts.length, texts[0], texts[1], texts.at(-1)]).toEqual([20, 'answer 1', 'answer 7', 'answer 25']);
  });
});

describe('the changes of a record', () => {
  it('go out one after another, while those of others do not wait', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    const [slow, other] = [randomUUID(), randomUUID()];
    receiver.answer = (call) => (itemOf(call).data.id === slow ? 500 : 204);
    for (const version of [1, 2, 3]) {
      await leadChanged(test, slow, version);
      await leadChanged(test, other, version);
    }
    await told(test);
    const versionsOf = (id: string): number[] =>
      receiver.calls
        .map((call) => itemOf(call).data)
        .filter((item) => item.id === id)
        .map((item) => item.version);
    expect([versionsOf(slow), versionsOf(other)]).toEqual([[1], [1, 2, 3]]);
    receiver.answer = () => 204;
    await later(test, 7);
    await sendWebhooks(test);
    expect(versionsOf(slow)).toEqual([1, 1, 2, 3]);
    expect((await deliveriesOf(test, endpoint)).every(({ state }) => state === 'delivered')).toBe(true);
  });

  it('go out eight at once at most to one endpoint, over two servers', async () => {
    const other = await startTestApp({ database: test.config.databaseUrl, env: MAY_CALL_HERE, history: false });
    const endpoint = await endpointAt(test, receiver.url('/busy'));
    let release: () => void = () => undefined;
    const held = new Promise<void>((done) => (release = done));
    receiver.answer = async () => (await held, 204);
    for (let n = 0; n < 40; n += 1) await leadChanged(test);
    await fannedOut(test);
    const runs = [sendWebhooks(test), sendWebhooks(other)];
    for (let n = 0; n < 10; n += 1) void [sendWebhooks(test), sendWebhooks(other)];
    await until(() => receiver.calls.length >= 8);
    release();
    await Promise.all(runs);
    await sendWebhooks(test);
    await other.close();
    expect(receiver.mostAtOnce('/busy')).toBe(8);
    expect(new Set(receiver.calls.map(({ id }) => id)).size).toBe(40);
    expect(receiver.calls).toHaveLength(40);
    expect((await deliveriesOf(test, endpoint)).every(({ state }) => state === 'delivered')).toBe(true);
  });
});

describe('what is not to be sent', () => {
  const none = async (
    fields: Parameters<typeof endpointAt>[2],
    change: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<void> => {
    const endpoint = await endpointAt(test, receiver.url(), fields);
    await leadChanged(test);
    await fannedOut(test);
    await change();
    await sendWebhooks(test);
    await later(test, 60);
    await sendWebhooks(test);
    expect(receiver.calls).toEqual([]);
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'queued', tries: 0, attempts: [] }]);
  };
  const integrations = (set: string) => () => test.sql.query(`update integrations set ${set}`);
  const endpoints = (set: string) => () => test.sql.query(`update webhook_endpoints set ${set}`);

  it.each([
    ['its integration was switched off', integrations('is_active = false')],
    ['its integration was deleted', integrations('archived_at = now()')],
    ['the scope was taken away', integrations(`scopes = '{patients:read}'`)],
    ['it was switched off', endpoints(`state = 'paused', reason = 'switched_off'`)],
    ['it is disabled', endpoints(`state = 'disabled', reason = 'silent'`)],
    ['the server has another address now', endpoints(`base_url = 'https://elsewhere.example'`)],
    ['the database was restored', endpoints(`home = ''`)],
    ['its secret cannot be read', endpoints(`secret = 'AAAA' || substr(secret, 5)`)],
  ])('stays as it is when %s', async (_why, change) => none({}, change));

  it('goes out when it may again', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    await leadChanged(test);
    await fannedOut(test);
    await integrations('is_active = false')();
    await sendWebhooks(test);
    await integrations('is_active = true')();
    await sendWebhooks(test);
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'delivered', tries: 1 }]);
  });

  it('is, with one endpoint that cannot be signed for, still sent to the others, and the page says why', async () => {
    const [mute, good] = [await endpointAt(test, receiver.url('/mute')), await endpointAt(test, receiver.url('/good'))];
    await test.sql.query(`update webhook_endpoints set secret = 'AAAA' || substr(secret, 5) where id = $1`, [mute.id]);
    await leadChanged(test);
    await told(test);
    expect([receiver.callsTo('/mute').length, receiver.callsTo('/good').length]).toEqual([0, 1]);
    const admin = await test.as('admin');
    const { body } = await admin.get(`integrations/${mute.integrationId}/webhooks`);
    expect(body[0].fault).toContain('Set a new secret');
    expect((await admin.get(`integrations/${good.integrationId}/webhooks`)).body[0].fault).toBeNull();
  });
});

describe('what was kept for 30 days', () => {
  it('is swept, whatever came of it', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    await leadChanged(test);
    await told(test);
    await later(test, 29 * 86_400);
    await leadChanged(test);
    await fannedOut(test);
    await test.app.get(WebhookSweep, { strict: false }).sweep();
    expect(await deliveriesOf(test, endpoint)).toHaveLength(2);
    await later(test, 2 * 86_400);
    await test.app.get(WebhookSweep, { strict: false }).sweep();
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'queued' }]);
  });
});
