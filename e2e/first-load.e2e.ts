import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import type { DemoRole } from './sessions';
import { noteShifts, standsStill } from './shift';
import { PAGES } from './spec/page-table';
import { atRest } from './spec/rest';

const PHONE = { width: 390, height: 844 };

/**
 * Of a staff screen that somebody opens by its address with nothing in their browser's cache, until it is whole: somewhat more than the
 * largest takes, the settings of a hospital (docs/adr/0020-first-load.md).
 */
const MOST = { kilobytes: 720, requests: 24 };

const ACCOUNTS = { admin: 'admin', agent: 'agent', doctor: 'doctor', hospital_admin: 'hospital' } as const satisfies Record<
  string,
  DemoRole
>;

interface Line {
  bytes: number;
  requests: number;
}

/** Notes what the page asks for by itself, apart from what the document names. */
function noteCalls(): void {
  const asked: string[] = [];
  const ask = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : String(input), location.href);
    asked.push(pathname + search);
    return ask(input, init);
  };
  Object.assign(globalThis, { asked });
}

interface Idle {
  idleActs: IdleRequestCallback[] | null;
}

/** Runs in the page: what waits until the browser has nothing to do waits until `releaseIdleTime`. */
function holdIdleTime(): void {
  const idle = Object.assign(window as unknown as Idle, { idleActs: [] as IdleRequestCallback[] | null });
  const ask = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (act) => idle.idleActs?.push(act) ?? ask(act);
}

const releaseIdleTime = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const idle = window as unknown as Idle;
    const acts = idle.idleActs ?? [];
    idle.idleActs = null;
    for (const act of acts) window.requestIdleCallback(act);
  });

/** Comes back when the page is whole: it shows its content, and has asked for nothing for half a second. Idle time is yet to come. */
async function open(page: Page, path: string): Promise<void> {
  await page.addInitScript(holdIdleTime);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.locator('.ad-settling:not([data-waiting])').waitFor({ state: 'attached' });
}

/** With what comes in idle time, too, nothing has moved. */
async function stood(page: Page, place: string): Promise<void> {
  await releaseIdleTime(page);
  await atRest(page);
  await standsStill(page, place);
}

async function standsStillOnPhone(page: Page, path: string): Promise<void> {
  await page.setViewportSize(PHONE);
  await open(page, path);
  await stood(page, `${path} on a phone`);
}

interface Heading {
  readonly title: string | undefined;
  readonly subtitle: string | undefined;
}

/** Notes the heading that the document brings. */
function noteHeading(): void {
  addEventListener('DOMContentLoaded', () => {
    const of = (selector: string): string | undefined => document.querySelector(`#early .ad-page-heading ${selector}`)?.textContent;
    Object.assign(globalThis, { early: { title: of('h1'), subtitle: of('p') } });
  });
}

const earlyHeading = (page: Page): Promise<Heading> => page.evaluate(() => (globalThis as unknown as { early: Heading }).early);

/** The page's own. */
const ownHeading = (page: Page): Promise<Heading> =>
  page.evaluate(() => {
    const of = (selector: string): string | undefined => document.querySelector(`#root .ad-page-heading ${selector}`)?.textContent;
    return { title: of('h1'), subtitle: of('p') };
  });

async function lineOf(session: CDPSession): Promise<Line> {
  const line = { bytes: 0, requests: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => (line.requests += Number(!request.url.startsWith('data:'))));
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (line.bytes += encodedDataLength));
  await session.send('Network.enable');
  return line;
}

/** The calls that the document names and the page does not send: they would be asked for nothing. */
const unusedCalls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { asked } = globalThis as unknown as { asked: string[] };
    const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch]')].map(
      (link) => link.getAttribute('href') ?? '',
    );
    return named.filter((call) => !asked.includes(call));
  });

/** How many of each the micro-frontends and the shell have brought. */
const copiesOf = (page: Page, ...names: string[]): Promise<number[]> =>
  page.evaluate((wanted) => {
    type Shared = Record<string, Record<string, { loaded?: unknown }>>;
    const { __FEDERATION__: all } = globalThis as unknown as {
      __FEDERATION__: { __INSTANCES__: { shareScopeMap: Record<string, Shared> }[] };
    };
    return wanted.map((name) => {
      const versions = all.__INSTANCES__.flatMap(({ shareScopeMap }) => Object.values(shareScopeMap['default']?.[name] ?? {}));
      return new Set(versions).size;
    });
  }, names);

async function isSmall(page: Page, line: Line, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('link[rel=preload][href*="/page-"]'), 'its files are named').not.toHaveCount(0);
  expect(await unusedCalls(page), 'named and not asked for').toEqual([]);
  const { title, subtitle } = await earlyHeading(page);
  const own = await ownHeading(page);
  expect(title, 'the heading in the document').toBe(own.title);
  // That of a hospital's dashboard is the hospital's name.
  if (path !== '/hospital-dashboard') expect(subtitle, 'the subtitle in the document').toBe(own.subtitle);
  expect(line.requests, 'requests').toBeLessThanOrEqual(MOST.requests);
  expect(line.bytes / 1000, 'kB').toBeLessThanOrEqual(MOST.kilobytes);
}

for (const [role, as] of Object.entries(ACCOUNTS)) {
  for (const { path } of PAGES.filter(({ open: roles }) => roles.some((one) => one === role))) {
    test(`the first load of ${path} is small as ${role}, and all that its document names is used`, async ({
      open: openPage,
      quiet: product,
    }) => {
      const page = await openPage('about:blank', { as, product });
      await page.addInitScript(noteCalls);
      await page.addInitScript(noteHeading);
      await page.addInitScript(noteShifts);
      const line = await lineOf(await page.context().newCDPSession(page));
      await isSmall(page, line, path);
      await stood(page, path);
      await standsStillOnPhone(page, path);
      expect(await copiesOf(page, 'react', 'react-dom', 'antd', '@arogya/platform')).toEqual([1, 1, 1, 1]);
    });
  }
}

test('what a page fetches in idle time comes after the count', async ({ open: openPage, quiet: product }) => {
  const page = await openPage('about:blank', { as: 'admin', product });
  const line = await lineOf(await page.context().newCDPSession(page));
  await open(page, '/');
  const { requests } = line;
  await releaseIdleTime(page);
  await expect.poll(() => line.requests, 'nothing is fetched in idle time').toBeGreaterThan(requests);
});

test('what somebody types into the sign-in form before its script is there stays, and is not sent without it', async ({ open }) => {
  const page = await open('about:blank');
  const held: (() => void)[] = [];
  await page.route('**/light/*.js', async (route) => {
    await new Promise<void>((release) => held.push(release));
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.keyboard.press('Enter');
  for (const release of held) release();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/');
});
