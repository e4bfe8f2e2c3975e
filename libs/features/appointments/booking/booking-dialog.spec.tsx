import { get, heldBack, post, problem, fakeApi } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { BookingDialog } from './booking-dialog';
import { at, DOCTOR, makeDoctor, makePatient, makeSlots, makeAppointment, PATIENT, TODAY, TOMORROW } from '../testing/make-appointment';

const KNOWN = '+91 55500 10001';
const asha = makePatient();
const rohan = makePatient({ id: 'b0000000-0000-4000-8000-000000000002', name: 'Rohan Rao', age: 9, gender: 'male', symptoms: null });

const server = fakeApi([
  problem('get', '/patients/by-phone/:phone', 404, 'No patient has this phone number yet.'),
  get('/appointments', [], { total: 0 }),
  get('/doctors', [makeDoctor()], { total: 1 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', makeSlots(['09:30'])),
  post('/patients', makePatient({ id: 'b0000000-0000-4000-8000-000000000009' })),
  post('/appointments', makeAppointment()),
]);
const knows = (...people: (typeof asha)[]) => server.use(get('/patients/by-phone/:phone', people));

const seed = { doctorId: DOCTOR, start: at(TOMORROW, '10:00') };
const draw = (seeded: typeof seed | null = seed) => renderPage(<BookingDialog open seed={seeded} onClose={() => undefined} />);
type Person = ReturnType<typeof draw>['user'];

const typePhone = async (user: Person, phone = KNOWN) => {
  await user.type(screen.getByLabelText('Phone Number'), phone);
  await user.tab();
};
const book = (user: Person) => user.click(screen.getByRole('button', { name: 'Book Appointment' }));
const booked = () => server.callsTo('POST', '/appointments');

it('looks a phone up when its field is left with ten characters, and fills the form', async () => {
  knows(asha);
  const { user } = draw();
  await user.type(screen.getByLabelText('Phone Number'), '55500');
  await user.tab();
  expect(server.callsTo('GET').filter(({ path }) => path.startsWith('/patients'))).toHaveLength(0);
  await user.type(screen.getByLabelText('Phone Number'), '10001');
  await user.tab();
  expect(await screen.findByText('Pre-filled patient information from existing records.')).toBeInTheDocument();
  expect(screen.getByLabelText('Patient Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Patient Name')).toHaveClass('ad-prefilled');
  expect(screen.getByLabelText(/^Age/u)).toHaveValue('42');
  expect(screen.getByLabelText(/^Email/u)).toHaveValue('asha@example.in');
  expect(screen.getByLabelText(/^Location/u)).toHaveValue('Pune');
  expect(screen.getByLabelText(/^Symptoms/u)).toHaveValue('Cough');
  expect(screen.getByText('Female')).toBeInTheDocument();
});

it('books a known patient without creating them again', async () => {
  knows(asha);
  const { user } = draw();
  await typePhone(user);
  await screen.findByDisplayValue('Asha Rao');
  await user.clear(screen.getByLabelText(/^Symptoms/u));
  await user.type(screen.getByLabelText(/^Symptoms/u), 'Fever');
  await book(user);
  expect(await screen.findByText('Appointment booked successfully.')).toBeInTheDocument();
  expect(server.callsTo('POST', '/patients')).toHaveLength(0);
  expect(booked()[0]?.body).toEqual({
    patientId: PATIENT,
    doctorId: DOCTOR,
    appointmentDate: seed.start,
    notes: 'Reported when booking: Symptoms: Fever',
    status: 'pending',
  });
  expect(booked()[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f]{32}$/u);
});

it('lets the person be chosen when a family shares the phone', async () => {
  knows(asha, rohan);
  const { user } = draw();
  await typePhone(user);
  await user.click(await screen.findByRole('radio', { name: /Rohan Rao/u }));
  expect(screen.getByLabelText('Patient Name')).toHaveValue('Rohan Rao');
  expect(screen.getByLabelText(/^Symptoms/u)).toHaveValue('');
  await user.click(screen.getByRole('radio', { name: /Someone else/u }));
  expect(screen.getByLabelText('Patient Name')).toHaveValue('');
});

it('says New Patient for an unknown phone, creates the patient, then books', async () => {
  const { user } = draw();
  await typePhone(user);
  expect((await screen.findAllByText('New Patient')).length).toBeGreaterThan(0);
  await user.type(screen.getByLabelText('Patient Name'), 'Dev Shah');
  await user.type(screen.getByLabelText(/^Age/u), '30');
  await book(user);
  await screen.findByText('Appointment booked successfully.');
  expect(server.callsTo('POST', '/patients')[0]?.body).toEqual({ name: 'Dev Shah', phone: KNOWN, age: 30 });
  expect(booked()[0]?.body).toMatchObject({ patientId: 'b0000000-0000-4000-8000-000000000009' });
});

it('says what is missing, in the words of the specification', async () => {
  const { user } = draw(null);
  await book(user);
  for (const sentence of [
    'Patient name is required',
    'Valid phone number is required',
    'Doctor selection is required',
    'Appointment date is required',
    'Appointment time is required',
  ]) {
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }
  expect(server.callsTo('POST')).toHaveLength(0);
});

it('hints lead from the doctor to the date to the time', async () => {
  const { user } = draw(null);
  expect(screen.getByText('Please select a doctor first')).toBeInTheDocument();
  await user.click(screen.getByRole('combobox', { name: 'Doctor' }));
  fireEvent.click(await screen.findByText('Dr. Meera Iyer'));
  expect(await screen.findByText('Please select a date first')).toBeInTheDocument();
  const days = within(screen.getByRole('radiogroup', { name: 'Appointment date' })).getAllByRole('radio');
  await user.click(days[2]!);
  expect(await screen.findByText('No slots available for selected date')).toBeInTheDocument();
  expect(screen.getByText('The doctor is on leave on this day.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^Next free/u }));
  expect(await screen.findByRole('radio', { name: '9:00 AM' })).toHaveAttribute('aria-checked', 'true');
});

it('shows why a time cannot be had', async () => {
  draw();
  expect(await screen.findByRole('radio', { name: '9:30 AM, This time has already been booked.' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

it('a clash says why and offers three starts, one tap each, without creating the patient twice', async () => {
  const nearest = [at(TOMORROW, '10:15'), at(TOMORROW, '10:30'), at(TOMORROW, '09:45')];
  server.use(problem('post', '/appointments', 409, 'This time has just been taken. Please choose another one.', { extra: { nearest } }));
  const { user } = draw();
  await typePhone(user);
  await user.type(screen.getByLabelText('Patient Name'), 'Dev Shah');
  await book(user);
  const other = await screen.findByRole('button', { name: 'Book Tomorrow 10:15 AM' });
  expect(screen.getAllByRole('button', { name: /^Book Tomorrow/u })).toHaveLength(3);
  server.use(post('/appointments', makeAppointment()));
  await user.click(other);
  await screen.findByText('Appointment booked successfully.');
  expect(booked().at(-1)?.body).toMatchObject({ appointmentDate: nearest[0] });
  expect(server.callsTo('POST', '/patients')).toHaveLength(1);
});

describe('a start that a visitor is choosing', () => {
  const nearest = [at(TOMORROW, '10:15')];
  const held = problem('post', '/appointments', 409, 'Someone is choosing this time on the website right now.', {
    extra: { type: 'urn:arogyadesk:slotHeld', reason: 'held', nearest, heldUntil: at(TODAY, '16:12') },
  });
  const drawHeld = async () => {
    knows(asha);
    server.use(held, get('/doctors/:id/slots', makeSlots([], ['09:45'])));
    const rendered = draw();
    await typePhone(rendered.user);
    await screen.findByDisplayValue('Asha Rao');
    const start = await screen.findByRole('radio', { name: '9:45 AM, Being booked on the website' });
    expect(start).not.toHaveAttribute('aria-disabled', 'true');
    await rendered.user.click(start);
    await book(rendered.user);
    const question = await screen.findByText('A visitor is choosing this time until 4:12 PM. Take it?');
    expect(question).toBeInTheDocument();
    return rendered;
  };

  it('can be chosen, and is booked once the person has said so', async () => {
    const { user } = await drawHeld();
    server.use(post('/appointments', makeAppointment()));
    await user.click(screen.getByRole('button', { name: 'Book Anyway' }));
    await screen.findByText('Appointment booked successfully.');
    expect(booked().map(({ body }) => (body as { takeHeld?: boolean }).takeHeld)).toEqual([undefined, true]);
    expect(booked()[1]?.body).toMatchObject({ appointmentDate: at(TOMORROW, '09:45') });
  });

  it('is left to the visitor, and others are offered, when the person says no', async () => {
    const { user } = await drawHeld();
    await user.click(screen.getByRole('button', { name: 'Choose Another Time' }));
    expect(await screen.findByRole('button', { name: 'Book Tomorrow 10:15 AM' })).toBeInTheDocument();
    expect(booked()).toHaveLength(1);
  });
});

it('Ctrl+Enter saves once, however often it is pressed', async () => {
  knows(asha);
  const answers = heldBack();
  server.use(post('/appointments', makeAppointment(), { until: answers.come }));
  const { user } = draw();
  await typePhone(user);
  await screen.findByDisplayValue('Asha Rao');
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  answers.letCome();
  await screen.findByText('Appointment booked successfully.');
  expect(booked()).toHaveLength(1);
});

it("the server's sentence about the patient stands at its field", async () => {
  server.use(problem('post', '/patients', 400, 'Please check the marked fields.', { errors: { name: 'At most 200 characters' } }));
  const { user } = draw();
  await typePhone(user);
  await user.type(screen.getByLabelText('Patient Name'), 'Dev Shah');
  await book(user);
  expect(await screen.findByText('At most 200 characters')).toBeInTheDocument();
  expect(booked()).toHaveLength(0);
});

it('a look-up that fails is no new patient: it can be tried again', async () => {
  server.use(problem('get', '/patients/by-phone/:phone', 503, 'The service is not available right now.'));
  const { user } = draw();
  await typePhone(user);
  await screen.findByText(/could not be looked up/u);
  knows(asha);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByLabelText('Patient Name')).toHaveValue('Asha Rao'));
});
