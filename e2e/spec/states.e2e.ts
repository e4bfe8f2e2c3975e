import type { Page, Route } from '@playwright/test';
import { GUARD_DELAY_MS } from '@arogya/domain/auth/texts';
import { expect, test } from '../fixtures';
import { gone, ONCE_MORE_MS, see } from '../look';
import { allAnswered } from '../pending';
import { holdTimers } from '../timers';
import { reads } from '../transient';
import { tellAllChanged } from '../stream';
import { STAFF_PAGES } from './pages';
import { ALL_LOOKS, looks, type Look } from './axe-looks';
import { atRest, SKELETON } from './rest';
import { patternOf } from './sentences';

/** Calls of a page; who is signed in, and what the frame itself asks, is answered as ever. */
const CALLS = /\/api\/(?!auth\/|notifications|events)/u;

type Answer = (route: Route) => Promise<void>;

/** What answers an object around its lists. */
const AROUND: Readonly<Record<string, object>> = { '/api/releases': { platform: '', live: [], releases: [], moves: [] } };

const emptied: Answer = (route) =>
  route.request().method() === 'GET' && !/\/(stats|totals)(\?|$)/u.test(route.request().url())
    ? route.fulfill({ headers: { 'x-total-count': '0' }, json: AROUND[new URL(route.request().url()).pathname] ?? [] })
    : route.fallback();

/** What these pages show is not asked for anew when others change it: they are loaded. */
const NOT_FOLLOWED = ['/audit'];

const asEver: Answer = (route) => route.fallback();

/** From now on the page's calls get this answer; what is returned takes another one, without a moment in which calls pass. */
async function answered(page: Page, first: Answer): Promise<(next: Answer) => void> {
  let answer = first;
  await page.route(CALLS, (route) => answer(route));
  return (next) => void (answer = next);
}

/** Waits until `fail` is called; `waiting` says how many calls do. */
function failing(): { readonly answer: Answer; readonly fail: () => void; readonly waiting: () => number } {
  let [fail, waiting] = [(): void => undefined, 0];
  const isTime = new Promise<void>((done) => (fail = done));
  const answer: Answer = (route) => {
    waiting += 1;
    return isTime.then(() => route.fulfill({ status: 500, body: '' }));
  };
  return { answer, fail, waiting: () => waiting };
}

/** Loading: a skeleton in the place of what is on its way, and no error. */
async function loading(page: Page, go: () => Promise<unknown>, waiting: () => number): Promise<void> {
  await go();
  await see(page.locator(SKELETON).filter({ visible: true }));
  // There is one for a moment, too, where the page knows all already: then nothing can fail.
  await expect.poll(waiting, { message: 'the page asks for nothing' }).toBeGreaterThan(0);
  await expect(page.getByRole('alert').filter({ visible: true }), 'a page that loads shows an error').toHaveCount(0);
}

/** Error: Retry in the place of what failed; it brings the page once the server is well. */
async function failed(page: Page, look: () => Promise<void>, mend: () => void): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await see(retry);
  await look();
  mend();
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click({ timeout: ONCE_MORE_MS });
    expect(await retry.count()).toBe(0);
  }).toPass({ intervals: [50] });
}

/** Empty: a line that says so. */
async function empty(page: Page, isLoaded: boolean): Promise<void> {
  if (isLoaded) await page.reload();
  else await tellAllChanged(page);
  const line = page.locator('.ad-state-title').or(page.getByText(/^No .+/u));
  await see(line.filter({ visible: true }));
}

async function offline(page: Page, look: () => Promise<void>): Promise<void> {
  const banner = page.getByText(/^You are offline\./u);
  await page.context().setOffline(true);
  await see(banner);
  await look();
  await page.context().setOffline(false);
  await gone(banner);
}

/** A state that passes, looked at by `LOOKS=all npm run e2e -- spec/states spec/looks`. */
async function looksRight(page: Page, name: string, how: Look = {}): Promise<void> {
  if (ALL_LOOKS) expect.soft(await looks(page, name, how)).toEqual([]);
}

for (const { path, as } of STAFF_PAGES) {
  test(`${path} as ${as}: loading, failed, at rest wide and narrow, light and dark, offline, empty`, async ({ lanes }) => {
    const page = await lanes.of(as);
    await lanes.forget(page);
    const isLoaded = NOT_FOLLOWED.includes(path);
    const name = `${path} as ${as}`;
    const { answer, fail, waiting } = failing();
    const take = await answered(page, answer);
    await loading(page, () => lanes.go(page, path, isLoaded), waiting);
    await looksRight(page, `${name}, loading`, { moving: true });
    fail();
    await failed(
      page,
      () => looksRight(page, `${name}, failed`),
      () => take(asEver),
    );
    await atRest(page);
    expect(await looks(page, name)).toEqual([]);
    await offline(page, () => looksRight(page, `${name}, offline`));
    // What the page has asked for after being offline is answered as ever.
    await allAnswered(page);
    take(emptied);
    await empty(page, isLoaded);
    await looksRight(page, `${name}, empty`);
    await lanes.leave(page, isLoaded ? 'page' : 'memory');
  });
}

// Somebody else reads why it is closed to them, and is led home after half a second.
for (const { path, stranger } of STAFF_PAGES) {
  if (stranger) {
    test(`${path} is closed to ${stranger.as}`, async ({ lanes }) => {
      const page = await lanes.of(stranger.as);
      await lanes.go(page, path);
      await reads(page, patternOf(stranger.reads));
      // Not only away from here: '/' leads a doctor on, also from where the next test has gone meanwhile.
      await page.waitForURL((url) => url.pathname === stranger.home);
      await lanes.leave(page);
    });
  }
}

/** A page that is closed to each account, as its frame is its own. */
const CLOSED = new Map(STAFF_PAGES.flatMap(({ path, stranger }) => (stranger ? [[stranger.as, { path, ...stranger }] as const] : [])));

for (const { as, path, reads: text } of ALL_LOOKS ? CLOSED.values() : []) {
  test(`${path}, closed to ${as}, looks right to axe at each width, light and dark`, async ({ lanes }) => {
    const page = await lanes.of(as);
    await lanes.forget(page);
    // It leads nobody away after half a second.
    await holdTimers(page, GUARD_DELAY_MS);
    await lanes.go(page, path);
    await reads(page, patternOf(text));
    await looksRight(page, `${path}, closed to ${as}`, { moving: true });
    await lanes.leave(page, 'page');
  });
}
