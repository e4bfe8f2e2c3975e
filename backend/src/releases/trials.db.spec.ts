import { rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import type { Caller } from '../testing/caller';
import { buildOf, publish } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { installedWith, webRootWith } from '../testing/web-root';
import { until } from '../testing/until';
import { FrontendReports } from './reports.service';
import { ReleaseCache } from './release-cache';
import { Trials } from './trials.service';

const NAME = 'mfe-doctor';
const PAGES = [{ path: '/doctor-dashboard', label: 'Doctor Dashboard', roles: ['doctor'] }];

interface ListedRemote {
  readonly name: string;
  readonly onTrial?: boolean;
  readonly takenBack?: readonly string[];
}

interface All {
  readonly live: readonly { readonly name: string; readonly stable: string; readonly canary: string | null }[];
  readonly trials: readonly {
    readonly verdict: string;
    readonly sessions: number;
    readonly failed: number;
    readonly faults: readonly object[];
  }[];
  readonly releases: readonly { readonly id: string; readonly withdrawnAt: string | null }[];
  readonly moves: readonly { readonly kind: string; readonly by: string; readonly why: string | null; readonly from: string }[];
}

describe('a release on trial', () => {
  const root = webRootWith(installedWith(PAGES));
  let [test, other] = [] as unknown as [TestApp, TestApp];
  let [admin, doctor, agent] = [] as unknown as [Caller, Caller, Caller];
  let versions = 0;

  const choose = (id: string, more: object = {}) => admin.put(`releases/${NAME}/live`, { id, ...more });
  const all = async (): Promise<All> => (await admin.get('releases')).body as All;
  const report = (who: Caller, id: string, kind: string, more: object = {}) =>
    who.post('releases/reports', { reports: [{ name: NAME, id, kind, ...more }] });
  const remoteOf = async (who: Caller): Promise<ListedRemote | undefined> =>
    ((await who.get('/mfe-manifest.json')).body as { remotes: ListedRemote[] }).remotes.find(({ name }) => name === NAME);

  /** A new release, on trial with doctors. */
  async function tried(): Promise<string> {
    versions += 1;
    const build = buildOf(`doctor ${versions}`, PAGES);
    const { id } = (await publish(admin, NAME, build, { version: `1.0.${versions}` })).body as { id: string };
    await choose(id, { roles: ['doctor'] });
    return id;
  }

  /** So many sessions of doctors and agents report, those of doctors with so many failures. */
  async function sessions(id: string, count: number, failed: number): Promise<void> {
    const reports = test.app.get(FrontendReports, { strict: false });
    const base = { id: randomUUID(), hospitalId: null, scope: 'all', mustChangePassword: false } as never as Parameters<
      FrontendReports['take']
    >[0];
    for (let number = 0; number < count; number += 1) {
      const fault = { name: NAME, id, kind: 'render', error: 'TypeError', frame: 'page.js:1:20', page: '/doctor-dashboard' } as const;
      const opened = { name: NAME, id, kind: 'opened' } as const;
      await reports.take({ ...base, role: 'doctor', session: randomUUID() }, number < failed ? [opened, fault, fault] : [opened]);
      await reports.take({ ...base, role: 'agent', session: randomUUID() }, [{ name: NAME, id: 'installed', kind: 'opened' }]);
    }
  }

  beforeAll(async () => {
    test = await startTestApp({ runtime: true, env: { WEB_ROOT: root } });
    other = await startTestApp({ database: test.config.databaseUrl, runtime: true, env: { WEB_ROOT: root } });
    [admin, doctor, agent] = await Promise.all([test.as('admin'), test.as('doctor'), test.as('agent')]);
  });
  afterEach(() => choose('installed'));
  afterAll(async () => {
    await other.close();
    await test.close();
    rmSync(root, { recursive: true });
  });

  it('is counted by session: opened once, failed once, however often a tab says so', async () => {
    const id = await tried();
    expect((await report(doctor, id, 'opened')).status).toBe(204);
    await report(doctor, id, 'opened');
    await report(doctor, id, 'render', { error: 'TypeError', frame: 'page.js:1:20', page: '/doctor-dashboard' });
    await report(doctor, id, 'chunk');
    await report(agent, 'installed', 'opened');
    const [trial] = (await all()).trials;
    expect(trial).toMatchObject({ name: NAME, id, sessions: 1, failed: 1, stableSessions: 1, stableFailed: 0, verdict: 'tooFew' });
    expect(trial?.faults).toEqual([{ kind: 'chunk', error: null, frame: null, page: null, sessions: 1 }]);
  });

  it('is not reported by those who do not have it, by strangers, or in other words than its fields', async () => {
    const id = await tried();
    expect((await report(agent, id, 'render')).status).toBe(204);
    expect((await report(test.visitor(), id, 'render')).status).toBe(401);
    expect((await report(doctor, id, 'hacked')).status).toBe(400);
    expect((await report(doctor, id, 'render', { error: 'Asha Rao is not a function' })).status).toBe(400);
    expect((await all()).trials[0]).toMatchObject({ sessions: 0, failed: 0 });
  });

  it('is taken back within a look when it fails too often: history, notice and all servers say so', async () => {
    const id = await tried();
    await sessions(id, 30, 9);
    expect((await all()).trials[0]).toMatchObject({ sessions: 30, failed: 9, stableSessions: 30, verdict: 'worse' });
    await Promise.all([test, other].map((one) => one.app.get(Trials, { strict: false }).look()));
    const after = await all();
    expect(after.live.find(({ name }) => name === NAME)).toMatchObject({ stable: 'installed', canary: null });
    const why = 'Failed in 9 of 30 sessions, the stable release in 0 of 30';
    expect(after.moves.filter(({ kind }) => kind === 'withdrawn')).toEqual([expect.objectContaining({ by: 'ArogyaDesk', why, from: id })]);
    const bell = (await admin.get('notifications')).body as readonly { kind: string; detail: object }[];
    expect(bell.filter(({ kind }) => kind === 'release_withdrawn')).toEqual([
      expect.objectContaining({ detail: { name: NAME, release: id, why } }),
    ]);
    await until(() => Promise.resolve(!other.app.get(ReleaseCache, { strict: false }).isOnTrial(NAME)));
  });

  it('that was taken back is chosen again only by somebody who insists and says why', async () => {
    const id = await tried();
    await sessions(id, 20, 10);
    await test.app.get(Trials, { strict: false }).look();
    expect((await all()).releases.find((one) => one.id === id)?.withdrawnAt).not.toBeNull();
    const refused = await choose(id, { percent: 10 });
    expect([refused.status, (refused.body as { detail: string }).detail]).toEqual([409, expect.stringContaining('insist and say why')]);
    expect((await choose(id, { percent: 10, force: true })).status).toBe(409);
    expect((await choose(id, { percent: 10, force: true, why: 'The provider was down' })).status).toBe(200);
    expect((await all()).releases.find((one) => one.id === id)?.withdrawnAt).toBeNull();
  });

  it('stays when it is as good as what is live, and when too few sessions have had it', async () => {
    const good = await tried();
    await sessions(good, 25, 0);
    await test.app.get(Trials, { strict: false }).look();
    expect((await all()).trials[0]?.verdict).toBe('good');
    const few = await tried();
    await sessions(few, 19, 19);
    await test.app.get(Trials, { strict: false }).look();
    expect((await all()).trials[0]).toMatchObject({ id: few, sessions: 19, failed: 19, verdict: 'tooFew' });
  });

  it('begins anew with another release; more users of the same one go on with what was seen', async () => {
    const id = await tried();
    await sessions(id, 3, 1);
    await choose(id, { percent: 50, roles: ['doctor'] });
    expect((await all()).trials[0]).toMatchObject({ sessions: 3, failed: 1 });
    await tried();
    expect((await all()).trials[0]).toMatchObject({ sessions: 0, failed: 0 });
  });

  it('is said to the tabs of those who are signed in, as is what was taken back; strangers learn of neither', async () => {
    const id = await tried();
    expect(await remoteOf(agent)).toMatchObject({ onTrial: true });
    expect(await remoteOf(test.visitor())).not.toHaveProperty('onTrial');
    await choose(id);
    await admin.post(`releases/${NAME}/rollback`, { why: 'Empty rows' });
    expect((await remoteOf(doctor))?.takenBack).toContain(id);
    expect(await remoteOf(test.visitor())).not.toHaveProperty('takenBack');
    await choose(id);
    expect((await remoteOf(doctor))?.takenBack ?? []).not.toContain(id);
  });

  it('leaves no session behind for longer than two days', async () => {
    await test.sql.query(`insert into frontend_sessions (name, id, session, at) values ('${NAME}', 'x', 'old', now() - interval '3 days')`);
    await test.app.get(Trials, { strict: false }).sweep();
    expect(await test.sql.query(`select from frontend_sessions where session = 'old'`)).toEqual([]);
  });
});
