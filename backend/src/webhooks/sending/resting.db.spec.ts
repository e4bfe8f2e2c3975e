import { randomUUID } from 'node:crypto';
import { startTestApp, type TestApp } from '../../testing/test-app';
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
  type TestEndpoint,
} from '../../testing/webhook-clinic';
import { WebhookReceiver } from '../../testing/webhook-receiver';

const DAY = 86_400;

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
  await test.sql.query(`delete from notifications where kind = 'webhook_off'`);
  receiver.forget();
  receiver.answer = () => 500;
});

/** An endpoint that rests, since 24 changes of different records have failed there. */
async function restingEndpoint(): Promise<TestEndpoint> {
  const endpoint = await endpointAt(test, receiver.url());
  for (let n = 0; n < 24; n += 1) await leadChanged(test, randomUUID());
  await told(test);
  expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'resting', reason: null, fails: 20 });
  return endpoint;
}

const triesOf = async (endpoint: TestEndpoint): Promise<number> =>
  (await deliveriesOf(test, endpoint)).reduce((sum, { tries }) => sum + tries, 0);
const bellOf = async (): Promise<{ detail: Record<string, unknown> }[]> => {
  const admin = await test.as('admin');
  const { body } = await admin.get('notifications');
  return (body as { kind: string; detail: Record<string, unknown> }[]).filter(({ kind }) => kind === 'webhook_off');
};

describe('an endpoint that fails twenty times in a row', () => {
  it('rests: one delivery at a time asks again, after 5 s and twice as long each time up to half an hour, and no try is spent', async () => {
    const endpoint = await restingEndpoint();
    const [calls, tries] = [receiver.calls.length, await triesOf(endpoint)];
    const waits: number[] = [];
    for (let probe = 0; probe < 11; probe += 1) {
      await sendWebhooks(test);
      const { probe: wait = 0 } = (await endpointNow(test, endpoint)) ?? {};
      waits.push(wait ?? 0);
      await later(test, (wait ?? 0) + 0.5);
    }
    const meant = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 1800, 1800];
    waits.forEach((wait, n) => expect(Math.abs(wait - (meant[n] ?? 0))).toBeLessThan(3));
    expect([receiver.calls.length - calls, await triesOf(endpoint)]).toEqual([10, tries]);
    expect(new Set(receiver.calls.slice(calls).map(({ id }) => id)).size).toBeGreaterThan(1);
  });

  it('sends everything that has waited once it is there again', async () => {
    const endpoint = await restingEndpoint();
    receiver.answer = () => 200;
    await leadChanged(test, randomUUID());
    await told(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'resting' });
    await later(test, 6);
    await sendWebhooks(test);
    await later(test, 400);
    await sendWebhooks(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active', fails: 0, probe: null });
    expect((await deliveriesOf(test, endpoint)).map(({ state }) => state)).toEqual(Array.from({ length: 25 }, () => 'delivered'));
  });

  it('is probed by one of two servers', async () => {
    const other = await startTestApp({ database: test.config.databaseUrl, env: MAY_CALL_HERE, history: false });
    await restingEndpoint();
    const calls = receiver.calls.length;
    await later(test, 6);
    await Promise.all([sendWebhooks(test), sendWebhooks(other), sendWebhooks(test)]);
    await other.close();
    expect(receiver.calls.length - calls).toBe(1);
  });

  it('is probed though the clock was put back by an hour', async () => {
    const endpoint = await restingEndpoint();
    receiver.answer = () => 200;
    await later(test, -3600);
    await sendWebhooks(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active' });
  });

  it('does not rest when others succeed in between', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    for (let round = 0; round < 3; round += 1) {
      receiver.answer = () => 500;
      for (let n = 0; n < 10; n += 1) await leadChanged(test, randomUUID());
      await told(test);
      receiver.answer = () => 200;
      await leadChanged(test, randomUUID());
      await told(test);
    }
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active', fails: 0 });
  });
});

describe('an endpoint that takes nothing for five days', () => {
  it('is disabled, and the administrators are told once, by its host alone', async () => {
    const endpoint = await endpointAt(test, receiver.url('/path?token=canary'));
    await leadChanged(test);
    await told(test);
    await later(test, 5 * DAY - 60);
    await sendWebhooks(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active' });
    await later(test, DAY);
    await sendWebhooks(test);
    await later(test, DAY);
    await sendWebhooks(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'disabled', reason: 'silent', probe: null });
    const [notification, ...others] = await bellOf();
    expect(others).toEqual([]);
    expect(notification?.detail).toEqual({
      host: expect.stringMatching(/^127\.0\.0\.1:\d+$/u),
      integration: 'Front desk',
      reason: 'silent',
    });
    expect(receiver.calls).toHaveLength(3);
  });

  it('is not when nothing was sent there meanwhile, or only one delivery was given up long ago and others were taken since', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    receiver.answer = () => 200;
    await leadChanged(test);
    await told(test);
    await later(test, 10 * DAY);
    receiver.answer = () => 500;
    await leadChanged(test);
    await told(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active', fails: 1 });
    receiver.answer = () => 200;
    await leadChanged(test);
    await told(test);
    await later(test, 6 * DAY);
    receiver.answer = () => 500;
    await sendWebhooks(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active', fails: 1 });
    expect(await bellOf()).toEqual([]);
  });

  it('is not right after somebody has resumed it', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    await leadChanged(test);
    await told(test);
    await later(test, 6 * DAY);
    await sendWebhooks(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'disabled' });
    const admin = await test.as('admin');
    expect((await admin.post(`integrations/${endpoint.integrationId}/webhooks/${endpoint.id}/resume`)).status).toBe(200);
    await sendWebhooks(test);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'active', fails: 1 });
  });
});

describe('a receiver that answers 410', () => {
  it('is called no more, the administrators are told, and what waits goes out when somebody resumes it', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    receiver.answer = () => 410;
    const id = randomUUID();
    await leadChanged(test, id);
    await leadChanged(test, id, 2);
    await told(test);
    await later(test, 60);
    await sendWebhooks(test);
    expect(receiver.calls).toHaveLength(1);
    expect(await endpointNow(test, endpoint)).toMatchObject({ state: 'disabled', reason: 'gone' });
    expect((await bellOf()).map(({ detail }) => detail['reason'])).toEqual(['gone']);
    receiver.answer = () => 200;
    const admin = await test.as('admin');
    await admin.post(`integrations/${endpoint.integrationId}/webhooks/${endpoint.id}/resume`);
    await sendWebhooks(test);
    expect((await deliveriesOf(test, endpoint)).map(({ state }) => state)).toEqual(['delivered', 'delivered']);
  });
});

describe('what was given up', () => {
  it('goes out again with the same id when somebody asks for it', async () => {
    const endpoint = await endpointAt(test, receiver.url());
    await leadChanged(test);
    await fannedOut(test);
    await test.sql.query('update webhook_deliveries set tries = 9 where endpoint_id = $1', [endpoint.id]);
    await sendWebhooks(test);
    expect(await deliveriesOf(test, endpoint)).toMatchObject([{ state: 'dead', tries: 10 }]);
    receiver.answer = () => 200;
    const admin = await test.as('admin');
    const { body } = await admin.post(`integrations/${endpoint.integrationId}/webhooks/${endpoint.id}/replay`, {});
    expect(body).toMatchObject({ queued: 1 });
    await sendWebhooks(test);
    const [first, second] = receiver.calls;
    expect([second?.id, second?.body]).toEqual([first?.id, first?.body]);
    expect(await deliveriesOf(test, endpoint)).toMatchObject([
      { state: 'delivered', tries: 1, attempts: [{ status: 500 }, { status: 200 }] },
    ]);
  });
});
