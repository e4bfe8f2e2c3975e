import { DELIVERY_SEARCH_WRONG } from '@arogya/domain/webhooks/delivery-search';
import type { DeliveryState } from '@arogya/domain/webhooks/states';
import type { Caller } from '../testing/caller';
import { integrationKey, program, type Program, type TestKey } from '../testing/integration-key';
import { startReceiver, type Receiver } from '../testing/receiver';
import { startTestApp, type TestApp } from '../testing/test-app';
import { fannedOut, readFromNow } from '../testing/webhook-clinic';

const TYPES = ['lead.created'];
type Found = Readonly<Record<'id' | 'eventId' | 'entityId' | 'type', string>>;

describe('deliveries of webhooks', () => {
  let test: TestApp;
  let admin: Caller;
  let receiver: Receiver;
  let own: TestKey;
  let call: Program;
  let id: string;
  beforeAll(async () => {
    test = await startTestApp({ env: { WEBHOOK_ALLOW: '127.0.0.0/8' } });
    admin = await test.as('admin');
    receiver = await startReceiver();
  });
  beforeEach(async () => {
    own = await integrationKey(test);
    call = program(test.visitor(), own);
    receiver.received.length = 0;
    receiver.answer = (_, reply) => void reply.writeHead(204).end();
    ({ id } = (await call('POST', 'webhooks', { url: receiver.url(), types: TYPES })).body);
  });
  afterAll(async () => {
    await receiver.close();
    await test.close();
  });

  /** As the fan-out writes them, `ago` minutes ago. */
  const plant = async (state: DeliveryState, { ago = 0, many = 1 } = {}): Promise<string[]> => {
    const rows = await test.sql.query<{ id: string }>(
      `insert into webhook_deliveries (endpoint_id, event_id, type, entity_id, version, body, state, tries, next_at, created_at)
       select $1, 'evt_' || left(md5(gen_random_uuid()::text), 22), 'lead.created', gen_random_uuid(), 1, '{}', $2, 10, now() + interval '1 day', now() - make_interval(mins => $3)
       from generate_series(1, $4) returning id::text`,
      [id, state, ago, many],
    );
    return rows.map((row) => row.id);
  };
  const statesOf = async (ids: readonly string[]) =>
    (await test.sql.query<{ state: string }>('select state from webhook_deliveries where id = any ($1) order by id', [ids])).map(
      ({ state }) => state,
    );

  it('are listed the newest first, by page and by state, for who has the webhook', async () => {
    const dead = await plant('dead', { many: 3 });
    const delivered = await plant('delivered', { many: 3 });
    const all = await call('GET', `webhooks/${id}/deliveries?pageSize=4`);
    expect(all.body.map((row: { id: string }) => row.id)).toEqual([...dead, ...delivered].reverse().slice(0, 4));
    expect(all.headers['x-total-count']).toBe('6');
    const next = /<\/api\/(?<next>[^>]+)>; rel="next"/u.exec(String(all.headers.link))?.groups?.['next'] ?? '';
    expect(next).toContain('after=');
    expect((await call('GET', next)).body.map((row: { id: string }) => row.id)).toEqual(dead.slice(0, 2).reverse());
    const some = await admin.get(`integrations/${own.integrationId}/webhooks/${id}/deliveries?state=dead`);
    expect(some.body).toHaveLength(3);
    const [first] = some.body;
    expect(first).toMatchObject({
      id: dead[2],
      type: 'lead.created',
      recordVersion: 1,
      state: 'dead',
      tries: 10,
      nextAt: null,
      attempts: [],
      body: '{}',
    });
    for (const wrong of ['state=lost', 'pageSize=0', 'after=x', 'sort=-name']) {
      expect([wrong, (await call('GET', `webhooks/${id}/deliveries?${wrong}`)).status]).toEqual([wrong, 400]);
    }
  });

  it('are found by the id of the change, of the record and of the delivery, within their webhook', async () => {
    await readFromNow(test);
    const webhook = (await call('POST', 'webhooks', { url: receiver.url('/all'), types: ['lead.created', 'lead.updated'] })).body;
    const lead = (await call('POST', 'leads', { patientName: 'Asha Rao', phone: '+91 98450 51001' })).body.id as string;
    await call('PUT', `leads/${lead}`, { notes: 'Calls back' });
    await call('POST', 'leads', { patientName: 'Ravi Rao', phone: '+91 98450 51002' });
    await fannedOut(test);
    const found = async (q: string, of = webhook.id as string): Promise<Found[]> =>
      (await admin.get(`integrations/${own.integrationId}/webhooks/${of}/deliveries?q=${encodeURIComponent(q)}`)).body;
    const both = await found(lead.toUpperCase());
    expect(both.map(({ type, entityId }) => [type, entityId])).toEqual([
      ['lead.updated', lead],
      ['lead.created', lead],
    ]);
    const [updated, created] = both as [Found, Found];
    expect(await found(`  ${updated.eventId} `)).toEqual([updated]);
    expect(await found(created.id)).toEqual([created]);
    expect(await found('')).toHaveLength(3);
    for (const none of [own.integrationId, '999999', 'evt_aaaaaaaaaaaaaaaaaaaaaa']) expect(await found(none)).toEqual([]);
    // What another webhook was told is not found in this one.
    expect(await found(updated.eventId, id)).toEqual([]);
    for (const wrong of ['evt_12', 'lead', '0x1f', '9'.repeat(19), 'x'.repeat(5_000)]) {
      const { status, body } = await call('GET', `webhooks/${id}/deliveries?q=${wrong}`);
      expect([wrong, status, body.errors]).toEqual([wrong, 400, { q: DELIVERY_SEARCH_WRONG }]);
    }
  });

  it('that have come to an end are sent once more, with the id that they had', async () => {
    const [dead = '', delivered = ''] = [...(await plant('dead')), ...(await plant('delivered'))];
    for (const one of [dead, delivered]) {
      const { status, body } = await call('POST', `webhooks/${id}/deliveries/${one}/replay`);
      expect([status, body.id, body.state, body.tries]).toEqual([200, one, 'queued', 0]);
      expect(Date.parse(body.nextAt as string)).toBeLessThanOrEqual(Date.now() + 1_000);
      expect((await call('POST', `webhooks/${id}/deliveries/${one}/replay`)).body.type).toBe('urn:arogyadesk:onItsWay');
    }
    const [sending = ''] = await plant('sending');
    expect((await call('POST', `webhooks/${id}/deliveries/${sending}/replay`)).status).toBe(409);
    for (const [wrong, status] of [
      ['999999', 404],
      ['x', 400],
      ['-1', 400],
      ['9'.repeat(30), 400],
    ] as const) {
      expect([wrong, (await call('POST', `webhooks/${id}/deliveries/${wrong}/replay`)).status]).toEqual([wrong, status]);
    }
  });

  it('that were given up are sent once more since a time, or all; what was delivered is not', async () => {
    const old = await plant('dead', { ago: 60, many: 2 });
    const young = await plant('dead', { ago: 5, many: 2 });
    const delivered = await plant('delivered', { ago: 5 });
    const since = new Date(Date.now() - 30 * 60_000).toISOString();
    expect((await call('POST', `webhooks/${id}/replay`, { since })).body).toEqual({ queued: 2, more: false });
    expect(await statesOf([...old, ...young, ...delivered])).toEqual(['dead', 'dead', 'queued', 'queued', 'delivered']);
    expect((await admin.post(`integrations/${own.integrationId}/webhooks/${id}/replay`, {})).body).toEqual({ queued: 2, more: false });
    expect(await statesOf(old)).toEqual(['queued', 'queued']);
    for (const wrong of ['yesterday', '2026-13-45T00:00:00Z', 5]) {
      const { status, body } = await call('POST', `webhooks/${id}/replay`, { since: wrong });
      expect([status, Object.keys(body.errors as object)]).toEqual([400, ['since']]);
    }
  });

  it('go out 5,000 a call at most, and the answer says that there are more', async () => {
    await plant('dead', { many: 5_001 });
    expect((await call('GET', 'webhooks')).body).toMatchObject([{ dead: 1_000, waiting: 0 }]);
    expect((await call('POST', `webhooks/${id}/replay`, {})).body).toEqual({ queued: 5_000, more: true });
    expect((await call('POST', `webhooks/${id}/replay`, {})).body).toEqual({ queued: 1, more: false });
  });

  it('that wait go with their webhook, and go out at once when it is resumed', async () => {
    const [queued = ''] = await plant('queued');
    const [dead = ''] = await plant('dead');
    await call('POST', `webhooks/${id}/resume`);
    const due = await test.sql.one<{ due: boolean }>('select next_at <= now() as due from webhook_deliveries where id = $1', [queued]);
    expect(due).toEqual({ due: true });
    await call('DELETE', `webhooks/${id}`);
    expect(await statesOf([queued, dead])).toEqual(['dead']);
    expect((await call('GET', `webhooks/${id}/deliveries`)).status).toBe(404);
  });

  it('are tried by a test send, which says what came of it and stands in no log', async () => {
    const send = () => call('POST', `webhooks/${id}/test`);
    expect((await send()).body).toEqual({ at: expect.any(String), outcome: 'delivered', status: 204, text: '', ms: expect.any(Number) });
    receiver.answer = (_, reply) => void reply.writeHead(500).end('broken');
    expect((await send()).body).toMatchObject({ outcome: 'failed', status: 500, text: 'broken' });
    const sent = JSON.parse(receiver.received[0]?.body ?? '{}') as { id: string; type: string };
    expect(sent).toMatchObject({ type: 'webhook.test', id: receiver.received[0]?.headers['webhook-id'] });
    expect((await call('GET', `webhooks/${id}/deliveries`)).body).toEqual([]);
    await admin
      .put(`integrations/${own.integrationId}/webhooks/${id}`, { url: 'https://[::1]:8443/' })
      .then(({ status }) => expect(status).toBe(400));
    await test.sql.query(`update webhook_endpoints set url = 'https://[::1]:8443/' where id = $1`, [id]);
    expect((await send()).body).toMatchObject({ outcome: 'refused', status: null });
  });

  it('cannot be signed after SESSION_SECRET has changed: the webhook says so, and nothing goes out before it has a new secret', async () => {
    const other = await startTestApp({
      database: test.config.databaseUrl,
      env: { WEBHOOK_ALLOW: '127.0.0.0/8', SESSION_SECRET: 'another secret of more than 32 characters' },
      history: false,
    });
    try {
      const there = program(other.visitor(), own);
      const fault = 'Its secret can no longer be read, and nothing goes out unsigned. Set a new secret.';
      expect((await there('GET', 'webhooks')).body).toMatchObject([{ fault }]);
      const refused = await there('POST', `webhooks/${id}/test`);
      expect([refused.status, refused.body.detail]).toEqual([409, fault]);
      expect(receiver.received).toEqual([]);
      const renewed = await there('POST', `webhooks/${id}/secret`);
      expect(renewed.body).toMatchObject({ fault: null, oldSecretUntil: null });
      expect((await there('POST', `webhooks/${id}/test`)).body.outcome).toBe('delivered');
    } finally {
      await other.close();
    }
  });
});
