import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import type { DemoRole } from '../tools/browser/sign-in.mjs';
import { BookingPage } from './booking-page';
import { see } from './look';
import { addressOfQr, demoDoctor } from './people';
import { walk, type Walker } from './walk';

const STAFF_PAGES: readonly (readonly [path: string, as: DemoRole, heading: string])[] = [
  ['/appointments', 'admin', 'Appointment Management'],
  ['/appointments', 'hospital', 'Appointment Management'],
  ['/hospitals', 'admin', 'Hospital Management'],
  ['/audit', 'admin', 'Audit Log'],
  ['/doctor-dashboard', 'doctor', 'Doctor Dashboard'],
  ['/hospital-dashboard', 'hospital', 'Hospital Dashboard'],
];

const WIDTHS = [1366, 390];

/** What axe finds serious or critical on the page, wide and narrow. */
async function findings(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await atRest(page);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
    const place = `${new URL(page.url()).pathname} at ${width} px`;
    found.push(
      ...grave.flatMap(({ id, nodes }) => nodes.map((node) => `${place}: ${id}\n${node.html.slice(0, 200)}\n${node.failureSummary}`)),
    );
  }
  return found;
}

/** Waits until everything is loaded and has stopped moving. */
async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const moving = document
      .getAnimations()
      .some(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations === 1);
    return !moving && document.querySelector('[aria-busy=true], .bone, .ad-bones, .ad-table-bones') === null;
  });
}

async function publicPages(walker: Walker): Promise<string[]> {
  const { origin } = await walker.product();
  const login = await walker.open('/login');
  await see(login.getByRole('heading', { name: 'Sign In to Your Account' }));
  const visitor = new BookingPage(await walker.open(await addressOfQr(origin)));
  const list = await findings(visitor.page);
  await visitor.openSheet(await demoDoctor(origin));
  return [...(await findings(login)), ...list, ...(await findings(visitor.page))];
}

async function staffPage(walker: Walker, [path, as, heading]: (typeof STAFF_PAGES)[number]): Promise<string[]> {
  const page = await walker.open(path, { as });
  await see(page.getByRole('heading', { name: heading }));
  return findings(page);
}

async function bookingDialog(walker: Walker): Promise<string[]> {
  const page = await walker.open('/appointments', { as: 'agent' });
  await page.getByRole('button', { name: 'Book Appointment' }).first().click();
  await see(page.getByRole('dialog', { name: 'Book New Appointment' }).getByLabel('Phone Number').and(page.locator(':focus')));
  return findings(page);
}

walk(
  'axe finds nothing serious or critical on the pages, wide and narrow',
  async (walker) => {
    const found = await publicPages(walker);
    for (const page of STAFF_PAGES) found.push(...(await staffPage(walker, page)));
    found.push(...(await bookingDialog(walker)));
    assert.deepEqual(found, []);
  },
  { minutes: 5 },
);
