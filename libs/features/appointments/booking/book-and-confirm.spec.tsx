import { get, post, problem, fakeApi } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { BookingDialog } from './booking-dialog';
import { at, DOCTOR, makeDoctor, makePatient, makeSlots, makeAppointment, PATIENT, TOMORROW } from '../testing/make-appointment';

const server = fakeApi([
  get('/patients/by-phone/:phone', [makePatient()]),
  get('/appointments', [], { total: 0 }),
  get('/doctors', [makeDoctor()], { total: 1 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', makeSlots(['09:30'])),
  post('/appointments', makeAppointment()),
]);
const seed = { doctorId: DOCTOR, start: at(TOMORROW, '10:00') };
const booked = () => server.callsTo('POST', '/appointments');

/** The dialog, filled with the person of the phone. */
async function drawKnown(person = makePatient()) {
  server.use(get('/patients/by-phone/:phone', [person]));
  const { user } = renderPage(<BookingDialog open seed={seed} onClose={() => undefined} />);
  await user.type(screen.getByLabelText('Phone Number'), '+91 55500 10001');
  await user.tab();
  await screen.findByDisplayValue('Asha Rao');
  return user;
}
type Person = Awaited<ReturnType<typeof drawKnown>>;
const book = (user: Person) => user.click(screen.getByRole('button', { name: 'Book Appointment' }));

describe('a doctor in another city', () => {
  const said = () => screen.queryByText('The doctor is in another city');

  it('is said once before booking, with both places; the second press books', async () => {
    const user = await drawKnown(makePatient({ location: 'Mumbai' }));
    expect(said()).toBeNull();
    await book(user);
    expect(await screen.findByText('The doctor is in another city')).toBeInTheDocument();
    const text = /Asha Rao is from Mumbai\. Dr\. Meera Iyer sees patients at Lotus Care Hospital, Pune\./u;
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(booked()).toHaveLength(0);
    await user.click(await screen.findByRole('radio', { name: '10:15 AM' }));
    await book(user);
    await screen.findByText('Appointment booked successfully.');
    expect(booked()).toHaveLength(1);
  });

  it.each(['Pune', 'Kothrud, Pune', null])('is not said of somebody from %p', async (location) => {
    const user = await drawKnown(makePatient({ location }));
    await book(user);
    await screen.findByText('Appointment booked successfully.');
    expect(said()).toBeNull();
    expect(booked()).toHaveLength(1);
  });
});

describe('Book and confirm', () => {
  const bookAndConfirm = (user: Person) => user.click(screen.getByRole('button', { name: 'Book and confirm' }));
  const confirms = () => booked().map(({ body }) => (body as { confirm?: boolean }).confirm ?? false);

  it('books and confirms in one call, and says both', async () => {
    server.use(post('/appointments', makeAppointment({ status: 'confirmed', version: 2 })));
    const user = await drawKnown();
    await bookAndConfirm(user);
    expect(await screen.findByText('Appointment booked successfully.')).toBeInTheDocument();
    expect(screen.getByText(/Confirmed$/u)).toBeInTheDocument();
    expect(booked().map(({ body }) => body)).toEqual([
      { patientId: PATIENT, doctorId: DOCTOR, appointmentDate: seed.start, status: 'pending', confirm: true },
    ]);
    expect(server.callsTo('PUT')).toEqual([]);
  });

  it('is Ctrl+Shift+Enter; Ctrl+Enter books and leaves it pending', async () => {
    const user = await drawKnown();
    await user.click(screen.getByLabelText(/^Notes/u));
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    await waitFor(() => expect(confirms()).toEqual([true]));
  });

  it('and a nearer start that is taken after a clash is confirmed, too; Book Appointment after it confirms nothing', async () => {
    const nearest = [at(TOMORROW, '10:15')];
    server.use(problem('post', '/appointments', 409, 'This time is already booked.', { extra: { reason: 'taken', nearest } }));
    const user = await drawKnown();
    await bookAndConfirm(user);
    await user.click(await screen.findByRole('button', { name: /^Book .*10:15/u }));
    await waitFor(() => expect(confirms()).toEqual([true, true]));
    await book(user);
    await waitFor(() => expect(confirms()).toEqual([true, true, false]));
  });
});
