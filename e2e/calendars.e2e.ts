import type { Locator, Page } from '@playwright/test';
import { addDays, dayOf, DEFAULT_ZONE, labelOfDay, weekdayOf, WEEKDAYS, type Day } from '@arogya/domain/clock';
import { Api } from './api';
import { BookingPage } from './booking-page';
import { later } from './clock/later';
import { expect, test } from './fixtures';
import { countInputs, inputsOf } from './inputs';
import { gone, menuItem, see } from './look';
import { TestData } from './test-data';
import { newPerson, type Doctor } from './people';

const dayAhead = (days: number): Day => addDays(dayOf(Date.now(), DEFAULT_ZONE), days);

interface Slots {
  readonly days: readonly { readonly starts: readonly { readonly at: string; readonly free: boolean }[] }[];
}

interface Message {
  readonly template: string;
  readonly recipient: string;
}

/** Appointments of tomorrow, each of another patient; answers the patients' phones as they are stored, by time. */
async function bookTomorrow(api: Api, { id: doctorId }: Doctor, count: number): Promise<string[]> {
  const { days } = await api.get<Slots>(`doctors/${doctorId}/slots?from=${dayAhead(1)}&to=${dayAhead(1)}`);
  const free = days.flatMap(({ starts }) => starts).filter((start) => start.free);
  const phones: string[] = [];
  for (const { at } of free.slice(0, count)) {
    const { name, phone } = newPerson('Lakshmi');
    const { id: patientId } = await api.post<{ id: string }>('patients', { name, phone });
    await api.post('appointments', { patientId, doctorId, appointmentDate: at, status: 'pending' });
    phones.push(phone.replaceAll(' ', ''));
  }
  expect(phones, 'free starts of tomorrow').toHaveLength(count);
  return phones;
}

/** Chooses Keep for an appointment, by keys alone. */
async function keepByKeys(page: Page, outcome: Locator): Promise<void> {
  await outcome.focus();
  await page.keyboard.press('Enter');
  const keep = menuItem(page, /^Keep$/u);
  await see(keep);
  await keep.focus();
  await page.keyboard.press('Enter');
  await expect(outcome).toHaveText('Keep');
}

test('a doctor falls ill with appointments tomorrow: five clicks, a message to each of eight patients, none to the one who is seen all the same', async ({
  open,
  quiet: product,
}) => {
  const api = await Api.as(product.origin, 'admin');
  const made = new TestData(api, product.origin);
  const { id: hospitalId, name: hospital } = await made.hospital();
  const [doctor] = [await made.doctor('Dr. Nandini', WEEKDAYS, { hospitalId }), await made.doctor('Dr. Arvind', WEEKDAYS, { hospitalId })];
  const [kept, ...others] = await bookTomorrow(api, doctor, 9);
  const messages = async (): Promise<string[]> => {
    const all = await api.get<Message[]>(`messages?pageSize=200&q=${encodeURIComponent(hospital)}`);
    return all.map(({ template, recipient }) => `${template} ${recipient}`).sort();
  };
  const confirmations = [kept, ...others].map((phone) => `confirmation ${phone}`);
  await later(product, 1);
  await expect.poll(messages).toEqual(confirmations.sort());

  const page = await open(`/doctors?q=${encodeURIComponent(doctor.fullName)}`, { as: 'admin', product });
  await countInputs(page);
  await page.getByRole('button', { name: `Actions for ${doctor.fullName}` }).click();
  await menuItem(page, 'Mark leave').click();
  await page.getByRole('button', { name: 'Tomorrow' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page.getByText('9 to reassign'));
  await keepByKeys(page, page.locator('.ad-outcome').first());
  await see(page.getByText('8 to reassign · 1 to keep'));
  await page.getByRole('button', { name: 'Apply' }).click();
  await see(page.getByText('Leave saved. 8 appointments will be changed, and the patients informed, in 15 seconds.'));
  expect((await inputsOf(page)).clicks).toBe(5);

  await later(product, 16);
  const informed = [...confirmations, ...others.map((phone) => `moved ${phone}`)].sort();
  // Who is affected is informed once their change cannot be undone, after 10 s; a scan that is under way when the clock goes ahead does
  // not look again.
  await expect.poll(() => later(product, 10).then(messages)).toEqual(informed);
  await later(product, 60);
  expect(await messages()).toEqual(informed);
});

/** The button of a day in the visitor's strip, as it is named. */
const nameOf = (day: Day, state: string): string => `${weekdayOf(day)}, ${labelOfDay(day)}, ${state}`;

test('an administrator closes a hospital for Diwali: patients read "Closed: Diwali", of a doctor who is away "On leave", and never why', async ({
  open,
  origin,
  made,
}) => {
  const api = await Api.as(origin, 'admin');
  const { path, doctor, hospital } = await made.bookingPage({ workingDays: WEEKDAYS });
  const leave = { kind: 'leave', doctorId: doctor.id, from: dayAhead(4), to: dayAhead(4), leaveKind: 'sick', reason: 'Dengue' };
  await api.post('calendar-changes', { change: leave, decisions: [] });

  const page = await open(`/hospitals?hospital=${hospital.id}`, { as: 'admin' });
  await see(page.getByRole('dialog').getByText(hospital.name).first());
  await page.getByRole('button', { name: 'Add closed days' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add closed days' });
  await dialog.getByLabel('Day', { exact: true }).fill('+3');
  await dialog.getByLabel('Name').fill('Diwali');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await gone(dialog);
  await see(page.getByRole('group', { name: 'Closed days' }).getByText('Diwali'));

  const answers: string[] = [];
  const visitor = new BookingPage(await open('about:blank', { width: 390 }));
  visitor.page.on('response', (response) => {
    if (/\/api\/|\/book\//u.test(response.url())) void response.text().then((text) => answers.push(text));
  });
  await visitor.page.goto(path);
  await visitor.openSheet(doctor);
  const day = (which: Day, state: string): Locator => visitor.page.getByRole('button', { name: nameOf(which, state), exact: true });
  await see(day(dayAhead(3), 'Closed: Diwali'), day(dayAhead(4), 'On leave'));
  await day(dayAhead(4), 'On leave').click();
  await expect(visitor.page.getByRole('dialog')).not.toContainText(/sick|dengue/iu);
  expect(answers.join('\n')).toContain('Diwali');
  expect(answers.join('\n')).not.toMatch(/"sick"|dengue/iu);
});
