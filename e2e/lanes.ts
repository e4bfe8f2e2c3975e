import type { Browser, Page } from '@playwright/test';
import { newContext } from './browser';
import { forgetPassed } from './passing';
import type { DemoRole } from './sessions';
import { keepStream, tellAllChanged } from './stream';

/** Inside the frame, and a page of nobody: what was open is gone. */
const NEUTRAL = '/nonsense';
const OPEN = '[role=dialog], .ant-dropdown, .ant-select-dropdown, .ant-modal-wrap';

/** As a link of the application does it. */
export const within = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

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
    await keepStream(context);
    return context.newPage();
  }

  /** Goes to a path within the application; loads it where it does not run, or where it must be loaded. */
  async go(page: Page, path: string, loaded = false): Promise<void> {
    forgetPassed(page);
    if (loaded || !this.ready.delete(page)) await page.goto(path);
    else await within(page, path);
  }

  /** The page stands in the application, shows nothing, and has nothing in memory but who is signed in. */
  async forget(page: Page): Promise<void> {
    forgetPassed(page);
    if (this.ready.delete(page) && (await tellAllChanged(page))) return;
    await page.goto(NEUTRAL);
    await heading(page);
  }

  /** Leaves the page as the next test may find it; `spoilt` when it must be loaded before. */
  async leave(page: Page, spoilt = false): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    this.ready.delete(page);
    if (spoilt || !(await page.locator('.ad-frame').isVisible())) return;
    const opened = page.locator(OPEN).filter({ visible: true });
    if ((await opened.count()) > 0) await page.keyboard.press('Escape');
    await within(page, NEUTRAL);
    const there = await heading(page).then(
      () => true,
      () => false,
    );
    if (there && (await opened.count()) === 0) this.ready.add(page);
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await (await page).context().close();
  }
}

const heading = (page: Page): Promise<void> => page.getByRole('heading', { name: '404 Page Not Found' }).waitFor({ timeout: 5000 });
