import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import {
  at,
  DOCTOR,
  makeAppointment,
  makeDoctor,
  makePatient,
  fromTomorrow,
  makeSlots,
  PATIENT,
  TOMORROW,
} from '../testing/make-appointment';
import { useBooker } from './booker';

const asha = makePatient();
const OTHER = 'd0000000-0000-4000-8000-000000000002';
const DOCTORS = [makeDoctor({ id: OTHER, fullName: 'Dr. Arun Sen', specialty: 'Dermatology' }), makeDoctor()];

const server = fakeApi([
  problem('get', '/patients/by-phone/:phone', 404, 'No patient has this phone number yet.'),
  get('/doctors', DOCTORS, { total: 2 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', fromTomorrow(makeSlots(['09:00'], ['09:15']))),
  get('/appointments', [], { total: 0 }),
  post('/patients', makePatient({ id: 'b0000000-0000-4000-8000-000000000009' })),
  post('/appointments', makeAppointment()),
]);
const knows = (...people: (typeof asha)[]) => server.use(get('/patients/by-phone/:phone', people));
const seenBy = (doctorId: string) =>
  server.use(
    get('/appointments', [makeAppointment({ doctorId, status: 'completed', doctor: { ...makeAppointment().doctor, id: doctorId } })]),
  );
const booked = () => server.callsTo('POST', '/appointments');
const lookups = () => server.callsTo('GET').filter(({ path }) => path.startsWith('/patients/by-phone'));

function Screen() {
  const booker = useBooker();
  useShortcuts([{ key: 'n', label: 'Book Appointment', run: () => booker.book() }]);
  return booker.dialog;
}

/** Somebody whose keys are counted. */
function draw() {
  const { user } = renderPage(<Screen />);
  let count = 0;
  const press = async (...keys: string[]): Promise<void> => {
    for (const key of keys) {
      count += 1;
      await user.keyboard(key);
    }
  };
  const type = (text: string) => press(...text);
  const book = () => press('{Control>}{Enter}{/Control}');
  return { user, press, type, book, counted: () => count };
}

const isAt = (label: string | RegExp) => waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());
const PHONE = '5550010001';
const atBook = () => waitFor(() => expect(screen.getByRole('button', { name: 'Book Appointment' })).toHaveFocus());

/** Opens the dialog and leaves the phone by Enter. */
async function enterPhone({ press, type }: Pick<ReturnType<typeof draw>, 'press' | 'type'>, phone = PHONE) {
  await press('n');
  await isAt('Phone Number');
  await type(phone);
  await press('{Enter}');
}

/** From the doctor's field to the button, with a doctor found by three letters. */
async function chooseByKeys({ press, type }: Pick<ReturnType<typeof draw>, 'press' | 'type'>) {
  await isAt('Doctor');
  await type('mee');
  await press('{Enter}');
  await isAt('Day or time');
  await press('1');
  await atBook();
}

describe('a returning patient', () => {
  it('costs 18 keys and no click, with a doctor found by name', async () => {
    knows(asha);
    const { press, type, book, counted } = draw();
    await enterPhone({ press, type });
    await chooseByKeys({ press, type });
    expect(lookups()).toHaveLength(1);
    await book();
    await screen.findByText('Appointment booked successfully.');
    expect(booked().map(({ body }) => body)).toEqual([
      { patientId: PATIENT, doctorId: DOCTOR, appointmentDate: at(TOMORROW, '09:30'), status: 'pending' },
    ]);
    expect(counted()).toBe(18);
    // In the toast, and a moment later also in what is read aloud of it.
    screen.getAllByText(/AD-100001 · Asha Rao/u);
  });

  it('costs 15 keys with the doctor last seen, however fast they are pressed', async () => {
    knows(asha);
    seenBy(DOCTOR);
    const { press, type, book, counted } = draw();
    await press('n');
    await type(PHONE);
    await press('{Enter}', '{Enter}', '1');
    await atBook();
    await book();
    await screen.findByText('Appointment booked successfully.');
    expect(booked()[0]?.body).toMatchObject({ patientId: PATIENT, doctorId: DOCTOR, appointmentDate: at(TOMORROW, '09:30') });
    expect(counted()).toBe(15);
  });

  it('is a card: nothing typed changes a name until the details are opened, and then it is said what changes', async () => {
    knows(asha);
    const { user, press, type } = draw();
    await press('n');
    await type(PHONE);
    await screen.findByText('Asha Rao');
    expect(screen.getByLabelText('Patient Name')).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change details' }));
    await isAt('Patient Name');
    expect(screen.getByLabelText('Patient Name')).toHaveClass('ad-prefilled');
    await type('x');
    expect(screen.getByText('Into the notes of this appointment:').parentElement).toHaveTextContent('Name: ');
  });
});

it('a new patient costs at most 35 keys', async () => {
  const { press, type, book, counted } = draw();
  await enterPhone({ press, type }, '9845099999');
  await isAt('Patient Name');
  await type('Dev Shah');
  await press('{Enter}');
  await isAt(/^Age/u);
  await type('30');
  await press('{Enter}');
  await isAt(/^Gender/u);
  await press('m');
  await chooseByKeys({ press, type });
  await book();
  await screen.findByText('Appointment booked successfully.');
  expect(server.callsTo('POST', '/patients')[0]?.body).toEqual({ name: 'Dev Shah', phone: '9845099999', age: 30, gender: 'male' });
  expect(booked()[0]?.body).toMatchObject({ patientId: 'b0000000-0000-4000-8000-000000000009', doctorId: DOCTOR });
  expect(counted()).toBeLessThanOrEqual(35);
});

it('several people behind the phone are chosen by a digit, and 0 is somebody new', async () => {
  knows(asha, makePatient({ id: 'b0000000-0000-4000-8000-000000000002', name: 'Rohan Rao' }));
  const { press, type } = draw();
  await enterPhone({ press, type });
  await waitFor(() => expect(screen.getByRole('radio', { name: /Asha Rao/u })).toHaveFocus());
  await press('2');
  expect(screen.getByLabelText('Patient Name')).toHaveValue('Rohan Rao');
  await isAt('Doctor');
  act(() => screen.getByRole('radio', { name: /Rohan Rao/u }).focus());
  await press('0');
  expect(screen.getByLabelText('Patient Name')).toHaveValue('');
  await isAt('Patient Name');
});

it('Enter in every field creates nothing, and Ctrl+Enter goes to the first field that is missing', async () => {
  const { user, press, type, book } = draw();
  await press('n');
  await type('9845099999');
  await screen.findAllByText('New Patient');
  const dialog = screen.getByRole('dialog');
  for (const field of dialog.querySelectorAll<HTMLElement>('input:not([disabled]), textarea')) {
    act(() => field.focus());
    await user.keyboard('{Enter}');
  }
  await book();
  await isAt('Patient Name');
  await type('Dev Shah');
  await book();
  await isAt('Doctor');
  expect(server.callsTo('POST')).toHaveLength(0);
});

it('digits of another script are digits, and what stands before the number does not count', async () => {
  const { press, type } = draw();
  await press('n');
  await isAt('Phone Number');
  await type('+९१ ९८४५०१२३४');
  expect(lookups()).toHaveLength(0);
  await type('५');
  await screen.findAllByText('New Patient');
  await press('{Tab}');
  expect(lookups().map(({ path }) => decodeURIComponent(path))).toEqual(['/patients/by-phone/+91 9845012345']);
});

describe('day and time', () => {
  const chooseDoctor = async () => {
    const person = draw();
    await person.press('n');
    await isAt('Phone Number');
    act(() => screen.getByLabelText('Doctor').focus());
    await person.type('mee');
    await person.press('{Enter}');
    await isAt('Day or time');
    await screen.findByRole('button', { name: /Tomorrow 9:30 AM/u });
    return person;
  };
  const chosen = (name: RegExp) => waitFor(() => expect(screen.getByRole('radio', { name })).toBeChecked());

  it('five chips are the next free starts; what a visitor holds is none of them, and is marked among the times', async () => {
    const { press } = await chooseDoctor();
    const chips = screen.getAllByRole('button', { name: /AM$/u }).map(({ textContent }) => textContent);
    expect(chips).toEqual(['9:30', '9:45', '10:00', '10:15', '10:30'].map((time, index) => `${index + 1} Tomorrow ${time} AM`));
    await press('{ArrowRight}', '{ArrowLeft}', '{ArrowRight}');
    expect(await screen.findByText('No slots available for selected date')).toBeInTheDocument();
    await press('{ArrowLeft}');
    expect(await screen.findByRole('radio', { name: '9:15 AM, Being booked on the website' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  it('a date whose first digit chose a chip is typed on', async () => {
    const { type, press } = await chooseDoctor();
    await type('1');
    await atBook();
    await type('015a');
    expect(screen.getByLabelText('Day or time')).toHaveValue('1015a');
    await press('{Enter}');
    await chosen(/^10:15 AM/u);
  });

  it('+3 is a day, 9:00 says why it cannot be had, and what is neither says so', async () => {
    const { type, press } = await chooseDoctor();
    await type('+3');
    await press('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1));
    await type('soon');
    await press('{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Neither a date nor a time.');
  });
});

it('another appointment of the patient at that time is shown once; the second Ctrl+Enter books', async () => {
  knows(asha);
  server.use(get('/appointments', [makeAppointment({ status: 'confirmed', doctorId: OTHER })]));
  const { press, type, book } = draw();
  await enterPhone({ press, type });
  await chooseByKeys({ press, type });
  await book();
  expect(await screen.findByText('The patient has another appointment at this time')).toBeInTheDocument();
  expect(booked()).toHaveLength(0);
  await book();
  await screen.findByText('Appointment booked successfully.');
  expect(booked()).toHaveLength(1);
});
