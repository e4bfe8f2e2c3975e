import { CHOOSE_HOSPITAL, SAVE_SETTINGS } from '@arogya/domain/hospital-rules/texts';
import { ADD_INTEGRATION } from '@arogya/domain/integrations/texts';
import { ADD_KEY } from '@arogya/domain/keys/texts';
import type { Page } from '@playwright/test';
import { AppointmentPage } from '../appointment-page';
import { BookingPage, bookWith } from '../booking-page';
import { AppointmentForm } from '../appointment-form';
import { expect } from '../fixtures';
import { see, toast } from '../look';
import type { TestData } from '../test-data';
import { newPerson } from '../people';
import { errorsKeepDistance, isFree, labelsFit } from './measures';
import type { Reader } from './row';

export interface ScreenPlace {
  readonly name: string;
  readonly as?: Exclude<Reader, 'nobody'>;
  readonly at: string;
  /** The way from the address to what is looked at. */
  readonly way?: (page: Page, made: TestData) => Promise<unknown>;
  /** What is measured after axe has looked. */
  readonly measure?: (page: Page) => Promise<unknown>;
}

async function openBooking(page: Page, made: TestData): Promise<BookingPage> {
  const { path, doctor } = await made.bookingPage();
  await page.goto(path);
  await see(page.getByRole('link', { name: bookWith(doctor.fullName) }));
  return new BookingPage(page);
}

async function openSheet(page: Page, made: TestData): Promise<void> {
  const { path, doctor } = await made.bookingPage();
  await page.goto(path);
  await new BookingPage(page).openSheet(doctor);
}

/** The page of a new appointment's link. */
async function openLink(page: Page, made: TestData): Promise<AppointmentPage> {
  await page.goto((await made.appointmentLink()).path);
  const appointment = new AppointmentPage(page);
  await appointment.stands('pending');
  return appointment;
}

async function openMove(page: Page, made: TestData): Promise<void> {
  await (await openLink(page, made)).openMove();
}

async function openCancel(page: Page, made: TestData): Promise<void> {
  await (await openLink(page, made)).openCancel();
}

async function measureSheet(page: Page): Promise<void> {
  await labelsFit(page, 'button.slot, button.day:not(.off)');
  const [line, field] = [page.locator('.ad-notice-link'), page.getByRole('dialog').getByText('Phone number', { exact: true })];
  expect((await line.boundingBox())?.x, 'where the line about privacy begins').toBe((await field.boundingBox())?.x);
}

async function openEnquiry(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Get Started Today' }).click();
  await see(page.getByRole('dialog', { name: 'Get Started with ArogyaDesk' }));
}

async function openBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/u }).click();
  await see(page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem'));
}

const bookingForm = (page: Page): AppointmentForm => new AppointmentForm(page, 'Book New Appointment');

/** The dialog of a new appointment with the times of a doctor. */
async function openTimes(page: Page, made: TestData): Promise<void> {
  const form = bookingForm(page);
  await expect(form.field('Phone Number')).toBeFocused();
  await form.chooseDoctor(await made.doctor());
  await form.field('Day or time').press('1');
  await see(form.freeStarts());
}

/** On a phone the toast about the number covers neither the number, nor what is said below it, nor the way out. */
async function measureToast(page: Page): Promise<void> {
  await labelsFit(page, '.ad-slot, .ad-chip');
  await page.setViewportSize({ width: 390, height: 844 });
  const form = bookingForm(page);
  const phone = form.field('Phone Number');
  await phone.fill(newPerson('Uma').phone);
  await toast(page, 'New Patient');
  const needed = [phone, form.dialog.getByText('New Patient'), form.dialog.getByRole('button', { name: 'Close', exact: true })];
  for (const one of needed) expect(await isFree(one.first()), `${String(one)} is covered`).toBe(true);
}

/** Errors of one line take no space: the form is as high as before. Those of an account have two lines where it is narrow. */
async function openErrors(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add Doctor' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add Doctor Profile' });
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  const height = (): Promise<number> => dialog.locator('form').evaluate((form) => form.getBoundingClientRect().height);
  const before = await height();
  const save = dialog.getByRole('button', { name: 'Add Doctor' });
  await save.click();
  await see(dialog.getByText('License number is required'));
  expect(await height(), 'the form moves when errors come').toBe(before);
  await dialog.getByRole('switch', { name: 'Create user account' }).click();
  await save.click();
  await see(dialog.getByText('Username must be at least 3 characters when creating user account'));
}

/** Errors above hints, which have two lines where it is narrow. */
async function openHints(page: Page): Promise<void> {
  await page.getByRole('button', { name: ADD_KEY }).first().click();
  const dialog = page.getByRole('dialog', { name: ADD_KEY });
  await dialog.getByLabel('Used by').fill('');
  await dialog.getByRole('button', { name: ADD_KEY }).click();
  await see(dialog.locator('.ant-form-item-has-error .ant-form-item-extra'));
}

/** Sentences under the check boxes of the scopes, and the error that none is chosen. */
async function openScopes(page: Page): Promise<void> {
  await page.getByRole('button', { name: ADD_INTEGRATION }).first().click();
  const dialog = page.getByRole('dialog', { name: ADD_INTEGRATION });
  await dialog.getByRole('button', { name: ADD_INTEGRATION }).click();
  await see(dialog.getByText('Please choose at least one scope'));
}

async function chooseHospital(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: CHOOSE_HOSPITAL }).click();
  await page.locator('.ant-select-item-option').first().click();
  await see(page.getByRole('button', { name: SAVE_SETTINGS }));
}

/** What no staff page is: the public pages, and what opens over a page. */
export const PLACES: readonly ScreenPlace[] = [
  { name: 'the landing page', at: '/' },
  { name: 'the enquiry', at: '/', way: openEnquiry },
  { name: 'the sign-in page', at: '/login' },
  { name: 'the privacy notice', at: '/privacy' },
  { name: 'the draft of a privacy notice', at: '/privacy?lang=mr' },
  { name: 'a page that is not there', at: '/nonsense', way: (page) => see(page.getByRole('link', { name: 'Back to Home Page' })) },
  { name: 'a hospital that is not there', at: '/book/no-such-hospital' },
  { name: 'an appointment that is not there', at: '/a/none' },
  { name: 'the page of an appointment', at: 'about:blank', way: openLink },
  {
    name: 'its times to move to',
    at: 'about:blank',
    way: openMove,
    measure: (page) => labelsFit(page, 'button.slot, button.day:not(.off)'),
  },
  { name: 'its cancellation', at: 'about:blank', way: openCancel },
  { name: 'the booking page', at: 'about:blank', way: openBooking },
  { name: 'its sheet', at: 'about:blank', way: openSheet, measure: measureSheet },
  { name: 'the dialog of a new appointment', as: 'agent', at: '/appointments?book=1', way: openTimes, measure: measureToast },
  { name: 'the form of a doctor with errors', as: 'admin', at: '/doctors', way: openErrors, measure: errorsKeepDistance },
  { name: 'the form of a key with errors', as: 'admin', at: '/releases?tab=keys', way: openHints, measure: errorsKeepDistance },
  { name: 'the form of an integration with errors', as: 'admin', at: '/integrations', way: openScopes, measure: errorsKeepDistance },
  { name: 'the settings of a hospital', as: 'admin', at: '/hospital-settings', way: chooseHospital },
  { name: 'the open bell', as: 'admin', at: '/users', way: openBell },
];
