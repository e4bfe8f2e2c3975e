import { everyPageLanguage } from '../public-booking/page-languages';
import { rmSync } from 'node:fs';
import { LIMITS } from '../limits/limits';
import { startTestApp, type TestApp } from '../testing/test-app';
import { webRootWith } from '../testing/web-root';
import { BookingPageData } from '../public-booking/booking-page-data.service';

const FILES = {
  'mfe-public-booking/page/assets.json': '{}',
  'mfe-public-booking/server/server.cjs': `exports.render = ({ slug }) => '<p>' + slug + '</p>';`,
};
const LOTUS = { data: { name: 'Lotus' }, languages: everyPageLanguage(), embedOrigins: [] };

describe('the booking page', () => {
  const root = webRootWith(FILES);
  let strict: TestApp;
  beforeAll(async () => {
    strict = await startTestApp({ env: { WEB_ROOT: root, RATE_LIMIT_SCALE: '1' } });
    strict.app.get(BookingPageData, { strict: false }).forSlug = (slug) => Promise.resolve(slug === 'lotus' ? LOTUS : null);
  });
  afterAll(async () => {
    await strict.close();
    rmSync(root, { recursive: true });
  });

  it('has a limit for whoever tries addresses: then it says so of each, and other networks go on', async () => {
    const [prober, visitor] = [strict.visitor('127.0.3.1'), strict.visitor('127.0.3.2')];
    const { max } = LIMITS.unknownAddress;
    for (let n = 0; n < max; n += 1) expect((await prober.get(`/book/name-${n}`)).status).toBe(404);
    const [unknown, known] = [await prober.get('/book/name-x'), await prober.get('/book/lotus')];
    expect([unknown.status, known.status, unknown.text === known.text]).toEqual([429, 429, true]);
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(0);
    expect(known.text).toContain('Too many requests. Please wait a moment and try again.');
    const api = await Promise.all(['', '/doctors'].map((rest) => prober.get(`hospitals/booking/lotus${rest}`)));
    expect(api.map(({ status }) => status)).toEqual([429, 429]);
    expect((await visitor.get('/book/lotus')).status).toBe(200);
  });
});
