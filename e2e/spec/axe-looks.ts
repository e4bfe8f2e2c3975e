import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { markRepeated, REPEATED } from './repeated';
import { atRest } from './rest';

export interface Look {
  /** Also what axe finds moderate or minor. */
  readonly strict?: boolean;
  /** What loads never comes to rest. */
  readonly moving?: boolean;
}

/** `npm run test:looks`: each state at each width, for which `npm test` has no time. */
export const ALL_LOOKS = process.env['LOOKS'] === 'all';
/** How long one test may take then. */
export const LOOKS_MS = 600_000;

type Axe = typeof axe;

/** Brings axe into the page, once after it was loaded; the contrast, which takes longest, it reads of each kind of text once. */
async function bringAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  await page.evaluate(axe.source);
  await page.evaluate((mark) => {
    const { axe: brought } = window as unknown as { axe: Axe };
    brought.configure({ rules: [{ id: 'color-contrast', selector: `:not([${mark}])` }] });
  }, REPEATED);
}

/** What axe finds serious or critical; in dark colours only the contrast can differ. */
async function grave(page: Page, place: string, dark: boolean, { strict = false }: Look): Promise<string[]> {
  await markRepeated(page);
  await bringAxe(page);
  const violations = await page.evaluate(
    async ({ rules, mark }) => {
      const { axe: brought } = window as unknown as { axe: Axe };
      const options = { resultTypes: ['violations' as const], ...(rules ? { runOnly: rules } : {}) };
      return (await brought.run({ include: ['html'], exclude: [`[${mark}=row]`] }, options)).violations;
    },
    { rules: dark ? ['color-contrast'] : undefined, mark: REPEATED },
  );
  const bad = violations.filter(({ impact }) => strict || impact === 'serious' || impact === 'critical');
  return bad.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${place}: ${id}\n${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
}

/** 683 is what 1366 at 200 % leaves. */
const WIDTHS = ALL_LOOKS ? [1366, 768, 683, 390, 360] : [1366, 360];

/** Each is one step from the one before. */
const VIEWS = WIDTHS.flatMap((width, at) => [
  { width, dark: at % 2 === 1 },
  { width, dark: at % 2 === 0 },
]);

/** How the page looks to axe at each width in light and dark, and whether it can be moved sideways. */
export async function looks(page: Page, name: string, how: Look = {}): Promise<string[]> {
  const found: string[] = [];
  for (const { width, dark } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    const view = `${name} at ${width} px, ${dark ? 'dark' : 'light'}`;
    const look = async (): Promise<string[]> => {
      if (!how.moving) await atRest(page);
      return grave(page, view, dark, how);
    };
    // What is asked for anew, because somebody changed it elsewhere, is dimmed until it is there: then a second look counts.
    if ((await look()).length > 0) found.push(...(await look()));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${view}: can be moved sideways by ${over} px`);
  }
  await page.setViewportSize({ width: 1366, height: 900 });
  return found;
}
