import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { dump } from '@arogya/tools/backup/dump.mjs';
import { load } from '@arogya/tools/backup/load.mjs';
import { readBackup } from '@arogya/tools/backup/read-backup.mjs';
import { REST_WEBHOOKS } from '@arogya/tools/backup/webhooks.mjs';
import { connected } from '@arogya/tools/postgres/connected.mjs';
import type { Sql } from '../database/sql';
import { prepared } from '../database/statement';
import { integrationKey, program, type TestKey } from '../testing/integration-key';
import { startReceiver, type Receiver } from '../testing/receiver';
import { startTestApp, type TestApp } from '../testing/test-app';
import { testDatabase } from '../testing/test-database';
import { WebhooksFromElsewhere } from './elsewhere.service';
import { mayBeCalled } from './home.sql';

const HERE = 'http://localhost:3000';
const ENV = { WEBHOOK_ALLOW: '127.0.0.0/8', SESSION_SECRET: 'a secret of more than thirty-two characters' };

const called = prepared<{ url: string }, { baseUrl: string }>(
  'called-webhooks',
  `select w.url from webhook_endpoints w where ${mayBeCalled('w', ':baseUrl')}`,
);

describe('webhooks after a restore, and under another address', () => {
  let receiver: Receiver;
  let folder: string;
  beforeAll(async () => {
    receiver = await startReceiver();
    folder = mkdtempSync(join(tmpdir(), 'webhooks-'));
  });
  afterAll(async () => {
    await receiver.close();
    rmSync(folder, { recursive: true });
  });

  const begun = async (): Promise<{ app: TestApp; key: TestKey; id: string }> => {
    const app = await startTestApp({ env: ENV, history: false });
    const key = await integrationKey(app);
    const { body } = await program(app.visitor(), key)('POST', 'webhooks', { url: receiver.url(), types: ['lead.created'] });
    return { app, key, id: body.id };
  };
  const mayCall = async (sql: Sql, baseUrl = HERE): Promise<number> => (await sql.query(called({ baseUrl }))).length;
  const bellOf = async (app: TestApp): Promise<object[]> =>
    ((await (await app.as('admin')).get('notifications')).body as { kind: string; detail: object }[])
      .filter(({ kind }) => kind === 'webhook_off')
      .map(({ detail }) => detail);

  /** It calls nobody, its own key does not change that, and an administrator does. */
  async function rests(app: TestApp, { key, id }: { key: TestKey; id: string }, reason: string): Promise<void> {
    const call = program(app.visitor(), key);
    expect(await mayCall(app.sql, app.config.publicBaseUrl)).toBe(0);
    expect((await call('GET', 'webhooks')).body).toMatchObject([{ id, state: 'paused', reason }]);
    for (const answer of [await call('POST', `webhooks/${id}/resume`), await call('PUT', `webhooks/${id}`, { isActive: true })]) {
      expect([answer.status, answer.body.type]).toEqual([409, 'urn:arogyadesk:administratorResumes']);
    }
    const admin = await app.as('admin');
    const path = `integrations/${key.integrationId}/webhooks/${id}`;
    for (const answer of [await call('POST', `webhooks/${id}/test`), await admin.post(`${path}/test`)]) {
      expect(answer.body.type).toBe('urn:arogyadesk:webhookRests');
    }
    expect(receiver.received).toEqual([]);
    expect(await bellOf(app)).toEqual([{ integration: 'Front desk', host: `127.0.0.1:${receiver.port}`, reason }]);
    expect((await admin.post(`${path}/resume`)).body).toMatchObject({ state: 'active', reason: null });
    expect(await mayCall(app.sql, app.config.publicBaseUrl)).toBe(1);
    await app.app.get(WebhooksFromElsewhere, { strict: false }).look();
    expect((await call('GET', 'webhooks')).body).toMatchObject([{ state: 'active' }]);
  }

  it('go on in the database in which they were saved, also when a server starts again: the control', async () => {
    const { app, key } = await begun();
    const again = await startTestApp({ env: ENV, database: app.config.databaseUrl, history: false });
    expect((await program(again.visitor(), key)('GET', 'webhooks')).body).toMatchObject([{ state: 'active' }]);
    expect([await mayCall(app.sql), await bellOf(again)]).toEqual([1, []]);
    await again.close();
    await app.close();
  });

  it('rest where a backup was loaded into another database', async () => {
    const { app, key, id } = await begun();
    const file = join(folder, 'arogya.backup');
    await connected(app.config.databaseUrl, (client) => dump(client, file));
    await app.close();
    const database = await testDatabase();
    const holds = await readBackup(file);
    await connected(database, (client) => load(client, { file, holds, replace: false }));
    const copy = await startTestApp({ env: ENV, database, history: false });
    await rests(copy, { key, id }, 'restored');
    await copy.close();
  });

  it('rest where a backup was put back into the same database', async () => {
    const { app, key, id } = await begun();
    await app.close();
    await connected(app.config.databaseUrl, (client) => client.query(REST_WEBHOOKS));
    const back = await startTestApp({ env: ENV, database: app.config.databaseUrl, history: false });
    await rests(back, { key, id }, 'restored');
    await back.close();
  });

  it('rest where they were brought by hand, before anybody has noticed it', async () => {
    const { app, key, id } = await begun();
    await app.sql.query(`update webhook_endpoints set home = split_part(home, '/', 1) || '/1'`);
    expect(await mayCall(app.sql)).toBe(0);
    const call = program(app.visitor(), key);
    expect((await call('POST', `webhooks/${id}/resume`)).body.type).toBe('urn:arogyadesk:administratorResumes');
    expect((await call('POST', `webhooks/${id}/test`)).body.type).toBe('urn:arogyadesk:webhookRests');
    const looks = app.app.get(WebhooksFromElsewhere, { strict: false });
    await Promise.all([looks.look(), looks.look()]);
    await rests(app, { key, id }, 'restored');
    await app.close();
  });

  it('rest under another PUBLIC_BASE_URL, as in a copy of the data folder', async () => {
    const { app, key, id } = await begun();
    await app.close();
    const env = { ...ENV, PUBLIC_BASE_URL: 'https://drill.example' };
    const copy = await startTestApp({ env, database: app.config.databaseUrl, history: false });
    await rests(copy, { key, id }, 'other_address');
    await copy.close();
  });

  it('are found by the role of the running server, which owns no table', async () => {
    const app = await startTestApp({ env: ENV, runtime: true, history: false });
    expect(await mayCall(app.sql)).toBe(0);
    await app.close();
  });
});
