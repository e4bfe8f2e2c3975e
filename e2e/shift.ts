import { expect, type Page } from '@playwright/test';

/** How much of what somebody looks at may move while a page loads or another one comes: Chromium's layout shift. */
const MOST_SHIFT = 0.05;

/** Runs in the page: adds up what moves, but for what follows a key or a click. */
export function noteShifts(): void {
  const noted = { shift: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) noted.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  Object.assign(globalThis, { noted });
}

/** What has moved until now is not counted any more. */
export const forgetShifts = (page: Page): Promise<void> =>
  page.evaluate(() => Object.assign((globalThis as unknown as { noted: object }).noted, { shift: 0 }) && undefined);

const shiftOf = (page: Page): Promise<number> => page.evaluate(() => (globalThis as unknown as { noted: { shift: number } }).noted.shift);

export const standsStill = async (page: Page, place: string): Promise<void> =>
  expect.soft(await shiftOf(page), `what moves on ${place}`).toBeLessThanOrEqual(MOST_SHIFT);
