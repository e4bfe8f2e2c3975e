import { rmSync } from 'node:fs';
import type { LinkedAppointment } from '@arogya/domain/links/link';
import { Refusal } from '@arogya/domain/refusal';
import { LinkPageData } from '../appointment-links/link-page-data.service';
import { HospitalLanguages } from '../public-booking/hospital-languages.service';
import { LIMITS } from '../limits/limits';
import type { Answer, Caller } from '../testing/caller';
import { startTestApp, type TestApp } from '../testing/test-app';
import { webRootWith } from '../testing/web-root';

const FILES: Readonly<Record<string, string>> = {
  'mfe-public-booking/mf-manifest.json': '{}',
  'mfe-public-booking/page/assets.json': '{}',
  'mfe-public-booking/server/server.cjs': `exports.renderAppointment = (input) => '<p>' + JSON.stringify(input) + '</p>';`,
};
const TOKEN = 'AAYahAAB3x0kq0c2Y9mPzQm';
const LINKED = { number: 100042, version: 2, hospital: { slug: 'lotus' } } as LinkedAppointment;

/** The appointment of a token, as far as this page is concerned. */
function linkedBy(token: string): Promise<LinkedAppointment | null> {
  if (token === 'down') return Promise.reject(new Refusal('unavailable'));
  return Promise.resolve(token === TOKEN ? LINKED : null);
}

/** What may differ between two answers of the same kind. */
const withoutRequest = ({ 'x-request-id': _id, date: _date, ...headers }: Answer['headers']): Answer['headers'] => headers;

describe('/a/{token}', () => {
  const root = webRootWith(FILES);
  let test: TestApp;
  let phone: Caller;
  beforeAll(async () => {
    test = await startTestApp({ env: { WEB_ROOT: root } });
    test.app.get(LinkPageData, { strict: false }).forToken = linkedBy;
    test.app.get(HospitalLanguages, { strict: false }).of = () => Promise.resolve({ offered: ['en', 'hi'], own: 'en' });
    phone = test.visitor();
  });
  afterAll(async () => {
    await test.close();
    rmSync(root, { recursive: true });
  });

  it('is rendered with its appointment and the time at which that was read', async () => {
    const { status, text, headers } = await phone.get(`/a/${TOKEN}`);
    expect(status).toBe(200);
    expect(JSON.parse(text.slice(3, -4))).toMatchObject({ token: TOKEN, data: { appointment: LINKED, readAt: expect.any(Number) } });
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it('is for one patient: in no cache, in no index, and nobody is told where its reader came from', async () => {
    for (const token of [TOKEN, 'none']) {
      expect((await phone.get(`/a/${token}`)).headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining("script-src 'self'"),
      });
    }
  });

  it('answers every link that is none with the same bytes and the same headers, whatever was tried', async () => {
    const wrong = [
      'none',
      TOKEN.toLowerCase(),
      `${TOKEN}A`,
      `${TOKEN}/x`,
      '',
      'a%2Fb',
      'x'.repeat(10_000),
      `${TOKEN.slice(0, -1)}n?lang=xx`,
    ];
    const answers = await Promise.all(wrong.map((token) => phone.get(`/a/${token}`)));
    const [first] = answers;
    for (const { status, text, headers } of answers) {
      expect({ status, text, headers: withoutRequest(headers) }).toEqual({
        status: 404,
        text: first?.text,
        headers: first && withoutRequest(first.headers),
      });
    }
    expect(first?.text).not.toContain('none');
  });

  it('answers HEAD as GET, without the page', async () => {
    for (const token of [TOKEN, 'none']) {
      const [head, get] = [await phone.send('HEAD', `/a/${token}`), await phone.get(`/a/${token}`)];
      expect([head.status, head.text]).toEqual([get.status, '']);
      expect(withoutRequest(head.headers)).toEqual(withoutRequest(get.headers));
    }
  });

  it('is drawn in the language that is asked for, as far as the hospital offers it, and keeps that for a year', async () => {
    const drawnIn = ({ text }: Answer): string => (JSON.parse(text.slice(3, -4)) as { language: string }).language;
    const hindi = await phone.get(`/a/${TOKEN}?lang=hi`);
    expect(drawnIn(hindi)).toBe('hi');
    expect(hindi.cookies).toMatchObject([{ name: 'lang', value: 'hi' }]);
    expect(drawnIn(await phone.get(`/a/${TOKEN}?lang=ta`))).toBe('hi');
    expect(drawnIn(await test.visitor().get(`/a/${TOKEN}?lang=ta`))).toBe('en');
    expect(drawnIn(await test.visitor().get(`/a/${TOKEN}`, { 'accept-language': 'hi-IN,hi;q=0.9' }))).toBe('hi');
  });

  it('says that it does not work right now when the database does not', async () => {
    const { status, headers } = await phone.get('/a/down');
    expect({ status, retry: headers['retry-after'] }).toEqual({ status: 503, retry: '5' });
  });

  it('is logged without its token', async () => {
    await phone.get('/a/a-canary-token');
    expect(test.logged()).toContain('/a/*');
    expect(test.logged()).not.toContain('a-canary-token');
    expect(test.logged()).not.toContain(TOKEN);
  });
});

describe('whoever tries links', () => {
  const root = webRootWith(FILES);
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ env: { WEB_ROOT: root, RATE_LIMIT_SCALE: '1' } });
    strict.app.get(LinkPageData, { strict: false }).forToken = linkedBy;
  });
  afterAll(async () => {
    await strict.close();
    rmSync(root, { recursive: true });
  });

  it('has to wait after a few, also for the one that there is; other networks go on', async () => {
    const [prober, patient] = [strict.visitor('127.0.3.1'), strict.visitor('127.0.3.2')];
    for (let n = 0; n < LIMITS.unknownAddress.max; n += 1) expect((await prober.get(`/a/token-${n}`)).status).toBe(404);
    const [unknown, known] = [await prober.get('/a/token-x'), await prober.get(`/a/${TOKEN}`)];
    expect([unknown.status, known.status, unknown.text === known.text]).toEqual([429, 429, true]);
    expect((await patient.get(`/a/${TOKEN}`)).status).toBe(200);
  });
});
