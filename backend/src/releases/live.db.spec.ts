import { rmSync } from 'node:fs';
import { ChangeFeed } from '../events/change-feed';
import { asSuperuser } from '../testing/audit';
import type { Caller } from '../testing/caller';
import { make } from '../testing/make';
import { buildOf, publish } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { installedWith, webRootWith } from '../testing/web-root';
import { until } from '../testing/until';
import { LiveService } from './live.service';
import { ReleaseCache } from './release-cache';

const PAGES = [{ path: '/doctor-dashboard', label: 'Doctor Dashboard', roles: ['doctor'], files: ['page.js'], calls: ['doctors'] }];
const INSTALLED: Readonly<Record<string, string>> = {
  ...installedWith(PAGES),
  'mfe-agent/mf-manifest.json': '{}',
  'mfe-agent/nav.json': JSON.stringify([{ path: '/agent-dashboard', label: 'Agent Dashboard', roles: ['agent'] }]),
};

interface ListedRemote {
  readonly name: string;
  readonly entry: string;
  readonly nav: readonly { readonly path: string }[];
}

describe('what is live of a micro-frontend', () => {
  const root = webRootWith(INSTALLED);
  let test: TestApp;
  let other: TestApp;
  let admin: Caller;
  let doctor: Caller;
  let agent: Caller;

  const live = (id: string, more: object = {}, name = 'mfe-doctor') => admin.put(`releases/${name}/live`, { id, ...more });
  const rollBack = (name = 'mfe-doctor') => admin.post(`releases/${name}/rollback`, {});
  /** The version in whose folder somebody finds the script; 'installed' outside of all of them. */
  const entryOf = async (caller: Caller, name = 'mfe-doctor'): Promise<string> => {
    const { remotes } = (await caller.get('/mfe-manifest.json')).body as { remotes: ListedRemote[] };
    return remotes.find((one) => one.name === name)?.entry.split('/')[3] ?? 'none';
  };
  const shipped = async (version: string, nav: object = PAGES, more: object = {}, name = 'mfe-doctor'): Promise<string> => {
    const { body } = await publish(admin, name, buildOf(`${name} ${version}`, nav), { version, ...more });
    return (body as { id: string }).id;
  };

  beforeAll(async () => {
    test = await startTestApp({ runtime: true, env: { WEB_ROOT: root } });
    other = await startTestApp({ database: test.config.databaseUrl, runtime: true, env: { WEB_ROOT: root } });
    [admin, doctor, agent] = await Promise.all([test.as('admin'), test.as('doctor'), test.as('agent')]);
  });
  afterEach(() => live('installed'));
  afterAll(async () => {
    await other.close();
    await test.close();
    rmSync(root, { recursive: true });
  });

  it('is what the installation brought until somebody ships', async () => {
    expect(await entryOf(doctor)).toBe('mf-manifest.json');
    const id = await shipped('1.0.0');
    expect(await entryOf(doctor)).toBe('mf-manifest.json');
    expect((await doctor.get(`/mfe/mfe-doctor/${id}/remoteEntry.js`)).status).toBe(404);
  });

  it('is for everybody at once on this server, and on another one as soon as it hears of it', async () => {
    const id = await shipped('1.0.1');
    expect((await live(id)).body).toMatchObject({ stable: id, canary: null });
    expect(await entryOf(doctor)).toBe(id);
    await until(async () => (await entryOf(other.visitor())) === id);
    const { headers, text, status } = await other.visitor().get(`/mfe/mfe-doctor/${id}/remoteEntry.js`);
    expect({ status, text, kept: headers['cache-control'] }).toEqual({
      status: 200,
      text: 'mfe-doctor 1.0.1',
      kept: 'public, max-age=31536000, immutable',
    });
  });

  it('is announced to the screens of a server when that server serves it, not only when it was decided', async () => {
    const id = await shipped('1.0.2');
    const [feed, releaseCache] = [other.app.get(ChangeFeed, { strict: false }), other.app.get(ReleaseCache, { strict: false })];
    const served: string[] = [];
    const stop = feed.subscribe(() => void served.push(releaseCache.idFor('mfe-doctor', null)));
    await live(id);
    await until(() => Promise.resolve(served.includes(id)));
    stop();
    expect(served[0]).not.toBe(id);
  });

  it('is kept nowhere between two people: the list is made for each', async () => {
    const { headers } = await doctor.get('/mfe-manifest.json');
    expect([headers['cache-control'], headers.vary]).toEqual(['private, no-store', expect.stringContaining('Cookie')]);
  });

  it('is on trial with a role, and with nobody else', async () => {
    const id = await shipped('1.1.0');
    expect((await live(id, { roles: ['doctor'] })).body).toMatchObject({ stable: 'installed', canary: id, roles: ['doctor'] });
    expect([await entryOf(doctor), await entryOf(agent), await entryOf(test.visitor())]).toEqual([
      id,
      'mf-manifest.json',
      'mf-manifest.json',
    ]);
  });

  it('is on trial with the staff of a hospital', async () => {
    const id = await shipped('1.1.1');
    const [here, there] = [await make.hospital(test.sql), await make.hospital(test.sql)];
    const [one, another] = [
      await test.as('hospital_admin', { hospital_id: here.id }),
      await test.as('hospital_admin', { hospital_id: there.id }),
    ];
    await live(id, { hospitals: [here.id] });
    expect([await entryOf(one), await entryOf(another)]).toEqual([id, 'mf-manifest.json']);
  });

  it('is in the document of whoever gets it: its files, and its address', async () => {
    const id = await shipped('1.2.0');
    await live(id, { roles: ['doctor'] });
    const { text } = await doctor.get('/doctor-dashboard');
    expect(text).toContain(`href="/mfe/mfe-doctor/${id}/page.js"`);
    expect(text).toContain(`"entry":"/mfe/mfe-doctor/${id}/remoteEntry.js"`);
    expect((await agent.get('/doctor-dashboard')).text).not.toContain(id);
  });

  it('may bring a page that was not there, for those who try it first', async () => {
    const id = await shipped('1.3.0', [...PAGES, { path: '/rounds', label: 'Rounds', roles: ['doctor'] }]);
    expect((await doctor.get('/rounds')).status).toBe(404);
    await live(id, { percent: 1, roles: ['doctor'] });
    expect((await doctor.get('/rounds')).status).toBe(200);
  });

  it('leaves open tabs alone: the files of what was live before stay', async () => {
    const [before, after] = [await shipped('1.4.0'), await shipped('1.4.1')];
    await live(before);
    await live(after);
    expect((await doctor.get(`/mfe/mfe-doctor/${before}/page.js`)).status).toBe(200);
  });

  describe('going back', () => {
    it('ends a trial first, then goes to the one before, and so on to what the installation brought', async () => {
      const [one, two, three] = [await shipped('2.0.0', PAGES), await shipped('2.0.1'), await shipped('2.0.2')];
      await live(one);
      await live(two);
      await live(three, { percent: 50 });
      const stables: string[] = [];
      for (let step = 0; step < 3; step += 1) stables.push(((await rollBack()).body as { stable: string }).stable);
      expect(stables).toEqual([two, one, 'installed']);
      expect(await entryOf(doctor)).toBe('mf-manifest.json');
    });

    it('is refused with a sentence where there is nothing before', async () => {
      const { status, body } = await rollBack('mfe-agent');
      expect({ status, message: body.detail as string }).toEqual({
        status: 409,
        message: 'There is nothing before installed to go back to.',
      });
    });

    it('stands in the history with its reason, and in the audit log', async () => {
      const id = await shipped('2.1.0');
      await live(id, { why: 'New rows' });
      const { body } = await admin.get('releases');
      expect(body.moves[0]).toMatchObject({ name: 'mfe-doctor', kind: 'live', to: id, why: 'New rows' });
      const [row] = await test.sql.query<{ operation: string }>(
        `select operation from audit_log where entity = 'release' order by at desc, id desc limit 1`,
      );
      expect(row?.operation).toBe(`mfe-doctor live ${id}`);
    });
  });

  describe('is refused', () => {
    it.each<[string, (id: string) => Promise<string>, RegExp]>([
      ['a release that was never published', () => Promise.resolve('9.9.9-0123456789'), /^There is no release 9\.9\.9/u],
      [
        'one that needs a newer shell',
        () => shipped('3.0.0', PAGES, { platform: '^1.3.0' }),
        /needs platform \^1\.3\.0, and the shell has 1\.2\.0: ship the shell first\.$/u,
      ],
      ['one for another generation of the shell', () => shipped('3.0.1', PAGES, { platform: '^2.0.0' }), /needs platform \^2\.0\.0/u],
      [
        'a page that another micro-frontend has for the same role',
        () => shipped('3.0.2', [{ path: '/agent-dashboard', label: 'Mine', roles: ['agent'] }]),
        /^\/agent-dashboard is a page of mfe-agent for agent already\.$/u,
      ],
    ])('%s', async (_, make_, sentence) => {
      const id = await make_('');
      const { status, body } = await live(id);
      expect({ isRefused: status === 404 || status === 409, message: body.detail as string }).toEqual({
        isRefused: true,
        message: expect.stringMatching(sentence) as string,
      });
      expect(await entryOf(doctor)).toBe('mf-manifest.json');
    });

    it('the same page for the same role when two are chosen at once: one of them wins', async () => {
      const rounds = [{ path: '/rounds', label: 'Rounds', roles: ['doctor'] }];
      const [one, two] = [await shipped('3.1.0', rounds), await shipped('3.1.0', rounds, {}, 'mfe-rounds')];
      const answers = await Promise.all([live(one), live(two, {}, 'mfe-rounds')]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    it('a trial of what is live for everybody', async () => {
      const id = await shipped('3.2.0');
      await live(id);
      expect((await live(id, { percent: 10 })).status).toBe(409);
    });
  });

  it('stays when the database does not answer', async () => {
    const id = await shipped('4.0.0');
    await live(id);
    const releaseCache = test.app.get(ReleaseCache, { strict: false });
    await asSuperuser(test, (client) => client.query('alter table frontend_live rename to away'));
    await expect(releaseCache.refresh()).rejects.toThrow();
    await releaseCache.look();
    await asSuperuser(test, (client) => client.query('alter table away rename to frontend_live'));
    expect(await entryOf(doctor)).toBe(id);
  });

  it('is never taken by the sweep, which takes what nobody can go back to', async () => {
    const ids: string[] = [];
    for (let patch = 0; patch < 8; patch += 1) ids.push(await shipped(`5.0.${patch}`));
    await live(ids[0] ?? '');
    await test.sql.query(`update frontend_releases set published_at = published_at - interval '20 days' where version like '5.0.%'`);
    await test.sql.query(`update frontend_files set added_at = now() - interval '2 days'`);
    await test.app.get(LiveService, { strict: false }).sweep();
    const { releases } = (await admin.get('releases')).body as { releases: { id: string }[] };
    const kept = ids.filter((id) => releases.some((one) => one.id === id));
    expect(kept).toContain(ids[0]);
    expect(kept.length).toBeLessThan(ids.length);
    await test.app.get(ReleaseCache, { strict: false }).refresh();
    expect((await doctor.get(`/mfe/mfe-doctor/${ids[0]}/page.js`)).text).toBe('/* mfe-doctor 5.0.0 */');
  });
});
