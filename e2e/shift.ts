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

/** What has moved since it was asked last. */
export const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: { shift: number } };
    const { shift } = noted;
    noted.shift = 0;
    return shift;
  });

export const standsStill = async (page: Page, place: string): Promise<void> =>
  expect.soft(await shiftOf(page), `what moves on ${place}`).toBeLessThanOrEqual(MOST_SHIFT);
