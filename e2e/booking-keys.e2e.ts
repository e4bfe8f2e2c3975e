import type { Page } from '@playwright/test';
import { Api } from './api';
import { AppointmentForm } from './appointment-form';
import { expect, test } from './fixtures';
import { countInputs, forgetInputs, inputsOf } from './inputs';
import { gone, see, toast } from './look';
import { TestData } from './test-data';
import { newPerson, type Doctor, type Person } from './people';

/** Presses a step at a time, as somebody does who looks at what comes: number, Enter, doctor, time, book. */
async function bookByKeys(page: Page, person: Person, doctor: string): Promise<void> {
  const form = new AppointmentForm(page, 'Book New Appointment');
  await forgetInputs(page);
  await page.keyboard.press('n');
  await page.keyboard.type(person.phone.replaceAll(/\D/gu, '').slice(-10));
  await toast(page, 'Patient Found', 'Pre-filled patient information from existing records.');
  await page.keyboard.press('Enter');
  await expect(form.dialog.getByRole('combobox', { name: 'Doctor' })).toBeFocused();
  await page.keyboard.type(doctor);
  await page.keyboard.press('Enter');
  await expect(form.field('Day or time')).toBeFocused();
  await page.keyboard.press('1');
  await expect(form.dialog.getByRole('button', { name: 'Book Appointment' })).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await toast(page, 'Appointment booked successfully.');
  await gone(form.dialog);
}

const bookedWith = (api: Api, { phone }: Person): Promise<{ doctorId: string }[]> =>
  api.get<{ doctorId: string }[]>(`appointments?q=${encodeURIComponent(phone)}`);

/** Three letters by which nobody else is found first, not even the doctor of an earlier try: no made name has these (people.ts). */
const nameOf = (attempt: number): string => `Qz${'mw'.charAt(attempt)}`;

test('a returning patient is booked with 18 keys and no click, and with 15 when the doctor last seen is right', async ({
  open,
  origin,
  made,
}, { retry }) => {
  const name = nameOf(retry);
  const [api, doctor, patient]: [Api, Doctor, Person] = [
    await Api.as(origin, 'agent'),
    await made.doctor(`Dr. ${name}`),
    newPerson('Lakshmi'),
  ];
  await api.post('patients', { name: patient.name, phone: patient.phone, age: Number(patient.age), gender: 'female' });
  const page = await open('/appointments', { as: 'agent' });
  await countInputs(page);
  await see(page.getByRole('button', { name: 'Book Appointment' }).first());

  await bookByKeys(page, patient, name);
  expect(await inputsOf(page)).toEqual({ keys: 18, clicks: 0 });
  await bookByKeys(page, patient, '');
  expect(await inputsOf(page)).toEqual({ keys: 15, clicks: 0 });
  expect((await bookedWith(api, patient)).map(({ doctorId }) => doctorId)).toEqual([doctor.id, doctor.id]);
});

for (const width of [1366, 390])
  test(`a caller is booked with 18 keys and no click by an agent of a hospital, ${width} px wide`, async ({ open, start }) => {
    const product = await start();
    const admin = await Api.as(product.origin, 'admin');
    const made = new TestData(admin, product.origin);
    const { hospital, doctor: seen } = await made.bookingPage();
    const doctor = await made.doctor('Dr. Qzm', undefined, { hospitalId: hospital.id });
    const elsewhere = await made.doctor('Dr. Qzm');
    const patient = newPerson('Lakshmi');
    const agents = await admin.get<{ id: string; username: string }[]>('users?role=agent');
    await admin.put(`users/${agents.find(({ username }) => username === 'agent')?.id}`, { hospitalId: hospital.id });
    const desk = await Api.as(product.origin, 'agent');
    const { id } = await desk.post<{ id: string }>('patients', { name: patient.name, phone: patient.phone, age: Number(patient.age) });
    const [next] = await desk.get<{ at: string }[]>(`doctors/next-free?ids=${seen.id},${elsewhere.id}`);
    const first = await desk.post<{ id: string }>('appointments', { patientId: id, doctorId: seen.id, appointmentDate: next?.at });
    // They may have another one at that time.
    await desk.put(`appointments/${first.id}`, { status: 'cancelled' });
    expect(await desk.get<object[]>('appointments')).toHaveLength(1);

    const page = await open('/appointments', { as: 'agent', width, product });
    await countInputs(page);
    await see(page.getByRole('button', { name: 'Book Appointment' }).first());
    await bookByKeys(page, patient, 'Qzm');
    expect(await inputsOf(page)).toEqual({ keys: 18, clicks: 0 });
    expect((await bookedWith(desk, patient)).map(({ doctorId }) => doctorId).sort()).toEqual([seen.id, doctor.id].sort());
  });

test('what is typed at once after N, on a slow machine, is in the phone to the last digit', async ({ open }) => {
  const page = await open('/appointments', { as: 'agent' });
  await see(page.getByRole('button', { name: 'Book Appointment' }).first());
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.keyboard.press('n');
  await page.keyboard.type('9000012345');
  await expect(new AppointmentForm(page, 'Book New Appointment').field('Phone Number')).toHaveValue('9000012345');
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
});
