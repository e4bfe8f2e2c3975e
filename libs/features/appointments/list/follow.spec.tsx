import { useLive } from '@arogya/platform';
import { get, post, problem, put, fakeApi } from '@arogya/testing/fake-api';
import { fakeLive } from '@arogya/testing/fake-stream';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { settle } from '@arogya/testing/settle';
import { screen, waitFor } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { at, DOCTOR, makeDoctor, makeSlots, makeAppointment, TODAY, TOMORROW, APPOINTMENT } from '../testing/make-appointment';

const HOSPITAL = makeAppointment().hospitalId!;
const stats = { today: 7, pending: 3, confirmed: 0, completedToday: 2, cancelled: 1 };
const rohan = makeAppointment({
  id: 'a0000000-0000-4000-8000-000000000002',
  patient: { ...makeAppointment().patient, name: 'Rohan Rao' },
  appointmentDate: at(TODAY, '10:00'),
  endsAt: at(TODAY, '10:15'),
  timeSlot: '10:00',
  version: 1,
});
const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/stats', stats),
  get('/appointments', [makeAppointment()], { total: 1 }),
  get('/hospitals/active', [{ id: HOSPITAL, name: 'Lotus Care Hospital' }]),
  get('/doctors', [makeDoctor()], { total: 1 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', makeSlots()),
]);
const live = fakeLive();

function Screen() {
  useLive(true, { unread: () => undefined, lost: () => Promise.resolve(true) });
  return <AppointmentsPage />;
}

const LIST = '/appointments?when=all&sort=-createdAt';
const BOARD = `/appointments?view=day&day=${TODAY}`;
async function open(path = LIST) {
  const rendered = renderPage(<Screen />, { path });
  if (path === LIST) await screen.findByText('Asha Rao');
  else await screen.findByRole('grid');
  await waitFor(() => expect(server.callsTo('GET', '/appointments/stats')).toHaveLength(1));
  await settle(rendered, server);
  server.calls.length = 0;
  return rendered;
}
/** Without what needs somebody now, whose count stands above the list: it has tests of its own. */
const asked = () =>
  server.calls
    .filter(({ path }) => path !== '/appointments/needs')
    .map(({ path, query }) => (query.has('ids') ? `${path}?ids=${query.get('ids')}` : path));

const change = (of: object = {}) =>
  live.push('changed', {
    topics: ['appointments'],
    events: [
      {
        topic: 'appointments',
        id: APPOINTMENT,
        version: 4,
        hospitalId: HOSPITAL,
        doctorId: DOCTOR,
        day: TOMORROW,
        from: 'pending',
        to: 'confirmed',
        ...of,
      },
    ],
  });
const booking = (of: object = {}) => change({ id: rohan.id, version: 1, day: TODAY, from: null, to: 'pending', ...of });

it('a row on the screen that somebody else changes comes with one call, by its id', async () => {
  const page = await open();
  server.use(get('/appointments', [makeAppointment({ version: 4, status: 'confirmed' })], { total: 1 }));
  change();
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  await settle(page, server);
  expect(asked()).toEqual([`/appointments?ids=${APPOINTMENT}`]);
});

it("a booking for another hospital's day makes a board ask for nothing", async () => {
  const page = await open(BOARD);
  booking({ hospitalId: 'c0000000-0000-4000-8000-000000000009', doctorId: 'd0000000-0000-4000-8000-000000000009' });
  booking({ id: 'a0000000-0000-4000-8000-000000000003', doctorId: 'd0000000-0000-4000-8000-000000000009', day: TOMORROW });
  await settle(page, server);
  expect(asked()).toEqual([]);
});

it('a refetch that is planted is found by the same count of calls', async () => {
  const page = await open(BOARD);
  live.push('changed', { topics: ['appointments'] });
  await settle(page, server);
  expect(asked()).not.toEqual([]);
});

it('a booking for the day of the board is fetched with its free starts, and stands there', async () => {
  const page = await open(BOARD);
  server.use(get('/appointments', [rohan], { total: 1 }));
  booking();
  expect(await screen.findByText('Rohan Rao')).toBeInTheDocument();
  await settle(page, server);
  expect(asked().sort()).toEqual([`/appointments?ids=${rohan.id}`, `/doctors/${DOCTOR}/slots`]);
});

it('a booking that would shift the list waits until it is asked for; figures are reckoned without a call', async () => {
  const { user } = await open();
  expect(screen.getByText('7')).toBeInTheDocument();
  booking();
  const more = await screen.findByRole('button', { name: '1 new' });
  expect(screen.getByText('8')).toBeInTheDocument();
  expect(screen.queryByText('Rohan Rao')).not.toBeInTheDocument();
  expect(screen.getByText('1–1 of 2')).toBeInTheDocument();
  expect(asked()).toEqual([]);
  server.use(get('/appointments', [rohan, makeAppointment()], { total: 2 }));
  await user.click(more);
  expect(await screen.findByText('Rohan Rao')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '1 new' })).not.toBeInTheDocument();
});

it('a row that another person deletes, or moves out of the list, keeps its place until the list is asked for', async () => {
  server.use(get('/appointments', [makeAppointment(), rohan], { total: 2 }));
  const { user } = await open();
  change({ to: null });
  expect(await screen.findByRole('button', { name: '1 new' })).toBeInTheDocument();
  expect(screen.getByText('Asha Rao')).toBeInTheDocument();
  expect(screen.getByText('1–2 of 2')).toBeInTheDocument();
  server.use(get('/appointments', [rohan], { total: 1 }));
  await user.click(screen.getByRole('button', { name: '1 new' }));
  await waitFor(() => expect(screen.queryByText('Asha Rao')).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: '1 new' })).not.toBeInTheDocument();
});

it("one's own change brings nobody else's rows above the row that one works on: they go on waiting", async () => {
  const page = await open();
  booking();
  await screen.findByRole('button', { name: '1 new' });
  const mine = makeAppointment({ version: 4, status: 'confirmed' });
  server.use(put('/appointments/:id', mine), get('/appointments', [rohan, mine], { total: 2 }));
  await page.user.click(screen.getByRole('button', { name: /^Confirm Asha Rao/u }));
  expect(await screen.findByText('Confirmed')).toBeInTheDocument();
  await settle(page, server);
  expect(screen.queryByText('Rohan Rao')).not.toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: '1 new' }));
  expect(await screen.findByText('Rohan Rao')).toBeInTheDocument();
});

it('many that one has changed oneself are not fetched again when the server tells of them', async () => {
  const page = await open();
  const mine = makeAppointment({ version: 4, status: 'confirmed' });
  server.use(
    post('/appointments/bulk', { rows: [{ id: APPOINTMENT, ok: true, version: 4 }] }, { status: 200 }),
    get('/appointments', [mine], { total: 1 }),
  );
  await page.user.keyboard('{Control>}a{/Control}c');
  await screen.findByText('Confirmed');
  await settle(page, server);
  server.calls.length = 0;
  change();
  await settle(page, server);
  expect(asked()).toEqual([]);
});

it('changes that come together cost one call', async () => {
  server.use(get('/appointments', [rohan, makeAppointment()], { total: 2 }));
  const page = await open();
  change();
  change({ version: 5 });
  change({ id: rohan.id, version: 2, to: 'cancelled', day: TODAY });
  await settle(page, server);
  expect(asked()).toEqual([`/appointments?ids=${APPOINTMENT},${rohan.id}`]);
});

it("one's own change is fetched once, not a second time when the server tells of it", async () => {
  const page = await open();
  const mine = makeAppointment({ version: 4, status: 'confirmed' });
  server.use(put('/appointments/:id', mine), get('/appointments', [mine], { total: 1 }));
  await page.user.click(screen.getByRole('button', { name: /^Actions for Asha Rao/u }));
  await page.user.click(await screen.findByRole('menuitem', { name: /Confirm$/u }));
  expect(await screen.findByText('Appointment status updated successfully.')).toBeInTheDocument();
  await settle(page, server);
  server.calls.length = 0;
  change();
  await settle(page, server);
  expect(asked()).toEqual([]);
});

it('the open record follows, too', async () => {
  server.use(get('/appointments/:id', makeAppointment()));
  const page = renderPage(<Screen />, { path: `${LIST}&appointment=${APPOINTMENT}` });
  await screen.findByText('Wheelchair');
  await settle(page, server);
  server.use(get('/appointments', [makeAppointment({ version: 4, notes: 'By ambulance' })], { total: 1 }));
  change({ to: 'pending' });
  expect(await screen.findByText('By ambulance')).toBeInTheDocument();
});

it('a row that could not be fetched comes with the next change', async () => {
  const page = await open();
  server.use(problem('get', '/appointments', 503, 'The service is not available right now.'));
  change();
  await settle(page, server);
  server.use(get('/appointments', [makeAppointment({ version: 4, status: 'completed' })], { total: 1 }));
  booking({ hospitalId: null, doctorId: null });
  expect(await screen.findByText('Completed')).toBeInTheDocument();
});

it('a patient who is renamed elsewhere is renamed in the rows on the screen', async () => {
  await open();
  const renamed = makeAppointment({ patient: { ...makeAppointment().patient, name: 'Asha Menon' } });
  server.use(get('/appointments', [renamed], { total: 1 }));
  live.push('changed', { topics: ['patients'], events: [{ topic: 'patients', id: renamed.patientId, version: 2 }] });
  expect(await screen.findByText('Asha Menon')).toBeInTheDocument();
  expect(asked()).toEqual([`/appointments?ids=${APPOINTMENT}`]);
});

it('a doctor, who may not read the list of all, asks for each appointment', async () => {
  server.use(
    get('/auth/user', makeUser({ role: 'doctor' })),
    get('/appointments/:id', makeAppointment({ version: 4, status: 'completed' })),
  );
  await open();
  change();
  expect(await screen.findByText('Completed')).toBeInTheDocument();
  expect(asked()).toEqual([`/appointments/${APPOINTMENT}`]);
});
