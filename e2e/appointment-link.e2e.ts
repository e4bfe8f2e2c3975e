import { Api } from './api';
import { AppointmentPage } from './appointment-page';
import { BookingPage } from './booking-page';
import { earlier, later, SETTABLE } from './clock/later';
import { expect, test, type OpenPage } from './fixtures';
import { countInputs, inputsOf } from './inputs';
import { holdTime, read, see } from './look';
import { newPerson, type Person } from './people';
import type { Product } from './product';
import { TestData } from './test-data';

const HOUR_SECONDS = 3_600;
const LINK = 'See, move or cancel';

/** Books on the page of a hospital of its own; the path of the link that the result shows. */
async function book(open: OpenPage, product: Product, visitor: Person): Promise<string> {
  const made = new TestData(await Api.as(product.origin, 'admin'), product.origin);
  const { path, doctor } = await made.bookingPage();
  const booking = new BookingPage(await open(path, { width: 390, product }));
  await booking.openSheet(doctor);
  await booking.goAWeekAhead();
  await booking.chooseFirstFree();
  await booking.enterPhone(visitor.phone);
  await booking.enterDetails(visitor);
  await booking.book();
  const link = new URL((await booking.page.getByRole('link', { name: LINK }).getAttribute('href')) ?? '');
  expect(link.origin).toBe(product.origin);
  await booking.page.getByRole('link', { name: LINK }).click();
  await new AppointmentPage(booking.page).stands('Booked');
  return link.pathname;
}

/** The present state, as the page's own call has it. */
const startOf = async ({ origin }: Product, path: string): Promise<number> => {
  const answer = await fetch(`${origin}/api/link/${path.slice('/a/'.length)}`);
  const { appointmentDate } = (await answer.json()) as { appointmentDate: string };
  return Date.parse(appointmentDate);
};

for (const width of [390, 360])
  test(`a patient opens the link on another phone, ${width} px wide: says coming and late, moves in three taps, cancels, and takes that back`, async ({
    open,
    start,
  }) => {
    const [product, visitor] = [await start({ env: SETTABLE }), newPerson('Kavya')];
    const digits = visitor.phone.slice(-4);
    const path = await book(open, product, visitor);

    const phone = new AppointmentPage(await open(path, { width, product }));
    const { page } = phone;
    expect(await page.title()).toMatch(/^Your appointment at /u);
    await phone.stands('Booked');
    await phone.say("I'm coming");
    await phone.stands('You are coming');

    // Three hours before: on the day, and early enough to move it.
    await later(product, Math.round((await startOf(product, path)) / 1000) - 3 * HOUR_SECONDS - Math.round(Date.now() / 1000));
    await page.reload();
    await phone.sayLate(20);
    await phone.stands('20 minutes late');

    const before = await phone.when();
    await countInputs(page);
    await phone.openMove();
    await phone.freeStarts().last().click();
    await phone.typeDigits(digits);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await see(page.getByText(/^Moved to /u));
    expect(await inputsOf(page)).toEqual({ keys: digits.length, clicks: 3 });
    expect(await phone.when()).not.toBe(before);
    await phone.stands('Booked');

    await page.reload();
    const moved = await phone.when();
    // Undo stays, and the server takes it, however slow the machine is.
    await holdTime(page);
    await phone.cancel('I feel better', digits);
    await phone.stands('Cancelled');
    await read(page, 'You have cancelled this appointment.');
    await earlier(product, HOUR_SECONDS);
    await phone.undo();
    await phone.stands('Booked');
    expect(await phone.when()).toBe(moved);
  });

test('wrong digits change nothing; a link that is none and a GET do nothing', async ({ open, start }) => {
  const [product, visitor] = [await start(), newPerson('Meera')];
  const path = await book(open, product, visitor);
  const phone = new AppointmentPage(await open(path, { width: 390, product }));
  await phone.cancel('Another reason', visitor.phone.slice(-4) === '0000' ? '1111' : '0000');
  await see(phone.page.getByRole('dialog').getByText(/4 tries left\.$/u));
  await phone.page.goto(path);
  await phone.stands('Booked');
  await phone.page.goto(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`);
  await see(phone.page.getByRole('heading', { level: 1, name: 'Appointment not found' }));
});
