import type { Browser, Page } from '@playwright/test';
import { newContext } from './browser';
import { forgetPassed } from './passing';
import type { DemoRole } from './sessions';

/** Inside the frame, and a page of nobody: what was open is gone. */
const NEUTRAL = '/nonsense';
const OPEN = '[role=dialog], .ant-dropdown, .ant-select-dropdown, .ant-modal-wrap';

/**
 * One page for each account, which the tests of a worker share: loading the staff's application costs a second of the
 * processor, going to another of its pages a tenth.
 */
export class Lanes {
  private readonly pages = new Map<DemoRole, Promise<Page>>();
  /** Those that stand in the running application with nothing open. */
  private readonly ready = new Set<Page>();

  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly faults: string[],
  ) {}

  of(as: DemoRole): Promise<Page> {
    const page = this.pages.get(as) ?? this.openPage(as);
    this.pages.set(as, page);
    return page;
  }

  private async openPage(as: DemoRole): Promise<Page> {
    const context = await newContext({ browser: this.browser, origin: this.origin, faults: this.faults }, { as, still: true });
    return context.newPage();
  }

  /** Goes to a path within the application; loads it where it does not run, or where it is to know nothing yet. */
  async go(page: Page, path: string, anew = false): Promise<void> {
    forgetPassed(page);
    if (anew || !this.ready.delete(page)) await page.goto(path);
    else await within(page, path);
  }

  /** Leaves the page as the next test may find it; `spoilt` when what it has in memory is not the server's own. */
  async leave(page: Page, spoilt = false): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    this.ready.delete(page);
    if (spoilt || !(await page.locator('.ad-frame').isVisible())) return;
    const opened = page.locator(OPEN).filter({ visible: true });
    if ((await opened.count()) > 0) await page.keyboard.press('Escape');
    await within(page, NEUTRAL);
    const there = await page
      .getByRole('heading', { name: '404 Page Not Found' })
      .waitFor({ timeout: 2000 })
      .then(
        () => true,
        () => false,
      );
    if (there && (await opened.count()) === 0) this.ready.add(page);
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await (await page).context().close();
  }
}

/** As a link of the application does it. */
export const within = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
