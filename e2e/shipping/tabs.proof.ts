import type { Browser, BrowserContext, Page } from '@playwright/test';
import { launchChromium } from '@arogya/tools/test/launch.mjs';
import { menuItem } from '../look';
import { ROLES, signIn, type DemoRole } from '../sessions';
import { serverProof, type Figure } from '../trust/figure';
import { real, type Real } from '../trust/real';
import { anotherBuild, Team } from './team';

const STAFF = ['mfe-admin', 'mfe-agent', 'mfe-doctor', 'mfe-hospital'];
const NOTICE = 'A new version is ready.';
/** The must of the design. */
const NOTICE_MS = 5_000;

/** A tab in which somebody works. */
class Worker {
  readonly wrong: string[] = [];
  clicks = 0;

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
    readonly role: DemoRole | 'visitor',
  ) {
    page.on('pageerror', (error) => this.wrong.push(`${role}: ${error.message}`));
    page.on('response', (answer) => {
      if (answer.status() >= 500 || (answer.status() === 404 && answer.url().includes('/mfe/')))
        this.wrong.push(`${role}: ${answer.status()} ${new URL(answer.url()).pathname}`);
    });
  }

  static async of(browser: Browser, product: Real, role: DemoRole | 'visitor'): Promise<Worker> {
    const state = role === 'visitor' ? undefined : await signIn(product.origin, role);
    const context = await browser.newContext({ storageState: state, viewport: { width: 1366, height: 768 } });
    const page = await context.newPage();
    const worker = new Worker(context, page, role);
    await page.goto(`${product.origin}/`);
    await page.locator('h1').first().waitFor();
    return worker;
  }

  get isStaff(): boolean {
    return this.role !== 'visitor';
  }

  /** Goes to the next page of the sidebar, most of which this tab has not had yet. */
  async work(): Promise<void> {
    if (!this.isStaff) return void (await this.page.reload());
    const links = this.page.getByRole('navigation', { name: 'Main' }).getByRole('link');
    const link = links.nth(this.clicks % (await links.count()));
    this.clicks += 1;
    await link.click();
    await this.page.locator('h1').first().waitFor();
    await this.page.locator('.ad-settling:not([data-waiting])').first().waitFor();
    const broken = this.page.getByText(/has stopped working|is not responding/u);
    if ((await broken.count()) > 0) this.wrong.push(`${this.role}: ${await broken.first().textContent()}`);
  }

  /** ms until the notice stands there; Infinity when it does not come in time. */
  async noticed(): Promise<number> {
    const began = performance.now();
    const notice = this.page.getByText(NOTICE).first();
    return notice.waitFor({ timeout: NOTICE_MS }).then(
      () => performance.now() - began,
      () => Infinity,
    );
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** A version of every staff micro-frontend, one after the other. */
async function shipAll(teams: readonly Team[], stamp: string): Promise<void> {
  for (const team of teams) await team.run('ship', '--built', anotherBuild(team.mfe, stamp));
}

async function working(product: Real, browser: Browser, count: number, versions: number): Promise<Figure> {
  const who = [...ROLES, 'visitor' as const];
  const workers: Worker[] = [];
  for (let number = 0; number < count; number += 1) workers.push(await Worker.of(browser, product, who[number % who.length] ?? 'admin'));
  const staff = workers.filter(({ isStaff }) => isStaff);
  const early = await Promise.all(staff.map((worker) => worker.page.getByText(NOTICE).count()));
  const teams = await Promise.all(STAFF.map((mfe) => Team.of(product, mfe)));
  let slowest = 0;
  for (let version = 0; version < versions; version += 1) {
    await shipAll(teams, `version ${version}`);
    slowest = Math.max(slowest, ...(await Promise.all(staff.map((worker) => worker.noticed()))));
    for (const worker of workers) await worker.work();
  }
  await Promise.all(workers.map((worker) => worker.close()));
  const wrong = workers.flatMap((worker) => worker.wrong);
  return {
    name: `${versions} versions of four micro-frontends are shipped while ${count} browsers of five roles work`,
    found: `${wrong.length} broken pages, missing files or answers of 500 and more; the last tab says so after ${Math.round(slowest)} ms`,
    met: wrong.length === 0 && slowest < NOTICE_MS,
    wrong: [...new Set(wrong)],
    controls: [
      {
        name: 'the notice before anything was shipped',
        found: `${early.filter((seen) => seen > 0).length} of ${staff.length} tabs`,
        fails: early.every((seen) => seen === 0),
      },
    ],
  };
}

/** A tab whose next page has gone from the server, since an upgrade has replaced it: how often it loads itself anew. */
async function lost(
  product: Real,
  browser: Browser,
  isFilling: boolean,
): Promise<{ readonly reloads: number; readonly typed: string | null }> {
  const context = await browser.newContext({ storageState: await signIn(product.origin, 'admin'), viewport: { width: 1366, height: 768 } });
  const page = await context.newPage();
  await page.goto(`${product.origin}/appointments`);
  await page.locator('.ad-settling:not([data-waiting])').first().waitFor();
  if (isFilling) {
    await page.getByRole('button', { name: 'Account' }).first().click();
    await menuItem(page, /password/iu)
      .first()
      .click();
    await page.getByRole('dialog').locator('input:visible').first().fill('half typed');
  }
  let reloads = 0;
  page.on('domcontentloaded', () => (reloads += 1));
  await page.route('**/page-leads.*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.route('**/mfe-manifest.json', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replaceAll('remoteEntry.', 'remoteEntry.next.');
    await route.fulfill({ response: answer, body: text });
  });
  await page.evaluate(() => {
    history.pushState(null, '', '/leads');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  await page.waitForTimeout(4_000);
  const typed = isFilling ? await page.getByRole('dialog').locator('input:visible').first().inputValue() : null;
  await context.close();
  return { reloads, typed };
}

export default serverProof('Open tabs go on', async ({ full }): Promise<Figure[]> => {
  const product = await real();
  const browser = await launchChromium();
  try {
    const figures = [await working(product, browser, full ? 50 : 5, full ? 3 : 1)];
    const [free, filling] = [await lost(product, browser, false), await lost(product, browser, true)];
    figures.push({
      name: 'a page whose file has gone with an upgrade',
      found: `${free.reloads} reload; with a form that somebody fills in ${filling.reloads}, and «${filling.typed}» stays`,
      met: free.reloads === 1 && filling.reloads === 0 && filling.typed === 'half typed',
      controls: [],
    });
    return figures;
  } finally {
    await browser.close();
  }
});
