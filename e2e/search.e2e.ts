import { Api } from './api';
import { AppointmentForm } from './appointment-form';
import { appointmentRow } from './appointment-rows';
import { earlier, later } from './clock/later';
import { expect, test } from './fixtures';
import { holdTime, menuItem, see } from './look';
import { TestData } from './test-data';
import { newPerson } from './people';

/** How long after the last key the search asks the server (shell/src/search/use-found.ts). */
const SEARCH_PAUSE_MS = 200;
const HOUR_SECONDS = 3600;

test('Ctrl+K, three letters and Enter open a record, and the search asks once', async ({ open, origin }) => {
  const api = await Api.as(origin, 'admin');
  // Nobody else's name has these letters, anywhere in it: people.ts makes none with m or w.
  const { name, phone } = newPerson('Mwx');
  await api.post('patients', { name, phone });
  const page = await open('/reports', { as: 'admin' });
  await see(page.getByRole('button', { name: 'Search screens and records' }));
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/search')) asked.push(request.url());
  });
  await holdTime(page);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('mwx');
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('mwx');
  expect(asked, 'asked between two letters').toEqual([]);
  await page.clock.runFor(SEARCH_PAUSE_MS);
  await page.clock.resume();
  await expect(page.getByRole('option', { name: new RegExp(`^${name}`, 'u') })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL(/\/patients\?patient=/u);
  await see(page.getByRole('dialog').getByText(name).first());
  expect(asked).toHaveLength(1);
});

test('an agent books for who is found by the whole phone in Ctrl+K; what they cancel and confirm in the list, Undo takes back', async ({
  open,
  quiet: product,
}) => {
  const patient = await new TestData(await Api.as(product.origin, 'admin'), product.origin).appointment(3);
  const page = await open('/agent-dashboard', { as: 'agent', product });
  await see(page.getByRole('button', { name: 'Search screens and records' }));
  await page.keyboard.press('Control+k');
  await page.keyboard.type(patient.phone);
  await page.getByRole('group', { name: 'Patients' }).getByRole('option', { name: patient.name }).click();
  const form = new AppointmentForm(page, 'Book New Appointment');
  await expect(form.field('Phone Number')).toHaveValue(patient.phone);
  await see(form.dialog.getByText(patient.name));
  expect(page.url()).not.toContain(patient.phone.slice(-5));
  await page.keyboard.press('Escape');

  await page.goto(`/appointments?when=all&q=${encodeURIComponent(patient.name)}`);
  const rows = appointmentRow(page, patient.name);
  await expect(rows).toHaveCount(3);
  const before = await rows.allInnerTexts();
  const takeBack = async (): Promise<void> => {
    await earlier(product, HOUR_SECONDS);
    await page.getByRole('button', { name: /^Undo/u }).first().click();
    await expect(rows).toHaveText(before, { useInnerText: true });
    await later(product, HOUR_SECONDS);
    await page.clock.resume();
  };

  await rows
    .first()
    .getByRole('button', { name: /^Actions for/u })
    .click();
  await see(menuItem(page, 'Cancel'));
  // Undo stays, and the server takes it, however slow the machine is.
  await holdTime(page);
  await menuItem(page, 'Cancel').click();
  await expect(rows.filter({ hasText: 'Cancelled' })).toHaveCount(1);
  await takeBack();

  await page.keyboard.press('Control+a');
  const confirm = page.getByRole('region', { name: 'Chosen appointments' }).getByRole('button', { name: 'Confirm' });
  await see(confirm);
  await holdTime(page);
  await confirm.click();
  await see(page.getByText('3 appointments are confirmed.'));
  await expect(rows.filter({ hasText: 'Confirmed' })).toHaveCount(3);
  await takeBack();
});
