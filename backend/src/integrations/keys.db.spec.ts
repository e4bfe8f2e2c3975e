import { jest } from '@jest/globals';
import { LIMITS } from '../limits/limits';
import type { Answer, Caller } from '../testing/caller';
import { bearer, integrationKey, program, type TestKey } from '../testing/integration-key';
import { make } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { IntegrationKeys } from './integration-keys';

const ELSEWHERE = { networks: ['10.0.0.0/8'] };
const PAST = { expires_at: new Date(Date.now() - 1_000) };
const bytesOf = ({ text, body }: Answer): string => text.replaceAll(String((body as { requestId?: string }).requestId), '');

describe('a key of an integration', () => {
  let test: TestApp;
  let admin: Caller;
  let good: TestKey;
  let bad: Record<string, string>;
  beforeAll(async () => {
    test = await startTestApp();
    admin = await test.as('admin');
    good = await integrationKey(test);
    const closed = await make.hospital(test.sql, { is_active: false });
    const gone = await make.hospital(test.sql, { archived_at: new Date() });
    const keyOf = async (fields: object, ofKey: object = {}): Promise<string> =>
      (await integrationKey(test, fields as never, ofKey as never)).key;
    bad = {
      unknown: `adi_${'k'.repeat(43)}`,
      expired: await keyOf({}, PAST),
      revoked: await keyOf({}, { revoked_at: new Date() }),
      'of another network': await keyOf(ELSEWHERE),
      off: await keyOf({ is_active: false }),
      'of an integration that is gone': await keyOf({ archived_at: new Date() }),
      'of a closed hospital': await keyOf({ hospital_id: closed.id }),
      'of a deleted hospital': await keyOf({ hospital_id: gone.id }),
      cut: good.key.slice(0, -1),
      'too long': `${good.key}a`,
      'with a blank in it': `${good.key.slice(0, 20)} ${good.key.slice(20)}`,
      empty: 'adi_',
      'beside another in one header': `${good.key}, Bearer ${good.key}`,
    };
  });
  afterAll(() => test.close());

  it('lets nobody in where it is bad, though a good session is beside it, always with the same bytes', async () => {
    const bytes = new Set<string>();
    for (const [why, key] of Object.entries(bad)) {
      for (const caller of [admin, test.visitor()]) {
        const answer = await caller.get('leads', bearer(key));
        expect([why, answer.status, answer.body.type]).toEqual([why, 401, 'urn:arogyadesk:badKey']);
        expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
        bytes.add(bytesOf(answer));
      }
    }
    expect(bytes.size).toBe(1);
    // A control: without the key the session is let in.
    expect((await admin.get('leads')).status).toBe(200);
  });

  it('lets nobody in with two headers, in whatever order', async () => {
    for (const both of [
      [good.key, good.key],
      [good.key, 'adk_x'],
      ['other', good.key],
    ]) {
      const authorization = both.map((key) => `Bearer ${key}`) as unknown as string;
      const { status, body } = await admin.get('leads', { authorization });
      expect([both, status, body.type]).toEqual([both, 401, 'urn:arogyadesk:badKey']);
    }
  });

  it('is read in the header alone: never in the address, the body, a cookie or a name and password', async () => {
    const { key } = good;
    const visitor = test.visitor();
    const basic = `Basic ${Buffer.from(`${key}:${key}`).toString('base64')}`;
    const calls = [
      visitor.get(`leads?key=${key}`),
      visitor.get(`leads?authorization=Bearer%20${key}`),
      visitor.get('leads', { cookie: `__Host-sid=${key}` }),
      visitor.get('leads', { authorization: basic }),
      visitor.get('leads', { 'x-api-key': key }),
      visitor.get('leads', { authorization: key }),
      visitor.post('leads', { key, authorization: `Bearer ${key}` }),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(calls.map(() => 401));
    // Beside a good session it is a field that nobody knows.
    expect((await admin.get(`leads?key=${key}`)).status).toBe(400);
    expect((await admin.post('leads', { patientName: 'A', phone: '+91 55500 10001', key })).status).toBe(400);
  });

  it('lets in where it is good, however the scheme is written, as itself and not as the session beside it', async () => {
    for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
      expect((await test.visitor().get('leads', { authorization: `${scheme} ${good.key}` })).status).toBe(200);
    }
    expect((await admin.get('users', bearer(good.key))).status).toBe(403);
    expect((await admin.get('integrations/me', bearer(good.key))).status).toBe(200);
  });

  it('is good in its own networks', async () => {
    const key = await integrationKey(test, { networks: ['127.0.7.0/24', '2001:db8::/32'] });
    const from = async (address: string): Promise<number> => (await program(test.visitor(address), key)('GET', 'leads')).status;
    expect([await from('127.0.7.9'), await from('127.0.8.9'), await from('127.0.7.1')]).toEqual([200, 401, 200]);
  });

  it('stands in no log, good or bad', async () => {
    await test.visitor().get('leads', bearer(good.key));
    const log = test.logged();
    expect(log).toContain('/api/leads');
    // A cut one is nearly a whole one: its beginning is looked for.
    const seen = [good.key, ...Object.values(bad).filter((key) => key.length > 30)].filter((key) => log.includes(key.slice(0, 20)));
    expect(seen).toEqual([]);
  });

  it('without the scope is told which one it needs', async () => {
    const reader = await integrationKey(test, { scopes: ['leads:read'] });
    const { status, body, headers } = await program(test.visitor(), reader)('POST', 'leads', {});
    expect([status, body.type, body.scope]).toEqual([403, 'urn:arogyadesk:missingScope', 'leads:create']);
    expect(headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="leads:create"');
  });

  it('says when it was last used, and writes that once a minute', async () => {
    const used = await integrationKey(test);
    const call = program(test.visitor(), used);
    const at = async (): Promise<Date | null> =>
      (await test.sql.one<{ at: Date | null }>('select used_at as at from integration_keys where id = $1', [used.keyId]))?.at ?? null;
    expect(await at()).toBeNull();
    await call('GET', 'leads');
    await until(async () => (await at()) !== null);
    const first = await at();
    await call('GET', 'leads');
    await call('GET', 'leads');
    expect(await at()).toEqual(first);
  });

  it('is no good any more when it is revoked, and while its integration is off or its hospital closed: here and on another server', async () => {
    const other = await startTestApp({ database: test.config.databaseUrl });
    try {
      const hospital = await make.hospital(test.sql);
      const own = await integrationKey(test, { hospital_id: hospital.id });
      const here = async (): Promise<number> => (await program(test.visitor(), own)('GET', 'leads')).status;
      const there = async (): Promise<number> => (await program(other.visitor(), own)('GET', 'leads')).status;
      const turned = async (status: number): Promise<void> => {
        expect(await here()).toBe(status);
        await until(async () => (await there()) === status);
      };
      await turned(200);
      const put = (path: string, body: object): Promise<Answer> => admin.put(path, body);
      await put(`integrations/${own.integrationId}`, { isActive: false });
      await turned(401);
      await put(`integrations/${own.integrationId}`, { isActive: true });
      await turned(200);
      await put(`hospitals/${hospital.id}`, { isActive: false });
      await turned(401);
      await put(`hospitals/${hospital.id}`, { isActive: true });
      await turned(200);
      await admin.post(`integrations/${own.integrationId}/keys/${own.keyId}/revoke`);
      await turned(401);
    } finally {
      await other.close();
    }
  });

  it('stands in the audit log with its integration and its label, for what it reads too', async () => {
    const own = await integrationKey(test, { name: 'Website' }, { label: 'Web server' });
    await program(test.visitor(), own)('GET', 'patients');
    await until(async () => (await admin.get(`audit?reads=true&pageSize=50`)).text.includes('Website/Web server'));
    const rows = (await admin.get('audit?reads=true&pageSize=50')).body as { role: string; username: string; actorId: string }[];
    expect(rows.find(({ username }) => username === 'Website/Web server')).toMatchObject({
      role: 'integration',
      actorId: own.integrationId,
    });
  });
});

describe('the pace of integrations', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(() => test.close());

  it('is said with each answer, and counts over all of its keys', async () => {
    const one = await integrationKey(test, { per_minute: 60 });
    const call = program(test.visitor(), one);
    const first = await call('GET', 'integrations/me');
    expect(first.headers['ratelimit-policy']).toBe('"integration";q=60;w=60');
    expect(first.headers['ratelimit']).toMatch(/^"integration";r=59;t=(?:60|59)$/u);
    for (let n = 1; n < 60; n += 1) expect((await call('GET', 'integrations/me')).status).toBe(200);
    const over = await call('GET', 'integrations/me');
    expect([over.status, over.headers['ratelimit-policy']]).toEqual([429, '"integration";q=60;w=60']);
    expect(over.headers['ratelimit']).toBe(`"integration";r=0;t=${over.headers['retry-after']}`);
    // A control: another one is not kept waiting, and staff see no such fields.
    const other = await program(test.visitor(), await integrationKey(test))('GET', 'integrations/me');
    expect([other.status, other.headers['ratelimit-policy']]).toEqual([200, '"integration";q=600;w=60']);
    expect((await (await test.as('admin')).get('integrations')).headers['ratelimit']).toBeUndefined();
  });

  it('counts calls that are refused for want of a scope, and says so with them', async () => {
    const one = await integrationKey(test, { per_minute: 60, scopes: ['leads:read'] });
    const call = program(test.visitor(), one);
    for (const path of ['patients', 'users']) {
      const { status, headers } = await call('GET', path);
      expect([path, status, headers['ratelimit-policy']]).toEqual([path, 403, '"integration";q=60;w=60']);
    }
    expect((await call('GET', 'leads')).headers['ratelimit']).toMatch(/^"integration";r=57;t=\d+$/u);
    for (let n = 3; n < 60; n += 1) expect((await call('GET', 'patients')).status).toBe(403);
    expect((await call('GET', 'patients')).status).toBe(429);
    expect((await call('GET', 'leads')).status).toBe(429);
  });

  it('goes on for a remembered key while wrong ones of its network are refused, for which nothing is asked', async () => {
    const good = await integrationKey(test);
    const caller = test.visitor('127.0.6.1');
    const call = program(caller, good);
    expect((await call('GET', 'leads')).status).toBe(200);
    const wrong = bearer(`adi_${'w'.repeat(43)}`);
    for (let n = 0; n < LIMITS.wrongKey.max; n += 1) expect((await caller.get('leads', wrong)).status).toBe(401);
    const looked = jest.spyOn(test.app.get(IntegrationKeys, { strict: false }), 'actorOf');
    expect((await caller.get('leads', wrong)).status).toBe(429);
    expect((await call('GET', 'leads')).status).toBe(200);
    expect(looked).not.toHaveBeenCalled();
    // A control: one that is not remembered has to wait as well.
    expect((await program(caller, await integrationKey(test))('GET', 'leads')).status).toBe(429);
  });
});
