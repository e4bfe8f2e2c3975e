import type { Caller } from '../testing/caller';
import { integrationKey, program, type Program, type TestKey } from '../testing/integration-key';
import { TEST_PASSWORD } from '../testing/make';
import { startReceiver, type Receiver } from '../testing/receiver';
import { startTestApp, type TestApp } from '../testing/test-app';

const TYPES = ['appointment.created', 'lead.status_changed'];
const URL = 'https://receiver.example/hooks';
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('who may see and change webhooks: they', () => {
  let test: TestApp;
  let admin: Caller & { readonly userId: string };
  let receiver: Receiver;
  let own: TestKey;
  let call: Program;
  beforeAll(async () => {
    test = await startTestApp({ env: { WEBHOOK_ALLOW: '127.0.0.0/8' } });
    admin = await test.as('admin');
    receiver = await startReceiver();
  });
  beforeEach(async () => {
    own = await integrationKey(test);
    call = program(test.visitor(), own);
  });
  afterAll(async () => {
    await receiver.close();
    await test.close();
  });

  const path = (more = ''): string => `integrations/${own.integrationId}/webhooks${more}`;
  const add = async (fields: object = {}) => (await admin.post(path(), { url: URL, types: TYPES, ...fields })).body;

  it('are those of one integration: for another one they are not there, with the same bytes as what never was', async () => {
    const { id } = await add();
    const stranger = await integrationKey(test);
    const send = program(test.visitor(), stranger);
    const calls = (one: string) => [
      send('PUT', `webhooks/${one}`, { isActive: false }),
      send('DELETE', `webhooks/${one}`),
      send('POST', `webhooks/${one}/secret`),
      send('POST', `webhooks/${one}/resume`),
      send('POST', `webhooks/${one}/test`),
      send('GET', `webhooks/${one}/deliveries`),
      send('POST', `webhooks/${one}/replay`, {}),
      send('POST', `webhooks/${one}/deliveries/1/replay`),
      admin.get(`integrations/${stranger.integrationId}/webhooks/${one}/deliveries`),
      admin.post(`integrations/${stranger.integrationId}/webhooks/${one}/secret`),
    ];
    const bytes = async (one: string) =>
      (await Promise.all(calls(one))).map(({ status, text, body }) => [
        status,
        text.replace(String(body.requestId), '').replaceAll(one, ''),
      ]);
    const [theirs, nobodys] = [await bytes(id as string), await bytes(NOBODY)];
    expect(theirs).toEqual(nobodys);
    expect(theirs.map(([status]) => status)).toEqual(theirs.map(() => 404));
    expect((await admin.get(path())).body).toMatchObject([{ id, isActive: true, version: 1 }]);
    expect((await admin.get(`integrations/${NOBODY}/webhooks`)).status).toBe(404);
  });

  it('are for administrators, and for an integration with the scope', async () => {
    await add();
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const) {
      const who = await test.as(role);
      expect([(await who.get(path())).status, (await who.post(path(), {})).status, (await who.get('webhooks')).status]).toEqual([
        403, 403, 403,
      ]);
    }
    const without = program(test.visitor(), await integrationKey(test, { scopes: ['leads:read'] }));
    const { status, body } = await without('GET', 'webhooks');
    expect([status, body.scope]).toEqual([403, 'webhooks:own']);
    expect((await call('GET', path())).status).toBe(403);
    expect((await admin.get('webhooks')).status).toBe(403);
  });

  it('ask an administrator for a fresh proof where one is made, moves or shows a secret, and not otherwise', async () => {
    const { id } = await add();
    const rest = () =>
      test.sql.query(`update sessions set confirmed_at = now() - interval '20 minutes' where user_id = $1`, [admin.userId]);
    await rest();
    try {
      const asking = [
        await admin.post(path(), { url: URL, types: TYPES }),
        await admin.put(path(`/${id}`), { url: `${URL}3` }),
        await admin.post(path(`/${id}/secret`)),
      ];
      expect(asking.map(({ body }) => body.type)).toEqual(asking.map(() => 'urn:arogyadesk:confirmNeeded'));
      const others = [
        await admin.put(path(`/${id}`), { url: URL, types: [TYPES[0]] }),
        await admin.post(path(`/${id}/resume`)),
        await admin.get(path(`/${id}/deliveries`)),
        await admin.post(path(`/${id}/replay`), {}),
        await admin.delete(path(`/${id}`)),
      ];
      expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 204]);
    } finally {
      await admin.post('auth/confirm', { password: TEST_PASSWORD });
    }
  });

  it('leave an audit row of each step, made by whom, and no secret in any log', async () => {
    const { id, secret } = await add({ url: receiver.url('/hooks?token=sesame') });
    await call('PUT', `webhooks/${id}`, { types: [TYPES[0]] });
    await call('PUT', `webhooks/${id}`, { isActive: false });
    await admin.post(path(`/${id}/secret`));
    await admin.post(path(`/${id}/test`));
    await admin.delete(path(`/${id}`));
    const rows = await test.sql.query<{ done: string }>(
      `select role || ' ' || action || ' ' || entity || ' ' || array_to_string(fields, ',') as done from audit_log where entity_id = $1 order by id`,
      [id],
    );
    expect(rows.map(({ done }) => done.trim())).toEqual([
      'admin created webhook_endpoint',
      'integration changed webhook_endpoint types',
      'integration changed webhook_endpoint reason,state',
      'admin changed webhook_endpoint oldSecret,oldUntil,secret',
      'admin archived webhook_endpoint oldSecret,oldUntil,secret',
    ]);
    const log = await admin.get(`audit?entity=webhook_endpoint&entityId=${id}`);
    expect(log.body[0].entityName).toBe(`127.0.0.1:${receiver.port}`);
    for (const word of [String(secret).slice(6), 'sesame'])
      expect([word, test.logged().includes(word), log.text.includes(word)]).toEqual([word, false, false]);
  });
});
