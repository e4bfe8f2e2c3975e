import type { Page } from '@playwright/test';
import { Api } from './api';
import { BookingPage } from './booking-page';
import { expect, test } from './fixtures';
import { read, see, toast } from './look';
import { newPerson } from './people';

const fever = ({ page, words }: BookingPage) => page.getByRole('button', { name: words.form.commonSymptoms.fever(), exact: true });
const answerOf = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/api/patients/booking/again'));

/** What is done with the page from now on: presses, and keys or text that comes in. */
async function counting(page: Page): Promise<() => Promise<{ taps: number; keys: number }>> {
  await page.evaluate(() => {
    const counts = { taps: 0, keys: 0 };
    Object.assign(window, { counts });
    addEventListener('pointerdown', () => (counts.taps += 1), true);
    addEventListener('keydown', () => (counts.keys += 1), true);
    addEventListener('input', (event) => (counts.keys += event.data ? 1 : 0), true);
  });
  return () => page.evaluate(() => (window as unknown as { counts: { taps: number; keys: number } }).counts);
}

const sideways = (page: Page): Promise<boolean> => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const [language, width] of [
  ['en', 390],
  ['en', 360],
  ['hi', 390],
  ['ta', 360],
] as const) {
  test(`in ${language}, ${width} px wide, a visitor taps the next free start, comes back, and books again in three taps and no keys`, async ({
    open,
    origin,
    made,
  }) => {
    const { path, hospital, doctor } = await made.bookingPage();
    const other = await made.doctor('Dr. Revathi', undefined, { hospitalId: hospital.id });
    await made.offer(hospital, language);
    const visitor = newPerson('Kavya');

    const first = new BookingPage(await open(path, { width, locale: `${language}-IN` }), language);
    const when = await first.nextFree(doctor).locator('.next-when').innerText();
    const asked: string[] = [];
    first.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await first.nextFree(doctor).tap();
    await first.kept();
    await expect(first.page.getByRole('heading', { name: first.words.sheet.detailsHeading() })).toBeInViewport();
    await expect(first.page.locator('button.slot[aria-pressed=true]')).toHaveText(when.split(', ').at(-1) ?? '');
    await first.enterPhone(visitor.phone);
    await toast(first.page, first.words.phoneCheck.newTitle());
    await first.enterDetails(visitor);
    await first.book();
    expect(asked, 'a browser that has not booked asks whom it knows').not.toContain('/api/patients/booking/again');
    expect(await first.page.evaluate(() => ({ ...localStorage }))).toEqual({ 'booking:booked': '1' });
    await first.page.close();

    const second = new BookingPage(await open('about:blank', { browser: first.page.context() }), language);
    const { page } = second;
    const known = answerOf(page);
    await page.goto(path);
    const { people } = (await (await known).json()) as { people: { name: string }[] };
    expect(people.map(({ name }) => name)).toEqual(['Kavya Q.']);
    const done = await counting(page);
    await second.nextFree(other).tap();
    await second.kept();
    await expect(page.getByRole('radio', { name: 'Kavya Q.' })).toBeChecked();
    await expect(second.field(second.words.form.phone())).toHaveCount(0);
    expect(await sideways(page)).toBe(false);
    await fever(second).tap();
    await second.bookButton().tap();
    await second.booked();
    expect(await done()).toEqual({ taps: 3, keys: 0 });

    const admin = await Api.as(origin, 'admin');
    const staff = await admin.get(`appointments?doctorId=${other.id}`);
    expect(JSON.stringify(staff)).toContain(visitor.name);
    expect(JSON.stringify(staff)).toContain('Fever');
  });
}

test('the next free start is a link that opens the sheet by itself, with the start chosen and kept', async ({ open, made }) => {
  const { path, doctor } = await made.bookingPage();
  const listed = new BookingPage(await open(path, { width: 390 }));
  const href = (await listed.nextFree(doctor).getAttribute('href')) ?? '';
  const arrived = new BookingPage(await open(`${path}${href}`, { width: 390 }));
  await arrived.kept();
  expect(new URL(arrived.page.url()).search).toBe(`?doctor=${doctor.id}`);
  await arrived.page.reload();
  await arrived.kept();
});

test('a device that is forgotten in one tab is a stranger in the other, where what was typed stays', async ({ open, made }) => {
  const { path, hospital, doctor } = await made.bookingPage();
  const other = await made.doctor('Dr. Revathi', undefined, { hospitalId: hospital.id });
  const visitor = newPerson('Leela');
  const first = new BookingPage(await open(path, { width: 390 }));
  await first.nextFree(doctor).tap();
  await first.kept();
  await first.enterPhone(visitor.phone);
  await first.enterDetails(visitor);
  await first.book();
  const browser = first.page.context();

  const [tab, forgetting] = [new BookingPage(await open(path, { browser })), new BookingPage(await open(path, { browser }))];
  for (const one of [tab, forgetting]) {
    await one.nextFree(other).tap();
    await see(one.page.getByText('Leela Q.', { exact: true }));
  }
  await forgetting.page.getByRole('button', { name: 'Not you? Forget this device' }).tap();
  await toast(forgetting.page, 'This device has been forgotten');
  await expect(forgetting.page.getByText('Leela Q.')).toHaveCount(0);

  await fever(tab).tap();
  await tab.bookButton().tap();
  await read(tab.page, 'Booking session expired. Please enter your phone number again.');
  await expect(tab.field('Phone number')).toBeFocused();
  await expect(tab.field('Symptoms')).toHaveValue('Fever');
  await tab.enterPhone(visitor.phone);
  await toast(tab.page, 'New Patient');
});
