import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import { Api } from './api';
import { BookingPage } from './booking-page';
import { gone, see } from './look';
import { addressOfQr, demoDoctor, newPerson, type Person } from './people';
import { appointmentRow } from './appointment-rows';
import { walk, type Walker } from './walk';

const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/u });

/** The number in the bell's name; 0 when it names none. */
async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/, (\d+) unread/u.exec(name)?.[1] ?? 0);
}

const raisedTo = (page: Page, count: number): Promise<unknown> =>
  see(page.getByRole('button', { name: `Notifications, ${count} unread`, exact: true }));

async function book(walker: Walker, person: Person): Promise<void> {
  const { origin } = await walker.product();
  const visitor = new BookingPage(await walker.open(await addressOfQr(origin), { width: 390 }));
  await visitor.openSheet(await demoDoctor(origin));
  await visitor.chooseFirstFree();
  await visitor.enterPhone(person.phone);
  await visitor.enterDetails(person);
  await visitor.book();
  await visitor.when();
}

const enquire = async (walker: Walker, { name, phone }: Person): Promise<unknown> => {
  const { origin } = await walker.product();
  const body = { name, phone, email: 'someone@example.in', message: 'Please call me back about your plans.' };
  const answer = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  assert.ok(answer.ok, `the enquiry was answered ${answer.status}`);
  return answer.json();
};

/** How far the page is scrolled. */
const scroll = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

walk(
  'a visitor books elsewhere: the bell counts it and the table offers it, while scroll, focus and typed text stay',
  async (walker) => {
    const [first, second] = [newPerson('Devika'), newPerson('Farhan')];
    const admin = await walker.open('/appointments?sort=-createdAt', { as: 'admin', height: 500 });
    await see(admin.getByRole('row').nth(8));
    await see(bell(admin));
    const before = await unread(admin);
    await admin.mouse.wheel(0, 180);
    await admin.waitForFunction(() => window.scrollY >= 150);
    const at = await scroll(admin);
    const search = admin.getByRole('searchbox', { name: 'Search patient, phone or AD number' });
    await search.focus();
    await admin.evaluate((top) => window.scrollTo(0, top), at);

    await book(walker, first);
    await raisedTo(admin, before + 1);
    const more = admin.getByRole('button', { name: /^\d+ new$/u });
    await more.waitFor({ state: 'attached' });
    assert.equal(await scroll(admin), at, 'the page has not moved');
    await see(search.and(admin.locator(':focus')));
    await more.click();
    await appointmentRow(admin, first.name).waitFor({ state: 'attached' });

    await admin.getByRole('button', { name: 'Book Appointment' }).first().click();
    const dialog = admin.getByRole('dialog', { name: 'Book New Appointment' });
    await see(dialog.getByLabel('Phone Number').and(admin.locator(':focus')));
    const typed = dialog.getByLabel('Patient Name');
    await typed.fill(second.name);
    await enquire(walker, second);
    await raisedTo(admin, before + 2);
    await book(walker, second);
    await raisedTo(admin, before + 3);
    await see(dialog, typed.and(admin.locator(':focus')));
    assert.equal(await typed.inputValue(), second.name);
  },
  { minutes: 4 },
);

walk('the panel lists what has happened, leads to the record, and all of it can be marked as read', async (walker) => {
  const person = newPerson('Gauri');
  const { origin } = await walker.product();
  const page = await walker.open('/appointments', { as: 'hospital', width: 390 });
  await see(bell(page));
  await book(walker, person);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const line = panel.getByRole('link').filter({ hasText: person.name });

  await bell(page).click();
  await see(line.filter({ hasText: 'New booking' }));
  await page.keyboard.press('Escape');
  await gone(panel);
  await see(bell(page).and(page.locator(':focus')));

  await bell(page).click();
  await line.click();
  await gone(panel);
  await see(page.getByRole('dialog').filter({ hasText: person.name }));
  await page.keyboard.press('Escape');

  await bell(page).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await see(page.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }));
  const api = await Api.as(origin, 'hospital');
  assert.deepEqual(await api.get('notifications/unread'), { unread: 0 });
});
