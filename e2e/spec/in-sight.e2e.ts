import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { see } from '../look';
import { atRest } from './rest';

/** The lists of the day; the small demo has a dozen doctors at most. */
const LISTS = ['/appointments?when=all', '/leads', '/doctors', '/patients'];
const SCREENS = [
  { name: 'a notebook', size: { width: 1366, height: 768 }, row: 'tbody tr', rows: 11, first: 230 },
  { name: 'a phone', size: { width: 390, height: 844 }, row: '.ad-lines > li', rows: 8, first: 400 },
] as const;

/** Where the first row begins, and how many are wholly in sight. */
const rowsInSight = (page: Page, row: string): Promise<{ first: number; whole: number; all: number }> =>
  page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(`main ${selector}`)].map((one) => one.getBoundingClientRect());
    return { first: boxes[0]?.top ?? Infinity, whole: boxes.filter(({ bottom }) => bottom <= innerHeight).length, all: boxes.length };
  }, row);

for (const { name, size, row, rows, first } of SCREENS) {
  test(`at least ${rows} rows of a list are in sight on ${name}`, async ({ lanes }) => {
    const page = await lanes.of('admin');
    const wide = page.viewportSize();
    await page.setViewportSize(size);
    for (const path of LISTS) {
      await lanes.go(page, path);
      await see(page.locator(`main ${row}`).first());
      await atRest(page);
      const found = await rowsInSight(page, row);
      expect(found.first, `where the first row of ${path} begins`).toBeLessThanOrEqual(first);
      expect(found.whole, `rows of ${path}`).toBeGreaterThanOrEqual(Math.min(rows, found.all));
    }
    if (wide) await page.setViewportSize(wide);
    await lanes.leave(page);
  });
}
