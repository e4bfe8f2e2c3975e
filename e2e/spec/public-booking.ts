import { BookingPage } from '../booking-page';
import { see } from '../look';
import { newPerson } from '../people';
import { answers } from './failures';
import { rowsOf, type Step } from './row';
import type { Stage } from './stage';
import { press } from './steps';

const PLACES = ['Public booking page (/book/{hospitalSlug})', 'Public booking form', 'Specific failures', 'Success messages'];
/** The page of a hospital of the row's own; its one doctor's name is the stage's. */
const ownPage = async (stage: Stage): Promise<string> => {
  const { path, doctor } = await stage.made.bookingPage();
  stage.name = doctor.fullName;
  return path;
};
const row = rowsOf('nobody', ownPage, PLACES);

const opening: Step = ({ page, name }) => new BookingPage(page).openSheet({ fullName: name });
const ageOf =
  (age: string): Step =>
  async ({ page }) => {
    const field = page.getByRole('dialog').getByRole('textbox', { name: 'Age' });
    await field.fill(age);
    await field.blur();
  };
const filled: Step = async (stage) => {
  const [appointment, visitor] = [new BookingPage(stage.page), newPerson('Kavya')];
  await opening(stage);
  await appointment.goAWeekAhead();
  await appointment.chooseFirstFree();
  await appointment.enterPhone(visitor.phone);
  await appointment.enterDetails(visitor);
};
/** The server knows who it is, but not under which id. */
const KNOWN = { id: '', name: 'Kavya Rao', email: null, age: 34, gender: 'female', location: null };
const nameless: Step = async (stage) => {
  const booking = new BookingPage(stage.page);
  await opening(stage);
  await booking.goAWeekAhead();
  await booking.chooseFirstFree();
  await booking.enterPhone(newPerson('Kavya').phone);
  await see(stage.page.getByText(`Welcome back, ${KNOWN.name}!`).first());
  await booking.field('Symptoms').fill('Fever');
};
const emptyHospital = async ({ made }: Stage): Promise<string> => `/book/${(await made.hospital()).bookingSlug}`;
/** The sheet begins at the doctor's next free start; of a doctor of evenings, who has none online, no day is chosen. */
const withoutDay = async ({ made }: Stage): Promise<string> => {
  const { path, doctor } = await made.bookingPage({ timeSlots: ['19:00-21:00'] });
  return `${path}?doctor=${doctor.id}`;
};

export const BOOKING = [
  row(['Hospital Not Found', "The booking link you're looking for doesn't exist."], [], { at: '/book/no-such-hospital' }),
  row(['No Doctors Available'], [], { at: emptyHospital }),
  row(['Please select a doctor'], [], { at: async (stage) => `${await ownPage(stage)}?doctor=nobody` }),
  row(['Please select a date'], [press('Book')], { at: withoutDay }),
  row(
    [
      'Please select a time slot',
      'Patient name is required',
      'Valid phone number is required',
      'Age must be at least 1',
      'Please describe your symptoms',
    ],
    [opening, press('Book')],
  ),
  row(['Age must be less than 120'], [opening, ageOf('121')]),
  row(['New Patient'], [opening, ({ page }) => new BookingPage(page).enterPhone(newPerson('Kavya').phone)]),
  // A 500 may have booked all the same: then the page offers Retry, which never books twice. An error is shown.
  row(['Booking Failed'], [filled, press('Book')], { before: [answers('POST', 'appointments/booking', { status: 400 })] }),
  row(['Booking Failed', 'Failed to get patient ID'], [nameless, press('Book')], {
    before: [
      answers('GET', 'patients/booking/check-phone/*', {
        json: { exists: true, patient: KNOWN, verification: { available: false, channel: null } },
      }),
    ],
  }),
  row(['Appointment Booked Successfully!'], [filled, press('Book')]),
];
