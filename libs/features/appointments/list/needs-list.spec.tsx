import type { Appointment } from '@arogya/api/appointments';
import { fakeApi, get, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { makeAppointment } from '../testing/make-appointment';

const LOTUS = 'c0000000-0000-4000-8000-000000000001';
const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments', [makeAppointment()], { total: 1 }),
  get('/appointments/stats', { today: 5, pending: 3, confirmed: 0, completedToday: 2, cancelled: 1 }),
  get('/hospitals/active', [{ id: LOTUS, name: 'Lotus Care Hospital', city: 'Pune' }]),
]);
const draw = (path = '/appointments') => renderPage(<AppointmentsPage />, { path });

const needed = (of: Partial<Appointment>, need = 'confirm') => ({ ...makeAppointment(of), need, calendarChangeId: null });
const late = needed({ id: 'a0000000-0000-4000-8000-000000000002', status: 'confirmed' }, 'close');

it('what needs somebody now is what the page opens on, each row with its reason and what settles it', async () => {
  server.use(get('/appointments/needs', [needed({}), late], { total: 2 }));
  const { user } = draw();
  expect(await screen.findByText('Not confirmed')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Needs attention\s*2$/u })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByRole('button', { name: /^No Show /u })).toHaveLength(1);
  expect(server.callsTo('GET', '/appointments')).toEqual([]);
  server.use(
    put('/appointments/:id', makeAppointment({ status: 'confirmed', version: 4 })),
    get('/appointments/needs', [late], { total: 1 }),
  );
  await user.click(screen.getByRole('button', { name: /^Confirm Asha Rao/u }));
  await waitFor(() => expect(screen.queryByText('Not confirmed')).not.toBeInTheDocument());
  expect(server.callsTo('PUT')[0]?.body).toEqual({ status: 'confirmed' });
});

it('stays when the last one is done, and leads on to today', async () => {
  server.use(get('/appointments/needs', [needed({})], { total: 1 }));
  const { user, address } = draw();
  await screen.findByText('Not confirmed');
  server.use(put('/appointments/:id', makeAppointment({ status: 'confirmed', version: 4 })), get('/appointments/needs', [], { total: 0 }));
  await user.click(screen.getByRole('button', { name: /^Confirm Asha Rao/u }));
  await user.click(await screen.findByRole('button', { name: 'Show today' }));
  expect(address()).toBe('/appointments?when=today');
});

it('a row that others settle stays where it is, says so, and offers nothing', async () => {
  const third = needed({ id: 'a0000000-0000-4000-8000-000000000003', appointmentDate: makeAppointment({}).appointmentDate });
  server.use(get('/appointments/needs', [needed({}), late, third], { total: 3 }));
  const { user } = draw();
  expect(await screen.findAllByText('Not confirmed')).toHaveLength(2);
  server.use(
    put('/appointments/:id', makeAppointment({ status: 'confirmed', version: 4 })),
    get('/appointments/needs', [third], { total: 1 }),
  );
  await user.click(screen.getAllByRole('button', { name: /^Confirm Asha Rao/u })[0]!);
  expect(await screen.findByText('Already handled')).toBeInTheDocument();
  expect(screen.queryByText(/completed or no-show/u)).not.toBeInTheDocument();
  expect(screen.queryAllByRole('button', { name: /^No Show /u })).toEqual([]);
  expect(screen.getAllByText('Not confirmed')).toHaveLength(1);
});

it('does not push rows away when more comes: it waits to be shown', async () => {
  server.use(get('/appointments/needs', [needed({})], { total: 1 }));
  const { user } = draw();
  await screen.findByText('Not confirmed');
  const earlier = { ...late, appointmentDate: '2026-01-01T09:00:00+05:30' };
  server.use(put('/appointments/:id', makeAppointment({})), get('/appointments/needs', [earlier, needed({})], { total: 2 }));
  await user.click(screen.getByRole('button', { name: /^Confirm Asha Rao/u }));
  const more = await screen.findByRole('button', { name: '1 new' });
  expect(screen.queryByText(/completed or no-show/u)).not.toBeInTheDocument();
  await user.click(more);
  expect(screen.getByText(/completed or no-show/u)).toBeInTheDocument();
});

it('it can be that of one hospital, and any other filter leads to the appointments of today', async () => {
  server.use(get('/appointments/needs', [needed({})], { total: 1 }));
  const { user, address } = draw(`/appointments?when=needs&hospitalId=${LOTUS}`);
  await screen.findByText('Not confirmed');
  expect(server.callsTo('GET', '/appointments/needs').map(({ query }) => query.get('hospitalId'))).toEqual([LOTUS]);
  await user.click(screen.getByRole('button', { name: /^Tomorrow/u }));
  expect(address()).toBe(`/appointments?when=tomorrow&hospitalId=${LOTUS}`);
});
