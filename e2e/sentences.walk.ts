import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { Api } from './api';
import { BookingPage } from './booking-page';
import { read, see, toast } from './look';
import { addressOfQr, demoDoctor, newPerson, type Doctor } from './people';
import { VisitForm } from './visit-form';
import { walk } from './walk';

// The sentences stand here once more, to the letter, as the specification has them: the product's own come from libs/domain.

async function enter(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

walk('the sign-in page says what the specification says', async (walker) => {
  const page = await walker.open('/login');
  await read(page, 'Sign In to Your Account', '← Back to Home Page');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await read(page, 'Username is required', 'Password is required');
  await enter(page, 'admin', 'not the password');
  await toast(page, 'Login Failed', 'Invalid username or password');
  let answer = (): void => undefined;
  const held = new Promise<void>((done) => (answer = done));
  await page.route('**/api/auth/login', async (route) => {
    await held;
    await route.continue();
  });
  await enter(page, 'admin', 'demo1234');
  await see(page.getByRole('button', { name: 'Signing in...', exact: true }));
  answer();
  await toast(page, 'Login Successful', 'Welcome back, Anita');
});

walk('a page that does not exist, or is not for somebody, says what the specification says', async (walker) => {
  const stranger = await walker.open('/nonsense');
  await read(stranger, '404 Page Not Found', 'Did you forget to add the page to the router?');
  const doctor = await walker.open('/nonsense', { as: 'doctor' });
  await read(doctor, '404 Page Not Found', 'Did you forget to add the page to the router?');
  const { origin } = await walker.product();
  await doctor.goto(`${origin}/hospital-dashboard`);
  await toast(doctor, 'Access Restricted', 'This dashboard is only available for hospital administrators.');
  await doctor.goto(`${origin}/hospitals`);
  await toast(doctor, 'Unauthorized', "You don't have permission to access this page.");
  await doctor.waitForURL('**/doctor-dashboard');
});

walk('the booking page says what the specification says', async (walker) => {
  const { origin } = await walker.product();
  const lost = await walker.open('/book/no-such-hospital', { width: 390 });
  await read(lost, 'Hospital Not Found', "The booking link you're looking for doesn't exist.");

  const admin = await Api.as(origin, 'admin');
  const hospital = { name: newPerson('Clinic').name, city: 'Pune' };
  const { bookingSlug } = await admin.post<{ bookingSlug: string }>('hospitals', hospital);
  await read(await walker.open(`/book/${bookingSlug}`, { width: 390 }), hospital.name, 'No Doctors Available');

  const visitor = new BookingPage(await walker.open(await addressOfQr(origin), { width: 390 }));
  await visitor.openSheet(await demoDoctor(origin));
  await visitor.page.getByRole('button', { name: 'Book', exact: true }).click();
  await read(visitor.page, 'Please select a time slot', 'Patient name is required', 'Valid phone number is required');
  await read(visitor.page, 'Age must be at least 1', 'Please describe your symptoms');
  await visitor.field('Age').fill('121');
  await read(visitor.page, 'Age must be less than 120');
});

walk('the dialog for a new appointment says what the specification says', async (walker) => {
  const { origin } = await walker.product();
  const page = await walker.open('/appointments', { as: 'admin' });
  await read(page, 'All Appointments');
  await page.getByRole('button', { name: 'Book Appointment' }).first().click();
  const form = new VisitForm(page, 'Book New Appointment');
  await see(form.field('Phone Number').and(page.locator(':focus')));
  await read(page, 'Please select a doctor first');
  await form.press('Book Appointment');
  await read(page, 'Patient name is required', 'Valid phone number is required', 'Doctor selection is required');
  await read(page, 'Appointment date is required', 'Appointment time is required');
  await form.chooseDoctor(await doctorOfMondays(origin));
  await read(page, 'Please select a date first');
  await form.day(/^Tuesday/u).click();
  await read(page, 'No slots available for selected date');
  await page.goto(`${origin}/appointments?q=${encodeURIComponent(newPerson('Nobody').name)}`);
  await read(page, 'No appointments found');
  assert.equal(await page.getByRole('row').count(), 0);
});

async function doctorOfMondays(origin: string): Promise<Doctor> {
  const { name, phone } = newPerson('Nandini');
  const rest = {
    specialty: 'Dermatology',
    hospitalName: 'Own practice',
    city: 'Pune',
    workingDays: ['Monday'],
    timeSlots: ['09:00-12:00'],
  };
  const admin = await Api.as(origin, 'admin');
  const email = `${name.split(' ')[1]?.toLowerCase() ?? ''}@example.in`;
  return admin.post<Doctor>('doctors', { fullName: name, phone, email, licenseNumber: `MC/${phone.slice(-5)}`, ...rest });
}
