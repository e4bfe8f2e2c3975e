import { request } from 'node:http';
import type { Caller } from '../testing/caller';
import { buildOf, filesOf, OCTETS, publish } from '../testing/release-maker';
import { startTestApp, type TestApp } from '../testing/test-app';
import { PublishService } from './publish.service';

const PAGES = [{ path: '/doctor-dashboard', label: 'Doctor Dashboard', roles: ['doctor'] }];
const HASH = 'a'.repeat(64);

describe('publishing a micro-frontend', () => {
  let test: TestApp;
  let admin: Caller;
  let pipeline: Caller;
  let bearer: Record<string, string>;
  const keyFor = async (mfe: string) =>
    (await admin.post('release-keys', { label: 'CI', mfe, roles: ['doctor'] })).body as { readonly id: string; readonly key: string };
  const published = async (): Promise<string[]> =>
    ((await admin.get('releases')).body as { releases: { id: string }[] }).releases.map(({ id }) => id);

  beforeAll(async () => {
    test = await startTestApp({ runtime: true });
    admin = await test.as('admin');
    pipeline = test.visitor();
    bearer = { authorization: `Bearer ${(await keyFor('mfe-doctor')).key}` };
  });
  afterAll(() => test.close());

  it('sends what is missing, and answers the id of its content; the same again is the same', async () => {
    const build = buildOf('one', PAGES);
    const { status, body } = await publish(pipeline, 'mfe-doctor', build, {}, bearer);
    expect({ status, body }).toEqual({
      status: 201,
      body: { name: 'mfe-doctor', id: expect.stringMatching(/^1\.0\.0-[0-9a-f]{10}$/u) as string },
    });
    const { body: missing } = await pipeline.post('releases/missing', { sha256: filesOf(build).map(({ sha256 }) => sha256) }, bearer);
    expect(missing).toEqual({ missing: [] });
    expect((await publish(pipeline, 'mfe-doctor', build, {}, bearer)).body).toEqual(body);
    expect((await published()).filter((id) => id === body.id)).toHaveLength(1);
  });

  it('is seen by nobody before it is complete', async () => {
    const build = buildOf('half', PAGES);
    const before = await published();
    const [first] = filesOf(build);
    await pipeline.put(`releases/files/${first?.sha256}`, [...build.values()][0], { ...OCTETS, ...bearer });
    const { status, body } = await pipeline.post(
      'releases',
      { name: 'mfe-doctor', version: '1.0.0', platform: '^1.0.0', files: filesOf(build) },
      bearer,
    );
    expect({ status, files: body.errors.files as string }).toEqual({
      status: 400,
      files: expect.stringMatching(/was not sent yet$/u) as string,
    });
    expect(await published()).toEqual(before);
  });

  it.each<[string, Map<string, Buffer>, RegExp]>([
    ['without its manifest', buildOf('a', PAGES, { 'mf-manifest.json': null }), /^mf-manifest\.json is missing/u],
    ['without its pages', buildOf('a', PAGES, { 'nav.json': null }), /^nav\.json is missing/u],
    ['with half a nav.json', buildOf('a', PAGES, { 'nav.json': '[{"path":' }), /^nav\.json cannot be read/u],
    [
      'with a page of an unknown role',
      buildOf('a', [{ path: '/x', label: 'X', roles: ['owner'] }]),
      /^nav\.json: \/x needs a list of roles/u,
    ],
    ['with a manifest of a file that is not there', buildOf('a', PAGES, { 'page.js': null }), /^page\.js is named by the build/u],
    ['with a page of a file that is not there', buildOf('a', [{ ...PAGES[0], files: ['lost.js'] }]), /^lost\.js is named by the build/u],
    ['with code for the server', buildOf('a', PAGES, { 'server/server.cjs': 'evil' }), /^server\/server\.cjs runs on the server/u],
    ['with a path that leads out', buildOf('a', PAGES, { '../out.js': 'evil' }), /^Each file needs a path/u],
  ])('is refused with a sentence %s', async (_, build, sentence) => {
    const { status, body } = await publish(pipeline, 'mfe-doctor', build, {}, bearer);
    expect({ status, files: body.errors.files as string }).toEqual({ status: 400, files: expect.stringMatching(sentence) as string });
  });

  it('is refused where a size is not that of the content', async () => {
    const build = buildOf('size', PAGES);
    await publish(pipeline, 'mfe-doctor', build, {}, bearer);
    const files = filesOf(build).map((file) => ({ ...file, size: file.size + 1 }));
    const { status, body } = await publish(pipeline, 'mfe-doctor', build, { files }, bearer);
    expect({ status, files: body.errors.files as string }).toEqual({
      status: 400,
      files: expect.stringMatching(/ bytes, not /u) as string,
    });
  });

  describe('one content', () => {
    const send = (bytes: Buffer, hash = HASH, headers = bearer) => pipeline.put(`releases/files/${hash}`, bytes, { ...OCTETS, ...headers });

    it('is refused when its bytes have another hash', async () => {
      expect((await send(Buffer.from('something else'))).body.errors).toEqual({
        sha256: expect.stringContaining('another SHA-256') as string,
      });
    });

    it('is refused above 5 MB, and under a hash that is none', async () => {
      expect((await send(Buffer.alloc(5_000_001))).status).toBe(413);
      expect((await send(Buffer.from('x'), 'A'.repeat(64))).status).toBe(400);
    });

    it('is not read for somebody who does not say who they are, and bytes are taken nowhere else', async () => {
      expect((await send(Buffer.alloc(1_000_000), HASH, {})).status).toBe(401);
      expect((await send(Buffer.alloc(1_000_000), HASH, { cookie: '__Host-sid=forged; sid=forged' })).status).toBe(401);
      expect((await send(Buffer.alloc(1_000_000), HASH, { authorization: 'Bearer adk_somebody-has-guessed-this' })).status).toBe(401);
      expect((await admin.put('setup/poster', Buffer.from('x'), OCTETS)).status).toBe(415);
      expect((await pipeline.post('releases', Buffer.from('x'), { ...OCTETS, ...bearer })).status).toBe(415);
      expect((await pipeline.put(`releases/files/${HASH}`, { bytes: 'x' }, bearer)).status).toBe(415);
    });
  });

  describe('a content of 5 MB is refused before any of it is read', () => {
    /** The status that is answered to somebody who says that bytes will come, and never sends one. */
    const ask = (headers: Record<string, string>, hash = HASH, bytes = 5_000_000): Promise<number> =>
      new Promise((resolve, reject) => {
        const all = { ...OCTETS, 'content-length': String(bytes), 'sec-fetch-site': 'same-origin', ...headers };
        const call = request({ port: test.port, host: '127.0.0.1', method: 'PUT', path: `/api/releases/files/${hash}`, headers: all });
        call.on('error', reject);
        call.on('response', (answer) => {
          resolve(answer.statusCode ?? 0);
          call.destroy();
        });
        call.flushHeaders();
      });
    const sid = (who: Caller): Record<string, string> => ({ cookie: `__Host-sid=${who.cookie('__Host-sid') ?? ''}` });

    it.each(['agent', 'doctor', 'hospital_admin'] as const)(
      'from a session that may not ship: %s, and it is written down',
      async (role) => {
        const who = await test.as(role);
        expect(await ask(sid(who))).toBe(403);
        const rows = await test.sql.query('select username from audit_log where action = $1 and actor_id = $2', ['refused', who.userId]);
        expect(rows).toEqual([{ username: who.username }]);
      },
    );

    it('from an administrator who has to choose a password first, from a stranger, and with a key that is no good', async () => {
      expect(await ask(sid(await test.as('admin', { must_change_password: true })))).toBe(403);
      expect(await ask({})).toBe(401);
      expect(await ask({ authorization: 'Bearer adk_somebody-has-guessed-this' })).toBe(401);
    });

    it('with a good key where it is no hash, is larger, or too much has come within the day', async () => {
      expect(await ask(bearer, 'A'.repeat(64))).toBe(400);
      expect(await ask(bearer, HASH, 5_000_001)).toBe(413);
      const publishing = test.app.get(PublishService, { strict: false });
      const { dayBytes } = publishing;
      publishing.dayBytes = -1;
      expect(await ask(bearer)).toBe(429);
      publishing.dayBytes = dayBytes;
    });
  });

  it('stops at 300 MB a day, which no team needs and a stolen key could', async () => {
    const publishing = test.app.get(PublishService, { strict: false });
    const { dayBytes } = publishing;
    publishing.dayBytes = 10;
    const { status, body } = await publish(pipeline, 'mfe-doctor', buildOf('one too many', PAGES), {}, bearer);
    expect({ status, files: body.errors.files as string }).toEqual({
      status: 400,
      files: expect.stringMatching(/was not sent yet$/u) as string,
    });
    publishing.dayBytes = dayBytes;
    expect((await publish(pipeline, 'mfe-doctor', buildOf('one too many', PAGES), {}, bearer)).status).toBe(201);
  });

  describe('with a key', () => {
    const ask = async (key: string): Promise<number> => (await test.visitor().get('releases', { authorization: `Bearer ${key}` })).status;

    it('is for one micro-frontend, and for these calls alone', async () => {
      const { status, body } = await publish(pipeline, 'mfe-agent', buildOf('a', PAGES), {}, bearer);
      expect({ status, message: body.detail as string }).toEqual({ status: 403, message: 'This key ships mfe-doctor only.' });
      expect((await pipeline.put('releases/mfe-agent/live', { id: 'installed' }, bearer)).status).toBe(403);
      expect((await pipeline.post('releases/mfe-agent/rollback', {}, bearer)).status).toBe(403);
      for (const path of ['leads', 'users', 'release-keys']) expect((await pipeline.get(path, bearer)).status).toBe(401);
    });

    it('ends when it is revoked, or its time is over', async () => {
      const [revoked, old] = [await keyFor('mfe-doctor'), await keyFor('mfe-doctor')];
      expect([await ask(revoked.key), await ask(old.key)]).toEqual([200, 200]);
      await admin.post(`release-keys/${revoked.id}/revoke`);
      await test.sql.query(`update release_keys set expires_at = now() - interval '1 second' where id = $1`, [old.id]);
      expect([await ask(revoked.key), await ask(old.key), await ask('adk_somebody-has-guessed-this')]).toEqual([401, 401, 401]);
    });

    it('is not kept: only its hash is', async () => {
      const { key } = await keyFor('mfe-doctor');
      const [row] = await test.sql.query<{ text: string }>(`select string_agg(k::text, ' ') as text from release_keys k`);
      expect(row?.text).not.toContain(key);
      expect((await admin.get('release-keys')).text).not.toContain(key);
      expect(test.logged()).not.toContain(key);
    });

    it('is made, revoked and used in the history under its name', async () => {
      const rows = await test.sql.query<{ action: string }>(
        `select distinct action from audit_log where entity = 'release_key' order by 1`,
      );
      expect(rows.map(({ action }) => action)).toEqual(['changed', 'created']);
      const { body } = await admin.get('releases');
      expect((body as { releases: { publishedBy: string }[] }).releases.map(({ publishedBy }) => publishedBy)).toContain('CI');
    });
  });
});
