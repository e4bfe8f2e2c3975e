import type { Locator, Page, Request } from 'playwright-core';
import { controlsOf, type Control } from './controls';
import { atRest } from './rest';
import { until } from './steps';

/** What has not begun anything by then does nothing. */
const IDLE_AFTER_MS = 5000;

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
export class Desk {
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
    // Between two calls nothing is asked for either: a page is there when it has its heading.
    await this.page.locator('h1').filter({ visible: true }).first().waitFor();
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
      IDLE_AFTER_MS,
    );
  }
}
