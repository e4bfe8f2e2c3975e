import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Caller } from '../testing/caller';
import { startTestApp, type TestApp } from '../testing/test-app';
import { webRootWith, writeInto } from '../testing/web-root';
import type { Remote } from './remotes';

const SCRIPT = `/* ${'x'.repeat(3000)} */`;
const FILES: Readonly<Record<string, string>> = {
  'shell/index.html': '<title>staff</title>',
  'shell/login.html': '<title>login</title>',
  'shell/landing.html': '<title>landing</title>',
  'shell/privacy.en.html': '<title>notice</title>',
  'shell/privacy.ta.html': '<title>தனியுரிமை</title>',
  'shell/main.0123456789.js': SCRIPT,
  'shell/icon.svg': '<svg/>',
  'shell/.env': 'SECRET=1',
  'shell/notes.md': 'not for the web',
  'mfe-doctor/mf-manifest.json': '{"build":1}',
  'mfe-doctor/nav.json': '[{"path":"/doctor-dashboard"}]',
  'mfe-doctor/remoteEntry.0123456789.js': SCRIPT,
  'mfe-agent/mf-manifest.json': '{}',
  'mfe-agent/nav.json': '[{"path":"/"},{"path":"/appointments"},{"path":"/appointments/of/:id"},{"path":7},null]',
  'mfe-half/nav.json': '[]',
  'mfe-public-booking/mf-manifest.json': '{}',
  'mfe-public-booking/page/assets.json': '{}',
  'mfe-public-booking/server/server.cjs': `exports.render = ({ slug, data, url }) => '<p>' + slug + ' ' + JSON.stringify(data) + ' ' + url + '</p>';`,
  'backend/main.js': 'not for the web',
};

/** The list of micro-frontends in the document of the staff app. */
const DATA = /<script type="application\/json" id="mfe-manifest">[^<]*<\/script>/u;

describe('everything outside /api', () => {
  const root = webRootWith(FILES);
  const write = (name: string, text: string): void => writeInto(root, name, text);
  let test: TestApp;
  let browser: Caller;
  const page = (path: string, headers?: Record<string, string>): Promise<Answer> => browser.get(path, headers);

  beforeAll(async () => {
    test = await startTestApp({ env: { WEB_ROOT: root, PUBLIC_BASE_URL: 'https://desk.example.in/' } });
    browser = test.visitor();
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  describe('pages', () => {
    it.each([
      ['/login', 'login', 'no-cache'],
      ['/', 'landing', 'no-cache'],
      ['/appointments', 'staff', 'private, no-cache'],
      ['/Doctor-Dashboard/', 'staff', 'private, no-cache'],
      ['/appointments/of/7?day=2026-11-24', 'staff', 'private, no-cache'],
    ])('%s is the page "%s", asked for again each time', async (path, title, kept) => {
      const { status, text, headers } = await page(path);
      expect({ status, text: text.replace(DATA, '') }).toEqual({ status: 200, text: `<title>${title}</title>` });
      expect(headers['cache-control']).toBe(kept);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
    });

    it.each([
      ['/privacy', {}, 'notice'],
      ['/privacy?lang=ta', { cookie: 'lang=en', 'accept-language': 'en-IN' }, 'தனியுரிமை'],
      ['/privacy', { cookie: 'lang=ta' }, 'தனியுரிமை'],
      ['/privacy', { 'accept-language': 'ta-IN,ta;q=0.9' }, 'தனியுரிமை'],
      ['/privacy?lang=en', { cookie: 'lang=ta' }, 'notice'],
      ['/privacy?lang=xx', { 'accept-language': 'x'.repeat(4_000) }, 'notice'],
      ['/privacy?lang=../login', {}, 'notice'],
    ] as const)('%s with %j is the notice in the language that is read, and no choice for other pages', async (path, headers, title) => {
      const answer = await page(path, headers);
      expect([answer.status, answer.text]).toEqual([200, `<title>${title}</title>`]);
      expect(answer.headers['vary']).toBe('Accept-Language, Cookie, Accept-Encoding');
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    it('of somebody names what their page needs, of anybody else nothing', async () => {
      write('mfe-agent/nav.json', '[{"path":"/mine","roles":["agent"],"files":["page.0123456789.js"]}]');
      const agent = await test.as('agent');
      const mine = await agent.get('/mine');
      expect(mine.text).toContain('page.0123456789.js');
      expect(mine.headers['cache-control']).toBe('private, no-store');
      expect((await browser.get('/mine')).text).not.toContain('preload');
      const newcomer = await test.as('agent', { must_change_password: true });
      expect((await newcomer.get('/mine')).text).not.toContain('preload');
      write('mfe-agent/nav.json', FILES['mfe-agent/nav.json'] ?? '');
    });

    it.each(['/metrics', '/fhir', '/wp-admin/setup', '/appointments/of', '/appointments/of/7/8', '/constructor', '/book', '/.env', '/7'])(
      '%s is none: 404, with the words of the shell for a person alone',
      async (path) => {
        const program = await page(path);
        expect([program.status, program.text.includes('staff')]).toEqual([404, false]);
        const person = await page(path, { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
        expect([person.status, person.text.includes('staff')]).toEqual([404, path !== '/.env']);
      },
    );

    it('/ is the staff page for a browser with a session', async () => {
      const agent = await test.as('agent');
      expect((await agent.get('/')).text).toContain('staff');
    });

    it('/ is the landing page for a browser whose session is over', async () => {
      const agent = await test.as('agent');
      await test.sql.query('delete from sessions');
      expect((await agent.get('/')).text).toContain('landing');
      expect((await page('/', { cookie: '__Host-sid=forged' })).text).toContain('landing');
    });

    it('are not sent again while they are the same', async () => {
      const { etag = '' } = (await page('/login')).headers;
      expect((await page('/login', { 'if-none-match': etag })).status).toBe(304);
      write('shell/login.html', '<title>a new login</title>');
      expect((await page('/login', { 'if-none-match': etag })).text).toContain('a new login');
      write('shell/login.html', FILES['shell/login.html'] ?? '');
    });
  });

  describe('files', () => {
    it('with a hash in their name are kept for ever', async () => {
      const { status, headers, text } = await page('/main.0123456789.js');
      expect(status).toBe(200);
      expect(text).toBe(SCRIPT);
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect((await page('/icon.svg')).headers['cache-control']).toBe('no-cache');
    });

    it('that are gone are 404 and never a page', async () => {
      const copies = ['/main.0123456789.js~', '/login~', '/login.html%20copy', '/old.backup.files'];
      for (const path of ['/main.9876543210.js', '/mfe/mfe-doctor/remoteEntry.9876543210.js', '/favicon.ico', ...copies]) {
        const { status, headers, text } = await page(path);
        expect(status).toBe(404);
        expect(headers['cache-control']).toBe('no-store');
        expect(text).not.toContain('staff');
      }
    });

    it.each([
      '/.env',
      '/notes.md',
      '/../backend/main.js',
      '/%2e%2e/backend/main.js',
      '/..%2fbackend%2fmain.js',
      '/mfe/mfe-doctor/..%2f..%2fbackend%2fmain.js',
      '/mfe/..%2fbackend/main.js',
      '/mfe/backend/main.js',
      '/mfe/mfe-public-booking/server/server.cjs',
      '/mfe/mfe-public-booking/page/..%2fserver%2fserver.cjs',
      '/mfe/mfe-doctor/',
      '/..%5cbackend%5cmain.js',
      '/main.0123456789.js%00',
      '/login.html%00.js',
      '/./login.html/../../backend/main.js',
    ])('that are not for the web stay inside: %s', async (path) => {
      const { text } = await page(path);
      expect(text).not.toMatch(/SECRET|not for the web|exports\.render/u);
    });

    it('come compressed as the browser likes, prepared by the build or made once', async () => {
      expect((await page('/main.0123456789.js', { 'accept-encoding': 'gzip, br' })).headers['content-encoding']).toBe('br');
      expect((await page('/main.0123456789.js', { 'accept-encoding': 'gzip, br;q=0' })).headers['content-encoding']).toBe('gzip');
      expect((await page('/main.0123456789.js')).headers).not.toHaveProperty('content-encoding');
      expect((await page('/main.0123456789.js')).headers.vary).toContain('Accept-Encoding');
      write('shell/main.0123456789.js.gz', 'prepared');
      expect((await page('/main.0123456789.js', { 'accept-encoding': 'gzip' })).text).toBe('prepared');
    });

    it.each([['br'], ['gzip'], ['identity']])('are not sent again while they are the same, as %s', async (coding) => {
      const asked = { 'accept-encoding': coding };
      const { etag = '' } = (await page('/main.0123456789.js', asked)).headers;
      const { status, text, headers } = await page('/main.0123456789.js', { ...asked, 'if-none-match': etag });
      expect({ status, text, kept: headers['cache-control'] }).toEqual({
        status: 304,
        text: '',
        kept: 'public, max-age=31536000, immutable',
      });
    });

    it('come whole, and as they are now where the name has no hash', async () => {
      write('shell/icon.svg.br', 'of an earlier build');
      expect((await page('/icon.svg', { 'accept-encoding': 'br' })).text).not.toContain('earlier');
      const { status, text } = await page('/icon.svg', { range: 'bytes=0-2' });
      expect({ status, text }).toEqual({ status: 200, text: '<svg/>' });
    });

    it('answer HEAD without a body', async () => {
      const { status, text } = await browser.send('HEAD', '/main.0123456789.js');
      expect({ status, text }).toEqual({ status: 200, text: '' });
    });
  });

  describe('micro-frontends', () => {
    const names = async (): Promise<string[]> =>
      ((await page('/mfe-manifest.json')).body as { remotes: Remote[] }).remotes.map(({ name }) => name);

    it('are listed as they are deployed', async () => {
      const { body, headers } = await page('/mfe-manifest.json');
      expect(body.remotes).toEqual([
        { name: 'mfe-agent', entry: '/mfe/mfe-agent/mf-manifest.json', nav: expect.any(Array) as unknown },
        { name: 'mfe-doctor', entry: '/mfe/mfe-doctor/mf-manifest.json', nav: [{ path: '/doctor-dashboard' }] },
        { name: 'mfe-public-booking', entry: '/mfe/mfe-public-booking/mf-manifest.json', nav: [] },
      ]);
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it('show at once when one is rebuilt, taken away or brought back', async () => {
      write('mfe-doctor/mf-manifest.json', '{"build":22}');
      write('mfe-doctor/nav.json', '[{"path":"/new"}]');
      expect((await page('/mfe/mfe-doctor/mf-manifest.json')).body).toEqual({ build: 22 });
      expect((await page('/mfe-manifest.json')).body.remotes[1].nav).toEqual([{ path: '/new' }]);
      renameSync(join(root, 'mfe-doctor'), join(root, 'away'));
      expect(await names()).toEqual(['mfe-agent', 'mfe-public-booking']);
      expect((await page('/mfe/mfe-doctor/mf-manifest.json')).status).toBe(404);
      renameSync(join(root, 'away'), join(root, 'mfe-doctor'));
      expect(await names()).toContain('mfe-doctor');
    });

    it('that are switched off stay listed and do not answer', async () => {
      write('mfe-agent.off', '');
      expect(await names()).toContain('mfe-agent');
      expect((await page('/mfe/mfe-agent/mf-manifest.json')).status).toBe(503);
      rmSync(join(root, 'mfe-agent.off'));
      expect((await page('/mfe/mfe-agent/mf-manifest.json')).status).toBe(200);
    });
  });

  it('under an https address demands https', async () => {
    const { headers } = await page('/login');
    expect(headers['strict-transport-security']).toContain('max-age=31536000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('is logged without its address', async () => {
    await page('/book/a-canary-slug');
    expect(test.logged()).toContain('/book/:slug');
    expect(test.logged()).not.toContain('a-canary-slug');
  });
});
