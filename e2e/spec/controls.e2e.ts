import type { BrowserContext } from '@playwright/test';
import { expect, test, type OpenPage } from '../fixtures';
import type { Product } from '../product';
import { ROLES, type DemoRole } from '../sessions';
import { ControlPresser } from './control-presser';
import { STAFF_PAGES } from './pages';

/** A browser in which nothing changes: whatever would write is refused, and what others do is not heard. */
async function stillBrowser(open: OpenPage, as: DemoRole, product?: Product): Promise<BrowserContext> {
  const context = (await open('about:blank', { as, still: true, deaf: true, ...(product ? { product } : {}) })).context();
  await context.route(/\/api\/(?!auth|events)/u, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );
  return context;
}

interface WantedControl {
  readonly path: string;
  readonly as: DemoRole;
  /** The controls around the page. */
  readonly ofFrame?: boolean;
  /** Kinds of controls that another account has pressed there: they are left out. */
  readonly pressed?: Set<string>;
}

/** Controls of the page that do nothing. */
async function idleOn(context: BrowserContext, { path, as, ofFrame = false, pressed = new Set() }: WantedControl): Promise<string[]> {
  const presser = new ControlPresser(context, path, ofFrame);
  const idle: string[] = [];
  for (const control of await presser.controls()) {
    if (pressed.has(control.kind)) continue;
    pressed.add(control.kind);
    const works = await test.step(control.name, () => presser.works(control)).catch((error: Error) => error.message);
    if (works !== true) idle.push(`${path} as ${as}: '${control.name}' ${works === false ? 'does nothing' : works}`);
  }
  return idle;
}

for (const path of new Set(STAFF_PAGES.map((page) => page.path))) {
  // On a product that no other test changes: each control is looked for again on a page of its own.
  test(`no control of ${path} does nothing`, async ({ open, quiet }) => {
    const pressed = new Set<string>();
    for (const { as } of STAFF_PAGES.filter((page) => page.path === path))
      expect(await idleOn(await stillBrowser(open, as, quiet), { path, as, pressed })).toEqual([]);
  });
}

for (const as of ROLES) {
  test(`no control around the pages of ${as} does nothing`, async ({ open }) => {
    expect(await idleOn(await stillBrowser(open, as), { path: '/nonsense', as, ofFrame: true })).toEqual([]);
  });
}

test('a control that does nothing is found', async ({ open }) => {
  const context = await stillBrowser(open, 'agent');
  await context.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      const button = Object.assign(document.createElement('button'), { textContent: 'Press me' });
      button.style.cssText = 'position: fixed; top: 50%; left: 50%';
      document.body.append(button);
    }),
  );
  expect(await idleOn(context, { path: '/nonsense', as: 'agent' })).toEqual(["/nonsense as agent: 'Press me' does nothing"]);
});
