import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { see } from '../look';
import type { DemoRole } from '../sessions';
import { atRest } from './rest';
import { makeWidest } from './widest';

/** A notebook, another, phones, and both notebooks at 200 %. */
const SIZES = [
  [1280, 720],
  [1366, 768],
  [390, 844],
  [320, 640],
  [683, 384],
  [640, 360],
] as const;

const LISTS: readonly (readonly [DemoRole, readonly string[]])[] = [
  [
    'admin',
    [
      ...['/appointments?when=all', '/leads', '/doctors', '/patients', '/hospitals', '/users', '/?tab=enquiries'],
      ...['/management', '/management?tab=specialties', '/management?tab=states', '/management?tab=cities'],
    ],
  ],
  ['agent', ['/appointments?when=all']],
  ['doctor', ['/doctor-dashboard']],
  ['hospital', ['/hospital-dashboard', '/appointments?when=all', '/leads', '/doctors', '/patients']],
];

/** The menu of a row, or the one thing that can be done with it. */
const MENUS = 'main :is(.ad-row-menu, td.ad-actions button, .ad-line > button:not(.ad-line-open))';

/** Row menus that lie outside of the window or of their table, and how many there are. */
const menusOutside = (page: Page): Promise<{ all: number; outside: string[] }> =>
  page.evaluate((selector) => {
    const menus = [...document.querySelectorAll<HTMLElement>(selector)];
    const outside = menus.filter((menu) => {
      const box = menu.getBoundingClientRect();
      const around = menu.closest('.ad-rows')?.getBoundingClientRect() ?? document.documentElement.getBoundingClientRect();
      return box.width === 0 || box.left < Math.max(0, around.left) || box.right > Math.min(innerWidth, around.right) + 0.5;
    });
    return {
      all: menus.length,
      outside: outside.map((menu) => `${menu.getAttribute('aria-label')} at ${menu.getBoundingClientRect().right}`),
    };
  }, MENUS);

/** Whether the first menus take a click: nothing lies over them. */
const isFree = (page: Page): Promise<boolean[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 8).map((menu) => {
        scrollBy(0, menu.getBoundingClientRect().top - innerHeight / 2);
        const { left, top, width, height } = menu.getBoundingClientRect();
        return menu.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    MENUS,
  );

const cutNames = (page: Page): Promise<number> =>
  page.evaluate(
    () => [...document.querySelectorAll('main .ad-rows .ad-person-name')].filter((name) => name.scrollWidth > name.clientWidth).length,
  );

test('a row menu is in sight in each list, at each width, with the widest names, and names are cut first', async ({ open, start }) => {
  test.setTimeout(600_000);
  const product = await start();
  await makeWidest(product);
  for (const [as, paths] of LISTS) {
    const page = await open('/', { as, product });
    for (const path of paths) {
      await page.goto(path);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await see(page.locator(MENUS));
        await atRest(page);
        const { all, outside } = await menusOutside(page);
        expect(all, `menus of ${path}`).toBeGreaterThan(0);
        expect.soft(outside, `of ${all} menus of ${path} for ${as} at ${width} px`).toEqual([]);
        expect.soft(await isFree(page), `menus of ${path} for ${as} at ${width} px that take a click`).not.toContain(false);
        if (path === '/patients' && width === 1280) expect(await cutNames(page), 'names that are cut').toBeGreaterThan(0);
      }
    }
    await page.close();
  }
});
