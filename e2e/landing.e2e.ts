import type { Locator, Page } from '@playwright/test';
import { Api } from './api';
import { expect, test } from './fixtures';
import { gone, read, see, toast } from './look';
import { newPerson, type Person } from './people';

const MESSAGE = 'We run two clinics in Pune and would like to try the booking link.';

interface ListedEnquiry {
  readonly name: string;
  readonly organization: string | null;
  readonly message: string;
  readonly source: string;
  readonly status: string;
  readonly priority: string;
}

const dialogOf = (page: Page): Locator => page.getByRole('dialog', { name: 'Get Started with ArogyaDesk' });

async function openDialog(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await see(dialogOf(page));
}

async function fill(page: Page, { name, phone }: Person): Promise<void> {
  const dialog = dialogOf(page);
  await dialog.getByLabel('Full Name').fill(name);
  await dialog.getByLabel('Email Address').fill(`${name.replace(' ', '.').toLowerCase()}@example.in`);
  await dialog.getByLabel('Phone Number').fill(phone);
  await dialog.getByLabel('Hospital/Clinic Name').fill('Lotus Clinic');
  await dialog.getByLabel('How can we help you?').fill(MESSAGE);
}

/** The paths of everything the page asked for so far. */
function requestsOf(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  return paths;
}

test('a visitor reads the landing page, sends an enquiry, and the admin finds it', async ({ open, origin }) => {
  const visitor = newPerson('Meera');
  const page = await open('/', { width: 390 });
  const asked = requestsOf(page);
  await page.reload();
  await read(page, 'From first enquiry to delivered care', 'How it works');
  await see(page.getByText('© 2025'));

  await openDialog(page);
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await read(page, 'Name is required', 'Please enter a valid email address', 'Please enter a valid phone number');
  await read(page, 'Please provide at least 10 characters describing your needs');
  await see(dialogOf(page).getByLabel('Full Name').and(page.locator(':focus')));

  await fill(page, visitor);
  await page.keyboard.press('Escape');
  await gone(dialogOf(page));
  await see(page.getByRole('button', { name: 'Get Started Today' }).and(page.locator(':focus')));
  await openDialog(page);
  await expect(dialogOf(page).getByLabel('Full Name'), 'the draft is gone').toHaveValue(visitor.name);

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await toast(page, 'Error');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await toast(page, 'Thank You!', 'Your enquiry has been submitted successfully. Our team will contact you soon.');
  await gone(dialogOf(page));

  const admin = await Api.as(origin, 'admin');
  const found = await admin.get<ListedEnquiry[]>(`enquiries?q=${encodeURIComponent(visitor.name)}`);
  const expected = { organization: 'Lotus Clinic', message: MESSAGE, source: 'landing_page', status: 'new', priority: 'medium' };
  expect(found).toEqual([expect.objectContaining(expected)]);

  const foreign = [...asked].filter((path) => !/^\/($|light\/|api\/enquiries$)/u.test(path));
  expect(foreign, 'the landing page asks for what is not its own').toEqual([]);
});

test('Access Dashboard leads to the sign-in page, and who is signed in has the dashboard at /', async ({ open }) => {
  const page = await open('/');
  await page.getByRole('link', { name: 'Access Dashboard' }).click();
  await see(page.getByRole('heading', { name: 'Sign In to Your Account' }));
  await page.getByRole('link', { name: '← Back to Home Page' }).click();
  await see(page.getByRole('button', { name: 'Get Started Today' }));

  const staff = await open('/', { as: 'agent', alone: true });
  await see(staff.getByRole('button', { name: 'Logout' }));
  await staff.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await staff.goto('/');
  await see(staff.getByRole('button', { name: 'Get Started Today' }));
});
