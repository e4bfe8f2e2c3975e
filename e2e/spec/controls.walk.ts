import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { walk } from '../walk';
import { Desk } from './desk';
import { inLanes } from './lanes';
import { WALKED_PAGES, type WalkedPage } from './pages';

/** Nothing is changed: whatever would write is refused. */
const refuseWrites = (page: Page): Promise<unknown> =>
  page.route(/\/api\/(?!auth)/u, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 500, body: '' }),
  );

/** Controls of the page that do nothing; those that another account has pressed there are left out. */
async function idleOn(page: Page, origin: string, { path, as }: WalkedPage, pressed: Set<string>): Promise<string[]> {
  await refuseWrites(page);
  const desk = new Desk(page, `${origin}${path}`);
  const idle: string[] = [];
  for (const control of await desk.open()) {
    const kind = `${path} ${control.kind}`;
    if (pressed.has(kind)) continue;
    pressed.add(kind);
    const works = await desk
      .find(control)
      .then((found) => desk.doesSomething(found))
      // What the last control opened may have come late, and lie over this one: once more on a fresh page.
      .catch(() => desk.open().then(() => desk.find(control).then((found) => desk.doesSomething(found))))
      .catch((error: Error) => error.message.split('\n').slice(0, 12).join('\n'));
    if (works !== true) idle.push(`${path} as ${as}: '${control.name}' ${works === false ? 'does nothing' : works}`);
    await desk.putBack();
  }
  return idle;
}

walk(
  'no control of a staff page does nothing',
  async (walker) => {
    const { origin } = await walker.product();
    const wanted = process.env.SPEC_PAGES?.split(',');
    const [idle, pressed] = [[] as string[], new Set<string>()];
    const walkPage = async (context: BrowserContext, where: WalkedPage): Promise<void> => {
      const page = await context.newPage();
      const began = Date.now();
      const found = await idleOn(page, origin, where, pressed);
      idle.push(...found);
      if (wanted) process.stdout.write(`${Date.now() - began} ms ${where.path} as ${where.as} ${found.join('\n')}\n`);
      await page.close();
    };
    const pages = WALKED_PAGES.filter(({ path }) => !wanted || wanted.includes(path) || wanted[0] === 'all');
    await inLanes(walker, pages, walkPage);
    assert.deepEqual(idle, []);
  },
  { minutes: 15 },
);

walk('a control that does nothing is found', async (walker) => {
  const { origin } = await walker.product();
  const page = await (await walker.context({ as: 'agent', still: true })).newPage();
  const plant = (): void => {
    const dead = Object.assign(document.createElement('button'), { textContent: 'Press me' });
    document.querySelector('h1')?.after(dead);
  };
  await page.addInitScript(`addEventListener('load', () => { const wait = setInterval(() => {
    if (document.querySelector('h1')) { clearInterval(wait); (${plant.toString()})(); }
  }, 10); })`);
  const found = await idleOn(page, origin, { path: '/nonsense', as: 'agent', stranger: null }, new Set());
  assert.deepEqual(found, ["/nonsense as agent: 'Press me' does nothing"]);
});
