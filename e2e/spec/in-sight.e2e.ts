import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { see } from '../look';
import { noteShifts, shiftOf, standsStill } from '../shift';
import { atRest } from './rest';

/** The lists of the day; the small demo has a dozen doctors at most. */
const LISTS = ['/appointments?when=all', '/leads', '/doctors', '/patients'];
/** What somebody goes to from where they are: screens, tabs, boards. */
const STEPS = [
  '/',
  '/?tab=enquiries',
  '/doctors',
  '/appointments',
  '/appointments?when=all',
  '/appointments?view=day',
  '/leads',
  '/leads?view=board',
  '/hospitals',
  '/users',
  '/patients',
  '/management',
  '/management?tab=cities',
  '/reports',
  '/hospital-settings',
  '/audit',
  '/outbox',
];
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

/** Whether each cell of the focused row, also that of the sorted column, has its part of the ring. */
const ringParts = (page: Page): Promise<boolean[]> =>
  page
    .locator('main tbody > tr:focus-visible > td')
    .evaluateAll((cells) => cells.map((cell) => (getComputedStyle(cell).boxShadow.match(/inset/gu)?.length ?? 0) >= 2));

/** The title of the first record's drawer, and whether all of it is in sight. */
async function titleInSight(page: Page): Promise<{ text: string; whole: boolean }> {
  await page.locator('main .ad-line-open').first().click();
  const title = page.locator('.ad-record-drawer .ant-drawer-title');
  await see(title.getByText(/\d/u));
  return title.evaluate((box) => ({ text: box.textContent, whole: box.scrollWidth <= box.clientWidth }));
}

/** How far the table can be moved sideways, in px. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() =>
    Math.max(0, ...[...document.querySelectorAll('main .ad-rows')].map((table) => table.scrollWidth - table.clientWidth)),
  );

/** The page that asks for nothing before an administrator has chosen a hospital. */
const SILENT = '/hospital-settings';

/** Goes to a path within the application, as its links do, but without a click, after which movement would not count. */
async function goWithin(page: Page, path: string): Promise<void> {
  const answered = path === SILENT ? null : page.waitForResponse(/\/api\//u);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await answered;
}

for (const { name, size, row, rows, first } of SCREENS) {
  test(`at least ${rows} rows of a list are in sight on ${name}`, async ({ open }) => {
    const page = await open('about:blank', { as: 'admin', still: true, deaf: true });
    await page.setViewportSize(size);
    for (const path of LISTS) {
      await page.goto(path);
      await see(page.locator(`main ${row}`).first());
      await atRest(page);
      const found = await rowsInSight(page, row);
      expect(found.first, `where the first row of ${path} begins`).toBeLessThanOrEqual(first);
      expect(found.whole, `rows of ${path}`).toBeGreaterThanOrEqual(Math.min(rows, found.all));
      if (row !== 'tbody tr') {
        if (path.startsWith('/appointments'))
          expect(await titleInSight(page)).toEqual({ text: expect.stringMatching(/^Appointment AD-\d+$/u), whole: true });
        continue;
      }
      await page.keyboard.press('j');
      await expect.poll(async () => [...new Set(await ringParts(page))], { message: `the ring of a row of ${path}` }).toEqual([true]);
    }
  });

  test(`nothing jumps on ${name} on the way from screen to screen, from tab to tab and from a list to its board, and each table fits`, async ({
    open,
  }) => {
    const page = await open('/nonsense', { as: 'admin', still: true, deaf: true });
    // As on every day but the first: what the check has found is longer than that there was none.
    expect((await page.request.post('/api/audit/verification')).ok()).toBe(true);
    await page.evaluate(noteShifts);
    await page.setViewportSize(size);
    await atRest(page);
    // Of the window's new size.
    await shiftOf(page);
    for (const path of STEPS) {
      await goWithin(page, path);
      await atRest(page);
      await standsStill(page, path);
      expect.soft(await sideways(page), `px of the table of ${path} that are out of sight`).toBe(0);
    }
  });
}

/** The widest that each cell of the audit log may have to say: it depends on what others did before this test. */
const WIDEST = {
  username: 'Wolframmmmmmmm Wwwwwwwwwwwww/Front desk of the hospital',
  role: 'hospital_admin',
  action: 'changed',
  entity: 'integration_key',
  entityName: 'Wolframmmmmmmm Wwwwwwwwwwwww of the Maharajapuram hospital',
  fields: ['appointmentDate', 'consultationFee', 'hospitalId', 'mustChangePassword', 'perMinute'],
} as const;

test('the audit log fits on a notebook with the widest that its cells may say', async ({ open }) => {
  const page = await open('about:blank', { as: 'admin', still: true, deaf: true });
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.route(/\/api\/audit\?/u, async (route) => {
    const answer = await route.fetch();
    const rows = (await answer.json()) as object[];
    await route.fulfill({ response: answer, json: rows.map((row) => ({ ...row, ...WIDEST })) });
  });
  await page.goto('/audit');
  await see(page.getByText('Hospital Admin').first());
  await atRest(page);
  expect(await sideways(page), 'px of the table that are out of sight').toBe(0);
});
