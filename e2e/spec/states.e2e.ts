import type { Page, Route } from '@playwright/test';
import { GUARD_DELAY_MS } from '@arogya/domain/auth/texts';
import { TICKED_LANGUAGES } from '@arogya/domain/hospital-rules/ticks';
import { expect, test } from '../fixtures';
import { gone, holdTime, ONCE_MORE_MS, see, seeInPassing } from '../look';
import { STAFF_PAGES } from './pages';
import { ALL_LOOKS } from '../looks/all-looks';
import { looks, type LookOptions } from './axe-looks';
import { atRest, SKELETON } from './rest';
import { patternOf } from './sentences';

/** Calls of a page; who is signed in, and what the frame itself asks, is answered as ever. */
const CALLS = /\/api\/(?!auth\/|notifications|events)/u;

type Answer = (route: Route) => Promise<void>;

const NO_TEXTS = { pages: null, messages: null };
const NO_SETTINGS = {
  ...{
    id: '',
    name: '',
    bookingSlug: '',
    timeZone: 'Asia/Kolkata',
    changeUntil: 120,
    moves: 3,
    patientConfirms: false,
    language: 'en',
    embedOrigins: [],
  },
  ...{ languages: Object.fromEntries(TICKED_LANGUAGES.map((one) => [one, NO_TEXTS])), version: 0, updatedAt: null },
};

/** What answers an object around its lists, by the address without ids. */
const AROUND: Readonly<Record<string, object>> = {
  '/api/releases': { platform: '', live: [], releases: [], moves: [] },
  '/api/hospitals/{id}/rules': NO_SETTINGS,
  '/api/message-templates': { idsNeeded: false, templates: [] },
};
const addressOf = (url: string): string => new URL(url).pathname.replace(/[\da-f]{8}-[\da-f-]{27}/u, '{id}');

const emptied: Answer = (route) =>
  route.request().method() === 'GET' && !/\/(stats|totals)(\?|$)/u.test(route.request().url())
    ? route.fulfill({ headers: { 'x-total-count': '0' }, json: AROUND[addressOf(route.request().url())] ?? [] })
    : route.fallback();

const asEver: Answer = (route) => route.fallback();
const refused: Answer = (route) => route.fulfill({ status: 500, body: '' });

/** The calls of a page wait until they get an answer; it can be another one at any time. */
class Server {
  private waiting: Route[] = [];
  private answer: Answer | null = null;

  static async of(page: Page): Promise<Server> {
    const server = new Server();
    await page.route(CALLS, async (route) => (server.answer ? server.answer(route) : void server.waiting.push(route)));
    return server;
  }

  async answers(answer: Answer): Promise<void> {
    this.answer = answer;
    await Promise.all(this.waiting.splice(0).map(answer));
  }
}

/** Loading: a skeleton in the place of what is on its way, and no error. */
async function loading(page: Page, path: string): Promise<void> {
  const asked = page.waitForRequest(CALLS);
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  await see(page.locator(SKELETON).filter({ visible: true }));
  await expect(page.getByRole('alert').filter({ visible: true }), 'a page that loads shows an error').toHaveCount(0);
}

/** Error: Retry in the place of what failed; it brings the page once the server is well. */
async function failed(page: Page, look: () => Promise<void>, mend: () => Promise<void>): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await see(retry);
  await look();
  await mend();
  await expect(async () => {
    if ((await retry.count()) > 0) await retry.first().click({ timeout: ONCE_MORE_MS });
    expect(await retry.count()).toBe(0);
  }).toPass({ intervals: [50] });
}

/** Empty: a line that says so. */
async function empty(page: Page): Promise<void> {
  await page.reload();
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

/** A state that passes, looked at by `npm run test:looks -- spec`. */
async function looksRight(page: Page, name: string, how: LookOptions = {}): Promise<void> {
  if (ALL_LOOKS) expect.soft(await looks(page, name, how)).toEqual([]);
}

for (const { path, as } of STAFF_PAGES) {
  test(`${path} as ${as}: loading, failed, at rest wide and narrow, light and dark, offline, empty`, async ({ open }) => {
    const page = await open('about:blank', { as, still: true, deaf: true });
    const name = `${path} as ${as}`;
    const server = await Server.of(page);
    await loading(page, path);
    await looksRight(page, `${name}, loading`, { moving: true });
    await server.answers(refused);
    await failed(
      page,
      () => looksRight(page, `${name}, failed`),
      () => server.answers(asEver),
    );
    await atRest(page);
    expect(await looks(page, name)).toEqual([]);
    await offline(page, () => looksRight(page, `${name}, offline`));
    await server.answers(emptied);
    await empty(page);
    await looksRight(page, `${name}, empty`);
  });
}

// Somebody else reads why it is closed to them, for half a second.
for (const { path, stranger } of STAFF_PAGES) {
  if (stranger) {
    test(`${path} is closed to ${stranger.as}`, async ({ open }) => {
      const page = await open('about:blank', { as: stranger.as, still: true });
      await holdTime(page);
      await page.goto(path);
      await seeInPassing(page, page.getByText(patternOf(stranger.reads)));
      await page.clock.resume();
      await page.waitForURL((url) => url.pathname === stranger.home);
    });
  }
}

/** A page that is closed to each account, as its frame is its own. */
const CLOSED = new Map(STAFF_PAGES.flatMap(({ path, stranger }) => (stranger ? [[stranger.as, { path, ...stranger }] as const] : [])));

/** Runs in the page: what it puts off by so long never comes, so that a closed page leads nobody away. axe itself needs timers. */
function dropTimers(ms: number): void {
  const set = window.setTimeout.bind(window);
  const kept = (act: () => void, after?: number, ...more: unknown[]): number => (after === ms ? 0 : set(act, after, ...more));
  Object.assign(window, { setTimeout: kept });
}

for (const { as, path, reads } of ALL_LOOKS ? CLOSED.values() : []) {
  test(`${path}, closed to ${as}, looks right to axe at each width, light and dark`, async ({ open }) => {
    const page = await open('about:blank', { as, still: true });
    await page.addInitScript(dropTimers, GUARD_DELAY_MS);
    await page.goto(path);
    await see(page.getByText(patternOf(reads)).filter({ visible: true }));
    await looksRight(page, `${path}, closed to ${as}`, { moving: true });
  });
}
