import { rmSync } from 'node:fs';
import { Refusal } from '@arogya/domain/refusal';
import type { Answer, Caller } from '../testing/caller';
import { startTestApp, type TestApp } from '../testing/test-app';
import { until } from '../testing/until';
import { webRootWith, writeInto } from '../testing/web-root';
import { BookingPageData, type BookingPageContents } from '../public-booking/booking-page-data.service';

const FILES: Readonly<Record<string, string>> = {
  'mfe-public-booking/mf-manifest.json': '{}',
  'mfe-public-booking/page/assets.json': '{}',
  'mfe-public-booking/page/embed.js': '1',
  'mfe-public-booking/server/server.cjs': `exports.render = ({ slug, data, language, url, embedOrigins }) =>
    '<p>' + [slug, JSON.stringify(data), language, url, embedOrigins ?? ''].join(' ').trim() + '</p>';`,
};

const SITE = 'https://www.lotus.in';
const OTHER_SITE = 'https://lotus.example:8443';

/** The hospital of a slug, as far as this page is concerned. */
function hospitalOf(slug: string): Promise<BookingPageContents | null> {
  if (slug === 'down') return Promise.reject(new Refusal('unavailable'));
  if (slug !== 'lotus' && slug !== 'closed') return Promise.resolve(null);
  const embedOrigins = slug === 'lotus' ? [SITE, OTHER_SITE] : [];
  return Promise.resolve({ data: { name: 'Lotus' }, languages: { offered: ['en', 'hi'], own: 'en' }, embedOrigins });
}

describe('/book/{slug}', () => {
  const root = webRootWith(FILES);
  let test: TestApp;
  let browser: Caller;
  const page = (path: string): Promise<Answer> => browser.get(path);

  beforeAll(async () => {
    test = await startTestApp({ env: { WEB_ROOT: root, PUBLIC_BASE_URL: 'https://desk.example.in/' } });
    test.app.get(BookingPageData, { strict: false }).forSlug = hospitalOf;
    browser = test.visitor();
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  it('is rendered with the data of its hospital and its public address', async () => {
    const { status, text, headers } = await page('/book/lotus');
    expect({ status, text }).toEqual({ status: 200, text: '<p>lotus {"name":"Lotus"} en https://desk.example.in/book/lotus</p>' });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is 404 with the page that says so for an unknown hospital', async () => {
    expect(await page('/book/unknown')).toMatchObject({ status: 404, text: '<p>unknown null en https://desk.example.in/book/unknown</p>' });
  });

  it('is drawn in the language that is asked for, and kept apart from the other one', async () => {
    const words = async (path: string, headers = {}): Promise<string> => (await browser.get(path, headers)).text.split(' ')[2] ?? '';
    expect(await words('/book/lotus?lang=hi')).toBe('hi');
    expect(await words('/book/lotus?lang=en')).toBe('en');
    expect(await words('/book/lotus?lang=ta')).toBe('en');
    expect(await words('/book/lotus?lang=hi&lang=en')).toBe('en');
  });

  it('keeps a language that was chosen for a year, and none that is not offered', async () => {
    const chosen = await page('/book/lotus?lang=hi');
    expect(String(chosen.headers['set-cookie'])).toContain('lang=hi; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
    expect(chosen.headers.vary).toMatch(/Accept-Language, Cookie/u);
    expect(String((await page('/book/lotus?lang=ta')).headers['set-cookie'] ?? '')).not.toContain('lang=');
    expect(String((await page('/book/lotus')).headers['set-cookie'] ?? '')).not.toContain('lang=');
  });

  describe('in a frame', () => {
    const framing = ({ headers }: Answer): [ancestors: string | undefined, options: unknown] => [
      /frame-ancestors [^;]+/u.exec(String(headers['content-security-policy']))?.[0],
      headers['x-frame-options'],
    ];
    const CLOSED = ["frame-ancestors 'none'", 'DENY'];

    it('stands on the websites that its hospital has named, and is drawn for them', async () => {
      const embedded = await page('/book/lotus?embed=1');
      expect(framing(embedded)).toEqual([`frame-ancestors ${SITE} ${OTHER_SITE}`, undefined]);
      expect(embedded.text).toContain(`/book/lotus ${SITE},${OTHER_SITE}</p>`);
      expect(String(embedded.headers['content-security-policy'])).toContain("script-src 'self'");
    });

    it.each(['/book/lotus', '/book/lotus?embed=0', '/book/lotus?embed=1&embed=1', '/book/lotus?embed=true', '/book/lotus?EMBED=1'])(
      '%s stands on none, also right after the one that does',
      async (path) => {
        await page('/book/lotus?embed=1');
        const plain = await page(path);
        expect(framing(plain)).toEqual(CLOSED);
        expect(plain.text).not.toContain(SITE);
      },
    );

    it.each(['/book/closed?embed=1', '/book/unknown?embed=1', '/book/down?embed=1', '/book/lotus/?embed=1', '/?embed=1', '/a/x?embed=1'])(
      '%s stands on none: nobody has named a website',
      async (path) => expect(framing(await page(path))).toEqual(CLOSED),
    );

    it('has a script that other websites may load, and that nobody may frame', async () => {
      const { status, headers } = await page('/embed.js');
      expect(status).toBe(200);
      expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'content-type': 'text/javascript; charset=utf-8' });
      expect(framing(await page('/embed.js'))).toEqual(CLOSED);
      expect((await page('/book/lotus')).headers['cross-origin-resource-policy']).toBe('same-origin');
    });
  });

  it('takes up a new build within a second', async () => {
    writeInto(root, 'mfe-public-booking/server/server.cjs', `exports.render = () => 'second build';`);
    await until(async () => (await page('/book/lotus')).text === 'second build');
  });

  it('says that it does not work right now when the database does not', async () => {
    const { status, headers } = await page('/book/down');
    expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '5' });
  });
});
