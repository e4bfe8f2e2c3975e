import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { startPostgres } from '../tools/postgres/start-postgres.mjs';
import { expect, test } from './fixtures';
import { read, see, takeOption } from './look';
import { newDataDir, ROOT } from './product';

const PASSWORD = 'a river without a name 7';
const ADMIN = ['--username', 'owner', '--email', 'owner@example.in', '--first-name', 'Meera', '--last-name', 'Iyer'];

/** What the hands of somebody do, counted: who follows the screen alone needs no more. */
class Hands {
  clicks = 0;
  typed = 0;

  async click(what: Locator): Promise<void> {
    this.clicks += 1;
    await what.click();
  }

  /** Opens a list and takes its first option. */
  async chooseFirst(page: Page, list: Locator): Promise<void> {
    await this.click(list);
    this.clicks += 1;
    const option = page.locator('.ant-select-item-option').filter({ visible: true }).first();
    await takeOption(list, option);
    await expect(list).toHaveAttribute('aria-expanded', 'false');
  }

  async type(field: Locator, text: string): Promise<void> {
    this.typed += 1;
    await field.fill(text);
  }
}

function createAdmin(url: string): void {
  const made = spawnSync(process.execPath, [join(ROOT, 'tools/start/run.mjs'), 'tools/backup/create-admin.mjs#createAdmin', ...ADMIN], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: url },
    input: `${PASSWORD}\n`,
    encoding: 'utf8',
  });
  expect(made.status, made.stderr).toBe(0);
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Username').fill('owner');
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function addHospital(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole('button', { name: 'Add your hospital' }));
  const dialog = page.getByRole('dialog', { name: 'Add Hospital' });
  await hands.type(dialog.getByLabel('Hospital name'), 'Sahyadri Clinic');
  await hands.chooseFirst(page, dialog.getByRole('combobox', { name: 'City' }));
  await hands.click(dialog.getByRole('button', { name: 'Add Hospital' }));
}

async function addDoctor(page: Page, hands: Hands): Promise<void> {
  await hands.click(page.getByRole('button', { name: 'Add a doctor with their hours' }));
  const dialog = page.getByRole('dialog', { name: 'Add Doctor Profile' });
  await hands.type(dialog.getByLabel('Full name'), 'Dr. Leela Nair');
  await hands.chooseFirst(page, dialog.getByRole('combobox', { name: 'Specialty' }));
  await hands.type(dialog.getByLabel('Phone'), '+91 98000 00001');
  await hands.type(dialog.getByLabel('Email'), 'leela@example.in');
  await hands.type(dialog.getByLabel('License number'), 'MMC 12345');
  await hands.click(dialog.getByRole('button', { name: 'Add Doctor' }));
}

async function bookAsAPatient(page: Page, hands: Hands): Promise<void> {
  const sheet = page.getByRole('dialog');
  const field = (name: string): Locator => sheet.getByRole('textbox', { name });
  await hands.click(page.locator('button.slot[aria-disabled=false]').first());
  await hands.type(field('Phone number'), '+91 98000 00002');
  await hands.type(field('Patient name'), 'Kavya Rao');
  await hands.type(field('Age'), '34');
  await hands.click(page.getByText('Female', { exact: true }));
  await hands.type(field('Symptoms'), 'Fever for three days');
  await hands.click(page.getByRole('button', { name: 'Book', exact: true }));
  await see(page.getByRole('heading', { name: 'Appointment Booked Successfully!' }));
}

test('on an empty database the first administrator reaches a booking by following the screen, in 12 clicks and 9 typed fields', async ({
  open,
  start,
}) => {
  const server = await startPostgres({ dataDir: newDataDir(), port: 0 });
  try {
    createAdmin(server.url);
    const product = await start({ env: { DATABASE_URL: server.url } });
    const page = await open('/login', { product });
    const hands = new Hands();
    await signIn(page);
    await see(page.getByRole('heading', { name: 'Set up ArogyaDesk' }));

    await addHospital(page, hands);
    await addDoctor(page, hands);
    const opened = page.context().waitForEvent('page');
    await hands.click(page.getByRole('link', { name: 'Make the first booking' }));
    await bookAsAPatient(await opened, hands);
    expect(hands).toMatchObject({ clicks: 12, typed: 9 });

    await page.bringToFront();
    await page.getByRole('button', { name: 'Print the QR poster' }).click();
    await see(
      page
        .getByRole('dialog', { name: /Sahyadri Clinic/u })
        .getByRole('img')
        .first(),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Set up ArogyaDesk' })).toHaveCount(0);
    await read(page, 'Kavya Rao');
  } finally {
    await server.stop();
  }
});
