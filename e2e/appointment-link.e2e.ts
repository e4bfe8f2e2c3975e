import type { Locator } from '@playwright/test';
import { Api } from './api';
import { AppointmentPage } from './appointment-page';
import { appointmentRow } from './appointment-rows';
import { BookingPage } from './booking-page';
import { later, SETTABLE } from './clock/later';
import { expect, test, type OpenPage } from './fixtures';
import { countInputs, inputsOf } from './inputs';
import { holdTime, see } from './look';
import type { PageLanguage } from './page-words';
import { newPerson, type Person } from './people';
import type { Product } from './product';
import { TestData } from './test-data';

const HOUR_SECONDS = 3_600;
/** From the answer to the patient's act until an open list of staff shows it. */
const STAFF_SEE_MS = 2_000;

interface Visit {
  readonly product: Product;
  readonly visitor: Person;
  readonly language?: PageLanguage;
  readonly width?: number;
}

/** Books on the page of a hospital of its own; the path of the link that the result shows. */
async function book(open: OpenPage, { product, visitor, language = 'en', width = 390 }: Visit): Promise<string> {
  const made = new TestData(await Api.as(product.origin, 'admin'), product.origin);
  const { path, hospital, doctor } = await made.bookingPage();
  await made.offer(hospital, language);
  const booking = new BookingPage(await open(path, { width, product, locale: `${language}-IN` }), language);
  await booking.openSheet(doctor);
  await booking.goAWeekAhead();
  await booking.chooseFirstFree();
  await booking.enterPhone(visitor.phone);
  await booking.enterDetails(visitor);
  await booking.book();
  const link = new URL((await booking.ownLink().getAttribute('href')) ?? '');
  expect(link.origin).toBe(product.origin);
  await booking.ownLink().click();
  await new AppointmentPage(booking.page, language).stands('pending');
  return link.pathname;
}

/** The present state, as the page's own call has it. */
const startOf = async ({ origin }: Product, path: string): Promise<number> => {
  const answer = await fetch(`${origin}/api/link/${path.slice('/a/'.length)}`);
  const { appointmentDate } = (await answer.json()) as { appointmentDate: string };
  return Date.parse(appointmentDate);
};

/** The patient's row in a list that staff have open: one that follows what happens, or is cut off from it. */
async function rowOfStaff(open: OpenPage, { product, visitor }: Visit, deaf: boolean): Promise<Locator> {
  const page = await open('about:blank', { as: 'admin', product, deaf });
  const follows = deaf ? null : page.waitForResponse(/\/api\/events/u);
  await page.goto(`/appointments?when=all&q=${encodeURIComponent(visitor.name)}`);
  await follows;
  const row = appointmentRow(page, visitor.name);
  await see(row.getByText('Pending'));
  return row;
}

/** What a patient does, as soon as the page has its answer. */
async function answered({ page }: AppointmentPage, act: () => Promise<unknown>): Promise<void> {
  const isAct = (url: string, method: string): boolean => method === 'POST' && url.includes('/api/link/');
  const [answer] = await Promise.all([page.waitForResponse((one) => isAct(one.url(), one.request().method())), act()]);
  expect(answer.status()).toBe(200);
}

for (const [language, width] of [
  ['en', 390],
  ['en', 360],
  ['hi', 390],
  ['ta', 360],
] as const)
  test(`in ${language}, ${width} px wide, a patient opens the link on another phone: says coming and late, moves in three taps, cancels, takes that back; staff see each in 2 s`, async ({
    open,
    start,
  }) => {
    const visit = { product: await start({ env: SETTABLE }), visitor: newPerson('Kavya'), language, width };
    const { product, visitor } = visit;
    const digits = visitor.phone.slice(-4);
    const path = await book(open, visit);
    // Three hours before: on the day, and early enough to move it.
    await later(product, Math.round((await startOf(product, path)) / 1000) - 3 * HOUR_SECONDS - Math.round(Date.now() / 1000));

    const deaf = await rowOfStaff(open, visit, true);
    const before = await deaf.innerText();
    const staff = await rowOfStaff(open, visit, false);
    const phone = new AppointmentPage(await open(path, { width, product, locale: `${language}-IN` }), language);
    const { page } = phone;
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await phone.stands('pending');

    await answered(phone, () => phone.sayComing());
    await expect(staff).toContainText('Coming', { timeout: STAFF_SEE_MS });
    await phone.stands('coming');

    await answered(phone, () => phone.sayLate(20));
    await expect(staff).toContainText('20 min late', { timeout: STAFF_SEE_MS });
    await phone.standsLate(20);

    const bookedFor = await phone.when();
    await countInputs(page);
    await phone.openMove();
    const last = phone.freeStarts().last();
    const time = /\d+:\d+/u.exec(await last.innerText())?.[0] ?? '';
    expect(await staff.innerText()).not.toContain(time);
    await last.click();
    await phone.typeDigits(digits);
    await answered(phone, () => phone.confirmMove());
    await expect(staff).toContainText(time, { timeout: STAFF_SEE_MS });
    await phone.moved();
    expect(await inputsOf(page)).toEqual({ keys: digits.length, clicks: 3 });
    expect(await phone.when()).not.toBe(bookedFor);
    await phone.stands('pending');

    await page.reload();
    const moved = await phone.when();
    // Undo stays, however slow the machine is.
    await holdTime(page);
    await answered(phone, () => phone.cancel('better', digits));
    await expect(staff).toContainText('Cancelled by the patient: better', { timeout: STAFF_SEE_MS });
    await phone.stands('cancelled');
    await answered(phone, () => phone.undo());
    await expect(staff).toContainText('Pending', { timeout: STAFF_SEE_MS });
    await phone.stands('pending');
    expect(await phone.when()).toBe(moved);
    expect(await deaf.innerText(), 'what is cut off shows none of it').toBe(before);
  });

test('wrong digits change nothing; a link that is none and a GET do nothing', async ({ open, start }) => {
  const [product, visitor] = [await start(), newPerson('Meera')];
  const path = await book(open, { product, visitor });
  const phone = new AppointmentPage(await open(path, { width: 390, product }));
  expect(await phone.page.title()).toMatch(/^Your appointment at /u);
  await phone.cancel('other', visitor.phone.slice(-4) === '0000' ? '1111' : '0000');
  await see(phone.page.getByRole('dialog').getByText(/4 tries left\.$/u));
  await phone.page.goto(path);
  await phone.stands('pending');
  await phone.page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`);
  await see(phone.page.getByRole('heading', { level: 1, name: 'Appointment not found' }));
});
