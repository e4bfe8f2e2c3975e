import assert from 'node:assert/strict';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { BookingPage } from '../booking-page';
import { gone, see } from '../look';
import { addressOfQr, demoDoctor } from '../people';
import { walk, type DemoRole, type Walker } from '../walk';
import { WALKED_PAGES, type WalkedPage } from './pages';
import { atRest, looks } from './rest';

const PATIENCE_MS = 8000;
const SKELETON_AFTER_MS = 400;

/** Calls of a page; who is signed in, and what the frame itself asks, is answered as ever. */
const CALLS = /\/api\/(?!auth\/|notifications)/u;

const emptied = (route: Route): Promise<void> =>
  route.request().method() === 'GET' && !/\/(stats|totals)(\?|$)/u.test(route.request().url())
    ? route.fulfill({ headers: { 'x-total-count': '0' }, json: [] })
    : route.fallback();

/** The page after its address was opened anew, with its calls answered by `answer`. */
async function openedWith(page: Page, url: string, answer: (route: Route) => Promise<unknown>): Promise<void> {
  await page.route(CALLS, answer);
  await page.goto(url);
}

const BONES = '.ad-bone, .ad-bones, .ad-table-bones';

/** Loading: bones in the place of what is on its way, and no error. */
async function loading(page: Page, url: string): Promise<void> {
  await openedWith(page, url, async () => new Promise((done) => setTimeout(done, 60_000)));
  await see(page.locator(BONES).filter({ visible: true }));
  await page.waitForTimeout(SKELETON_AFTER_MS);
  assert.equal(await page.getByRole('alert').filter({ visible: true }).count(), 0, 'a page that loads shows an error');
}

/** Error: the reason and Retry, which brings the page. */
async function failed(page: Page, url: string): Promise<void> {
  await openedWith(page, url, (route) => route.fulfill({ status: 500, body: '' }));
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await see(retry);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (let left = 8; left > 0 && (await retry.count()) > 0; left -= 1) {
    await retry
      .first()
      .click({ timeout: 2000 })
      .catch(() => undefined);
    await page.waitForTimeout(200);
  }
  await gone(retry);
}

/** Empty: a line that says so, and no bones left. */
async function empty(page: Page, url: string): Promise<void> {
  await openedWith(page, url, emptied);
  await see(
    page
      .locator('.ad-state-title')
      .filter({ visible: true })
      .or(page.getByText(/^No .+/u)),
  );
}

async function offline(page: Page, context: BrowserContext): Promise<void> {
  const banner = page.getByText(/^You are offline\./u);
  await context.setOffline(true);
  await see(banner).finally(() => context.setOffline(false));
  await gone(banner);
}

/** Every state of one page; what is wrong with it. */
async function statesOf(context: BrowserContext, origin: string, { path, as }: WalkedPage): Promise<string[]> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const wrong: string[] = [];
  const state = async (name: string, way: () => Promise<unknown>): Promise<void> => {
    await way().catch((error: Error) => wrong.push(`${path} as ${as}, ${name}: ${error.message.split('\n').slice(0, 6).join('\n')}`));
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  };
  const url = `${origin}${path}`;
  await state('loading', () => loading(page, url));
  await state('empty', () => (path === '/doctor-dashboard' ? Promise.resolve() : empty(page, url)));
  await state('error', () => failed(page, url));
  await state('offline', () => offline(page, context));
  await state('at rest', async () => {
    await page.goto(url);
    await atRest(page);
    wrong.push(...(await looks(page, `${path} as ${as}`)));
  });
  await page.close();
  return wrong;
}

async function contextOf(walker: Walker, as?: DemoRole): Promise<BrowserContext> {
  return (await walker.open('/book/nowhere', as ? { as } : {})).context();
}

for (const as of ['admin', 'agent', 'doctor', 'hospital'] as const) {
  walk(
    `the pages of the account ${as} have all their states, wide and narrow, light and dark`,
    async (walker) => {
      const { origin } = await walker.product();
      const wanted = process.env.SPEC_PAGES?.split(',');
      const todo = WALKED_PAGES.filter((page) => page.as === as && (!wanted || wanted.includes(page.path)));
      const wrong: string[] = [];
      const work = async (): Promise<void> => {
        // Each worker has a browser of its own: being offline is the whole browser's.
        const context = await contextOf(walker, as);
        for (let page = todo.shift(); page; page = todo.shift()) wrong.push(...(await statesOf(context, origin, page)));
      };
      await Promise.all([work(), work()]);
      assert.deepEqual(wrong, []);
    },
    { minutes: 5 },
  );
}

walk('a page of somebody else says why it is closed, and leads home after half a second', async (walker) => {
  const { origin } = await walker.product();
  const contexts = new Map<DemoRole, BrowserContext>();
  for (const { path, stranger } of WALKED_PAGES) {
    if (!stranger) continue;
    const context = contexts.get(stranger.as) ?? (await contextOf(walker, stranger.as));
    contexts.set(stranger.as, context);
    const page = await walker.open(path, { browser: context });
    await see(page.getByText(stranger.reads, { exact: true }));
    await page.waitForURL((url) => url.href.startsWith(origin) && url.pathname !== path);
    await page.close();
  }
});

walk('the public pages look right to axe, wide and narrow, light and dark', async (walker) => {
  const { origin } = await walker.product();
  const wrong: string[] = [];
  for (const path of ['/', '/login', '/nonsense', '/book/no-such-hospital']) wrong.push(...(await looks(await walker.open(path), path)));
  const visit = new BookingPage(await walker.open(await addressOfQr(origin)));
  wrong.push(...(await looks(visit.page, '/book')));
  await visit.openSheet(await demoDoctor(origin));
  wrong.push(...(await looks(visit.page, '/book, the sheet')));
  const agent = await walker.open('/appointments?book=1', { as: 'agent' });
  await see(agent.getByRole('dialog', { name: 'Book New Appointment' }).getByLabel('Phone Number').and(agent.locator(':focus')));
  wrong.push(...(await looks(agent, 'the dialog Book New Appointment')));
  assert.deepEqual(wrong, []);
});
