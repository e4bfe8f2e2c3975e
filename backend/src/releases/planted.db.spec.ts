import { rmSync } from 'node:fs';
import { asSuperuser } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { brokenReleases } from '../testing/broken-releases';
import { buildOf, filesOf, plant, plantLive, publish } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { installedWith, webRootWith } from '../testing/web-root';
import { LiveService } from './live.service';
import { ReleaseDisk } from './release-disk';
import { ReleaseCache } from './release-cache';

const NAME = 'mfe-doctor';
const PAGES = [{ path: '/doctor-dashboard', label: 'Doctor Dashboard', roles: ['doctor'] }];
const ROUNDS = [{ path: '/rounds', label: 'Rounds', roles: ['doctor'] }];
const BROKEN = '9.0.0-0123456789';

describe('a release that cannot be served', () => {
  const root = webRootWith({
    ...installedWith(PAGES),
    'mfe-agent/mf-manifest.json': '{}',
    'mfe-agent/nav.json': JSON.stringify([{ path: '/agent-dashboard', label: 'Agent Dashboard', roles: ['agent'], home: true }]),
  });
  let test: TestApp;
  let admin: Caller;
  let releaseCache: ReleaseCache;

  const shipped = async (version: string, name = NAME, nav: object = PAGES): Promise<string> =>
    ((await publish(admin, name, buildOf(`${name} ${version}`, nav), { version })).body as { id: string }).id;
  const live = (id: string, name = NAME) => admin.put(`releases/${name}/live`, { id });
  const served = async (of = test, name = NAME): Promise<string> => {
    const { remotes } = (await of.visitor().get('/mfe-manifest.json')).body as { remotes: { name: string; entry: string }[] };
    return remotes.find((one) => one.name === name)?.entry.split('/')[3] ?? 'none';
  };
  const leftOut = async (id: string): Promise<string | null | undefined> => {
    const { status, body } = await admin.get('releases');
    expect(status).toBe(200);
    return (body as { releases: { id: string; leftOut: string | null }[] }).releases.find((one) => one.id === id)?.leftOut;
  };

  beforeAll(async () => {
    test = await startTestApp({ runtime: true, env: { WEB_ROOT: root } });
    admin = await test.as('admin');
    releaseCache = test.app.get(ReleaseCache, { strict: false });
  });
  afterEach(async () => {
    await asSuperuser(test, (client) => client.query('truncate frontend_releases, frontend_live, frontend_moves, frontend_files'));
    await releaseCache.refresh();
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  it.each(brokenReleases(PAGES))('is left out and stops no other: %s', async (_, { id = BROKEN, ...planted }, why) => {
    await plant(test.sql, { id, ...planted });
    await plantLive(test.sql, id);
    await releaseCache.refresh();
    expect([await served(), await leftOut(id)]).toEqual(['mf-manifest.json', expect.stringMatching(why)]);
    expect((await test.visitor().get(`/mfe/${NAME}/${id}/page.js`)).status).toBe(404);

    // The switch, going back, and choosing another go on.
    expect((await admin.put(`releases/${NAME}/off`, { off: true })).status).toBe(200);
    expect((await test.visitor().get(`/mfe/${NAME}/mf-manifest.json`)).status).toBe(503);
    expect((await admin.put(`releases/${NAME}/off`, { off: false })).status).toBe(200);
    expect((await admin.post(`releases/${NAME}/rollback`, {})).body).toMatchObject({ stable: 'installed' });
    const good = await shipped('1.0.0');
    expect([(await live(good)).status, await served()]).toEqual([200, good]);
    const other = await shipped('1.0.1', 'mfe-rounds', ROUNDS);
    expect([(await live(other, 'mfe-rounds')).status, await served(test, 'mfe-rounds')]).toEqual([200, other]);
  });

  it('is said once in the log, with its reason and no content', async () => {
    const id = '9.0.1-0123456789';
    await plant(test.sql, { id, build: buildOf('x', PAGES), more: { entry: 'other.js' } });
    await releaseCache.refresh();
    await releaseCache.refresh();
    const lines = test
      .logged()
      .split('\n')
      .filter((line) => line.includes('is left out') && line.includes(id));
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ release: `${NAME}/${id}`, why: 'other.js is not among its files' }),
    ]);
  });

  it('is there when a server starts: the others are served from its first answer on', async () => {
    const good = await shipped('1.0.0');
    await live(good);
    for (const [at, [, planted]] of brokenReleases(PAGES).entries())
      await plant(test.sql, { ...planted, id: `${at}.9.9-0123456789`, name: 'mfe-broken' });
    await plantLive(test.sql, '0.9.9-0123456789', 'mfe-broken');
    await plantLive(test.sql, BROKEN, '../mfe-out');
    const other = await startTestApp({ database: test.config.databaseUrl, runtime: true, env: { WEB_ROOT: root } });
    try {
      expect([await served(other), (await other.visitor().get(`/mfe/${NAME}/${good}/page.js`)).status]).toEqual([good, 200]);
      expect((await (await other.as('admin')).get('releases')).status).toBe(200);
      await other.app.get(LiveService, { strict: false }).sweep();
    } finally {
      await other.close();
    }
  });

  it('cannot be chosen, tried, or gone back to: what was before it is', async () => {
    const [first, second, third] = [await shipped('1.0.0'), await shipped('1.0.1'), await shipped('1.0.2')];
    for (const id of [first, second, third]) await live(id);
    await test.sql.query(`update frontend_releases set files = files || '[{"path": "page.js/x.js"}]' where id = $1`, [second]);
    await releaseCache.refresh();
    for (const call of [() => live(second), () => admin.put(`releases/${NAME}/try`, { id: second })]) {
      const { status, body } = await call();
      expect([status, body.detail]).toEqual([409, expect.stringContaining(`${second} cannot be served. `)]);
    }
    expect((await admin.post(`releases/${NAME}/rollback`, {})).body).toMatchObject({ stable: first });
    expect(await served()).toBe(first);
    expect((await admin.post(`releases/${NAME}/rollback`, {})).body).toMatchObject({ stable: 'installed' });
  });

  it('is served again once it is whole', async () => {
    const build = buildOf('mended', PAGES);
    await plant(test.sql, { id: BROKEN, build });
    const [file] = filesOf(build);
    await test.sql.query('update frontend_files set bytes = $2 where sha256 = $1', [file?.sha256, Buffer.from('other bytes')]);
    await plantLive(test.sql, BROKEN);
    await releaseCache.refresh();
    expect([await served(), await leftOut(BROKEN)]).toEqual(['mf-manifest.json', 'The content of remoteEntry.js has another SHA-256']);
    await test.sql.query('update frontend_files set bytes = $2 where sha256 = $1', [file?.sha256, build.get('remoteEntry.js')]);
    await releaseCache.refresh();
    expect([await served(), await leftOut(BROKEN)]).toEqual([BROKEN, null]);
  });

  it('that cannot be written to the disk stops no other, and its files come when they are gone from the disk', async () => {
    const [one, other] = [await shipped('1.0.0'), await shipped('1.0.1', 'mfe-rounds', ROUNDS)];
    const disk = test.app.get(ReleaseDisk, { strict: false });
    const put = disk.put.bind(disk);
    disk.put = (release) => (release.id === one ? Promise.reject(Object.assign(new Error('no space'), { code: 'ENOSPC' })) : put(release));
    await plantLive(test.sql, one);
    await plantLive(test.sql, other, 'mfe-rounds');
    await disk.remove();
    await releaseCache.refresh();
    expect([await served(), await leftOut(one)]).toEqual(['mf-manifest.json', 'This server could not fetch it (ENOSPC)']);
    expect((await test.visitor().get(`/mfe/mfe-rounds/${other}/page.js`)).status).toBe(200);
    disk.put = put;
    await releaseCache.refresh();
    expect([await served(), (await test.visitor().get(`/mfe/${NAME}/${one}/page.js`)).status]).toEqual([one, 200]);
  });

  it('whose row cannot be read by the database at all stops neither the switch nor what is served', async () => {
    const good = await shipped('1.0.0');
    await live(good);
    await asSuperuser(test, (client) => client.query('alter table frontend_releases rename to away'));
    await releaseCache.look();
    expect([await served(), (await admin.put(`releases/${NAME}/off`, { off: true })).status]).toEqual([good, 200]);
    expect((await test.visitor().get(`/mfe/${NAME}/${good}/page.js`)).status).toBe(503);
    await asSuperuser(test, (client) => client.query('alter table away rename to frontend_releases'));
  });
});
