import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { ALL_LOOKS } from '../looks/all-looks';
import { atRest } from './rest';

export interface LookOptions {
  /** What loads never comes to rest. */
  readonly moving?: boolean;
}

/** All that axe finds on the whole page, however slight. */
async function faults(page: Page, place: string): Promise<string[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: brought } = window as unknown as { axe: typeof axe };
    // Which axe leaves out unless it is asked for: each target is 24 px wide and high, or has as much space.
    return (await brought.run({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })).violations;
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${place}: ${id}\n${html.slice(0, 200)}\n${failureSummary ?? ''}`),
  );
}

/** 683 is what 1366 at 200 % leaves. */
const WIDTHS = [1366, 768, 683, 390, 360];

interface View {
  readonly width: number;
  readonly dark: boolean;
}

/** Each is one step from the one before. */
const ALL_VIEWS: readonly View[] = WIDTHS.flatMap((width, at) => [
  { width, dark: at % 2 === 1 },
  { width, dark: at % 2 === 0 },
]);

/** What `npm test` has time for: wide and narrow, light and dark, each once. */
const VIEWS = ALL_LOOKS
  ? ALL_VIEWS
  : [
      { width: 1366, dark: false },
      { width: 360, dark: true },
    ];

/** How the page looks to axe in each view, and whether it can be moved sideways. */
export async function looks(page: Page, name: string, how: LookOptions = {}): Promise<string[]> {
  const found: string[] = [];
  for (const { width, dark } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
    const view = `${name} at ${width} px, ${dark ? 'dark' : 'light'}`;
    if (!how.moving) await atRest(page);
    found.push(...(await faults(page, view)));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (over > 0) found.push(`${view}: can be moved sideways by ${over} px`);
  }
  await page.setViewportSize({ width: 1366, height: 900 });
  return found;
}
