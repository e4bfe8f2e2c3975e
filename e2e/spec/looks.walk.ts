import assert from 'node:assert/strict';
import type { BrowserContext, Page } from 'playwright-core';
import { BookingPage } from '../booking-page';
import { see } from '../look';
import { addressOfQr, demoDoctor } from '../people';
import { walk } from '../walk';
import { inLanes } from './lanes';
import { looks } from './rest';
import type { Reader } from './row';

interface Place {
  readonly name: string;
  readonly as: Reader;
  readonly at: string | ((origin: string) => Promise<string>);
  /** The way from the address to what is looked at. */
  readonly way?: (page: Page, origin: string) => Promise<unknown>;
}

const openSheet = async (page: Page, origin: string): Promise<void> => new BookingPage(page).openSheet(await demoDoctor(origin));

async function openEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await see(page.getByRole('dialog', { name: 'Get Started with ArogyaDesk' }));
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/u }).click();
  await see(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem'));
}

const inDialog = (page: Page): Promise<unknown> =>
  see(page.getByRole('dialog', { name: 'Book New Appointment' }).getByLabel('Phone Number').and(page.locator(':focus')));

/** What no staff page is: the public pages, and what opens over a page. */
const PLACES: readonly Place[] = [
  { name: 'the landing page', as: 'nobody', at: '/' },
  { name: 'the enquiry', as: 'nobody', at: '/', way: openEnquiry },
  { name: 'the sign-in page', as: 'nobody', at: '/login' },
  { name: 'the privacy notice', as: 'nobody', at: '/privacy' },
  { name: 'a page that is not there', as: 'nobody', at: '/nonsense' },
  { name: 'a hospital that is not there', as: 'nobody', at: '/book/no-such-hospital' },
  { name: 'the booking page', as: 'nobody', at: addressOfQr },
  { name: 'its sheet', as: 'nobody', at: addressOfQr, way: openSheet },
  { name: 'the dialog of a new appointment', as: 'agent', at: '/appointments?book=1', way: inDialog },
  { name: 'the open bell', as: 'admin', at: '/users', way: openBell },
];

walk(
  'the public pages and what opens over a page look right to axe, wide and narrow, light and dark',
  async (walker) => {
    const { origin } = await walker.product();
    const wrong: string[] = [];
    const look = async (context: BrowserContext, { name, at, way }: Place): Promise<void> => {
      const page = await context.newPage();
      await page.goto(new URL(typeof at === 'string' ? at : await at(origin), origin).href);
      await way?.(page, origin);
      wrong.push(...(await looks(page, name)));
      await page.close();
    };
    await inLanes(walker, PLACES, look);
    assert.deepEqual(wrong, []);
  },
  { minutes: 6 },
);
