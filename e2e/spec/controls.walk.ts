import assert from 'node:assert/strict';
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { walk } from '../walk';
import { inLanes } from './lanes';
import { WALKED_PAGES, type WalkedPage } from './pages';
import { atRest } from './rest';
import { until } from './steps';

/** Controls that change nothing when they are pressed as the page stands, and why that is right. */
const EXCEPTIONS: readonly (readonly [name: RegExp, reason: string])[] = [
  [/^Logout$/u, 'ends the session of all the walk: frame.ts presses it'],
  [/^Delete/u, 'asks first: the rows press it'],
  [/^Print Poster$/u, 'opens the printer, which a browser without a screen has not'],
];

/** The same control many times, once for each row: the first stands for all. */
const kindOf = (name: string): string =>
  name.replace(/^(Actions for|Edit Profile of|Copy the id of|Call|WhatsApp|Confirm|Complete|Assign to Me:?) .+$/u, '$1');

interface Control {
  readonly name: string;
  readonly kind: string;
  readonly nth: number;
}

const CONTROLS = 'button:enabled, [role=tab], [role=switch], [role=combobox], .ant-segmented-item, a[href]';

/** The visible controls of the frame's page, marked; of those that repeat, the first. */
async function controlsOf(page: Page): Promise<Control[]> {
  const all = await page.locator(CONTROLS).evaluateAll((things) =>
    things.map((thing, nth) => {
      const box = thing.getBoundingClientRect();
      const shown =
        box.width > 1 &&
        box.height > 1 &&
        thing.checkVisibility({ visibilityProperty: true }) &&
        !thing.closest('[aria-hidden=true], nav, .ad-skip');
      const chosen = thing.matches(
        '[aria-selected=true], [aria-current], .ant-segmented-item-selected, .ad-stat-button[aria-pressed=true], [aria-disabled=true]',
      );
      const name = thing.getAttribute('aria-label') ?? thing.textContent?.replaceAll(/\s+/gu, ' ').trim() ?? '';
      const kind = thing.closest('tbody, .ad-cards, .ad-agent-list, .ad-schedule') ? `${thing.className} in a row` : name;
      thing.setAttribute('data-walk', String(nth));
      return { nth, name: name || thing.className, kind, live: shown && !chosen };
    }),
  );
  const seen = new Set<string>();
  return all.flatMap(({ live, name, kind: full, nth }) => {
    const kind = kindOf(full);
    const known = seen.has(kind);
    seen.add(kind);
    return live && !known && !EXCEPTIONS.some(([exception]) => exception.test(name)) ? [{ name, kind, nth }] : [];
  });
}

/** Watches the document from now on: elements that come, go or change, fields that change, and scrolling. */
const watchDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const state = { changed: false };
    Object.assign(window, { walkState: state });
    const note = (): void => void (state.changed = true);
    document.addEventListener('scroll', note, { capture: true, once: true });
    const attributes = [
      'aria-expanded',
      'aria-pressed',
      'aria-checked',
      'aria-selected',
      'data-theme',
      'data-collapsed',
      'value',
      'hidden',
    ];
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: [...attributes, 'href'],
    });
  });

/** A document that is gone has changed, too. */
const documentChanged = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { walkState?: { changed: boolean } }).walkState?.changed ?? true).catch(() => true);

/** One page whose controls are pressed, and what leaves it. */
class Desk {
  private happened = 0;
  private readonly pending = new Set<Request>();

  constructor(
    private readonly page: Page,
    private readonly url: string,
  ) {
    const more = (): void => void (this.happened += 1);
    for (const event of ['request', 'download', 'framenavigated'] as const) page.on(event as 'request', more);
    // The stream of what others do never ends.
    page.on('request', (request) => request.resourceType() === 'eventsource' || this.pending.add(request));
    const ended = (request: Request): unknown => this.pending.delete(request);
    page.on('requestfinished', ended).on('requestfailed', ended);
    page.on('popup', (popup) => {
      more();
      void popup.close();
    });
    page.on('dialog', (question) => {
      more();
      void question.dismiss();
    });
  }

  async open(): Promise<Control[]> {
    this.pending.clear();
    await this.page.goto(this.url);
    await this.settled();
    return controlsOf(this.page);
  }

  /** All that was asked for is there and drawn: nothing that is to come is taken for the work of the next control. */
  private async settled(): Promise<void> {
    await until(
      () => Promise.resolve(this.pending.size),
      (left) => left === 0,
    );
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await atRest(this.page);
  }

  /** The page as it was, as far as the next control needs it: opened anew where the last one led away or opened something. */
  async putBack(): Promise<void> {
    const open = this.page.locator('[role=dialog], .ant-dropdown, .ant-select-dropdown').filter({ visible: true });
    if (this.page.url() === this.url) {
      await this.settled();
      await this.page.keyboard.press('Escape');
      await this.settled();
    }
    if (this.page.url() !== this.url || (await open.count()) > 0) await this.open();
  }

  async find({ nth }: Control): Promise<Locator> {
    const control = this.page.locator(`[data-walk="${nth}"]`);
    if ((await control.count()) === 0 || !(await control.isEnabled()) || !(await control.isVisible())) await this.open();
    return control;
  }

  /** Whether something happens when the control is pressed. Links that leave the browser do their work by being links. */
  async doesSomething(control: Locator): Promise<boolean> {
    if (/^(tel|mailto|https:\/\/wa\.me)/u.test((await control.getAttribute('href')) ?? '')) return true;
    const [before, address] = [this.happened, this.page.url()];
    await watchDocument(this.page);
    await control.click();
    return until(
      async () => this.happened > before || this.page.url() !== address || documentChanged(this.page),
      (works) => works,
    );
  }
}

/** Nothing is changed: whatever would write is refused. */
const refuseWrites = (page: Page): Promise<unknown> =>
  page.route(/\/api\/(?!auth)/u, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );

/** Controls of the page that do nothing; those that another account has pressed there are left out. */
async function idleOn(page: Page, origin: string, { path, as }: WalkedPage, pressed: Set<string>): Promise<string[]> {
  await refuseWrites(page);
  const desk = new Desk(page, `${origin}${path}`);
  const idle: string[] = [];
  for (const control of await desk.open()) {
    const kind = `${path} ${control.kind}`;
    if (pressed.has(kind)) continue;
    pressed.add(kind);
    const works = await desk
      .find(control)
      .then((found) => desk.doesSomething(found))
      .catch((error: Error) => error.message.split('\n').slice(0, 12).join('\n'));
    if (works !== true) idle.push(`${path} as ${as}: '${control.name}' ${works === false ? 'does nothing' : works}`);
    await desk.putBack();
  }
  return idle;
}

walk(
  'no control of a staff page does nothing',
  async (walker) => {
    const { origin } = await walker.product();
    const wanted = process.env.SPEC_PAGES?.split(',');
    const [idle, pressed] = [[] as string[], new Set<string>()];
    const walkPage = async (context: BrowserContext, where: WalkedPage): Promise<void> => {
      const page = await context.newPage();
      const began = Date.now();
      const found = await idleOn(page, origin, where, pressed);
      idle.push(...found);
      if (wanted) process.stdout.write(`${Date.now() - began} ms ${where.path} as ${where.as} ${found.join('\n')}\n`);
      await page.close();
    };
    const pages = WALKED_PAGES.filter(({ path }) => !wanted || wanted.includes(path) || wanted[0] === 'all');
    await inLanes(walker, pages, walkPage);
    assert.deepEqual(idle, []);
  },
  { minutes: 15 },
);
