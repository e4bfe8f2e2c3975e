import { Webhook as Verifier } from 'standardwebhooks';
import type { Caller } from '../testing/caller';
import { integrationKey, program, type Program, type TestKey } from '../testing/integration-key';
import { startReceiver, type Receiver } from '../testing/receiver';
import { startTestApp, type TestApp } from '../testing/test-app';

const TYPES = ['appointment.created', 'lead.status_changed'];
const URL = 'https://receiver.example/hooks?token=1';

describe('webhooks', () => {
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

  it('are made with a secret that is shown once, and listed without it', async () => {
    const made = await admin.post(path(), { url: ` ${URL} `, types: TYPES });
    expect(made.status).toBe(201);
    expect(made.body.secret).toMatch(/^whsec_[\w+/]{43}=$/u);
    const { secret, ...shown } = made.body;
    expect(shown).toEqual({
      ...{
        id: expect.any(String),
        url: URL,
        types: TYPES,
        state: 'active',
        reason: null,
        isActive: true,
        fault: null,
        oldSecretUntil: null,
      },
      ...{ fails: 0, probeAt: null, lastSuccessAt: null, waiting: 0, dead: 0, version: 1 },
      ...{ createdAt: expect.any(String), updatedAt: expect.any(String) },
    });
    const list = await admin.get(path());
    expect(list.body).toEqual([shown]);
    expect(list.text).not.toContain(secret);
    const kept = await test.sql.one<{ secret: string }>('select secret from webhook_endpoints where id = $1', [shown.id]);
    expect(kept?.secret).not.toContain(String(secret).slice(6, 20));
  });

  it('are made, changed and looked after by the integration itself, by the same rules', async () => {
    const made = await call('POST', 'webhooks', { url: URL, types: TYPES });
    expect([made.status, made.body.secret.slice(0, 6)]).toEqual([201, 'whsec_']);
    const { id } = made.body;
    expect((await call('GET', 'webhooks')).body).toMatchObject([{ id, url: URL }]);
    expect((await admin.get(path())).body).toMatchObject([{ id, url: URL }]);
    const changed = await call('PUT', `webhooks/${id}`, { url: `${URL}2`, types: [TYPES[0]] }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ url: `${URL}2`, types: [TYPES[0]], version: 2 });
    expect((await call('PUT', `webhooks/${id}`, { isActive: false }, { 'if-match': '"1"' })).status).toBe(409);
    expect((await call('DELETE', `webhooks/${id}`)).status).toBe(204);
    expect((await call('GET', 'webhooks')).body).toEqual([]);
  });

  it('are changed by one of many who have read the same version; the others are told what it is now', async () => {
    const { id } = await add();
    const url = (n: number): string => `https://receiver.example/${n}`;
    const edits = await Promise.all(
      Array.from({ length: 10 }, (_, n) => admin.put(path(`/${id}`), { url: url(n), types: TYPES }, { 'if-match': '"1"' })),
    );
    const [winner, ...more] = edits.filter(({ status }) => status === 200);
    expect([more, winner?.headers.etag]).toEqual([[], '"2"']);
    for (const { body } of edits.filter(({ status }) => status !== 200)) {
      expect([body.type, Object.keys(body.errors as object)]).toEqual(['urn:arogyadesk:stale', ['url']]);
      expect(body.current).toEqual(winner?.body);
    }
    expect((await admin.put(path(`/${id}`), {}, { 'if-match': '"2"' })).body.version).toBe(2);
    expect((await admin.delete(path(`/${id}`), { 'if-match': '"1"' })).status).toBe(409);
    expect((await admin.delete(path(`/${id}`), { 'if-match': '"2"' })).status).toBe(204);
  });

  it.each([
    ['no address', { url: 'example' }, 'url'],
    ['another scheme', { url: 'ftp://receiver.example/' }, 'url'],
    ['a name and a password', { url: 'https://me:secret@receiver.example/' }, 'url'],
    ['a low port', { url: 'https://receiver.example:22/' }, 'url'],
    ['a fragment', { url: 'https://receiver.example/#here' }, 'url'],
    ['an address in a private network', { url: 'https://10.0.0.1/' }, 'url'],
    ['such an address as a decimal number', { url: 'https://3232235777/' }, 'url'],
    ['such an address in hexadecimal', { url: 'https://0xa9fea9fe/' }, 'url'],
    ['such an address in octal', { url: 'https://012.0.0.1/' }, 'url'],
    ['such an address by IPv6', { url: 'https://[::ffff:10.0.0.1]/' }, 'url'],
    ['an address that is too long', { url: `https://receiver.example/${'a'.repeat(500)}` }, 'url'],
    ['no type', { types: [] }, 'types'],
    ['an unknown type', { types: ['user.created'] }, 'types'],
    ['a type twice', { types: [TYPES[0], TYPES[0]] }, 'types'],
    ['a field that is none', { state: 'active' }, 'state'],
  ])('refuse %s', async (_, fields, field) => {
    for (const { status, body } of [
      await admin.post(path(), { url: URL, types: TYPES, ...fields }),
      await call('POST', 'webhooks', { url: URL, types: TYPES, ...fields }),
    ]) {
      expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
    }
    expect((await admin.get(path())).body).toEqual([]);
  });

  it('are told only of records that the integration has the scope to read', async () => {
    const narrow = await integrationKey(test, { scopes: ['leads:read', 'webhooks:own'] });
    const send = program(test.visitor(), narrow);
    const { status, body } = await send('POST', 'webhooks', { url: URL, types: ['lead.created', 'patient.erased'] });
    expect([status, body.errors]).toEqual([
      400,
      { types: 'patient.erased needs the scope patients:read, which this integration does not have' },
    ]);
    const { id } = (await send('POST', 'webhooks', { url: URL, types: ['lead.created'] })).body;
    const changed = await admin.put(`integrations/${narrow.integrationId}/webhooks/${id}`, { types: ['doctor.updated'] });
    expect([changed.status, changed.body.errors.types]).toEqual([400, expect.stringContaining('directory:read')]);
  });

  it('are ten of an integration at most, also when they are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => admin.post(path(), { url: URL, types: TYPES })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array.from({ length: 10 }, () => 201), 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.type).toBe('urn:arogyadesk:tooManyWebhooks');
    const [{ id }] = (await admin.get(path())).body;
    await admin.delete(path(`/${id}`));
    expect((await admin.post(path(), { url: URL, types: TYPES })).status).toBe(201);
  });

  it('are switched off and on, which begins the count of failures anew', async () => {
    const { id } = await add();
    const off = await admin.put(path(`/${id}`), { isActive: false });
    expect(off.body).toMatchObject({ isActive: false, state: 'paused', reason: 'switched_off' });
    await test.sql.query(`update webhook_endpoints set state = 'disabled', reason = 'silent', fails = 20 where id = $1`, [id]);
    expect((await admin.put(path(`/${id}`), { isActive: false })).body).toMatchObject({ state: 'disabled', reason: 'silent' });
    expect((await call('PUT', `webhooks/${id}`, { isActive: true })).body).toMatchObject({
      isActive: true,
      state: 'active',
      fails: 0,
      reason: null,
    });
    await test.sql.query(`update webhook_endpoints set state = 'resting', fails = 20, probe_at = now() where id = $1`, [id]);
    expect((await call('GET', 'webhooks')).body).toMatchObject([{ isActive: true, state: 'resting' }]);
    expect((await call('POST', `webhooks/${id}/resume`)).body).toMatchObject({ state: 'active', fails: 0, probeAt: null });
  });

  it('get a new secret, beside which the one of before signs for a day; of the one before that nothing is left', async () => {
    const made = await add({ url: receiver.url() });
    const renew = async () => (await admin.post(path(`/${made.id}/secret`))).body;
    const second = await renew();
    expect(second.secret).not.toBe(made.secret);
    expect(Math.round((Date.parse(second.oldSecretUntil as string) - Date.now()) / 3_600_000)).toBe(24);
    const verify = async (secret: unknown) => {
      receiver.received.length = 0;
      expect((await admin.post(path(`/${made.id}/test`))).body.outcome).toBe('delivered');
      const [sent] = receiver.received;
      return new Verifier(String(secret)).verify(sent?.body ?? '', sent?.headers as Record<string, string>);
    };
    expect(await verify(made.secret)).toMatchObject({ type: 'webhook.test' });
    expect(await verify(second.secret)).toMatchObject({ type: 'webhook.test' });
    const third = await renew();
    await expect(verify(made.secret)).rejects.toThrow('No matching signature');
    expect(await verify(second.secret)).toMatchObject({ type: 'webhook.test' });
    await test.sql.query(`update webhook_endpoints set old_until = now() where id = $1`, [made.id]);
    await expect(verify(second.secret)).rejects.toThrow('No matching signature');
    expect(await verify(third.secret)).toMatchObject({ type: 'webhook.test' });
    expect((await admin.get(path())).body).toMatchObject([{ oldSecretUntil: null }]);
  });
});
