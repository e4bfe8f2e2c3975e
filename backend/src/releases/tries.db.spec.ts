import { rmSync } from 'node:fs';
import type { Caller } from '../testing/caller';
import { buildOf, publish } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { installedWith, webRootWith } from '../testing/web-root';

const NAME = 'mfe-doctor';
const PAGES = [{ path: '/doctor-dashboard', label: 'Doctor Dashboard', roles: ['doctor'] }];
const HTML = { accept: 'text/html' };

interface ListedRemote {
  readonly name: string;
  readonly entry: string;
  readonly tried?: boolean;
}

describe('a release that one browser tries', () => {
  const root = webRootWith(installedWith(PAGES));
  let test: TestApp;
  let [admin, doctor] = [] as unknown as [Caller, Caller];
  let id = '';

  const tryIt = (who: Caller, release = id, name = NAME) => who.put(`releases/${name}/try`, { id: release });
  /** A browser with the session of somebody, and this cookie of tries. */
  const cookies = (who: Caller, tries = ''): { readonly cookie: string } => ({
    cookie: `__Host-sid=${who.cookie('__Host-sid') ?? ''}; __Host-try=${tries}`,
  });
  const remoteOf = async (who: Caller, headers: Record<string, string> = {}): Promise<ListedRemote | undefined> => {
    const { body } = await who.get('/mfe-manifest.json', headers);
    return (body as { remotes: ListedRemote[] }).remotes.find(({ name }) => name === NAME);
  };

  beforeAll(async () => {
    test = await startTestApp({ runtime: true, env: { WEB_ROOT: root } });
    [admin, doctor] = await Promise.all([test.as('admin'), test.as('doctor')]);
    const more = [...PAGES, { path: '/rounds', label: 'Rounds', roles: ['doctor'] }];
    id = ((await publish(admin, NAME, buildOf('tried', more), { version: '1.5.0' })).body as { id: string }).id;
    await admin.put(`releases/${NAME}/live`, { id, roles: ['agent'] });
    await admin.post(`releases/${NAME}/rollback`, {});
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  afterEach(() => doctor.post('releases/leave', {}));

  it('is in its list and in no other, and its new pages open', async () => {
    expect((await doctor.get('/rounds', HTML)).status).toBe(404);
    expect((await tryIt(doctor)).status).toBe(204);
    expect(await remoteOf(doctor)).toMatchObject({ tried: true, entry: expect.stringContaining(`/mfe/${NAME}/${id}/`) });
    expect((await doctor.get('/rounds', HTML)).status).toBe(200);
    const cookie = doctor.cookie('__Host-try');
    for (const who of [await test.as('doctor'), test.visitor()])
      expect(await remoteOf(who, cookies(who, cookie))).not.toHaveProperty('tried');
    expect(await remoteOf(doctor, cookies(doctor, cookie))).toHaveProperty('tried');
  });

  it('is of no use when the cookie is changed or made up', async () => {
    await tryIt(doctor);
    const [head = '', payload = '', mac = ''] = (doctor.cookie('__Host-try') ?? '').split('.');
    const forged = Buffer.from(JSON.stringify({ sub: 'x', tried: { [NAME]: id } })).toString('base64url');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    for (const one of [`${head}.${forged}.${mac}`, `${none}.${payload}.`, `${head}.${payload}.`, 'x', ''])
      expect(await remoteOf(doctor, cookies(doctor, one))).not.toHaveProperty('tried');
    expect(await remoteOf(doctor, cookies(doctor, `${head}.${payload}.${mac}`))).toHaveProperty('tried');
  });

  it('is of the registry and fits the shell', async () => {
    expect((await tryIt(doctor, '9.9.9-0123456789')).status).toBe(404);
    expect((await tryIt(doctor, 'installed')).status).toBe(400);
    expect((await tryIt(doctor, id, 'shell')).status).toBe(404);
    const newer = ((await publish(admin, NAME, buildOf('newer', PAGES), { version: '2.0.0', platform: '^2.0.0' })).body as { id: string })
      .id;
    expect((await tryIt(doctor, newer)).status).toBe(409);
    expect((await tryIt(test.visitor())).status).toBe(401);
  });

  it('ends when they leave', async () => {
    await tryIt(doctor);
    expect((await doctor.post('releases/leave', {})).status).toBe(204);
    expect([doctor.cookie('__Host-try'), (await remoteOf(doctor))?.tried]).toEqual([undefined, undefined]);
  });

  it('is not counted in a trial: who tries knows that it may fail', async () => {
    await admin.put(`releases/${NAME}/live`, { id, roles: ['agent'] });
    await tryIt(doctor);
    const reports = [{ name: NAME, id, kind: 'render' }];
    expect((await doctor.post('releases/reports', { reports })).status).toBe(204);
    const { trials } = (await admin.get('releases')).body as { trials: { sessions: number; failed: number }[] };
    expect(trials).toEqual([expect.objectContaining({ sessions: 0, failed: 0 })]);
    await admin.post(`releases/${NAME}/rollback`, {});
  });
});

describe('a micro-frontend that is switched off', () => {
  const root = webRootWith({ ...installedWith(PAGES), 'mfe-doctor/page.js': 'installed' });
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ runtime: true, env: { WEB_ROOT: root } });
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  it('refuses its files until it is switched on again, and the history says who did it and why', async () => {
    const admin = await test.as('admin');
    const status = async (): Promise<number> => (await test.visitor().get('/mfe/mfe-doctor/page.js')).status;
    expect(await status()).toBe(200);
    expect((await admin.put('releases/mfe-doctor/off', { off: true, why: 'Too many calls' })).body).toMatchObject({
      off: true,
      stable: 'installed',
    });
    expect(await status()).toBe(503);
    expect((await admin.put('releases/mfe-doctor/off', { off: false })).status).toBe(200);
    expect(await status()).toBe(200);
    const { moves } = (await admin.get('releases')).body as { moves: { kind: string; why: string | null; by: string }[] };
    expect(moves.map(({ kind, why }) => [kind, why])).toEqual([
      ['on', null],
      ['off', 'Too many calls'],
    ]);
  });

  it('stays off when another release is chosen, and what is not there cannot be switched off', async () => {
    const admin = await test.as('admin');
    await admin.put('releases/mfe-doctor/off', { off: true });
    await admin.put('releases/mfe-doctor/live', { id: 'installed' });
    expect((await test.visitor().get('/mfe/mfe-doctor/page.js')).status).toBe(503);
    await admin.put('releases/mfe-doctor/off', { off: false });
    expect((await admin.put('releases/mfe-rounds/off', { off: true })).status).toBe(404);
    expect((await (await test.as('agent')).put('releases/mfe-doctor/off', { off: true })).status).toBe(403);
  });
});
