import type { Page } from '@playwright/test';
import { menuItem, see } from '../look';
import type { TestData } from '../test-data';
import { openIntegration, openWebhook, openWebhookForm } from './integration-places';
import type { ScreenPlace } from './places';

const inDialog = (page: Page): Promise<unknown> => see(page.getByRole('dialog'));

const firstRow = async (page: Page): Promise<void> => {
  const row = page.getByRole('main').getByRole('row').nth(1);
  await see(row.getByRole('button', { name: /^Actions for/u }).or(row.locator('td')));
  await row.focus();
};

const inDrawer = async (page: Page): Promise<void> => {
  await firstRow(page);
  await page.keyboard.press('Enter');
  await inDialog(page);
};

const pressed =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> => {
    await page.getByRole('button', { name }).first().click();
    await inDialog(page);
  };

const fromMenu =
  (item: string) =>
  async (page: Page): Promise<void> => {
    await page
      .getByRole('button', { name: /^Actions for/u })
      .first()
      .click();
    await menuItem(page, item).click();
    await inDialog(page);
  };

/** The appointments that a day off affects; nothing is saved. */
async function openAffected(page: Page, made: TestData): Promise<void> {
  const { doctor } = await made.appointment();
  await page.goto(`/doctors?q=${encodeURIComponent(doctor.fullName)}`);
  await fromMenu('Mark leave')(page);
  const dialog = page.getByRole('dialog', { name: / is away$/u });
  await dialog.getByText('Dates', { exact: true }).click();
  await dialog.getByLabel('First day').fill('+1');
  await dialog.getByLabel('Last day').fill('+7');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await see(page.getByRole('button', { name: 'Apply' }));
}

async function openDecisions(page: Page, made: TestData): Promise<void> {
  await made.affected();
  await page.goto('/appointments?when=all');
  await pressed('Decide')(page);
}

async function openSearch(page: Page): Promise<void> {
  await see(page.getByRole('button', { name: 'Search screens and records' }));
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dr');
  await see(page.getByRole('option'));
}

async function openKeys(page: Page): Promise<void> {
  await firstRow(page);
  await page.keyboard.press('?');
  await inDialog(page);
}

async function choose(page: Page): Promise<void> {
  await firstRow(page);
  await page.keyboard.press('x');
  await see(page.getByRole('region', { name: 'Chosen appointments' }));
}

async function askToCancel(page: Page): Promise<void> {
  await choose(page);
  await page
    .getByRole('region', { name: 'Chosen appointments' })
    .getByRole('button', { name: /^Cancel/u })
    .click();
  await inDialog(page);
}

/** A record's drawer of each list, and what else opens over a list; `npm run test:looks -- spec` alone has the time. */
export const MORE_PLACES: readonly ScreenPlace[] = [
  { name: "an appointment's drawer", as: 'admin', at: '/appointments?when=all', way: inDrawer },
  { name: "a lead's drawer", as: 'agent', at: '/leads', way: inDrawer },
  { name: "a patient's drawer", as: 'admin', at: '/patients', way: inDrawer },
  { name: "a doctor's drawer", as: 'admin', at: '/doctors', way: inDrawer },
  { name: "a hospital's drawer", as: 'admin', at: '/hospitals', way: inDrawer },
  { name: "an enquiry's drawer", as: 'admin', at: '/?tab=enquiries', way: inDrawer },
  { name: "an integration's drawer", as: 'admin', at: 'about:blank', way: openIntegration },
  { name: 'the dialog of a webhook', as: 'admin', at: 'about:blank', way: openWebhook },
  { name: 'the form of a webhook with errors', as: 'admin', at: 'about:blank', way: openWebhookForm },
  { name: 'the day board', as: 'hospital', at: '/appointments?view=day' },
  { name: 'the week of a doctor', as: 'hospital', at: '/appointments?view=week' },
  { name: 'the board of leads', as: 'admin', at: '/leads?view=board' },
  { name: 'a list whose filters hide all', as: 'admin', at: '/doctors?q=nobody-has-this-name' },
  { name: 'the dialog of a leave', as: 'admin', at: '/doctors', way: fromMenu('Mark leave') },
  { name: 'the appointments that a leave affects', as: 'admin', at: 'about:blank', way: openAffected },
  { name: 'the appointments to decide about', as: 'admin', at: 'about:blank', way: openDecisions },
  { name: 'the dialog of closed days', as: 'hospital', at: '/hospital-dashboard', way: pressed('Add closed days') },
  { name: 'the search over all', as: 'admin', at: '/reports', way: openSearch },
  { name: 'the saved views', as: 'admin', at: '/leads', way: pressed(/Views$/u) },
  { name: 'the keys of a page', as: 'admin', at: '/doctors', way: openKeys },
  { name: 'chosen appointments', as: 'admin', at: '/appointments?when=all&status=pending', way: choose },
  { name: 'the question before many are cancelled', as: 'admin', at: '/appointments?when=all&status=pending', way: askToCancel },
  { name: 'the form of an appointment', as: 'admin', at: '/appointments?when=all', way: fromMenu('Edit') },
  { name: 'the form of a lead', as: 'admin', at: '/leads', way: pressed(/Add Lead$/u) },
  { name: 'the form of a patient', as: 'admin', at: '/patients', way: fromMenu('Edit') },
  { name: 'the form of a hospital', as: 'admin', at: '/hospitals', way: pressed(/Add Hospital$/u) },
  { name: 'the form of a user', as: 'admin', at: '/users', way: pressed(/Add User$/u) },
  { name: 'the code of a booking page', as: 'admin', at: '/hospitals', way: fromMenu('QR Code') },
  { name: 'the question before a doctor is deleted', as: 'admin', at: '/doctors', way: fromMenu('Delete') },
  {
    name: 'the dialog in which a doctor completes an appointment',
    as: 'doctor',
    at: '/doctor-dashboard',
    way: fromMenu('Update Appointment'),
  },
];
