import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Waits until everything is loaded and has stopped moving. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1);
    const drawn = document.querySelector('h1') !== null;
    return (
      drawn &&
      !moving &&
      document.querySelector('[aria-busy=true], .skeleton, .ad-skeleton-line, .ad-skeleton, .ad-table-skeleton, .ad-splash') === null
    );
  });
}

/** What axe finds serious or critical; in dark colours only the contrast can differ. */
async function grave(page: Page, place: string, dark: boolean): Promise<string[]> {
  // What is asked for is all in the page itself: no frames.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (dark ? axe.withRules(['color-contrast']) : axe).analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return bad.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${place}: ${id}\n${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
}

const WIDTHS = [1366, 360];

/** How the page looks to axe at both widths in light and dark, and whether it can be moved sideways on a phone. */
export async function looks(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const look = async (): Promise<string[]> => {
        await atRest(page);
        return grave(page, `${name} at ${width} px, ${colorScheme}`, colorScheme === 'dark');
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
