import type { DoctorSlots } from '@arogya/api/doctors';
import { problem, get, put, fakeApi } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { at, DOCTOR, makeDoctor, makeSlots, makeAppointment, TOMORROW, APPOINTMENT } from '../testing/make-appointment';

const HOSPITAL = 'c0000000-0000-4000-8000-000000000001';
const DEV = 'd0000000-0000-4000-8000-000000000002';
const slotsOf = (doctorId: string, taken: string[]): DoctorSlots => {
  const { days, ...rest } = makeSlots(taken);
  return { ...rest, doctorId, days: days.filter(({ day }) => day === TOMORROW) };
};

const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments', [makeAppointment()], { total: 1 }),
  get('/appointments/stats', { today: 0, pending: 1, confirmed: 0, completedToday: 0, cancelled: 0 }),
  get('/appointments/:id', makeAppointment()),
  put('/appointments/:id', makeAppointment({ version: 4 })),
  get('/hospitals/active', [{ id: HOSPITAL, name: 'Lotus Care Hospital', city: 'Pune' }]),
  get('/doctors', [makeDoctor(), makeDoctor({ id: DEV, fullName: 'Dev Shah' })], { total: 2 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/next-free', []),
  get<DoctorSlots>('/doctors/:id/slots', ({ path }) => (path.includes(DEV) ? slotsOf(DEV, ['09:45']) : slotsOf(DOCTOR, ['09:30']))),
]);

const draw = async () => {
  const rendered = renderPage(<AppointmentsPage />, { path: `/appointments?view=day&day=${TOMORROW}` });
  await screen.findByRole('gridcell', { name: /^10:00 AM, Dr\. Dev Shah: free/u });
  return rendered;
};
const appointmentCell = () => screen.findByRole('gridcell', { name: 'Asha Rao, 9:30 – 9:45 AM, Dr. Meera Iyer, Pending' });
const saved = () => server.callsTo('PUT', `/appointments/${APPOINTMENT}`);

it('shows a hospital and a day: doctors across, free, taken and booked time', async () => {
  await draw();
  expect(await appointmentCell()).toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: /Dr\. Dev Shah/u })).toBeInTheDocument();
  expect(screen.getByRole('gridcell', { name: '9:45 AM, Dr. Dev Shah: This time has already been booked.' })).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
});

it('Enter on a free time opens the booking with doctor, date and time chosen', async () => {
  const { user, address } = await draw();
  screen.getByRole('gridcell', { name: '9:00 AM, Dr. Meera Iyer: free, book' }).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Book New Appointment')).toBeInTheDocument();
  expect(address()).toContain('book=1');
  expect(await screen.findByRole('radio', { name: '9:15 AM' })).toHaveAttribute('aria-checked', 'true');
});

it('a click on an appointment opens its record', async () => {
  const { user, address } = await draw();
  await user.click(await appointmentCell());
  expect(address()).toContain(`appointment=${APPOINTMENT}`);
});

it('M picks an appointment up, arrows aim, Enter drops it at the new time and doctor', async () => {
  const { user } = await draw();
  screen.getByRole('gridcell', { name: '9:00 AM, Dr. Meera Iyer: free, book' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}m');
  expect(screen.getByText(/^Asha Rao picked up/u)).toBeInTheDocument();
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(screen.getByText('9:45 AM, Dr. Dev Shah: This time has already been booked.')).toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(saved()).toHaveLength(0);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Appointment updated successfully.')).toBeInTheDocument();
  expect(saved()[0]?.body).toEqual({ appointmentDate: at(TOMORROW, '10:00'), doctorId: DEV });
  expect(saved()[0]?.headers.get('If-Match')).toBe('"3"');
});

it('an appointment put back where it was, or let go with Escape, changes nothing', async () => {
  const { user } = await draw();
  screen.getByRole('gridcell', { name: '9:00 AM, Dr. Meera Iyer: free, book' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}m{Enter}m{ArrowDown}{Escape}');
  expect(screen.getByText('Asha Rao stays where the appointment was.')).toBeInTheDocument();
  expect(saved()).toHaveLength(0);
});

it('a move that the server refuses offers the nearest starts', async () => {
  const nearest = [at(TOMORROW, '10:30')];
  server.use(problem('put', '/appointments/:id', 409, 'This time has just been taken. Please choose another one.', { extra: { nearest } }));
  const { user } = await draw();
  screen.getByRole('gridcell', { name: '9:00 AM, Dr. Meera Iyer: free, book' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}m{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Move to Tomorrow 10:30 AM' })).toBeInTheDocument();
});

it("a hospital's administrator sees the own hospital, does not book, and moves within the doctor's day", async () => {
  server.use(get('/auth/user', makeUser({ role: 'hospital_admin', hospitalId: HOSPITAL })));
  const { user } = await draw();
  const free = await screen.findByRole('gridcell', { name: '9:00 AM, Dr. Meera Iyer: free' });
  await waitFor(() => expect(server.callsTo('GET', '/doctors')[0]?.query.get('hospitalId')).toBe(HOSPITAL));
  free.focus();
  await user.keyboard('{Enter}');
  expect(screen.queryByText('Book New Appointment')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}{ArrowDown}m{ArrowRight}');
  expect(screen.getByText('9:30 AM, Dr. Dev Shah: The appointment stays with its doctor.')).toBeInTheDocument();
});

it('what is over is plain, and only time off duty is hatched', async () => {
  const starts = [
    { at: at(TOMORROW, '09:00'), time: '09:00', free: false, reason: 'past' as const },
    { at: at(TOMORROW, '09:15'), time: '09:15', free: false, reason: 'taken' as const },
    { at: at(TOMORROW, '09:30'), time: '09:30', free: false, reason: 'leave_then' as const },
    { at: at(TOMORROW, '10:00'), time: '10:00', free: true },
  ];
  const slots = { ...makeSlots(), doctorId: DEV, days: [{ day: TOMORROW, starts }] };
  server.use(get('/doctors/:id/slots', slots), get('/doctors', [makeDoctor({ id: DEV, fullName: 'Dev Shah' })], { total: 1 }));
  await draw();
  const hatched = screen.getAllByRole('gridcell').map((cell) => [cell.getAttribute('aria-label')?.split(',')[0], 'off' in cell.dataset]);
  expect(Object.fromEntries(hatched)).toMatchObject({
    '9:00 AM': false,
    '9:15 AM': false,
    '9:30 AM': true,
    '9:45 AM': true,
    '10:00 AM': false,
  });
});

describe('the hospital of the board', () => {
  const CITY = { id: 'c0000000-0000-4000-8000-000000000002', name: 'City Clinic', city: 'Nashik' };
  const LOTUS = { id: HOSPITAL, name: 'Lotus Care Hospital', city: 'Pune' };
  const asked = () => server.callsTo('GET', '/doctors').at(-1)?.query.get('hospitalId');
  beforeEach(() => {
    localStorage.clear();
    server.use(get('/hospitals/active', [CITY, LOTUS]));
  });

  it('is the one that was last used, also after the page was left', async () => {
    const path = `/appointments?view=day&day=${TOMORROW}`;
    const first = renderPage(<AppointmentsPage />, { path: `${path}&hospitalId=${HOSPITAL}` });
    await waitFor(() => expect(asked()).toBe(HOSPITAL));
    first.unmount();
    renderPage(<AppointmentsPage />, { path });
    await waitFor(() =>
      expect(server.callsTo('GET', '/doctors').map(({ query }) => query.get('hospitalId'))).toEqual([HOSPITAL, HOSPITAL]),
    );
  });

  it('is the first one where none was used, or the one used takes no bookings any more', async () => {
    localStorage.setItem(`ad.board-hospital.${makeUser({}).id}`, 'gone');
    renderPage(<AppointmentsPage />, { path: `/appointments?view=day&day=${TOMORROW}` });
    await waitFor(() => expect(asked()).toBe(CITY.id));
  });
});
