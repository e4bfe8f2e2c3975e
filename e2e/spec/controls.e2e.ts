import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { ROLES, type DemoRole } from '../sessions';
import { silence } from '../stream';
import { ControlPresser } from './control-presser';
import { STAFF_PAGES } from './pages';

/** Nothing is changed, neither here, as whatever would write is refused, nor by what others do. */
async function keepStill(page: Page): Promise<void> {
  await silence(page);
  await page.route(/\/api\/(?!auth)/u, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
}

interface Wanted {
  readonly path: string;
  readonly as: DemoRole;
  /** The controls around the page. */
  readonly ofFrame?: boolean;
  /** Kinds of controls that another account has pressed there: they are left out. */
  readonly pressed?: Set<string>;
}

/** Controls of the page at which the browser is that do nothing. */
async function idleOn(page: Page, { path, as, ofFrame = false, pressed = new Set() }: Wanted): Promise<string[]> {
  await keepStill(page);
  const presser = new ControlPresser(page, path, ofFrame);
  const idle: string[] = [];
  for (const control of await presser.controls()) {
    if (pressed.has(control.kind)) continue;
    pressed.add(control.kind);
    const works = await presser.tries(control).catch((error: Error) => error.message.split('\n').slice(0, 12).join('\n'));
    if (works !== true) idle.push(`${path} as ${as}: '${control.name}' ${works === false ? 'does nothing' : works}`);
    await presser.putBack();
  }
  presser.leave();
  return idle;
}

for (const path of new Set(STAFF_PAGES.map((page) => page.path))) {
  test(`no control of ${path} does nothing`, async ({ lanes }) => {
    const pressed = new Set<string>();
    for (const { as } of STAFF_PAGES.filter((page) => page.path === path)) {
      const page = await lanes.of(as);
      await lanes.go(page, path);
      expect(await idleOn(page, { path, as, pressed })).toEqual([]);
      await lanes.leave(page, 'silence');
    }
  });
}

for (const as of ROLES) {
  test(`no control around the pages of ${as} does nothing`, async ({ open }) => {
    const page = await open('/nonsense', { as, still: true });
    expect(await idleOn(page, { path: '/nonsense', as, ofFrame: true })).toEqual([]);
  });
}

test('a control that does nothing is found', async ({ open }) => {
  const page = await open('/nonsense', { as: 'agent', still: true });
  const home = page.getByRole('link', { name: 'Back to Home Page' });
  await home.evaluate((link) => link.before(Object.assign(document.createElement('button'), { textContent: 'Press me' })));
  expect(await idleOn(page, { path: '/nonsense', as: 'agent' })).toEqual(["/nonsense as agent: 'Press me' does nothing"]);
});
