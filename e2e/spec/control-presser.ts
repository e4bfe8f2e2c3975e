import { expect, type Locator, type Page } from '@playwright/test';
import { within } from '../lanes';
import { allAnswered, forgetPending } from '../pending';
import { controlsOf, type Control } from './controls';
import { silence } from '../stream';
import { atRest } from './rest';

/** What has not begun anything by then does nothing: ten times what it takes on a machine with a load of 20. */
const IDLE_AFTER_MS = 60_000;

const OPEN = '[role=dialog], .ant-dropdown, .ant-select-dropdown';
const ENABLED = ':not(:disabled, [aria-disabled=true])';

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

/** One page whose controls are pressed, and what leaves it. */
export class ControlPresser {
  private happened = 0;

  constructor(
    private readonly page: Page,
    private readonly path: string,
    private readonly ofFrame = false,
  ) {
    const more = (): void => void (this.happened += 1);
    page.on('request', more).on('download', more).on('framenavigated', more);
    page.on('popup', (popup) => {
      more();
      void popup.close();
    });
    page.on('dialog', (question) => {
      more();
      void question.dismiss();
    });
  }

  /** The page is somebody else's again. */
  leave(): void {
    this.page.removeAllListeners();
  }

  /** Loads the page. */
  private async open(): Promise<Control[]> {
    forgetPending(this.page);
    await this.page.goto(this.path);
    await silence(this.page);
    return this.controls();
  }

  async controls(): Promise<Control[]> {
    // Between two calls nothing is asked for either: a page is there when it has its heading.
    await this.page.locator('h1').filter({ visible: true }).first().waitFor();
    await this.settled();
    return controlsOf(this.page, this.ofFrame);
  }

  /** All that was asked for is there and rendered: nothing that is to come is taken for the work of the next control. */
  private async settled(): Promise<void> {
    await allAnswered(this.page);
    await this.page.evaluate(isStill, QUIET_MS);
    await atRest(this.page);
  }

  private isAway(): boolean {
    const { pathname, search } = new URL(this.page.url());
    return `${pathname}${search}` !== this.path;
  }

  /** Nothing lies over the page that belongs there. */
  private async isBack(): Promise<boolean> {
    if (this.isAway()) return false;
    return (await this.page.locator(OPEN).filter({ visible: true }).count()) === 0;
  }

  /** The page as it was, as far as the next control needs it: what was opened is closed, and who was led away comes back. */
  async putBack(): Promise<void> {
    if (await this.page.locator('.ad-frame').isVisible()) {
      if (this.isAway()) await within(this.page, this.path);
      await this.settled();
      if (await this.isBack()) return;
      await this.page.keyboard.press('Escape');
      await this.settled();
    }
    if (!(await this.isBack())) await this.open();
  }

  /** Presses it and says whether it works. What the last one opened may have come late, and lie over it: once more on a fresh page. */
  tries(control: Control): Promise<boolean> {
    const press = (): Promise<boolean> => this.find(control).then((found) => this.doesSomething(found));
    return press().catch(() => this.open().then(press));
  }

  private async find({ nth, name }: Control): Promise<Locator> {
    const isThere = async (one: Locator): Promise<boolean> =>
      (await one.and(this.page.locator(ENABLED)).filter({ visible: true }).count()) === 1;
    const control = this.page.locator(`[data-control="${nth}"]`);
    if (await isThere(control)) return control;
    // Rendered anew, e.g. after another tab: it is where it was, or the page is loaded.
    const again = (await this.controls()).find((one) => one.nth === nth && one.name === name);
    if (!again || !(await isThere(control))) await this.open();
    return control;
  }

  /** Whether something happens when the control is pressed. Links that leave the browser do their work by being links. */
  private async doesSomething(control: Locator): Promise<boolean> {
    if (/^(tel|mailto|https:\/\/wa\.me)/u.test((await control.getAttribute('href')) ?? '')) return true;
    const [before, address] = [this.happened, this.page.url()];
    await watchDocument(this.page);
    await control.click({ timeout: IDLE_AFTER_MS });
    const works = async (): Promise<boolean> => this.happened > before || this.page.url() !== address || (await documentChanged(this.page));
    return expect
      .poll(works, { timeout: IDLE_AFTER_MS, intervals: [10, 20, 50] })
      .toBe(true)
      .then(
        () => true,
        () => false,
      );
  }
}
