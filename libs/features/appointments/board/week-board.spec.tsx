import type { Appointment } from '@arogya/api/appointments';
import type { DoctorSlots } from '@arogya/api/doctors';
import { addDays, type Day } from '@arogya/domain/clock';
import { fakeApi, get, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { APPOINTMENT, at, DOCTOR, makeAppointment, makeDoctor, makeSlots, TODAY } from '../testing/make-appointment';
import { shortDay } from './board-model';
import { weekOf } from './use-week-data';

const HOSPITAL = 'c0000000-0000-4000-8000-000000000001';
/** A week in which nothing is over yet. */
const WEEK = weekOf(addDays(TODAY, 7));
const dayAt = (place: number): Day => WEEK[place] ?? '';
const [MONDAY, TUESDAY, WEDNESDAY] = [dayAt(0), dayAt(1), dayAt(2)];

const startsOf = (day: Day, times: readonly string[]) => times.map((time) => ({ at: at(day, time), time, free: true }));
const slots: DoctorSlots = {
  ...makeSlots(),
  days: WEEK.map((day) => {
    if (day === WEDNESDAY) return { day, closedFor: 'Diwali', starts: [] };
    return { day, starts: startsOf(day, day === MONDAY ? ['09:00', '09:15'] : ['09:00', '09:15', '09:30']) };
  }),
};
const asha = makeAppointment({ timeSlot: '09:30', appointmentDate: at(MONDAY, '09:30'), endsAt: at(MONDAY, '09:45') });

const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments', [asha], { total: 1 }),
  get('/appointments/stats', { today: 0, pending: 1, confirmed: 0, completedToday: 0, cancelled: 0 }),
  get('/appointments/:id', asha),
  put('/appointments/:id', { ...asha, version: 4 }),
  get('/hospitals/active', [{ id: HOSPITAL, name: 'Lotus Care Hospital', city: 'Pune' }]),
  get('/doctors', [makeDoctor()], { total: 1 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/next-free', []),
  get<DoctorSlots>('/doctors/:id/slots', slots),
]);

const PATH = `/appointments?view=week&day=${TUESDAY}&doctorId=${DOCTOR}`;
const free = (time: string, day: Day): string => `${time}, ${shortDay(day)}: free, book`;
const ASHA = `Asha Rao, 9:30 – 9:45 AM, ${shortDay(MONDAY)}, Pending`;
const draw = async (path = PATH) => {
  const rendered = renderPage(<AppointmentsPage />, { path });
  await screen.findByRole('gridcell', { name: free('9:00 AM', MONDAY) });
  return rendered;
};
const saved = () => server.callsTo('PUT', `/appointments/${APPOINTMENT}`);

it('shows seven days of one doctor: free times, appointments, and why nobody can come', async () => {
  await draw();
  const heads = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-label') ?? head.textContent);
  expect(heads).toEqual([
    'Time',
    `${shortDay(MONDAY)}, 1 booked`,
    shortDay(TUESDAY),
    `${shortDay(WEDNESDAY)}, Closed: Diwali`,
    ...WEEK.slice(3).map(shortDay),
  ]);
  expect(await screen.findByRole('gridcell', { name: ASHA })).toBeInTheDocument();
  expect(screen.getAllByRole('gridcell').filter((cell) => cell.tabIndex === 0)).toHaveLength(1);
});

it('asks for the week once: the appointments of the doctor, and the starts', async () => {
  await draw();
  const [from, to] = [MONDAY, dayAt(6)];
  const appointments = server.callsTo('GET', '/appointments').map(({ query }) => Object.fromEntries(query));
  expect(appointments).toEqual([expect.objectContaining({ doctorId: DOCTOR, from, to })]);
  const starts = server.callsTo('GET', `/doctors/${DOCTOR}/slots`).map(({ query }) => Object.fromEntries(query));
  expect(starts).toEqual([{ from, to }]);
});

it('shows every appointment of a doctor who has more of them than one page of the list', async () => {
  const many = Array.from({ length: 200 }, (_, index) => ({ ...asha, id: `many-${index}` }));
  const last: Appointment = { ...asha, id: 'last', timeSlot: '10:00', appointmentDate: at(TUESDAY, '10:00'), endsAt: at(TUESDAY, '10:15') };
  server.use(get<Appointment[]>('/appointments', ({ query }) => (query.get('page') === '2' ? [last] : many), { total: 201 }));
  await draw();
  expect(await screen.findByRole('gridcell', { name: `Asha Rao, 10:00 – 10:15 AM, ${shortDay(TUESDAY)}, Pending` })).toBeInTheDocument();
});

it('the choice of the week is in the address, and Day keeps the doctor and the day', async () => {
  const { user, address } = await draw();
  expect(screen.getByRole('radio', { name: 'Week' })).toBeChecked();
  await user.click(screen.getByText('Day'));
  expect(address()).toContain(`view=day&day=${TUESDAY}&doctorId=${DOCTOR}`);
  await user.click(screen.getByText('Week'));
  expect(address()).toContain('view=week');
});

it('Week after goes on by seven days, and Today comes back', async () => {
  const { user, address } = await draw();
  await user.click(screen.getByRole('button', { name: 'Week after' }));
  expect(address()).toContain(`day=${addDays(TUESDAY, 7)}`);
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(address()).not.toContain('day=2');
});

it('Enter on a free time books it with this doctor', async () => {
  const { user } = await draw();
  screen.getByRole('gridcell', { name: free('9:00 AM', MONDAY) }).focus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByText('Book New Appointment')).toBeInTheDocument();
  expect(await screen.findByRole('radio', { name: '9:15 AM' })).toHaveAttribute('aria-checked', 'true');
});

it('M moves an appointment to another day, and not to one on which the hospital is closed', async () => {
  const { user } = await draw();
  screen.getByRole('gridcell', { name: free('9:00 AM', MONDAY) }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}m{ArrowRight}{ArrowRight}{Enter}');
  expect(saved()).toHaveLength(0);
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(await screen.findByText('Appointment updated successfully.')).toBeInTheDocument();
  expect(saved()[0]?.body).toEqual({ appointmentDate: at(TUESDAY, '09:30') });
  expect(saved()[0]?.headers.get('If-Match')).toBe('"3"');
});

it('a click on an appointment opens its record', async () => {
  const { user, address } = await draw();
  await user.click(await screen.findByRole('gridcell', { name: ASHA }));
  expect(address()).toContain(`appointment=${APPOINTMENT}`);
});

it('opens on the first doctor of the hospital where none is chosen', async () => {
  await draw(`/appointments?view=week&day=${TUESDAY}`);
  expect(server.callsTo('GET', `/doctors/${DOCTOR}/slots`)).toHaveLength(1);
});

it('a hospital without doctors says that there is none', async () => {
  server.use(get('/doctors', [], { total: 0 }));
  renderPage(<AppointmentsPage />, { path: `/appointments?view=week&day=${TUESDAY}` });
  expect(await screen.findByText('No doctors found')).toBeInTheDocument();
});

it('a week that could not be fetched is asked for once more', async () => {
  server.use(problem('get', '/doctors/:id/slots', 500, 'The server is tired.'));
  const { user } = renderPage(<AppointmentsPage />, { path: PATH });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.use(get<DoctorSlots>('/doctors/:id/slots', slots));
  await user.click(retry);
  await waitFor(() => expect(screen.getByRole('gridcell', { name: ASHA })).toBeInTheDocument());
});
