import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { Desk } from './desk';
import { STAFF_PAGES, type StaffPage } from './pages';

/** Nothing is changed, neither here, as whatever would write is refused, nor by what others do. */
async function keepStill(page: Page): Promise<void> {
  await page.route('**/api/events', () => undefined);
  await page.route(/\/api\/(?!auth|events)/u, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
}

/** Controls of the page that do nothing; those that another account has pressed there are left out. */
async function idleOn(page: Page, { path, as }: Pick<StaffPage, 'path' | 'as'>, pressed: Set<string>): Promise<string[]> {
  await keepStill(page);
  const desk = new Desk(page, path);
  const idle: string[] = [];
  for (const control of await desk.open()) {
    if (pressed.has(control.kind)) continue;
    pressed.add(control.kind);
    const works = await desk
      .find(control)
      .then((found) => desk.doesSomething(found))
      // What the last control opened may have come late, and lie over this one: once more on a fresh page.
      .catch(() => desk.open().then(() => desk.find(control).then((found) => desk.doesSomething(found))))
      .catch((error: Error) => error.message.split('\n').slice(0, 12).join('\n'));
    if (works !== true) idle.push(`${path} as ${as}: '${control.name}' ${works === false ? 'does nothing' : works}`);
    await desk.putBack();
  }
  desk.leave();
  return idle;
}

for (const path of new Set(STAFF_PAGES.map((page) => page.path))) {
  test(`no control of ${path} does nothing`, async ({ lanes }) => {
    const pressed = new Set<string>();
    for (const { as } of STAFF_PAGES.filter((page) => page.path === path)) {
      const page = await lanes.of(as);
      expect(await idleOn(page, { path, as }, pressed)).toEqual([]);
      await lanes.leave(page, true);
    }
  });
}

test('a control that does nothing is found', async ({ open }) => {
  const page = await open('about:blank', { as: 'agent', still: true });
  const plant = (): void => {
    const dead = Object.assign(document.createElement('button'), { textContent: 'Press me' });
    document.querySelector('h1')?.after(dead);
  };
  await page.addInitScript(`addEventListener('load', () => { const wait = setInterval(() => {
    if (document.querySelector('h1')) { clearInterval(wait); (${plant.toString()})(); }
  }, 10); })`);
  expect(await idleOn(page, { path: '/nonsense', as: 'agent' }, new Set())).toEqual(["/nonsense as agent: 'Press me' does nothing"]);
});
