import { INTEGRATION_SCOPE_NAMES } from '@arogya/domain/access';
import type { Caller } from '../testing/caller';
import { make, TEST_PASSWORD } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { KeyEnds } from './key-ends';

const FIELDS = { name: 'Website', purpose: 'Leads from the website', recipient: 'City Care', scopes: INTEGRATION_SCOPE_NAMES };
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe('integrations', () => {
  let test: TestApp;
  let admin: Caller & { readonly userId: string };
  let hospital: { readonly id: string };
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
    hospital = await make.hospital(test.sql);
  });
  afterAll(() => test.close());

  const add = async (fields: object = {}) => (await admin.post('integrations', { ...FIELDS, ...fields })).body;
  const bearer = (key: string) => ({ authorization: `Bearer ${key}` });

  it('are made with their hospital, scopes, pace and networks, and listed with their keys, without what a key is', async () => {
    const made = await add({ hospitalId: hospital.id, perMinute: 120, networks: ['10.1.2.3/8', '2001:db8::1', '127.0.0.1/32'] });
    expect(made).toMatchObject({ hospital: { id: hospital.id }, perMinute: 120, isActive: true, version: 1, keys: [] });
    expect(made.networks).toEqual(['10.0.0.0/8', '127.0.0.1/32', '2001:db8::1/128']);
    const key = await admin.post(`integrations/${made.id}/keys`, { label: 'Web server' });
    expect(key.status).toBe(201);
    expect(key.body.key).toMatch(/^adi_[\w-]{43}$/u);
    const days = (Date.parse(key.body.expiresAt as string) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(90);
    const list = await admin.get('integrations');
    const listed = list.body.find(({ id }: { id: string }) => id === made.id);
    expect(listed.keys).toEqual([expect.objectContaining({ label: 'Web server', usedAt: null, revokedAt: null })]);
    expect(list.text).not.toContain(key.body.key);
    expect(list.text).not.toContain('hash');
  });

  it('are turned over page by page, each once, by name or by age, and found by name, purpose and recipient', async () => {
    for (const name of ['Page c', 'page B', 'PAGE a']) await add({ name, purpose: 'Zebra crossing', recipient: 'Leafing through' });
    const names = (page: { body: { name: string }[] }): string[] => page.body.map(({ name }) => name);
    const pages = [];
    for (let path = 'integrations?q=zebra&pageSize=2'; path;) {
      const page = await admin.get(path.replace('/api/', ''));
      pages.push(names(page));
      path = /<([^>]+)>; rel="next"/u.exec(String(page.headers.link))?.[1] ?? '';
    }
    expect(pages).toEqual([['PAGE a', 'page B'], ['Page c']]);
    expect(names(await admin.get('integrations?q=leafing%20through&sort=-createdAt'))).toEqual(['PAGE a', 'page B', 'Page c']);
    expect(names(await admin.get('integrations?q=page%20b'))).toEqual(['page B']);
    const { total } =
      (await test.sql.one<{ total: number }>('select count(*)::int as total from integrations where archived_at is null')) ?? {};
    const first = await admin.get('integrations?pageSize=1');
    expect([first.body.length, first.headers['x-total-count']]).toEqual([1, String(total)]);
    for (const [query, field] of [
      ['pageSize=201', 'pageSize'],
      ['sort=hash', 'sort'],
      ['after=x', 'after'],
    ]) {
      const { status, body } = await admin.get(`integrations?${query}`);
      expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
    }
  });

  it('are read one by one, by administrators alone', async () => {
    const made = await add({ hospitalId: hospital.id });
    await admin.post(`integrations/${made.id}/keys`, { label: 'Web server' });
    const { status, body } = await admin.get(`integrations/${made.id}`);
    expect([status, body.name, body.keys.length]).toEqual([200, 'Website', 1]);
    const refused = [
      await admin.get(`integrations/${NOBODY}`),
      await admin.get('integrations/none'),
      await (await test.as('hospital_admin', { hospital_id: hospital.id })).get(`integrations/${made.id}`),
    ];
    expect(refused.map((answer) => answer.status)).toEqual([404, 400, 403]);
  });

  it('have 600 calls a minute and no hospital unless something else is said', async () => {
    expect(await add()).toMatchObject({ hospital: null, perMinute: 600, networks: [] });
  });

  it.each([
    ['no scope', { scopes: [] }, 'scopes'],
    ['an unknown scope', { scopes: ['users:manage'] }, 'scopes'],
    ['an unknown hospital', { hospitalId: NOBODY }, 'hospitalId'],
    ['a slow pace', { perMinute: 59 }, 'perMinute'],
    ['a fast pace', { perMinute: 6_001 }, 'perMinute'],
    ['a network that is none', { networks: ['10.0.0.0/33'] }, 'networks'],
    ['an address that is none', { networks: ['300.1.1.1'] }, 'networks'],
    ['no recipient', { recipient: ' ' }, 'recipient'],
  ])('refuse %s', async (_, fields, field) => {
    const { status, body } = await admin.post('integrations', { ...FIELDS, ...fields });
    expect([status, Object.keys(body.errors as object)]).toEqual([400, [field]]);
  });

  it('are changed in all but their hospital, by who has read them last', async () => {
    const { id } = await add({ hospitalId: hospital.id });
    const changed = await admin.put(`integrations/${id}`, { name: 'New name', isActive: false, networks: null }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ name: 'New name', isActive: false, version: 2, hospital: { id: hospital.id } });
    expect((await admin.put(`integrations/${id}`, { name: 'Other' }, { 'if-match': '"1"' })).status).toBe(409);
    expect((await admin.put(`integrations/${id}`, { hospitalId: null })).status).toBe(400);
    expect((await admin.put(`integrations/${NOBODY}`, { name: 'Other' })).status).toBe(404);
  });

  it('lose a key when it is revoked, and no other; a key is of its own integration', async () => {
    const [one, two] = [await add(), await add()];
    const key = (await admin.post(`integrations/${one.id}/keys`, { label: 'One', days: 1 })).body;
    expect((await admin.post(`integrations/${two.id}/keys/${key.id}/revoke`)).status).toBe(404);
    const revoke = () => admin.post(`integrations/${one.id}/keys/${key.id}/revoke`);
    const [first, again] = [await revoke(), await revoke()];
    expect([first.status, again.body.revokedAt]).toEqual([200, first.body.revokedAt]);
    for (const days of [0, 367]) expect((await admin.post(`integrations/${one.id}/keys`, { label: 'Two', days })).status).toBe(400);
    expect((await admin.post(`integrations/${NOBODY}/keys`, { label: 'Two' })).status).toBe(404);
  });

  it('are deleted: no key of theirs is good, they are in no list, and nothing of them can be changed', async () => {
    const [{ id }, kept] = [await add({ scopes: ['leads:read'] }), await add({ scopes: ['leads:read'] })];
    const keyOf = async (of: string) => (await admin.post(`integrations/${of}/keys`, { label: 'Web server' })).body;
    const [gone, good] = [await keyOf(id), await keyOf(kept.id)];
    const statusOf = async ({ key }: { key: string }) => (await test.visitor().get('leads', bearer(key))).status;
    expect(await statusOf(gone)).toBe(200);
    expect((await admin.delete(`integrations/${id}`)).status).toBe(204);
    // A control: another one goes on.
    expect([await statusOf(gone), await statusOf(good)]).toEqual([401, 200]);
    expect((await admin.get('integrations')).text).not.toContain(id);
    const calls = [
      await admin.get(`integrations/${id}`),
      await admin.delete(`integrations/${id}`),
      await admin.put(`integrations/${id}`, { isActive: true }),
      await admin.post(`integrations/${id}/keys`, { label: 'New' }),
      await admin.delete(`integrations/${NOBODY}`),
    ];
    expect(calls.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });

  it('say of themselves what a key is good for', async () => {
    const { id } = await add({ hospitalId: hospital.id, scopes: ['leads:read'] });
    const { key, expiresAt } = (await admin.post(`integrations/${id}/keys`, { label: 'Web server' })).body;
    const { status, body } = await test.visitor().get('integrations/me', bearer(key as string));
    expect(status).toBe(200);
    expect(body).toEqual({
      ...{ name: 'Website', label: 'Web server', scopes: ['leads:read'], perMinute: 600, expiresAt },
      hospital: { id: hospital.id, name: expect.any(String) },
    });
    expect((await admin.get('integrations/me')).status).toBe(403);
    expect((await test.visitor().get('integrations/me')).status).toBe(401);
  });

  it('are made and changed, with their keys, by whoever has just confirmed that it is them', async () => {
    const { id } = await add();
    const { id: keyId } = (await admin.post(`integrations/${id}/keys`, { label: 'Kept' })).body;
    const calls = [
      () => admin.post('integrations', FIELDS),
      () => admin.put(`integrations/${id}`, { isActive: false }),
      () => admin.post(`integrations/${id}/keys`, { label: 'New' }),
      () => admin.post(`integrations/${id}/keys/${keyId}/revoke`),
      () => admin.delete(`integrations/${id}`),
    ];
    await test.sql.query(`update sessions set confirmed_at = now() - interval '20 minutes' where user_id = $1`, [admin.userId]);
    for (const call of calls) expect((await call()).body.type).toBe('urn:arogyadesk:confirmNeeded');
    await admin.post('auth/confirm', { password: TEST_PASSWORD });
    for (const call of calls) expect((await call()).status).toBeLessThan(300);
  });

  it('leave an audit row of each step, made by whom', async () => {
    const { id } = await add();
    await admin.put(`integrations/${id}`, { perMinute: 60 });
    const key = (await admin.post(`integrations/${id}/keys`, { label: 'Audited' })).body;
    await admin.post(`integrations/${id}/keys/${key.id}/revoke`);
    await admin.delete(`integrations/${id}`);
    const rows = await test.sql.query<{ done: string }>(
      `select action || ' ' || entity || ' ' || array_to_string(fields, ',') as done from audit_log
       where entity_id = any ($1::uuid[]) and actor_id = $2 order by id`,
      [[id, key.id], admin.userId],
    );
    expect(rows.map(({ done }) => done.trim())).toEqual([
      'created integration',
      'changed integration perMinute',
      'created integration_key',
      'changed integration_key revokedAt',
      'archived integration',
    ]);
  });

  it('are in the bell of administrators two weeks before a key ends, once', async () => {
    const { id } = await add({ name: 'Ending' });
    await admin.post(`integrations/${id}/keys`, { label: 'Soon', days: 14 });
    await admin.post(`integrations/${id}/keys`, { label: 'Later', days: 15 });
    const revoked = (await admin.post(`integrations/${id}/keys`, { label: 'Revoked', days: 2 })).body;
    await admin.post(`integrations/${id}/keys/${revoked.id}/revoke`);
    const ends = test.app.get(KeyEnds, { strict: false });
    await Promise.all([ends.look(), ends.look()]);
    await ends.look();
    const bell = (await admin.get('notifications')).body as { kind: string; detail: { integration: string; label: string } }[];
    const told = bell.filter(({ kind, detail }) => kind === 'key_ends' && detail.integration === 'Ending');
    expect(told.map(({ detail }) => detail.label)).toEqual(['Soon']);
  });
});
