import type { Locator, Page } from '@playwright/test';
import { Api } from './api';
import { BookingPage } from './booking-page';
import { expect, test, type OpenPage } from './fixtures';
import { gone, see } from './look';
import { addressOfQr, demoDoctor, newPerson, type Person } from './people';
import type { Product } from './product';
import { appointmentRow } from './appointment-rows';

const bell = (page: Page): Locator => page.getByRole('button', { name: /^Notifications/u });

/** The number in the bell's name; 0 when it names none. */
async function unread(page: Page): Promise<number> {
  const name = (await bell(page).getAttribute('aria-label')) ?? '';
  return Number(/, (\d+) unread/u.exec(name)?.[1] ?? 0);
}

const raisedTo = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole('button', { name: `Notifications, ${count} unread`, exact: true })).toBeVisible();

async function book(open: OpenPage, product: Product, person: Person): Promise<void> {
  const visitor = new BookingPage(await open(await addressOfQr(product.origin), { width: 390, product }));
  await visitor.openSheet(await demoDoctor(product.origin));
  await visitor.chooseFirstFree();
  await visitor.enterPhone(person.phone);
  await visitor.enterDetails(person);
  await visitor.book();
  await visitor.when();
}

async function enquire({ origin }: Product, { name, phone }: Person): Promise<void> {
  const body = { name, phone, email: 'someone@example.in', message: 'Please call me back about your plans.' };
  const answer = await fetch(`${origin}/api/enquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status, 'the answer to the enquiry').toBeLessThan(300);
}

/** How far the page is scrolled. */
const scroll = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

// Both count what everybody does, one after the other.
test.describe.configure({ mode: 'default' });

test('a visitor books elsewhere: the bell counts it and the table offers it, while scroll, focus and typed text stay', async ({
  open,
  quiet: product,
}) => {
  const [first, second] = [newPerson('Devika'), newPerson('Farhan')];
  const admin = await open('/appointments?when=all&sort=-createdAt', { as: 'admin', height: 500, product });
  await see(admin.getByRole('row').nth(8));
  await see(bell(admin));
  const before = await unread(admin);
  await admin.mouse.wheel(0, 180);
  await admin.waitForFunction(() => window.scrollY >= 150);
  const at = await scroll(admin);
  const search = admin.getByRole('searchbox', { name: 'Search patient, phone or AD number' });
  await search.focus();
  await admin.evaluate((top) => window.scrollTo(0, top), at);

  await book(open, product, first);
  await raisedTo(admin, before + 1);
  const more = admin.getByRole('button', { name: /^\d+ new$/u });
  await expect(more).toBeAttached();
  expect(await scroll(admin), 'the page has not moved').toBe(at);
  await expect(search).toBeFocused();
  await more.click();
  await expect(appointmentRow(admin, first.name)).toBeAttached();

  await admin.getByRole('button', { name: 'Book Appointment' }).first().click();
  const dialog = admin.getByRole('dialog', { name: 'Book New Appointment' });
  await expect(dialog.getByLabel('Phone Number')).toBeFocused();
  const typed = dialog.getByLabel('Patient Name');
  await typed.fill(second.name);
  await enquire(product, second);
  await raisedTo(admin, before + 2);
  await book(open, product, second);
  await raisedTo(admin, before + 3);
  await see(dialog);
  await expect(typed).toBeFocused();
  await expect(typed).toHaveValue(second.name);
});

test('the panel lists what has happened, leads to the record, and all of it can be marked as read', async ({ open, quiet: product }) => {
  const person = newPerson('Gauri');
  const page = await open('/appointments', { as: 'hospital', width: 390, product });
  await see(bell(page));
  await book(open, product, person);
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  const line = panel.getByRole('link').filter({ hasText: person.name });

  await bell(page).click();
  await see(line.filter({ hasText: 'New booking' }));
  await page.keyboard.press('Escape');
  await gone(panel);
  await expect(bell(page)).toBeFocused();

  await bell(page).click();
  await line.click();
  await gone(panel);
  await see(page.getByRole('dialog').filter({ hasText: person.name }));
  await page.keyboard.press('Escape');

  await bell(page).click();
  await panel.getByRole('button', { name: 'Mark all as read' }).click();
  await see(page.getByRole('button', { name: 'Notifications', exact: true, includeHidden: true }));
  const api = await Api.as(product.origin, 'hospital');
  expect(await api.get('notifications/unread')).toEqual({ unread: 0 });
});
