import { expect, type BrowserContext, type Page } from '@playwright/test';
import { controlsOf, type Control } from './controls';
import { atRest } from './rest';

/** What has not begun anything by then does nothing: ten times what it takes on a machine with a load of 20. */
const IDLE_AFTER_MS = 60_000;

/** What is rendered one after the other comes in less than this: the page's own timer, which a busy machine delays as it does the rendering. */
const QUIET_MS = 60;

/** Runs in the page: waits until nothing has changed on the screen for a moment. */
const isStill = (quietMs: number): Promise<void> =>
  new Promise((done) => {
    const finish = (): void => {
      observer.disconnect();
      done();
    };
    let timer = setTimeout(finish, quietMs);
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(finish, quietMs);
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true });
  });

/** Watches the document from now on: elements that come, go or change, fields that change, and scrolling. */
const watchDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const state = { changed: false };
    Object.assign(window, { controlPressed: state });
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
    const observer = new MutationObserver(() => {
      note();
      observer.disconnect();
    });
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: [...attributes, 'href'] });
  });

/** A document that is gone has changed, too. */
const documentChanged = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as unknown as { controlPressed?: { changed: boolean } }).controlPressed?.changed ?? true).catch(() => true);

/** Counts what leaves the page from now on: calls, files, windows, questions of the browser. */
function countEvents(page: Page): () => number {
  let count = 0;
  const more = (): void => void (count += 1);
  page.on('request', more).on('download', more).on('framenavigated', more).on('popup', more);
  page.on('dialog', (question) => {
    more();
    void question.dismiss();
  });
  return () => count;
}

/** Presses the controls of one place, each on a new page. */
export class ControlPresser {
  constructor(
    private readonly context: BrowserContext,
    private readonly path: string,
    private readonly ofFrame = false,
  ) {}

  async controls(): Promise<Control[]> {
    const page = await this.load();
    const controls = await controlsOf(page, this.ofFrame);
    await page.close();
    return controls;
  }

  /** Whether something happens when the control is pressed. Links that leave the browser do their work by being links. */
  async works({ kind }: Control): Promise<boolean> {
    const page = await this.load();
    const control = (await controlsOf(page, this.ofFrame)).find((one) => one.kind === kind);
    if (!control) throw new Error('is not there any more');
    const thing = page.locator(`[data-control="${control.nth}"]`);
    if (/^(tel|mailto|https:\/\/wa\.me)/u.test((await thing.getAttribute('href')) ?? '')) return true;
    const [happened, address] = [countEvents(page), page.url()];
    await watchDocument(page);
    await thing.click({ timeout: IDLE_AFTER_MS });
    const hasWorked = async (): Promise<boolean> => happened() > 0 || page.url() !== address || (await documentChanged(page));
    const works = await expect
      .poll(hasWorked, { timeout: IDLE_AFTER_MS, intervals: [10, 20, 50] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
    await Promise.all(this.context.pages().map((one) => one.close()));
    return works;
  }

  /** All that was asked for is there and rendered: nothing that is to come is taken for the work of a control. */
  private async load(): Promise<Page> {
    const page = await this.context.newPage();
    await page.goto(this.path, { waitUntil: 'networkidle' });
    // Between two calls nothing is asked for either: a page is there when it has its heading.
    await page.locator('h1').filter({ visible: true }).first().waitFor();
    await atRest(page);
    await page.evaluate(isStill, QUIET_MS);
    return page;
  }
}
