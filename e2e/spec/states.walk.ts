import assert from 'node:assert/strict';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { gone, see } from '../look';
import { walk, type DemoRole } from '../walk';
import { inLanes } from './lanes';
import { WALKED_PAGES, type WalkedPage } from './pages';
import { atRest, looks } from './rest';
import { until } from './steps';

/** Calls of a page; who is signed in, and what the frame itself asks, is answered as ever. */
const CALLS = /\/api\/(?!auth\/|notifications)/u;

const emptied = (route: Route): Promise<void> =>
  route.request().method() === 'GET' && !/\/(stats|totals)(\?|$)/u.test(route.request().url())
    ? route.fulfill({ headers: { 'x-total-count': '0' }, json: [] })
    : route.fallback();

const SKELETON = '.ad-skeleton-line, .ad-skeleton, .ad-table-skeleton';

/** Empty: a line that says so. */
async function empty(page: Page, url: string): Promise<void> {
  await page.route(CALLS, emptied);
  await page.goto(url);
  const line = page.locator('.ad-state-title').or(page.getByText(/^No .+/u));
  await see(line.filter({ visible: true }));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}

/** Loading: bones in the place of what is on its way, and no error. Answers how the server fails at last. */
async function loading(page: Page, url: string): Promise<() => void> {
  let fail = (): void => undefined;
  const answered = new Promise<void>((done) => (fail = done));
  await page.route(CALLS, async (route) => {
    await answered;
    await route.fulfill({ status: 500, body: '' });
  });
  await page.goto(url);
  await see(page.locator(SKELETON).filter({ visible: true }));
  assert.equal(await page.getByRole('alert').filter({ visible: true }).count(), 0, 'a page that loads shows an error');
  return fail;
}

/** Error: Retry in the place of what failed; it brings the page. */
async function failed(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await see(retry);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const press = (): Promise<void> => retry.first().click({ timeout: 1000 });
  await until(
    () =>
      press()
        .catch(() => undefined)
        .then(() => retry.count()),
    (left) => left === 0,
  );
  await gone(retry);
}

async function offline(page: Page): Promise<void> {
  const banner = page.getByText(/^You are offline\./u);
  await page.context().setOffline(true);
  await see(banner).finally(() => page.context().setOffline(false));
  await gone(banner);
}

/** Every state of one page, in the order in which somebody with a bad line would meet them; what is wrong with it. */
async function statesOf(page: Page, url: string, name: string): Promise<string[]> {
  await empty(page, url);
  const fail = await loading(page, url);
  fail();
  await failed(page);
  await offline(page);
  await atRest(page);
  return looks(page, name);
}

walk(
  'each staff page has all its states, wide and narrow, light and dark',
  async (walker) => {
    const { origin } = await walker.product();
    const wanted = process.env.SPEC_PAGES?.split(',');
    const wrong: string[] = [];
    const walkPage = async (context: BrowserContext, { path, as }: WalkedPage): Promise<void> => {
      const page = await context.newPage();
      const name = `${path} as ${as}`;
      const began = Date.now();
      const found = await statesOf(page, `${origin}${path}`, name).catch(async (error: Error) => {
        const picture = await walker.picture(page, `state-${as}${path.replace('/', '-')}`);
        return [`${name}: ${picture}\n${error.stack?.split('\n').slice(0, 20).join('\n') ?? error.message}`];
      });
      wrong.push(...found);
      if (wanted) process.stdout.write(`${Date.now() - began} ms ${name}\n${found.join('\n')}`);
      await page.close();
    };
    await inLanes(
      walker,
      WALKED_PAGES.filter(({ path }) => !wanted || wanted.includes(path) || wanted[0] === 'all'),
      walkPage,
    );
    assert.deepEqual(wrong, []);
  },
  { minutes: 15 },
);

walk('a page of somebody else says why it is closed, and leads home after half a second', async (walker) => {
  const { origin } = await walker.product();
  const closed = WALKED_PAGES.flatMap(({ path, stranger }) => (stranger ? [{ path, ...stranger }] : []));
  const tryPage = async (context: BrowserContext, { path, reads }: { path: string; as: DemoRole; reads: string }): Promise<void> => {
    const page = await context.newPage();
    await page.goto(`${origin}${path}`);
    await see(page.getByText(reads, { exact: true }));
    await page.waitForURL((url) => url.href.startsWith(origin) && url.pathname !== path);
    await page.close();
  };
  await inLanes(walker, closed, tryPage);
});
