import { readFileSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { Api } from './api';
import { expect, test } from './fixtures';
import { gone, read, see, toast } from './look';
import { newPerson } from './people';

// The required sentences, written out once more: comparing with the product's own texts in libs/domain would prove nothing.

interface Figures {
  readonly totalAppointments: number;
}

/** Presses the button; answers the file that the new window brings, as text. */
async function fileOf(page: Page, button: string): Promise<string> {
  const brought = new Promise<Download>((done) => {
    page.context().once('page', (window) => window.once('download', done));
    page.once('download', done);
  });
  await page.getByRole('link', { name: button }).click();
  await toast(page, 'Export Started');
  const file = await brought;
  return readFileSync(await file.path(), 'utf8');
}

const rowsOf = (csv: string): string[] => csv.trim().split('\r\n').slice(1);

// They compare figures, which nobody else may change meanwhile.
test.describe.configure({ mode: 'default' });

test('both CSV files of the reports hold what is in the product', async ({ open, quiet: product }) => {
  const [api, person] = [await Api.as(product.origin, 'admin'), newPerson('Meera')];
  await api.post('leads', { patientName: person.name, phone: person.phone });
  const page = await open('/reports', { as: 'admin', product });
  await see(page.getByRole('heading', { name: 'Reports and Analytics' }));
  const leads = await fileOf(page, 'Export Leads CSV');
  expect(leads).toContain(person.name);
  expect(leads).toContain(person.phone);
  const appointments = rowsOf(await fileOf(page, 'Export Appointments CSV'));
  const { totalAppointments } = await api.get<{ totalAppointments: number }>('dashboard/stats');
  expect(appointments.length).toBeGreaterThanOrEqual(totalAppointments);
});

test('a refresh of the statistics that fails keeps the old figures and says so', async ({ open, quiet: product }) => {
  const page = await open('/reports', { as: 'admin', product });
  const total = page.locator('.ad-stat', { hasText: 'Total Appointments' }).locator('.ad-stat-value');
  await see(total, page.locator('.recharts-bar-rectangle'));
  await expect(total).toHaveText(/^[1-9]/u);
  const before = await total.innerText();
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await toast(page, 'Statistics Refreshed');
  await page.route('**/api/dashboard/stats', (route) => route.fulfill({ status: 503, body: '' }));
  await refresh.click();
  await toast(page, 'Refresh Failed', 'Failed to refresh statistics. Please try again.');
  await expect(total).toHaveText(before);
  await page.unroute('**/api/dashboard/stats');
  await refresh.click();
  await toast(page, 'Statistics Refreshed');
  await gone(page.getByText('Showing what was loaded before'));
});

for (const width of [390, 1366]) {
  test(`a hospital's administrator has the figures, charts and files of the own hospital, ${width} px wide`, async ({
    open,
    quiet: product,
  }) => {
    const [admin, own] = [await Api.as(product.origin, 'admin'), await Api.as(product.origin, 'hospital')];
    const [all, figures] = [await admin.get<Figures>('dashboard/stats'), await own.get<Figures>('dashboard/stats')];
    expect(figures.totalAppointments).toBeGreaterThan(0);
    expect(figures.totalAppointments).toBeLessThan(all.totalAppointments);
    const page = await open('/hospital-dashboard', { as: 'hospital', width, product });
    if (width < 900) await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('link', { name: 'Reports' }).click();
    await see(page.getByRole('heading', { name: 'Reports and Analytics' }));
    const total = page.locator('.ad-stat', { hasText: 'Total Appointments' }).locator('.ad-stat-value');
    await expect(total).toHaveText(figures.totalAppointments.toLocaleString('en-IN'));
    await see(page.locator('.recharts-bar-rectangle').first());
    await gone(page.getByText('System Management'));
    await gone(page.getByText(/compared with the records/iu));
    const appointments = rowsOf(await fileOf(page, 'Export Appointments CSV'));
    expect(appointments).toHaveLength(figures.totalAppointments);
    const { name } = (await own.get<{ hospital: { name: string } }>('auth/user')).hospital;
    expect(appointments.filter((row) => !row.includes(name))).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(wide, 'px that the page is wider than its window').toBeLessThanOrEqual(0);
  });
}

test('the charts follow the days in the address, and their figures can be read as tables', async ({ open, quiet: product }) => {
  const page = await open('/reports?days=7', { as: 'admin', width: 390, product });
  await page.locator('summary', { hasText: 'Bookings over time' }).click();
  const table = page.getByRole('table', { name: 'Bookings over time' });
  await see(table);
  await expect(table.getByRole('row')).toHaveCount(8);
  await page.getByText('90 days', { exact: true }).click();
  await page.waitForURL('**/reports?days=90');
  await see(table.getByRole('rowheader', { name: '–' }));
  await read(page, 'Hours and weekdays');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide, 'px that the page is wider than the phone').toBeLessThanOrEqual(0);
});
