import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { Api } from './api';
import { gone, read, see, toast } from './look';
import { newPerson } from './people';
import { walk } from './walk';

// The required sentences, written out once more: comparing with the product's own texts in libs/domain would prove nothing.

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

const rowsOf = (csv: string): string[] => csv.trim().split('\n').slice(1);

walk('both CSV files of the reports hold what is in the product', async (walker) => {
  const { origin } = await walker.product();
  const [api, person] = [await Api.as(origin, 'admin'), newPerson('Meera')];
  await api.post('leads', { patientName: person.name, phone: person.phone });
  const page = await walker.open('/reports', { as: 'admin' });
  await see(page.getByRole('heading', { name: 'Reports and Analytics' }));
  const leads = await fileOf(page, 'Export Leads CSV');
  assert.ok(leads.includes(person.name) && leads.includes(person.phone), 'the new lead is not in the file');
  const appointments = rowsOf(await fileOf(page, 'Export Appointments CSV'));
  const { totalAppointments } = await api.get<{ totalAppointments: number }>('dashboard/stats');
  assert.ok(appointments.length >= totalAppointments, `${appointments.length} rows of ${totalAppointments} appointments`);
});

walk('a refresh of the statistics that fails keeps the old figures and says so', async (walker) => {
  const page = await walker.open('/reports', { as: 'admin' });
  const total = page.locator('.ad-stat', { hasText: 'Total Appointments' }).locator('.ad-stat-value');
  await see(total, page.locator('.recharts-bar-rectangle'));
  const before = await total.textContent();
  assert.match(before ?? '', /^[1-9]/u);
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await toast(page, 'Statistics Refreshed');
  await page.route('**/api/dashboard/stats', (route) => route.fulfill({ status: 503, body: '' }));
  await refresh.click();
  await toast(page, 'Refresh Failed', 'Failed to refresh statistics. Please try again.');
  assert.equal(await total.textContent(), before);
  await page.unroute('**/api/dashboard/stats');
  await refresh.click();
  await toast(page, 'Statistics Refreshed');
  await gone(page.getByText('Showing what was loaded before'));
});

walk('the charts follow the days in the address, and their figures can be read as tables', async (walker) => {
  const page = await walker.open('/reports?days=7', { as: 'admin', width: 390 });
  await page.locator('summary', { hasText: 'Bookings over time' }).click();
  const table = page.getByRole('table', { name: 'Bookings over time' });
  await see(table);
  assert.equal(await table.getByRole('row').count(), 8);
  await page.getByText('90 days', { exact: true }).click();
  await page.waitForURL('**/reports?days=90');
  await see(table.getByRole('rowheader', { name: '–' }));
  await read(page, 'Hours and weekdays');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  assert.ok(wide <= 0, `the page is ${wide} px wider than the phone`);
});
