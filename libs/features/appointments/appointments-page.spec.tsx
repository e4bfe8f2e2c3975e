import { get, post, problem, put, del, fakeApi } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import type { Appointment } from '@arogya/api/appointments';
import { stepFor, type BookedFor } from '@arogya/domain/appointments/book-for';
import { useLocation, useNavigate } from '@arogya/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { AppointmentsPage } from './appointments-page';
import { at, makeAppointment, makePatient, TODAY, TOMORROW, APPOINTMENT } from './testing/make-appointment';

const stats = { today: 5, pending: 3, confirmed: 0, completedToday: 2, cancelled: 1 };
const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments', [makeAppointment()], { total: 1 }),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/stats', stats),
  get('/appointments/:id', makeAppointment()),
  get('/hospitals/active', [{ id: 'h1', name: 'Lotus Care Hospital', city: 'Pune' }]),
]);

const draw = (path = '/appointments') => renderPage(<AppointmentsPage />, { path });
const menuOf = async (user: ReturnType<typeof draw>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Actions for Asha Rao/u }));
  return screen.findByRole('menu');
};
const lastList = () => server.callsTo('GET', '/appointments').at(-1)?.query;

it('shows the four counters and the appointments', async () => {
  draw();
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Asha Rao')).toBeInTheDocument();
  expect(within(table).getByText('9:30 – 9:45 AM')).toBeInTheDocument();
  expect(within(table).getByText('Cardiology · Lotus Care Hospital')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: '+91 55500 10001' })).toHaveAttribute('href', 'tel:+915550010001');
  expect(screen.getByRole('heading', { name: 'All Appointments' })).toBeInTheDocument();
  for (const [label, value] of [
    ["Today's Appointments", '5'],
    ['Pending Confirmations', '3'],
    ['Completed Today', '2'],
    ['Cancelled', '1'],
  ]) {
    await waitFor(() => expect(screen.getByRole('button', { name: `${label} ${value}` })).toBeInTheDocument());
  }
});

it('a counter filters the list, stands in the address, and lets go again', async () => {
  const { user, address } = draw();
  const counter = await screen.findByRole('button', { name: /^Completed Today/u });
  await user.click(counter);
  await waitFor(() => expect(lastList()?.get('status')).toBe('completed'));
  expect(lastList()?.get('from')).toBe(TODAY);
  expect(address()).toBe('/appointments?status=completed&when=today');
  expect(counter).toHaveAttribute('aria-pressed', 'true');
  await user.click(counter);
  expect(address()).toBe('/appointments?when=all');
});

it('the address tells search, filters, sort and page', async () => {
  draw('/appointments?q=asha&status=pending&sort=status&page=2');
  await waitFor(() => expect(lastList()?.toString()).toBe('q=asha&sort=status&page=2&pageSize=25&status=pending'));
  expect(screen.getByLabelText('Search patient, phone or AD number')).toHaveValue('asha');
});

it('opens on today where nothing needs anybody, at what comes next, and shows other days by a chip', async () => {
  const { user, address } = draw();
  await waitFor(() => expect(lastList()?.toString()).toBe(`sort=schedule&page=1&pageSize=25&from=${TODAY}&to=${TODAY}`));
  expect(screen.getByRole('button', { name: 'Today' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Tomorrow' }));
  await waitFor(() => expect(lastList()?.get('from')).toBe(TOMORROW));
  expect(address()).toBe('/appointments?when=tomorrow');
  await user.click(screen.getByRole('button', { name: /Filters$/u }));
  expect(screen.getByRole('combobox', { name: 'Status' })).toBeVisible();
});

it('an empty list says so with one action; a filtered one says what the filters hide', async () => {
  server.use(get('/appointments', [], { total: 0 }));
  const first = draw('/appointments?when=all');
  expect(await screen.findByText('No appointments found')).toBeInTheDocument();
  expect(screen.getAllByRole('button', { name: /Book Appointment/u })).toHaveLength(2);
  first.unmount();
  server.use(get<Appointment[]>('/appointments', [], { total: 0 }), get('/appointments/stats', { ...stats, total: 6141 }));
  const { user, address } = draw('/appointments?q=nobody');
  expect(await screen.findByText('6,141 appointments hidden by filters')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' }).at(-1)!);
  expect(address()).toBe('/appointments?when=all');
});

it('the menu offers every status from any status, and says how it went', async () => {
  server.use(put('/appointments/:id', makeAppointment({ status: 'completed' })));
  const { user } = draw();
  const menu = await menuOf(user);
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Edit', 'Confirm', 'Mark Complete', 'Cancel Appointment', 'Delete']);
  await user.click(within(menu).getByText('Mark Complete'));
  await user.click(await screen.findByRole('button', { name: 'Complete Anyway' }));
  expect(await screen.findByText('Appointment status updated successfully.')).toBeInTheDocument();
  expect(server.callsTo('PUT')[0]?.body).toEqual({ status: 'completed' });
});

it('a revived appointment whose time is taken is offered the nearest starts, one tap each', async () => {
  const nearest = [at(TOMORROW, '10:15'), at(TOMORROW, '10:30'), at(TOMORROW, '11:00')];
  server.use(
    get('/appointments', [makeAppointment({ status: 'cancelled' })], { total: 1 }),
    problem('put', '/appointments/:id', 409, 'This time has just been taken. Please choose another one.', { extra: { nearest } }),
  );
  const { user } = draw();
  await user.click(within(await menuOf(user)).getByText('Confirm'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('This time is taken')).toBeInTheDocument();
  server.use(put('/appointments/:id', makeAppointment({ status: 'confirmed' })));
  await user.click(within(dialog).getByRole('button', { name: 'Set confirmed at Tomorrow 10:15 AM' }));
  expect(await screen.findByText('Appointment status updated successfully.')).toBeInTheDocument();
  expect(server.callsTo('PUT').at(-1)?.body).toEqual({ status: 'confirmed', appointmentDate: nearest[0] });
});

it('deletes only after asking', async () => {
  server.use(del('/appointments/:id'));
  const { user } = draw();
  await user.click(within(await menuOf(user)).getByText('Delete'));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Delete Appointment')).toBeInTheDocument();
  expect(server.callsTo('DELETE')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Appointment deleted successfully.')).toBeInTheDocument();
  expect(server.callsTo('DELETE')[0]?.path).toBe(`/appointments/${APPOINTMENT}`);
});

it('an appointment opens beside the list and stands in the address', async () => {
  const { user, address } = draw();
  await user.click(await screen.findByText('9:30 – 9:45 AM'));
  const drawer = await screen.findByRole('dialog');
  expect(address()).toBe(`/appointments?appointment=${APPOINTMENT}`);
  expect(within(drawer).getByText('AD-100001')).toBeInTheDocument();
  expect(within(drawer).getByText('Wheelchair')).toBeInTheDocument();
  expect(within(drawer).getByRole('button', { name: 'Confirm' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/appointments'));
});

it('the drawer says when the appointment of the address is not there', async () => {
  server.use(problem('get', '/appointments/:id', 404, 'This record does not exist or is not yours to see.'));
  draw(`/appointments?appointment=${APPOINTMENT}`);
  expect(await screen.findByText('This record does not exist or is not yours to see.')).toBeInTheDocument();
});

describe('who comes with the address of the booking dialog', () => {
  beforeEach(() => server.use(get('/doctors', [])));
  const asha = makePatient({ name: 'Asha Rao', phone: '+91 98450 12345' });
  let state: unknown;
  function Elsewhere({ bookFor }: { bookFor: BookedFor }) {
    const navigate = useNavigate();
    ({ state } = useLocation());
    return <button onClick={() => void navigate('/appointments?book=1', stepFor(bookFor))}>Book for them</button>;
  }
  const drawWith = (bookFor: BookedFor) =>
    renderPage(
      <>
        <Elsewhere bookFor={bookFor} />
        <AppointmentsPage />
      </>,
      { path: '/appointments' },
    );

  it('is looked up and chosen, and stays in no history', async () => {
    server.use(get('/patients/by-phone/:phone', [makePatient({ id: 'p9', name: 'Usha Rao' }), asha]));
    const { user, address } = drawWith({ name: 'Asha Rao', phone: '+91 98450 12345' });
    await user.click(screen.getByRole('button', { name: 'Book for them' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book New Appointment' });
    expect(await within(dialog).findByRole('radio', { name: /Asha Rao/u })).toBeChecked();
    expect(within(dialog).getByLabelText('Phone Number')).toHaveValue('+91 98450 12345');
    expect(address()).toBe('/appointments?book=1');
    expect(state).toBeNull();
  });

  it('is the name alone when nothing else is known, and is forgotten with the dialog', async () => {
    const { user } = drawWith({ name: 'Zubin Mistry' });
    await user.click(screen.getByRole('button', { name: 'Book for them' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book New Appointment' });
    expect(within(dialog).getByLabelText('Patient Name')).toHaveValue('Zubin Mistry');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: /Book Appointment/u }));
    expect(await screen.findByLabelText('Patient Name')).toHaveValue('');
  });
});

it("a hospital's administrator does not book and has one hospital only", async () => {
  server.use(get('/auth/user', makeUser({ role: 'hospital_admin', hospitalId: 'h1' })));
  const { user, address } = draw('/appointments?book=1');
  await screen.findByRole('table');
  expect(screen.queryByRole('button', { name: /Book Appointment/u })).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Hospital' })).not.toBeInTheDocument();
  await user.keyboard('n');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(address()).toBe('/appointments?book=1');
});

it('old rows stay when refreshing them fails', async () => {
  const { user } = draw();
  await screen.findByRole('table');
  server.use(
    problem('get', '/appointments', 503, 'The service is not available right now. Please try again in a moment.'),
    del('/appointments/:id'),
  );
  await user.click(within(await menuOf(user)).getByText('Delete'));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/Showing what was loaded before/u)).toBeInTheDocument();
  expect(screen.getByRole('table')).toBeInTheDocument();
});

describe('a change of status', () => {
  const changed = makeAppointment({ status: 'cancelled', version: 4 });
  const cancelAsha = async () => {
    server.use(put('/appointments/:id', changed));
    const page = draw('/appointments?when=all');
    await page.user.click(within(await menuOf(page.user)).getByText('Cancel Appointment'));
    await screen.findByText('Appointment status updated successfully.');
    return page;
  };

  it('is taken back by Z, with the version that it made', async () => {
    server.use(post('/appointments/:id/undo', makeAppointment({ version: 5 })));
    const { user } = await cancelAsha();
    await user.keyboard('z');
    expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
    expect(server.callsTo('POST').map(({ path, body }) => [path, body])).toEqual([[`/appointments/${APPOINTMENT}/undo`, { version: 4 }]]);
    await user.keyboard('z');
    expect(server.callsTo('POST')).toHaveLength(1);
  });

  it('that can no longer be taken back says so', async () => {
    server.use(problem('post', '/appointments/:id/undo', 409, 'This can no longer be undone.'));
    const { user } = await cancelAsha();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('This can no longer be undone.')).toBeInTheDocument();
  });

  it('is taken back in the head of its drawer, too, where Z goes nowhere, and the offer goes with its toast', async () => {
    server.use(put('/appointments/:id', changed), post('/appointments/:id/undo', makeAppointment({ version: 5 })));
    const { user } = draw(`/appointments?when=all&appointment=${APPOINTMENT}`);
    const drawer = await screen.findByRole('dialog');
    await user.click(await within(drawer).findByRole('button', { name: 'Cancel Appointment' }));
    await user.click(await within(drawer).findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
    expect(server.callsTo('POST').map(({ body }) => body)).toEqual([{ version: 4 }]);
    expect(within(drawer).queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });
});
