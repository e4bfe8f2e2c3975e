import type { Page } from '@playwright/test';
import { BookingPage, bookWith } from '../booking-page';
import { expect, test } from '../fixtures';
import { see } from '../look';
import type { Made } from '../made';
import { ALL_LOOKS, LOOKS_MS, looks } from './axe-looks';
import type { Reader } from './row';

interface Place {
  readonly name: string;
  readonly as?: Exclude<Reader, 'nobody'>;
  readonly at: string;
  /** The way from the address to what is looked at. */
  readonly way?: (page: Page, made: Made) => Promise<unknown>;
  /** Also what axe finds moderate or minor. */
  readonly strict?: boolean;
}

async function openBooking(page: Page, made: Made): Promise<BookingPage> {
  const { path, doctor } = await made.bookingPage();
  await page.goto(path);
  await see(page.getByRole('link', { name: bookWith(doctor.fullName) }));
  return new BookingPage(page);
}

async function openSheet(page: Page, made: Made): Promise<void> {
  const { path, doctor } = await made.bookingPage();
  await page.goto(path);
  await new BookingPage(page).openSheet(doctor);
}

async function openEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await see(page.getByRole('dialog', { name: 'Get Started with ArogyaDesk' }));
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/u }).click();
  await see(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem'));
}

const inDialog = (page: Page): Promise<unknown> =>
  expect(page.getByRole('dialog', { name: 'Book New Appointment' }).getByLabel('Phone Number')).toBeFocused();

/** What no staff page is: the public pages, and what opens over a page. */
const PLACES: readonly Place[] = [
  { name: 'the landing page', at: '/', strict: true },
  { name: 'the enquiry', at: '/', way: openEnquiry, strict: true },
  { name: 'the sign-in page', at: '/login' },
  { name: 'the privacy notice', at: '/privacy' },
  { name: 'a page that is not there', at: '/nonsense' },
  { name: 'a hospital that is not there', at: '/book/no-such-hospital' },
  { name: 'the booking page', at: 'about:blank', way: openBooking },
  { name: 'its sheet', at: 'about:blank', way: openSheet },
  { name: 'the dialog of a new appointment', as: 'agent', at: '/appointments?book=1', way: inDialog },
  { name: 'the open bell', as: 'admin', at: '/users', way: openBell },
];

const inDrawer = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('row').nth(1).press('Enter');
  await see(page.getByRole('dialog'));
};

/** A record's drawer of each list, and what opens over it; `npm run test:looks` alone has the time. */
const DRAWERS: readonly Place[] = [
  { name: "an appointment's drawer", as: 'admin', at: '/appointments?when=all', way: inDrawer },
  { name: "a lead's drawer", as: 'agent', at: '/leads', way: inDrawer },
  { name: "a patient's drawer", as: 'admin', at: '/patients', way: inDrawer },
  { name: "a doctor's drawer", as: 'admin', at: '/doctors', way: inDrawer },
  { name: "a hospital's drawer", as: 'admin', at: '/hospitals', way: inDrawer },
  { name: 'the day board', as: 'hospital', at: '/appointments?view=day' },
];

for (const { name, as, at, way, strict = false } of [...PLACES, ...(ALL_LOOKS ? DRAWERS : [])]) {
  test(`${name} looks right to axe, wide and narrow, light and dark`, async ({ open, made }) => {
    if (ALL_LOOKS) test.setTimeout(LOOKS_MS);
    const page = await open(at, { still: true, ...(as ? { as } : {}) });
    await way?.(page, made);
    expect(await looks(page, name, { strict })).toEqual([]);
  });
}
