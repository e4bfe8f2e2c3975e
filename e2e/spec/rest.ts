import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const BUSY = '[aria-busy=true], .skeleton, .ad-skeleton-line, .ad-skeleton, .ad-table-skeleton, .ad-splash';

/** Waits until everything is loaded and has stopped moving. */
export async function atRest(page: Page): Promise<void> {
  const rests = (): Promise<boolean> =>
    page.evaluate((busy) => {
      const moving = document
        .getAnimations()
        .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1);
      return document.querySelector('h1') !== null && !moving && document.querySelector(busy) === null;
    }, BUSY);
  await expect.poll(rests, { message: 'the page does not come to rest', intervals: [20, 50, 100] }).toBe(true);
}

const REPEATED = 'data-repeats';

/**
 * Marks the rows and cards that are built and coloured as one before them on the page: looking at their text once more
 * would tell nothing, and takes most of the time.
 */
const markRepeated = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const look = (thing: Element): string => {
      const texts = [...thing.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      const attributes = [...thing.attributes].map(({ name, value }) =>
        name === 'class' || name === 'style' ? value : `${name}${value && 1}`,
      );
      return [thing.tagName, ...attributes, texts].join(' ');
    };
    const seen = new Set<string>();
    for (const row of document.querySelectorAll('tbody tr, .ad-cards > *, main li')) {
      const { color, backgroundColor } = getComputedStyle(row);
      row.removeAttribute(mark);
      const all = [color, backgroundColor, ...[row, ...row.querySelectorAll('*')].map(look)].join('\n');
      row.toggleAttribute(mark, seen.has(all));
      seen.add(all);
    }
  }, REPEATED);

export interface Look {
  /** Also what axe finds moderate or minor. */
  readonly strict?: boolean;
}

/** What axe finds serious or critical; in dark colours only the contrast can differ. */
async function grave(page: Page, place: string, dark: boolean, { strict = false }: Look): Promise<string[]> {
  await markRepeated(page);
  const isThere = await page.evaluate(() => 'axe' in window);
  const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: ';' } : {}) })
    // What is asked for is all in the page itself: no frames.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .exclude(`[${REPEATED}]`);
  const { violations } = await (dark ? axe.withRules(['color-contrast']) : axe).analyze();
  const bad = violations.filter(({ impact }) => strict || impact === 'serious' || impact === 'critical');
  return bad.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${place}: ${id}\n${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
}

const WIDTHS = [1366, 360];

/** How the page looks to axe at both widths in light and dark, and whether it can be moved sideways on a phone. */
export async function looks(page: Page, name: string, how: Look = {}): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const look = async (): Promise<string[]> => {
        await atRest(page);
        return grave(page, `${name} at ${width} px, ${colorScheme}`, colorScheme === 'dark', how);
      };
      // What is asked for anew, because somebody changed it elsewhere, is dimmed until it is there: then a second look counts.
      if ((await look()).length > 0) found.push(...(await look()));
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${name} at ${width} px: can be moved sideways by ${over} px`);
  }
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1366, height: 900 });
  return found;
}
