import { BookingPage, titled } from './booking-page';
import { expect, test } from './fixtures';
import { ONCE_MORE_MS, read, see, toast } from './look';
import { addressOfQr, demoDoctor, newPerson } from './people';
import { appointmentRow, chooseInRowMenu } from './appointment-rows';

const FEEDBACK = 'Rest, fluids and paracetamol. Come back in a week if the fever stays.';

test('a visitor books from the QR code, the hospital sees it, the doctor completes it, and the second appointment is pre-filled', async ({
  open,
  origin,
}) => {
  // Whom no other test books with.
  const [path, doctor, visitor] = [await addressOfQr(origin), await demoDoctor(origin), newPerson('Kavya')];

  const first = new BookingPage(await open(path, { width: 390 }));
  await first.openSheet(doctor);
  await first.goAWeekAhead();
  const time = await first.chooseFirstFree();
  await first.enterPhone(visitor.phone);
  await toast(first.page, 'New Patient');
  await first.enterDetails(visitor);
  const number = await first.book();
  await expect(first.page.getByRole('heading', { name: 'Appointment Booked Successfully!' })).toBeInViewport({ ratio: 1 });
  await read(first.page, 'A confirmation will follow shortly. Please arrive 15 minutes early.', titled(doctor.fullName));
  expect(await first.when(), 'the time that was chosen').toContain(time);

  const staff = await open(`/appointments?q=${encodeURIComponent(number)}`, { as: 'hospital' });
  await see(appointmentRow(staff, visitor.name).getByText('Pending'), appointmentRow(staff, visitor.name).getByText('Booking page'));
  await appointmentRow(staff, visitor.name).click();
  await see(staff.getByRole('dialog').getByText(number).first(), staff.getByRole('dialog').getByText(visitor.symptoms).first());
  await staff.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();

  const dashboard = await open('/doctor-dashboard', { as: 'doctor' });
  await dashboard.getByRole('searchbox', { name: 'Search patient or phone' }).fill(visitor.name);
  await chooseInRowMenu(dashboard, visitor.name, 'Confirm');
  await toast(dashboard, 'Appointment status updated successfully.');
  await see(appointmentRow(dashboard, visitor.name).getByText('Confirmed'));
  await chooseInRowMenu(dashboard, visitor.name, 'Update Appointment');
  const dialog = dashboard.getByRole('dialog', { name: 'Update Appointment' });
  // A dialog that still moves takes the click away: then once more, as a person would.
  await expect(async () => {
    await dialog.getByText('Completed', { exact: true }).click();
    await expect(dialog.getByRole('radio', { name: 'Completed' })).toBeChecked({ timeout: ONCE_MORE_MS });
  }).toPass();
  await dialog.getByLabel('Feedback/Notes').fill(FEEDBACK);
  await dialog.getByRole('button', { name: 'Update', exact: true }).click();
  // The visitor's appointment is still to come.
  await expect(dashboard.getByRole('dialog', { name: 'Complete before the start?' }).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await dashboard.getByRole('button', { name: 'Complete Anyway' }).click();
  await toast(dashboard, 'Appointment updated successfully.');
  await see(appointmentRow(dashboard, visitor.name).getByText('Completed'));

  await staff.reload();
  await see(appointmentRow(staff, visitor.name).getByText('Completed'));
  await appointmentRow(staff, visitor.name).click();
  await see(staff.getByRole('dialog').getByText(FEEDBACK));

  const second = new BookingPage(await open(path, { browser: first.page.context() }));
  await second.openSheet(doctor);
  // Whom this browser knows is chosen at once: somebody else is looked up by the phone, as at the first time.
  await second.page.getByText('Somebody else', { exact: true }).click();
  await second.enterPhone(visitor.phone);
  await toast(second.page, `Welcome back, ${visitor.name}!`);
  await expect(second.field('Patient name')).toHaveValue(visitor.name);
  await expect(second.field('Age')).toHaveValue(visitor.age);
  await expect(second.page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await read(second.page, 'Filled in from your last booking on this device.');

  const stranger = new BookingPage(await open(path, { width: 390 }));
  await stranger.openSheet(doctor);
  await stranger.enterPhone(visitor.phone);
  await toast(stranger.page, 'New Patient');
  await expect(stranger.field('Patient name'), 'another device reads who has this phone').toHaveValue('');
});

/** Two pictures after the page has gone back, which the address does by itself once a booking is made: then nothing scrolls any more. */
const noteReturn = (): void =>
  addEventListener('popstate', () =>
    requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset.back = 'yes'))),
  );

test('the result of a booking opens at its heading wherever the list stood, and the list is where it was when nothing is booked', async ({
  open,
  origin,
}) => {
  const visitor = newPerson('Leela');
  const booking = new BookingPage(await open(await addressOfQr(origin), { width: 390 }));
  const { page } = booking;
  await page.setViewportSize({ width: 390, height: 560 });
  await page.evaluate(noteReturn);
  const top = (): Promise<number> => page.evaluate(() => window.scrollY);
  const returned = async (): Promise<void> => {
    await page.locator('html[data-back]').waitFor({ state: 'attached' });
    await page.evaluate(() => delete document.documentElement.dataset.back);
  };

  const last = page.getByRole('link', { name: /^Book with / }).last();
  await last.scrollIntoViewIfNeeded();
  await last.click();
  const stood = await top();
  expect(stood, 'the list is not longer than the screen').toBeGreaterThan(300);
  await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
  await returned();
  expect(await top(), 'the list has moved').toBe(stood);

  await last.click();
  await see(booking.freeStarts());
  await booking.goAWeekAhead();
  await booking.chooseFirstFree();
  await booking.enterPhone(visitor.phone);
  await booking.enterDetails(visitor);
  await booking.book();
  await returned();
  expect(await top()).toBe(0);
  const heading = page.getByRole('heading', { name: 'Appointment Booked Successfully!' });
  await expect(heading).toBeInViewport({ ratio: 1 });
  await expect(heading).toBeFocused();
  expect(new URL(page.url()).search).toBe('');
});
