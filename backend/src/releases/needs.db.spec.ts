import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Servers } from '../servers/servers.service';
import type { Caller } from '../testing/caller';
import { buildOf, publish } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { webRootWith, writeInto } from '../testing/web-root';
import { ReleaseCache } from './release-cache';

const PAGES = [{ path: '/doctor-dashboard', label: 'Doctor Dashboard', roles: ['doctor'] }];

describe('a release that needs more than there is', () => {
  const root = webRootWith({ 'mfe-doctor/mf-manifest.json': '{}', 'mfe-doctor/nav.json': JSON.stringify(PAGES) });
  let test: TestApp;
  let admin: Caller;
  let servers: Servers;
  beforeAll(async () => {
    test = await startTestApp({ runtime: true, env: { WEB_ROOT: root } });
    admin = await test.as('admin');
    servers = test.app.get(Servers, { strict: false });
  });
  afterEach(async () => {
    await test.sql.query(`delete from server_instances where version = '0.0.9'`);
    await servers.beat();
    await live('installed');
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  const live = (id: string) => admin.put('releases/mfe-doctor/live', { id });
  const shipped = async (version: string, api: string | null): Promise<string> => {
    const { body } = await publish(admin, 'mfe-doctor', buildOf(version, PAGES), { version, api });
    return (body as { id: string }).id;
  };
  /** As if a server of the version before ran beside this one. */
  const besideAnOlderOne = async () => {
    await test.sql.query(`insert into server_instances (id, version, api, schema) values (gen_random_uuid(), '0.0.9', '0.9', 28)`);
    await servers.beat();
  };
  const served = async (): Promise<string> => {
    const { remotes } = (await admin.get('/mfe-manifest.json')).body as { remotes: { name: string; entry: string }[] };
    return remotes.find(({ name }) => name === 'mfe-doctor')?.entry.split('/')[3] ?? 'none';
  };

  it('a newer API than this server has, cannot be chosen', async () => {
    const id = await shipped('1.0.0', '1.1');
    const { status, body } = await live(id);
    expect([status, body.detail]).toEqual([409, `${id} needs API 1.1, and a server that runs has 1: upgrade it first.`]);
    expect(await served()).toBe('mf-manifest.json');
  });

  it('a newer API than another server that runs, cannot be chosen until that one has stopped', async () => {
    const id = await shipped('1.0.1', '1');
    await besideAnOlderOne();
    const { status, body } = await live(id);
    expect([status, body.detail]).toEqual([409, `${id} needs API 1, and a server that runs has 0.9: upgrade it first.`]);
    await test.sql.query(`delete from server_instances where version = '0.0.9'`);
    expect((await live(id)).status).toBe(200);
  });

  it('a newer API and is live, waits as long as an older server runs again: what the installation brought is served', async () => {
    const id = await shipped('1.0.2', '1');
    await live(id);
    expect(await served()).toBe(id);
    await besideAnOlderOne();
    expect(await served()).toBe('mf-manifest.json');
    // For tabs that began with it.
    expect((await admin.get(`/mfe/mfe-doctor/${id}/page.js`)).status).toBe(200);
    await test.sql.query(`delete from server_instances where version = '0.0.9'`);
    await servers.beat();
    expect(await served()).toBe(id);
  });

  it('control: one that says nothing of it is served beside an older server too', async () => {
    const id = await shipped('1.0.3', null);
    await besideAnOlderOne();
    expect((await live(id)).status).toBe(200);
    expect(await served()).toBe(id);
  });

  it('another platform than an upgrade has brought, waits: what the upgrade brought is served, and the pages go on', async () => {
    const platform = (version: string) => {
      writeInto(root, 'shell/platform.json', JSON.stringify({ version }));
      return test.app.get(ReleaseCache, { strict: false }).look();
    };
    await platform('1.2.0');
    const id = await shipped('1.0.5', null);
    expect((await live(id)).status).toBe(200);
    await platform('2.0.0');
    expect(await served()).toBe('mf-manifest.json');
    await platform('1.3.0');
    expect(await served()).toBe(id);
    rmSync(join(root, 'shell'), { recursive: true });
  });

  it('is refused with a sentence where that is no version', async () => {
    const { status, body } = await publish(admin, 'mfe-doctor', buildOf('x', PAGES), { version: '1.0.4', api: '>=1' });
    expect([status, body.errors]).toEqual([400, { api: 'Must be a version of the API, such as 1.2' }]);
  });
});
