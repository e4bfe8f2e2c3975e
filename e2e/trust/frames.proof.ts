import { makeClinic, NOW, standAt } from '@arogya/backend/testing/clinic';
import { BookingPageData } from '@arogya/backend/public-booking/booking-page-data.service';
import type { TestApp } from '@arogya/backend/testing/test-app';
import { setTimeout as pause } from 'node:timers/promises';
import { Website } from '../website';
import { application } from './application';
import { everyAddress } from './every-address';
import { proof, type Figure } from './figure';
import { framedInBrowser } from './frames-in-browser';
import { ancestorsOf, walk, withoutHeaders } from './framing';

const ENV = { WEB_ROOT: 'dist', DEMO: '1' };
/** For how long the page of a hospital, and who may frame it, is shared between visitors (backend/src/web/booking-page.ts). */
const SHARED_MS = 1_000;

/** Anything that is not the one page, by everybody. */
async function everywhere(app: TestApp): Promise<Figure> {
  const { routes, addresses } = everyAddress(app);
  // One that cannot be read: the answer to a fault of the server.
  const pages = app.app.get(BookingPageData, { strict: false });
  const forSlug = pages.forSlug.bind(pages);
  pages.forSlug = (slug) => (slug === 'broken' ? Promise.reject(new Error('broken')) : forSlug(slug));
  const all = [...addresses, { method: 'GET', path: '/book/broken?embed=1' } as const];
  const reads = all.filter(({ method }) => method === 'GET');
  const visitor = await walk(app.port, [''], all);
  const cookies = [await app.as('admin'), await app.as('hospital_admin')].map((who) => `__Host-sid=${who.cookie('__Host-sid')}`);
  const staff = await walk(app.port, cookies, reads);
  const bare = await withoutHeaders(app, () => walk(app.port, [''], reads));
  const open = [...visitor.open, ...staff.open];
  const statuses = new Set([...visitor.statuses, ...staff.statuses]);
  const kinds = [200, 400, 401, 404, 503].filter((status) => !statuses.has(status));
  return {
    name: 'answers that another website may frame, over every route, page, kind of file and error',
    found: `${open.length}, of ${visitor.answers + staff.answers} answers at ${routes} routes`,
    met: open.length === 0 && routes > 150 && kinds.length === 0,
    wrong: [...open, ...kinds.map((status) => `nothing was answered ${status}`)],
    controls: [{ name: 'the headers are off', found: `${bare.open.length} found`, fails: bare.open.length === reads.length }],
  };
}

/** The one page that may be framed, and by whom, from one setting to the next. */
async function theOnePage(app: TestApp): Promise<Figure> {
  const { hospital } = await makeClinic(app);
  const admin = await app.as('admin');
  const embedded = `/book/${String(hospital.booking_slug)}?embed=1`;
  const name = (embedOrigins: readonly string[]) => admin.put(`hospitals/${hospital.id}/rules`, { embedOrigins });
  const seen = async (): Promise<string> => ancestorsOf(await app.visitor().get(embedded));
  const wrong: string[] = [];
  const expected = async (what: string, ancestors: string, within = SHARED_MS): Promise<void> => {
    await pause(within);
    const found = await seen();
    if (found !== ancestors) wrong.push(`${what}: ${found}, not ${ancestors}`);
  };
  await expected('none named', 'nobody', 0);
  await name(['https://www.lotus.in', 'https://lotus.example:8443']);
  await expected('two named', 'https://www.lotus.in https://lotus.example:8443');
  if (ancestorsOf(await app.visitor().get(embedded.split('?')[0] ?? '')) !== 'nobody') wrong.push('the page without ?embed=1 is open');
  await name(['https://www.lotus.in']);
  await expected('one taken out a second ago', 'https://www.lotus.in');
  // What a hand, or an older program, has put into the row is no origin and gets nowhere.
  await app.sql.query('update hospital_rules set embed_origins = $2 where hospital_id = $1', [
    hospital.id,
    ['*', "'self'", 'https:', 'https://*.in', "https://a.in; script-src 'unsafe-inline'", 'https://www.lotus.in/x'],
  ]);
  await expected('a row that holds what is no origin', 'nobody');
  await name([]);
  await expected('all taken out', 'nobody');
  return {
    name: 'settings of a hospital under which its page is framed by somebody else than it has named',
    found: `${wrong.length}, of 5`,
    met: wrong.length === 0,
    wrong,
    controls: [],
  };
}

export default proof('What another website may show in a frame', async (): Promise<Figure[]> => {
  const app = await application({ env: ENV });
  standAt(app, NOW);
  const sites = [await Website.open(), await Website.open()] as const;
  try {
    return [await everywhere(app), await theOnePage(app), await framedInBrowser(app, sites)];
  } finally {
    await Promise.all(sites.map((site) => site.close()));
  }
});
