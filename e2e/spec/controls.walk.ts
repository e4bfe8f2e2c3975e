import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { walk } from '../walk';
import { WALKED_PAGES, type WalkedPage } from './pages';
import { atRest } from './rest';

/** Controls that change nothing when they are pressed as the page stands, and why that is right. */
const EXCEPTIONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^Logout$/u, 'ends the session of all the walk: frame.ts presses it'],
  [/^Delete/u, 'asks first: the rows press it'],
  [/^Print Poster$/u, 'opens the printer, which a browser without a screen has not'],
];

const PATIENCE_MS = 1500;

/** The same control many times, once for each row: the first stands for all. */
const kindOf = (name: string): string =>
  name.replace(/^(Actions for|Edit Profile of|Copy the id of|Call|WhatsApp|Confirm|Complete|Assign to Me:?) .+$/u, '$1');

interface Control {
  readonly name: string;
  readonly nth: number;
}

const CONTROLS = 'button:enabled, [role=tab], [role=switch], [role=combobox], .ant-segmented-item, a[href]';

/** The visible controls of the frame's page; of those that repeat, the first. */
async function controlsOf(page: Page): Promise<Control[]> {
  const all = await page.locator(CONTROLS).evaluateAll((things) =>
    things.map((thing, nth) => {
      const box = thing.getBoundingClientRect();
      const shown =
        box.width > 1 &&
        box.height > 1 &&
        thing.checkVisibility({ visibilityProperty: true }) &&
        !thing.closest('[aria-hidden=true], nav, .ad-skip');
      const chosen = thing.matches('[aria-selected=true], [aria-current], .ant-segmented-item-selected, [aria-disabled=true]');
      const name = thing.getAttribute('aria-label') ?? thing.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '';
      const kind = thing.closest('tbody, .ad-cards, .ad-agent-list, .ad-schedule') ? `${thing.className} in a row` : name;
      return { nth, name: name || thing.className, kind, live: shown && !chosen };
    }),
  );
  const seen = new Set<string>();
  return all.filter(({ live, name, kind }) => {
    const known = seen.has(kindOf(kind));
    seen.add(kindOf(kind));
    return live && !known && !EXCEPTIONS.some(([exception]) => exception.test(name));
  });
}

/** Counts what happens on the page, and what leaves it. */
function watched(page: Page): { count: () => number; stop: () => void } {
  let happened = 0;
  const more = (): void => void (happened += 1);
  const events = ['request', 'popup', 'download', 'framenavigated'] as const;
  for (const event of events) page.on(event as 'request', more);
  const answer = (question: { dismiss: () => Promise<void> }): void => {
    more();
    void question.dismiss();
  };
  page.on('dialog', answer);
  const stop = (): void => {
    for (const event of events) page.off(event as 'request', more);
    page.off('dialog', answer);
  };
  return { count: () => happened, stop };
}

/** Watches the document from now on: elements that come, go or change, fields that change, and scrolling. */
const watchDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const state = { changed: false };
    Object.assign(window, { walkState: state });
    const note = (): void => void (state.changed = true);
    document.addEventListener('scroll', note, { capture: true, once: true });
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: [
        'aria-expanded',
        'aria-pressed',
        'aria-checked',
        'aria-selected',
        'data-theme',
        'data-collapsed',
        'value',
        'href',
        'hidden',
      ],
    });
  });

const documentChanged = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { walkState?: { changed: boolean } }).walkState?.changed ?? true).catch(() => true);

/** Links that leave the browser do their work by being links. */
const leadsOut = async (control: Locator): Promise<boolean> =>
  /^(tel|mailto|https:\/\/wa\.me)/u.test((await control.getAttribute('href')) ?? '');

async function doesSomething(page: Page, control: Locator): Promise<boolean> {
  if (await leadsOut(control)) return true;
  const before = page.url();
  await watchDocument(page);
  const happening = watched(page);
  await control.click({ timeout: PATIENCE_MS });
  for (const until = Date.now() + PATIENCE_MS; Date.now() < until; await page.waitForTimeout(30)) {
    if (happening.count() > 0 || page.url() !== before || (await documentChanged(page))) break;
  }
  happening.stop();
  return happening.count() > 0 || page.url() !== before || documentChanged(page);
}

/** Controls of the page that do nothing. */
async function idleOn(context: BrowserContext, origin: string, { path, as }: WalkedPage): Promise<string[]> {
  const page = await context.newPage();
  context.on('page', (popup) =>
    popup === page || !popup.opener ? undefined : void popup.opener().then((opener) => opener && popup.close()),
  );
  // Nothing is changed: whatever would write is refused.
  await page.route(/\/api\/(?!auth)/u, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
  const url = `${origin}${path}`;
  await page.goto(url);
  await atRest(page);
  const idle: string[] = [];
  for (const { name, nth } of await controlsOf(page)) {
    const works = await doesSomething(page, page.locator(CONTROLS).nth(nth)).catch(
      (error: Error) => error.message.split('\n')[0] ?? 'failed',
    );
    if (works !== true) idle.push(`${path} as ${as}: '${name}' ${works === false ? 'does nothing' : works}`);
    await page.goto(url);
    await atRest(page);
  }
  await page.close();
  return idle;
}

for (const as of ['admin', 'agent', 'doctor', 'hospital'] as const) {
  walk(
    `no control on the pages of the account ${as} does nothing`,
    async (walker) => {
      const { origin } = await walker.product();
      const context = (await walker.open('/book/nowhere', { as })).context();
      const wanted = process.env.SPEC_PAGES?.split(',');
      const todo = WALKED_PAGES.filter((page) => page.as === as && (!wanted || wanted.includes(page.path)));
      const idle: string[] = [];
      const work = async (): Promise<void> => {
        for (let page = todo.shift(); page; page = todo.shift()) idle.push(...(await idleOn(context, origin, page)));
      };
      await Promise.all([work(), work()]);
      assert.deepEqual(idle, []);
    },
    { minutes: 5 },
  );
}
