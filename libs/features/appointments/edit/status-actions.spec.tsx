import type { Appointment } from '@arogya/api/appointments';
import { fakeApi, get, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { APPOINTMENT, at, makeAppointment, TODAY, TOMORROW } from '../testing/make-appointment';

const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/stats', { today: 5, pending: 3, confirmed: 0, completedToday: 2, cancelled: 1 }),
  get('/hospitals/active', []),
]);
const BEGUN = makeAppointment({ status: 'confirmed', appointmentDate: at(TODAY, '00:00'), endsAt: at(TODAY, '00:15') });
const TO_COME = makeAppointment({ status: 'confirmed', appointmentDate: at(TOMORROW, '09:30') });

const shows = (appointment: Appointment) =>
  server.use(get('/appointments', [appointment], { total: 1 }), get('/appointments/:id', appointment));
const draw = (appointment: Appointment, path = '/appointments?when=all') => {
  shows(appointment);
  return renderPage(<AppointmentsPage />, { path });
};
type User = ReturnType<typeof draw>['user'];
const menuOf = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /^Actions for Asha Rao/u }));
  return screen.findByRole('menu');
};
const choose = async (user: User, name: string) => user.click(within(await menuOf(user)).getByText(name));
const sent = () => server.callsTo('PUT').map(({ body, headers }) => [body, headers.get('If-Match')]);
const drawerOf = `/appointments?when=all&appointment=${APPOINTMENT}`;

describe('two people at once: the second gets the present state beside theirs, nothing is overwritten', () => {
  const isNow = (of: Partial<Appointment>) => {
    const current = makeAppointment({ version: 4, ...of });
    server.use(problem('put', '/appointments/:id', 409, 'Someone else has changed this record.', { extra: { current } }));
    shows(current);
  };

  it.each([
    [{ status: 'cancelled' as const }, 'Cancelled meanwhile by somebody else, so nothing was changed.'],
    [{ status: 'no_show' as const }, 'Marked No Show meanwhile by somebody else, so nothing was changed.'],
    [{ appointmentDate: at(TOMORROW, '10:15') }, /^Moved to 10:15 AM on .+ meanwhile by somebody else, so nothing was changed\.$/u],
    [{ notes: 'Else' }, 'Changed meanwhile by somebody else, so nothing was changed.'],
  ])('%j is said', async (of, sentence) => {
    const { user } = draw(makeAppointment());
    const menu = await menuOf(user);
    isNow(of);
    await user.click(within(menu).getByText('Confirm'));
    expect(await screen.findByText(sentence)).toBeInTheDocument();
    expect(sent()).toEqual([[{ status: 'confirmed' }, '"3"']]);
  });

  it('the row is fresh then, and who decides again sends the version that it shows', async () => {
    const { user } = draw(makeAppointment());
    const menu = await menuOf(user);
    isNow({ status: 'cancelled' });
    await user.click(within(menu).getByText('Confirm'));
    await waitFor(() => expect(within(screen.getByRole('table')).getByText('Cancelled')).toBeInTheDocument());
    server.use(put('/appointments/:id', makeAppointment({ status: 'confirmed', version: 5 })));
    await choose(user, 'Confirm');
    expect(await screen.findByText('Appointment status updated successfully.')).toBeInTheDocument();
    expect(sent()).toEqual([
      [{ status: 'confirmed' }, '"3"'],
      [{ status: 'confirmed' }, '"4"'],
    ]);
  });

  it("one's own change is nobody else's, also before the row shows it", async () => {
    const { user } = draw(makeAppointment());
    server.use(put('/appointments/:id', makeAppointment({ status: 'confirmed', version: 4 })));
    await choose(user, 'Confirm');
    await screen.findByText('Appointment status updated successfully.');
    await choose(user, 'Cancel Appointment');
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toEqual([{ status: 'cancelled' }, '"4"']);
  });
});

it('deletes nothing that somebody else has changed, and says what it is now', async () => {
  const { user } = draw(makeAppointment());
  const current = makeAppointment({ version: 4, status: 'cancelled' });
  server.use(problem('delete', '/appointments/:id', 409, 'Someone else has changed this record.', { extra: { current } }));
  await choose(user, 'Delete');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Cancelled meanwhile by somebody else, so nothing was changed.')).toBeInTheDocument();
  expect(server.callsTo('DELETE')[0]?.headers.get('If-Match')).toBe('"3"');
});

describe('completing before the start asks first, with the time', () => {
  const question = () => screen.findByText(/starts at 9:30 AM on .+ Mark as completed now\?/u);
  const answer = async (user: User, name: string) => user.click(await screen.findByRole('button', { name }));

  it('from the menu; the safe button has the focus, and Enter completes nothing', async () => {
    const { user } = draw(TO_COME);
    await choose(user, 'Mark Complete');
    await question();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText(/Mark as completed now/u)).not.toBeInTheDocument());
    expect(sent()).toEqual([]);
  });

  it('from the drawer; who is sure completes', async () => {
    const { user } = draw(TO_COME, drawerOf);
    server.use(put('/appointments/:id', makeAppointment({ status: 'completed', version: 4 })));
    await answer(user, 'Mark Complete');
    await question();
    await answer(user, 'Complete Anyway');
    await answer(user, 'Skip');
    expect(await screen.findByText('Appointment status updated successfully.')).toBeInTheDocument();
    expect(sent()).toEqual([[{ status: 'completed' }, '"3"']]);
  });

  it('after the start it does not ask (control)', async () => {
    const { user } = draw(BEGUN);
    server.use(put('/appointments/:id', makeAppointment({ status: 'completed', version: 4 })));
    await choose(user, 'Mark Complete');
    expect(await screen.findByText('Appointment status updated successfully.')).toBeInTheDocument();
  });
});

describe('No Show is offered from the start on', () => {
  const items = (menu: HTMLElement) =>
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent);

  it('in the menu', async () => {
    const { user } = draw(BEGUN);
    server.use(put('/appointments/:id', makeAppointment({ status: 'no_show', version: 4 })));
    const menu = await menuOf(user);
    expect(items(menu)).toEqual(['Edit', 'Confirm', 'Mark Complete', 'No Show', 'Cancel Appointment', 'Delete']);
    await user.click(within(menu).getByText('No Show'));
    await waitFor(() => expect(sent()).toEqual([[{ status: 'no_show' }, '"3"']]));
  });

  it('in the drawer', async () => {
    draw(BEGUN, drawerOf);
    expect(await screen.findByRole('button', { name: 'No Show' })).toBeInTheDocument();
  });

  it('and not before, by drawer, menu or Edit (control)', async () => {
    const { unmount } = draw(TO_COME, drawerOf);
    await screen.findByRole('button', { name: 'Mark Complete' });
    expect(screen.queryByRole('button', { name: 'No Show' })).not.toBeInTheDocument();
    unmount();
    const page = draw(TO_COME);
    const menu = await menuOf(page.user);
    expect(items(menu)).toEqual(['Edit', 'Confirm', 'Mark Complete', 'Cancel Appointment', 'Delete']);
    await page.user.click(within(menu).getByText('Edit'));
    await page.user.click(await screen.findByRole('combobox', { name: 'Status' }));
    expect(await screen.findByTitle('Completed')).toBeInTheDocument();
    expect(screen.queryByTitle('No Show')).not.toBeInTheDocument();
  });
});
