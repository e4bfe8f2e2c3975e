import assert from 'node:assert/strict';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { Api } from './api';
import { gone, read, see, toast } from './look';
import { newPerson, type Person } from './people';
import { walk } from './walk';

const MESSAGE = 'We run two clinics in Pune and would like to try the booking link.';

interface Listed {
  readonly name: string;
  readonly organization: string | null;
  readonly message: string;
  readonly source: string;
  readonly status: string;
  readonly priority: string;
}

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Get Started with ArogyaDesk' });

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

walk('a visitor reads the landing page, sends an enquiry, and the admin finds it', async (walker) => {
  const { origin } = await walker.product();
  const visitor = newPerson('Meera');
  const page = await walker.open('/', { width: 390 });
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
  assert.equal(await dialogOf(page).getByLabel('Full Name').inputValue(), visitor.name, 'the draft is gone');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await toast(page, 'Error');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Submit Enquiry' }).click();
  await toast(page, 'Thank You!', 'Your enquiry has been submitted successfully. Our team will contact you soon.');
  await gone(dialogOf(page));

  const admin = await Api.as(origin, 'admin');
  const found = await admin.get<Listed[]>(`enquiries?q=${encodeURIComponent(visitor.name)}`);
  assert.equal(found.length, 1, 'the enquiry is there once');
  const [{ organization, message, source, status, priority }] = found as [Listed];
  assert.deepEqual(
    { organization, message, source, status, priority },
    { organization: 'Lotus Clinic', message: MESSAGE, source: 'landing_page', status: 'new', priority: 'medium' },
  );

  const foreign = [...asked].filter((path) => !/^\/($|light\/|api\/enquiries$)/u.test(path));
  assert.deepEqual(foreign, [], 'the landing page asks for what is not its own');
});

walk('Access Dashboard leads to the sign-in page, and who is signed in has the dashboard at /', async (walker) => {
  const page = await walker.open('/');
  await page.getByRole('link', { name: 'Access Dashboard' }).click();
  await see(page.getByRole('heading', { name: 'Sign In to Your Account' }));
  await page.getByRole('link', { name: '← Back to Home Page' }).click();
  await see(page.getByRole('button', { name: 'Get Started Today' }));

  const desk = await walker.open('/', { as: 'agent', alone: true });
  await see(desk.getByRole('button', { name: 'Logout' }));
  await desk.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await desk.goto(new URL('/', desk.url()).href);
  await see(desk.getByRole('button', { name: 'Get Started Today' }));
});

walk('axe finds nothing on the landing page and its dialog, light and dark, and nothing runs over the edge', async (walker) => {
  const found: string[] = [];
  for (const [width, dark] of [
    [1366, false],
    [390, true],
    [360, false],
  ] as const) {
    const page = await walker.open('/', { width, dark });
    await see(page.getByRole('heading', { name: 'How it works' }));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    if (wide > width) found.push(`the page is ${wide} px wide at ${width} px`);
    for (const step of ['page', 'dialog']) {
      if (step === 'dialog') await openDialog(page);
      await page.waitForFunction(() => !document.getAnimations().some(({ playState }) => playState === 'running'));
      const { violations } = await new AxeBuilder({ page }).analyze();
      found.push(...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${step} at ${width} px: ${id} ${html.slice(0, 160)}`)));
    }
  }
  assert.deepEqual(found, []);
});
