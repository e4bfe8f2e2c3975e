import { expect, type Browser, type Page } from '@playwright/test';
import { newContext } from './browser';
import { forgetTransient } from './transient';
import { allAnswered, forgetPending, isAnsweredSoon } from './pending';
import type { DemoRole } from './sessions';
import { endSilence, tellAllChanged } from './stream';

/** Inside the frame, and a page of nobody: what was shown is gone. */
const NEUTRAL = '/nonsense';
const OPEN = '[role=dialog], .ant-dropdown, .ant-select-dropdown, .ant-modal-wrap';

/** What a test has left that is not the server's own: answers that the page keeps in memory, a page that hears nobody, or something else. */
export type Spoilt = 'memory' | 'page' | 'silence';

/** As a link of the application does it. */
export const within = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

async function toNeutral(page: Page): Promise<void> {
  await within(page, NEUTRAL);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
}

/** The height of rows and the hospital of the board that somebody has chosen are kept on the device, and all tests of an account share one. */
const forgetChoices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const chosen = Object.keys(localStorage).filter((key) => /^ad\.(tall-rows|board-hospital)\./u.test(key));
    for (const key of chosen) localStorage.removeItem(key);
  });

/** Closes what lies over the page; whether nothing does any more. */
async function close(page: Page, tries = 2): Promise<boolean> {
  const opened = page.locator(OPEN).filter({ visible: true });
  if ((await opened.count()) === 0) return true;
  if (tries === 0) return false;
  await page.keyboard.press('Escape');
  // No verdict: what is still open is asked once more to close, and in the end the page is loaded anew.
  await expect(opened)
    .toHaveCount(0, { timeout: 500 })
    .catch(() => undefined);
  return close(page, tries - 1);
}

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

  /** Goes to a path within the application; loads it where it does not run, or is to be loaded. */
  async go(page: Page, path: string, loaded = false): Promise<void> {
    forgetTransient(page);
    if (loaded || !this.ready.delete(page)) await page.goto(path);
    else await within(page, path);
  }

  /** The page stands in the application, shows nothing, and has nothing in memory but who is signed in. */
  async forget(page: Page): Promise<void> {
    if (this.ready.has(page) && (await tellAllChanged(page))) return allAnswered(page);
    await page.goto(NEUTRAL);
    await toNeutral(page);
    this.ready.add(page);
  }

  /** Leaves the page as the next test may find it; where it cannot, the next one loads it. */
  async leave(page: Page, spoilt?: Spoilt): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await forgetChoices(page);
    this.ready.delete(page);
    // What is to be forgotten is kept as long as a call has no answer.
    const isFree = spoilt !== 'page' && (await isAnsweredSoon(page));
    forgetPending(page);
    if (!isFree || !(await page.locator('.ad-frame').isVisible())) return;
    await close(page);
    await toNeutral(page);
    if (!(await close(page))) return;
    if (spoilt === 'silence') await endSilence(page);
    if (spoilt !== 'memory' || (await tellAllChanged(page))) this.ready.add(page);
  }

  async close(): Promise<void> {
    for (const page of this.pages.values()) await (await page).context().close();
  }
}
