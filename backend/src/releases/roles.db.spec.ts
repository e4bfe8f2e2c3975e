import { rmSync } from 'node:fs';
import type { Caller } from '../testing/caller';
import { ADMIN_PAGES, PAGE_SHAPES } from '../testing/page-shapes';
import { buildOf, plant, plantLive, publish } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { installedWith, webRootWith, writeInto } from '../testing/web-root';
import { ReleaseCache } from './release-cache';

const NAME = 'mfe-doctor';
const page = (path: string, roles: readonly string[], more: object = {}) => ({ path, label: 'Page', roles, ...more });
const OWN = page('/doctor-dashboard', ['doctor'], { home: true });

const rootWith = (): string =>
  webRootWith({
    ...installedWith([OWN]),
    'mfe-admin/mf-manifest.json': '{}',
    'mfe-admin/nav.json': JSON.stringify(ADMIN_PAGES),
  });

interface ListedRemote {
  readonly name: string;
  readonly nav: readonly { readonly path: string; readonly roles: readonly string[] }[];
}

describe('a key for pages of some roles', () => {
  const root = rootWith();
  let test: TestApp;
  let admin: Caller;
  let pipeline: Caller;
  let count = 0;

  const keyFor = async (roles?: readonly string[], mfe = NAME) => {
    const { body } = await admin.post('release-keys', { label: 'CI', mfe, ...(roles ? { roles } : {}) });
    return body as { readonly id: string; readonly key: string; readonly roles: readonly string[] };
  };
  const bearer = async (...given: Parameters<typeof keyFor>) => ({ authorization: `Bearer ${(await keyFor(...given)).key}` });
  const ship = (who: Caller, nav: object, headers: Record<string, string> = {}) => {
    count += 1;
    return publish(who, NAME, buildOf(`roles ${count}`, nav), { version: `1.0.${count}` }, headers);
  };
  const shipped = async (nav: object): Promise<string> => ((await ship(admin, nav)).body as { id: string }).id;
  const live = (id: string, headers: Record<string, string> = {}) =>
    (headers['authorization'] ? pipeline : admin).put(`releases/${NAME}/live`, { id }, headers);
  const navOf = async (name = NAME): Promise<ListedRemote['nav']> => {
    const { remotes } = (await admin.get('/mfe-manifest.json')).body as { remotes: ListedRemote[] };
    return remotes.find((one) => one.name === name)?.nav ?? [];
  };

  beforeAll(async () => {
    test = await startTestApp({ runtime: true, env: { WEB_ROOT: root } });
    [admin, pipeline] = [await test.as('admin'), test.visitor()];
  });
  afterEach(() => live('installed'));
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  it('is made for those that are chosen, by an administrator who has just proved who they are', async () => {
    expect((await keyFor(['doctor', 'agent'])).roles).toEqual(['doctor', 'agent']);
    const { body } = await admin.get('release-keys');
    expect((body as { roles: string[] }[])[0]?.roles).toEqual(['doctor', 'agent']);
    const stale = await test.as('admin');
    await test.sql.query(`update sessions set confirmed_at = now() - interval '20 minutes' where user_id = $1`, [stale.userId]);
    expect((await stale.post('release-keys', { label: 'CI', mfe: NAME, roles: ['admin'] })).status).toBe(403);
    for (const role of ['agent', 'doctor', 'hospital_admin'] as const)
      expect((await (await test.as(role)).post('release-keys', { label: 'CI', mfe: NAME, roles: ['doctor'] })).status).toBe(403);
    expect((await pipeline.post('release-keys', { label: 'CI', mfe: NAME, roles: ['admin'] }, await bearer(['doctor']))).status).toBe(401);
  });

  it('is for those of what is live, where nobody chooses; where nothing is live somebody has to', async () => {
    expect((await keyFor()).roles).toEqual(['doctor']);
    expect((await keyFor(undefined, 'mfe-admin')).roles).toEqual(['admin']);
    await live(await shipped([OWN, page('/rounds', ['agent'])]));
    expect((await keyFor()).roles).toEqual(['agent', 'doctor']);
    for (const wrong of [{ mfe: 'mfe-none' }, { mfe: NAME, roles: [] }, { mfe: NAME, roles: ['owner'] }, { mfe: NAME, roles: 'admin' }]) {
      const { status, body } = await admin.post('release-keys', { label: 'CI', ...wrong });
      expect([status, body.errors]).toEqual([400, { roles: expect.any(String) as string }]);
    }
  });

  it.each<[string, object[], boolean]>([
    ['its own', [OWN, page('/rounds', ['doctor'])], true],
    ['no role', [page('/rounds', [])], true],
    ['another role', [page('/rounds', ['agent'])], false],
    ['another role besides', [OWN, page('/rounds', ['doctor', 'admin'])], false],
    ['a page that is in no sidebar', [OWN, page('/rounds', ['admin'], { listed: false })], false],
  ])('publishes and makes live pages for %s', async (_, nav, may) => {
    const headers = await bearer(['doctor']);
    const published = await ship(pipeline, nav, headers);
    const id = await shipped(nav);
    const chosen = await live(id, headers);
    expect([published.status, chosen.status]).toEqual(may ? [201, 200] : [403, 403]);
    if (!may)
      expect(chosen.body.detail).toMatch(/^nav\.json: \/rounds is for (?:admin|agent), and this key ships pages for doctor only\./u);
    expect((await navOf()).some(({ path }) => path === '/rounds')).toBe(may);
    // Control: an administrator may.
    expect((await live(id)).status).toBe(200);
  });

  it('promotes and goes back to no page for another role either', async () => {
    const headers = await bearer(['doctor']);
    const wide = await shipped([OWN, page('/rounds', ['admin'])]);
    await live(wide);
    await live(await shipped([OWN]));
    expect((await pipeline.post(`releases/${NAME}/rollback`, {}, headers)).status).toBe(403);
    await admin.put(`releases/${NAME}/live`, { id: wide, percent: 1 });
    expect((await live(wide, headers)).status).toBe(403);
    // Ending a trial gives nobody anything.
    expect((await pipeline.post(`releases/${NAME}/rollback`, {}, headers)).status).toBe(200);
  });

  it('of before gets those of what is live, once, and no more when more is live later', async () => {
    const { id, key } = await keyFor(['admin', 'doctor']);
    const other = await keyFor(['admin']);
    await test.sql.query('update release_keys set roles = null where id = any($1)', [[id, other.id]]);
    const headers = { authorization: `Bearer ${key}` };
    expect((await ship(pipeline, [OWN, page('/rounds', ['admin'])], headers)).status).toBe(403);
    expect((await ship(pipeline, [OWN], headers)).status).toBe(201);
    await live(await shipped([OWN, page('/rounds', ['admin'])]));
    const rows = await test.sql.query('select roles from release_keys where id = any($1)', [[id, other.id]]);
    expect(rows).toEqual([{ roles: ['doctor'] }, { roles: ['doctor'] }]);
    expect((await ship(pipeline, [OWN, page('/wards', ['admin'])], headers)).status).toBe(403);
  });

  it('of before gets them when a server starts; while nothing of it is live it serves none', async () => {
    const [known, unknown] = [await keyFor(['admin']), await keyFor(['admin'], 'mfe-later')];
    await test.sql.query('update release_keys set roles = null where id = any($1)', [[known.id, unknown.id]]);
    const other = await startTestApp({ database: test.config.databaseUrl, runtime: true, env: { WEB_ROOT: root } });
    await other.close();
    const rolesOf = async (id: string) => test.sql.one('select roles from release_keys where id = $1', [id]);
    expect([await rolesOf(known.id), await rolesOf(unknown.id)]).toEqual([{ roles: ['doctor'] }, { roles: null }]);
    const headers = { authorization: `Bearer ${unknown.key}` };
    const later = () => publish(pipeline, 'mfe-later', buildOf('later', [page('/later', ['agent'])]), {}, headers);
    expect((await later()).status).toBe(403);
    writeInto(root, 'mfe-later/mf-manifest.json', '{}');
    writeInto(root, 'mfe-later/nav.json', JSON.stringify([page('/later', ['agent'])]));
    expect([(await later()).status, await rolesOf(unknown.id)]).toEqual([201, { roles: ['agent'] }]);
    rmSync(`${root}/mfe-later`, { recursive: true });
  });

  it('is of no use to what is written into the tables by hand: it is left out', async () => {
    const id = await shipped([OWN]);
    await live(id);
    const wide = JSON.stringify([OWN, page('/rounds', ['admin'])]);
    await test.sql.query('update frontend_releases set nav = $2 where id = $1', [id, wide]);
    await test.app.get(ReleaseCache, { strict: false }).refresh();
    expect(await navOf()).toEqual([expect.objectContaining({ path: '/doctor-dashboard' })]);
    const planted = '9.1.0-0123456789';
    await plant(test.sql, { id: planted, build: buildOf('by hand', [page('/rounds', ['admin'])]), more: { roles: [] } });
    await plantLive(test.sql, planted);
    await test.app.get(ReleaseCache, { strict: false }).refresh();
    expect((await navOf()).map(({ path }) => path)).toEqual(['/doctor-dashboard']);
  });

  describe('takes no page of another micro-frontend or of the shell', () => {
    it.each(PAGE_SHAPES)('by the key: %j', async (path, isTaken) => {
      const headers = await bearer(['doctor', 'admin']);
      const { status, body } = await ship(pipeline, [OWN, page(path, ['admin'])], headers);
      const chosen = status === 201 ? await live((body as { id: string }).id, headers) : null;
      expect(chosen?.status ?? status).toBe(isTaken ? (status === 201 ? 409 : 400) : 200);
      expect((await navOf()).some((one) => one.path === path)).toBe(!isTaken);
    });

    it.each(PAGE_SHAPES)('by hand: %j', async (path, isTaken) => {
      count += 1;
      const id = `8.0.${count}-0123456789`;
      await plant(test.sql, { id, build: buildOf(`by hand ${count}`, [OWN, page(path, ['admin'])]) });
      await plantLive(test.sql, id);
      await test.app.get(ReleaseCache, { strict: false }).refresh();
      expect((await navOf()).some((one) => one.path === path)).toBe(!isTaken);
      const { releases } = (await admin.get('releases')).body as { releases: { id: string; leftOut: string | null }[] };
      expect(releases.find((one) => one.id === id)?.leftOut).toEqual(isTaken ? expect.any(String) : null);
    });

    it('nor the page on which another one lets a role land', async () => {
      const headers = await bearer(['doctor', 'admin']);
      const { body } = await ship(pipeline, [OWN, page('/mine', ['admin'], { home: true })], headers);
      expect((await live((body as { id: string }).id, headers)).status).toBe(409);
    });

    it('also when the other one was shipped: who was chosen first keeps it', async () => {
      const first = await publish(admin, 'mfe-rounds', buildOf('first', [page('/rounds', ['doctor'])]));
      await admin.put('releases/mfe-rounds/live', { id: (first.body as { id: string }).id });
      const id = '8.1.0-0123456789';
      await plant(test.sql, { id, build: buildOf('second', [OWN, page('/:x?', ['doctor']), page('/Rounds', ['doctor'])]) });
      await plantLive(test.sql, id);
      await test.app.get(ReleaseCache, { strict: false }).refresh();
      expect((await navOf('mfe-rounds')).map(({ path }) => path)).toEqual(['/rounds']);
      expect((await navOf()).map(({ path }) => path)).toEqual(['/doctor-dashboard']);
      const other = '8.1.1-0123456789';
      await plant(test.sql, { id: other, build: buildOf('third', [OWN, page('/Rounds', ['doctor'])]) });
      await plantLive(test.sql, other);
      await test.app.get(ReleaseCache, { strict: false }).refresh();
      expect((await navOf()).map(({ path }) => path)).toEqual(['/doctor-dashboard']);
      const { releases } = (await admin.get('releases')).body as { releases: { id: string; leftOut: string | null }[] };
      expect(releases.find((one) => one.id === other)?.leftOut).toBe('/Rounds is a page of mfe-rounds for doctor already');
    });
  });
});
