import { rmSync } from 'node:fs';
import type { Answer, Caller } from '../testing/caller';
import { buildOf, plant, plantLive, publish } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { installedWith, webRootWith } from '../testing/web-root';
import { LiveService } from './live.service';
import { ReleaseCache } from './release-cache';

const NAME = 'mfe-doctor';
const PAGES = [{ path: '/doctor-dashboard', label: 'Doctor Dashboard', roles: ['doctor'] }];
const SERVED = ['js', 'css', 'json', 'map', 'png', 'svg', 'woff2'];
/** What a browser would show as a page of ours, or keep and run; and spellings that a file system or a browser may read so. */
const REFUSED = [
  ...['html', 'htm', 'xhtml', 'xml', 'xsl', 'svgz', 'pdf', 'txt', 'mjs', 'cjs', 'wasm', 'ico', 'gif', 'webmanifest', 'vtt'],
  ...['HTML', 'JS', 'Svg', 'js.html'],
];
/** JSON as well, since the one who asks reads it where it is sent as that. */
const SCRIPT = '"<script>1</script>"';

const extra = (endings: readonly string[]) => Object.fromEntries(endings.map((ending) => [`extra.${ending}`, SCRIPT]));

describe('the files below /mfe/', () => {
  const everything = [...SERVED, ...REFUSED];
  const root = webRootWith({
    ...installedWith(PAGES),
    ...Object.fromEntries(Object.entries(extra(everything)).map(([path, text]) => [`${NAME}/${path}`, text])),
    'mfe-public-booking/mf-manifest.json': '{}',
    'mfe-public-booking/server/server.cjs': 'secret',
    'mfe-public-booking/server/server.cjs.map': 'secret',
    'mfe-public-booking/server/a.js': 'secret',
  });
  let test: TestApp;
  let [admin, agent, doctor] = [] as unknown as [Caller, Caller, Caller];
  let visitor: Caller;

  const shipped = async (version: string, files: Readonly<Record<string, string>> = {}): Promise<string> => {
    const { body, status, text } = await publish(admin, NAME, buildOf(version, PAGES, files), { version });
    if (status !== 201) throw new Error(text);
    return (body as { id: string }).id;
  };
  const live = (id: string, more: object = {}) => admin.put(`releases/${NAME}/live`, { id, ...more });
  const rollBack = () => admin.post(`releases/${NAME}/rollback`, {});
  const file = (who: Caller, id: string, path = 'page.js'): Promise<Answer> => who.get(`/mfe/${NAME}/${id}/${path}`);

  beforeAll(async () => {
    test = await startTestApp({ runtime: true, env: { WEB_ROOT: root } });
    [admin, agent, doctor] = await Promise.all([test.as('admin'), test.as('agent'), test.as('doctor')]);
    visitor = test.visitor();
  });
  afterEach(() => live('installed'));
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  it.each(REFUSED)('are refused when they are published with another ending, and named: .%s', async (ending) => {
    const { status, body } = await publish(admin, NAME, buildOf('kinds', PAGES, extra([ending])));
    expect([status, (body.errors as { files: string }).files]).toEqual([400, expect.stringContaining(`extra.${ending}`)]);
  });

  it('are served by their kind, of the installation', async () => {
    const statuses = await Promise.all(everything.map(async (ending) => (await visitor.get(`/mfe/${NAME}/extra.${ending}`)).status));
    expect(Object.fromEntries(everything.map((ending, at) => [ending, statuses[at]]))).toEqual(
      Object.fromEntries(everything.map((ending) => [ending, SERVED.includes(ending) ? 200 : 404])),
    );
  });

  it('are served by their kind, of a live release whose row is older than this, or was written by hand', async () => {
    const id = '0.1.0-0123456789';
    await plant(test.sql, { id, build: buildOf('old', PAGES, extra(everything)) });
    await plantLive(test.sql, id);
    await test.app.get(ReleaseCache, { strict: false }).refresh();
    const statuses = await Promise.all(everything.map(async (ending) => (await file(visitor, id, `extra.${ending}`)).status));
    // Some of the paths differ in capitals alone, and so the whole row is left out: nothing of it is served.
    expect(new Set(statuses)).toEqual(new Set([404]));
    const other = '0.1.1-0123456789';
    const lower = everything.filter((ending) => ending === ending.toLowerCase());
    await plant(test.sql, { id: other, build: buildOf('older', PAGES, extra(lower)) });
    await plantLive(test.sql, other);
    await test.app.get(ReleaseCache, { strict: false }).refresh();
    for (const ending of lower)
      expect([ending, (await file(visitor, other, `extra.${ending}`)).status]).toEqual([ending, SERVED.includes(ending) ? 200 : 404]);
    expect((await file(visitor, other)).status).toBe(200);
  });

  it('that run on the server are never sent, however they are asked for', async () => {
    const ways = [
      'server/server.cjs',
      'server/server.cjs.map',
      '/server/server.cjs.map',
      './server/a.js',
      '%2fserver/a.js',
      'server//a.js',
    ];
    for (const way of [...ways, 'Server/a.js', 'x/../server/a.js', 'server%2fa.js', '%73erver/a.js', '//server/a.js']) {
      const { status, text } = await visitor.get(`/mfe/mfe-public-booking/${way}`);
      expect([way, status, text.includes('secret')]).toEqual([way, 404, false]);
    }
  });

  it.each([
    ['a script', `/mfe/${NAME}/extra.js`, 200],
    ['an image that can hold scripts', `/mfe/${NAME}/extra.svg`, 200],
    ['a file of another kind', `/mfe/${NAME}/extra.html`, 404],
    ['a file that is not there', `/mfe/${NAME}/none.js`, 404],
    ['something that is no micro-frontend', '/mfe/shell/index.html', 404],
    ['an address without a file', '/mfe/mfe-doctor', 404],
    ['an address in percents', `/%6dfe/${NAME}/extra.svg`, 200],
    ['a release that is not there', `/mfe/${NAME}/9.9.9-0123456789/page.js`, 404],
  ])('come with a policy under which a document runs nothing, and as what they are: %s', async (_, address, status) => {
    const found = await visitor.get(address);
    expect([found.status, found.headers['x-content-type-options']]).toEqual([status, 'nosniff']);
    const policy = String(found.headers['content-security-policy']);
    expect(policy).toMatch(/(?:^|; )sandbox(?:;|$)/u);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/allow-|unsafe|'self'/u);
  });

  it('come with it also when they are switched off, known already, or asked for by HEAD', async () => {
    const policyOf = ({ headers }: Answer): string => String(headers['content-security-policy']);
    const address = `/mfe/${NAME}/extra.svg`;
    const { etag = '' } = (await visitor.get(address)).headers;
    const known = await visitor.get(address, { 'if-none-match': etag });
    await admin.put(`releases/${NAME}/off`, { off: true });
    const off = await visitor.get(address);
    await admin.put(`releases/${NAME}/off`, { off: false });
    const head = await visitor.send('HEAD', address);
    expect([known, off, head].map(({ status }) => status)).toEqual([304, 503, 200]);
    for (const one of [known, off, head]) expect(policyOf(one)).toMatch(/sandbox/u);
    // Control: pages of the shell are documents, and are not put into a sandbox.
    expect(policyOf(await visitor.get('/doctor-dashboard'))).not.toMatch(/sandbox/u);
  });

  describe('of a release are for', () => {
    const NOBODY = [404, 404, 404];
    const SIGNED_IN = [404, 200, 200];
    const ALL = [200, 200, 200];
    const states: readonly (readonly [string, (id: string) => Promise<unknown>, readonly number[]])[] = [
      ['nobody while nobody has chosen it', () => Promise.resolve(), NOBODY],
      ['everybody while it is on trial with a role', (id) => live(id, { roles: ['doctor'] }), ALL],
      ['everybody while it is on trial with a share', (id) => live(id, { percent: 1 }), ALL],
      ['everybody while it is live', (id) => live(id), ALL],
      ['everybody once it is live again', async (id) => (await live(id), await live('installed'), await live(id)), ALL],
      ['open tabs of the staff when another one is live', async (id) => (await live(id), await live('installed')), SIGNED_IN],
      ['open tabs of the staff when its trial was ended', async (id) => (await live(id, { percent: 1 }), await rollBack()), SIGNED_IN],
      ['nobody when it was taken back', async (id) => (await live(id), await rollBack()), NOBODY],
      [
        'nobody when its trial ended by itself',
        async (id) => (
          await live(id, { percent: 1 }),
          await test.app.get(LiveService, { strict: false }).withdraw(NAME, id, 'Failed too often')
        ),
        NOBODY,
      ],
      [
        'nobody when another one is live for longer than a session lives',
        async (id) => {
          await live(id);
          await live('installed');
          await test.sql.query(`update frontend_releases set left_at = left_at - interval '12 hours' where id = $1`, [id]);
          await test.app.get(ReleaseCache, { strict: false }).refresh();
        },
        NOBODY,
      ],
    ];

    it.each(states.map(([who, become, statuses], at) => [who, become, statuses, at] as const))('%s', async (_, become, statuses, at) => {
      const id = await shipped(`2.0.${at}`);
      await become(id);
      const found = await Promise.all([visitor, agent, doctor].map(async (who) => (await file(who, id)).status));
      expect(found).toEqual(statuses);
    });

    it('the one browser that tries it, and for no cache on the way', async () => {
      const id = await shipped('2.1.0', { 'own.svg': '<svg/>' });
      expect((await doctor.put(`releases/${NAME}/try`, { id })).status).toBe(204);
      const mine = await file(doctor, id);
      expect([mine.status, mine.headers['cache-control']]).toEqual([200, 'private, max-age=31536000, immutable']);
      const cookie = `__Host-try=${doctor.cookie('__Host-try') ?? ''}`;
      const address = `/mfe/${NAME}/${id}/own.svg`;
      const session = (who: Caller): string => `__Host-sid=${who.cookie('__Host-sid') ?? ''}`;
      const others = [cookie, `${cookie}; ${session(agent)}`, session(doctor), `${session(doctor)}; __Host-try=x.y.z`];
      for (const other of others) expect((await visitor.get(address, { cookie: other })).status).toBe(404);
      // Control: the session and its cookie together.
      expect((await visitor.get(address, { cookie: `${cookie}; ${session(doctor)}` })).status).toBe(200);
      await doctor.post('releases/leave', {});
      expect((await file(doctor, id)).status).toBe(404);
    });

    it('nobody beside the one that is tried', async () => {
      const [one, other] = [await shipped('2.2.0'), await shipped('2.2.1')];
      await doctor.put(`releases/${NAME}/try`, { id: one });
      expect([(await file(doctor, one)).status, (await file(doctor, other)).status]).toEqual([200, 404]);
      await doctor.post('releases/leave', {});
    });
  });
});
