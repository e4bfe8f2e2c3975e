import type { Appointment, BulkChange, BulkRow } from '@arogya/api/appointments';
import type { Role } from '@arogya/domain/access';
import { fakeApi, get, post } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { takeOption } from '@arogya/testing/take-option';
import { screen, waitFor, within } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { makeAppointment } from '../testing/make-appointment';

const idOf = (n: number): string => `a0000000-0000-4000-8000-00000000000${n}`;
const nameOf = (n: number): string => `Patient ${n}`;
const makeRow = (n: number, of: Partial<Appointment> = {}): Appointment =>
  makeAppointment({ id: idOf(n), patient: { ...makeAppointment().patient, name: nameOf(n) }, ...of });

const server = fakeApi([
  get('/calendar-changes', []),
  get('/doctors', []),
  get('/appointments', [makeRow(1), makeRow(2), makeRow(3, { status: 'cancelled' })], { total: 3 }),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/stats', { today: 5, pending: 3, confirmed: 0, completedToday: 2, cancelled: 1 }),
  get('/hospitals/active', []),
  post<{ rows: BulkRow[] }>(
    '/appointments/bulk',
    ({ body }) => ({
      rows: ((body as BulkChange).items as { id: string; version: number }[]).map(({ id, version }) => ({
        id,
        ok: true,
        version: version + 1,
      })),
    }),
    { status: 200 },
  ),
]);
const asked = () => server.callsTo('POST', '/appointments/bulk').map(({ body }) => body as BulkChange);
const bar = () => screen.findByRole('region', { name: 'Chosen appointments' });
const press = async (name: string) => within(await bar()).findByRole('button', { name });

const openAs = async (role: Role) => {
  server.use(get('/auth/user', makeUser({ role })), get('/users', [makeUser({ id: 'u7', firstName: 'Ritu', lastName: 'Shah' })]));
  const page = renderPage(<AppointmentsPage />, { path: '/appointments?when=all&sort=appointmentDate' });
  await screen.findByText(nameOf(1));
  await page.user.keyboard('{Control>}a{/Control}');
  return page;
};

it('an administrator assigns many: one call, what makes no sense is named, and Undo takes the others back', async () => {
  const { user } = await openAs('admin');
  await user.click(await press('Assign agent'));
  const dialog = await screen.findByRole('dialog', { name: 'Assign 2 appointments' });
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  expect(await within(dialog).findByText('Please choose an agent')).toBeInTheDocument();
  expect(asked()).toEqual([]);
  await takeOption(user, within(dialog).getByRole('combobox', { name: 'Assign to' }), 'Ritu Shah');
  await user.click(within(dialog).getByRole('button', { name: 'Assign' }));
  expect(await screen.findByText('2 appointments are assigned.')).toBeInTheDocument();
  expect(asked()).toMatchObject([{ act: 'agent', agentId: 'u7', items: [{ id: idOf(1) }, { id: idOf(2) }] }]);
  expect(within(await bar()).getByRole('alert')).toHaveTextContent('It is cancelled already.');
  expect(screen.getByText(nameOf(1)).closest('tr')).toHaveTextContent('Pending');
  await user.click(await screen.findByRole('button', { name: /Undo/u }));
  await waitFor(() =>
    expect(asked().map(({ act, items }) => [act, items.length])).toEqual([
      ['agent', 2],
      ['undo', 2],
    ]),
  );
});

it('nobody assigns who may not choose among the users', async () => {
  await openAs('agent');
  expect(await press('Confirm')).toBeInTheDocument();
  expect(within(await bar()).queryByRole('button', { name: 'Assign agent' })).toBeNull();
});
