import type { Page } from '@playwright/test';
import { Api } from './api';
import { expect, test } from './fixtures';
import { gone, read, see, toast } from './look';
import { newPerson, type Doctor, type Person } from './people';
import { AppointmentForm } from './appointment-form';
import { appointmentRow, chooseInRowMenu } from './appointment-rows';

const DAYS_AHEAD = 2;

/** Opens the dialog and looks at the doctor's times of the day of this test. */
async function openTimes(page: Page, doctor: Doctor): Promise<AppointmentForm> {
  await page.getByRole('button', { name: 'Book Appointment' }).first().click();
  const form = new AppointmentForm(page, 'Book New Appointment');
  await see(form.field('Phone Number').and(page.locator(':focus')));
  await read(page, 'Please select a doctor first');
  await form.chooseDoctor(doctor);
  await read(page, 'Please select a date first');
  await form.chooseDay(DAYS_AHEAD);
  return form;
}

/** Books through the dialog for somebody whose phone is known; answers the ISO start. */
async function book(page: Page, doctor: Doctor, known: Person): Promise<string> {
  const form = await openTimes(page, doctor);
  await form.field('Phone Number').fill(known.phone);
  await form.field('Phone Number').press('Tab');
  await toast(page, 'Patient Found', 'Pre-filled patient information from existing records.');
  await expect(form.field('Patient Name')).toHaveValue(known.name);
  await expect(form.field('Age')).toHaveValue(known.age);
  const at = await form.chooseFree();
  await form.press('Book Appointment');
  await toast(page, 'Appointment booked successfully.');
  await gone(form.dialog);
  return at;
}

/** Gives the appointment another time through the edit dialog; answers the ISO start. */
async function move(page: Page, { name }: Person, from: string): Promise<string> {
  await chooseInRowMenu(page, name, 'Edit');
  const form = new AppointmentForm(page, 'Edit Appointment');
  await form.press('Move…');
  await see(form.start(from).and(page.locator('[aria-checked=true]')));
  const to = await form.chooseFree(2);
  await form.press('Save Changes');
  await toast(page, 'Appointment updated successfully.');
  await gone(form.dialog);
  return to;
}

test('an agent books by phone for a known patient, moves the appointment, cancels it, and the freed start is offered again', async ({
  open,
  origin,
  made,
}) => {
  const [api, doctor, patient] = [await Api.as(origin, 'agent'), await made.doctor(), newPerson('Lakshmi')];
  await api.post('patients', { name: patient.name, phone: patient.phone, age: Number(patient.age), gender: 'female' });
  const page = await open('/appointments', { as: 'agent' });

  const booked = await book(page, doctor, patient);
  await page.getByRole('searchbox', { name: 'Search patient, phone or AD number' }).fill(patient.phone);
  await see(appointmentRow(page, patient.name).getByText('Pending'));
  expect(await startOf(api, patient)).toBe(booked);

  const moved = await move(page, patient, booked);
  expect(moved).not.toBe(booked);
  expect(await startOf(api, patient)).toBe(moved);
  const look = await openTimes(page, doctor);
  await see(look.start(booked).and(look.freeStarts()), look.start(moved).and(page.locator('[aria-disabled=true]')));
  await look.press('Cancel');
  await gone(look.dialog);

  await chooseInRowMenu(page, patient.name, 'Cancel Appointment');
  await toast(page, 'Appointment status updated successfully.');
  await see(appointmentRow(page, patient.name).getByText('Cancelled'));
  await page.reload();
  const again = await openTimes(page, doctor);
  await see(again.start(moved).and(again.freeStarts()));
});

async function startOf(api: Api, { phone }: Person): Promise<string | undefined> {
  const found = await api.get<{ appointmentDate: string }[]>(`appointments?q=${encodeURIComponent(phone)}`);
  expect(found, 'the appointments of the patient').toHaveLength(1);
  return found[0]?.appointmentDate;
}

test('C, R and B take a lead, record that its call reached it, and open its booking', async ({ open, origin }) => {
  const [api, person] = [await Api.as(origin, 'admin'), newPerson('Kavita')];
  const lead = { patientName: person.name, phone: person.phone, location: 'Pune', specialty: 'Cardiology' };
  const { id } = await api.post<{ id: string }>('leads', lead);
  const page = await open(`/agent-dashboard?lead=${id}`, { as: 'agent' });
  await see(page.getByRole('button', { name: 'Assign to Me' }).last());
  await page.keyboard.press('c');
  await see(page.getByRole('button', { name: 'Reached' }));
  await page.keyboard.press('r');
  await read(page, 'Call recorded: Reached');
  await page.keyboard.press('b');
  const form = new AppointmentForm(page, 'Book New Appointment');
  await expect(form.field('Patient Name')).toHaveValue(person.name);
  await expect(form.field('Location')).toHaveValue('Pune');
  await form.field('Doctor').focus();
  await expect(form.field('Doctor')).toHaveValue('Cardiology');
  // The drawer below it would have the focus, too.
  await expect(form.field('Doctor')).toBeFocused();
  const events = await api.get<{ kind: string }[]>(`leads/${id}/events`);
  expect(events.filter(({ kind }) => kind === 'called')).toHaveLength(1);
});
