import type { Page } from '@playwright/test';
import { BookingPage } from './booking-page';
import { expect, test } from './fixtures';
import { gone, read, see, toast } from './look';
import { newPerson } from './people';

/** Puts each text of the page into two elements of its own, now and after each change, as browsers do that translate a page. */
function translate(how: Translation): void {
  const isFree = (text: Node): boolean => !text.parentElement?.closest('font, script, style, noscript, textarea, title, option, select');
  const wrap = (text: Text): void => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(how === 'with texts of its own' ? text.data : text);
  };
  const wrapAll = (): void => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (walker.currentNode.nodeValue?.trim() && isFree(walker.currentNode)) texts.push(walker.currentNode as Text);
    texts.forEach(wrap);
  };
  wrapAll();
  new MutationObserver(wrapAll).observe(document.body, { childList: true, characterData: true, subtree: true });
}

const TRANSLATIONS = ['with the texts as they are', 'with texts of its own'] as const;
type Translation = (typeof TRANSLATIONS)[number];

const translateBy = (page: Page, how: Translation = 'with texts of its own'): Promise<void> =>
  page.evaluate<void, Translation>(translate, how);

const translated = (page: Page): Promise<number> => page.locator('font > font').count();

/** The page stands there whole, in the hands of the translation. */
async function isWhole(page: Page): Promise<void> {
  await expect(page.getByText('This page has stopped working')).toHaveCount(0);
  expect(await translated(page), 'texts that are translated').toBeGreaterThan(10);
}

for (const how of TRANSLATIONS)
  test(`a visitor books on a page that the browser translates ${how}: errors come and go, the time that is left runs`, async ({
    open,
    made,
  }) => {
    const { path, doctor } = await made.bookingPage();
    const visitor = newPerson('Farida');
    const page = await open(path, { width: 390 });
    const booking = new BookingPage(page);
    await translateBy(page, how);
    await booking.openSheet(doctor);
    const dialog = page.getByRole('dialog');
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    const wrong = dialog.locator('.field.wrong');
    await see(wrong.getByText('Patient name is required'));
    await isWhole(page);
    await booking.chooseFirstFree();
    await booking.kept();
    const left = page.getByText(/^Kept for you for/u).first();
    const before = await left.innerText();
    await expect(left).not.toHaveText(before);
    await booking.enterPhone(visitor.phone);
    await toast(page, 'New Patient');
    await booking.enterDetails(visitor);
    await expect(wrong).toHaveCount(0);
    await booking.field('Age').fill('x');
    await booking.field('Age').press('Tab');
    await see(wrong);
    await booking.field('Age').fill(visitor.age);
    await expect(wrong).toHaveCount(0);
    await page.getByRole('button', { name: 'Add e-mail and location' }).click();
    await booking.book();
    await isWhole(page);
    await page.getByRole('button', { name: 'Book another' }).click();
    await see(page.getByRole('heading', { name: 'Doctors' }));
    await isWhole(page);
  });

test('an enquiry, a sign-in and the pages without a form stand a translation', async ({ open }) => {
  const page = await open('/', { width: 390 });
  await translateBy(page);
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await see(dialog.getByText('Name is required'), dialog.getByText('Please enter a valid email address'));
  const { name, phone } = newPerson('Meera');
  await dialog.getByLabel('Full Name').fill(name);
  await dialog.getByLabel('Email Address').fill('meera@example.in');
  await dialog.getByLabel('Phone Number').fill(phone);
  await dialog.getByLabel('How can we help you?').fill('We would like to try the booking link.');
  await gone(dialog.getByText('Name is required'));
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await toast(page, 'Thank You!');
  await isWhole(page);

  await page.goto('/login');
  await translateBy(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  const username = page.getByLabel('Username');
  await expect(username).toHaveAttribute('aria-invalid', 'true');
  await username.fill('agent');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await expect(username).toHaveAttribute('aria-invalid', 'false');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await see(page.locator('.ad-frame'));
  for (const path of ['/privacy', '/book/nobody-has-this']) {
    await page.goto(path);
    await translateBy(page);
    await see(page.getByRole('heading', { level: 1 }));
  }
});

/** The next node that is taken out is not where the page has put it: as with a translation that it does not stand. */
const breakNext = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const take = Object.getOwnPropertyDescriptor(Node.prototype, 'removeChild');
    if (!take) return;
    const fails = (): never => {
      Object.defineProperty(Node.prototype, 'removeChild', take);
      throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
    };
    Object.defineProperty(Node.prototype, 'removeChild', { ...take, value: fails });
  });

async function loadAgain(page: Page): Promise<void> {
  await read(page, 'This page has stopped working');
  await expect(page.getByRole('button', { name: 'Load again' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Load again' }).click();
  await gone(page.getByText('This page has stopped working'));
}

test('a page that throws says so and offers to load again: booking, enquiry, sign-in and a screen of the staff', async ({ open, made }) => {
  const { path, doctor } = await made.bookingPage();
  const booking = new BookingPage(await open(path, { width: 390 }));
  await booking.openSheet(doctor);
  await booking.field('Patient name').fill('Farida');
  await breakNext(booking.page);
  await booking.page.getByRole('button', { name: 'Close', exact: true }).click();
  await loadAgain(booking.page);
  await booking.openSheet(doctor);
  await expect(booking.field('Patient name'), 'what was typed is kept').toHaveValue('Farida');

  const landing = await open('/', { width: 390 });
  await landing.getByRole('button', { name: 'Get Started Today' }).click();
  await landing.getByRole('button', { name: 'Submit Enquiry' }).click();
  await read(landing, 'Name is required');
  await breakNext(landing);
  await landing.getByLabel('Full Name').fill('Farida');
  await loadAgain(landing);
  await see(landing.getByRole('button', { name: 'Get Started Today' }));

  const login = await open('/login');
  await login.getByRole('button', { name: 'Sign In' }).click();
  await read(login, 'Username is required');
  await breakNext(login);
  await login.getByLabel('Username').fill('agent');
  await loadAgain(login);
  await see(login.getByLabel('Username'));

  const staff = await open('/patients', { as: 'admin' });
  await see(staff.locator('main tbody tr'));
  await breakNext(staff);
  await staff.getByRole('searchbox').first().fill('nobody has this name');
  await loadAgain(staff);
  await see(staff.locator('.ad-frame'));
});
