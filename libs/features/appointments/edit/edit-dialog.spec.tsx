import { get, problem, put, fakeApi } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { EditDialog } from './edit-dialog';
import { at, makeDoctor, makeSlots, makeAppointment, TOMORROW, APPOINTMENT } from '../testing/make-appointment';

const server = fakeApi([
  get('/doctors', [makeDoctor()], { total: 1 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/:id/slots', makeSlots()),
  put('/appointments/:id', makeAppointment({ version: 4 })),
]);

const draw = (moving = false) => {
  const onClose = jest.fn();
  return { ...renderPage(<EditDialog appointment={makeAppointment()} moving={moving} onClose={onClose} />), onClose };
};
type Person = ReturnType<typeof draw>['user'];

const notes = () => screen.getByLabelText(/^Notes/u);
const retype = async (user: Person, text: string) => {
  await user.clear(notes());
  await user.type(notes(), text);
};
const save = (user: Person) => user.click(screen.getByRole('button', { name: 'Save Changes' }));
const saved = () => server.callsTo('PUT', `/appointments/${APPOINTMENT}`);

it('sends only what has changed, with the version that was read', async () => {
  const { user, onClose } = draw();
  await retype(user, 'Bring the reports');
  await save(user);
  expect(await screen.findByText('Appointment updated successfully.')).toBeInTheDocument();
  expect(saved()[0]?.body).toEqual({ notes: 'Bring the reports' });
  expect(saved()[0]?.headers.get('If-Match')).toBe('"3"');
  expect(onClose).toHaveBeenCalled();
});

it('saves nothing when nothing has changed', async () => {
  const { user, onClose } = draw();
  await save(user);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(saved()).toHaveLength(0);
});

it('moves an appointment; its own time counts as free', async () => {
  const { user } = draw(true);
  await user.click(await screen.findByRole('radio', { name: '10:15 AM' }));
  expect(server.calls.find(({ path }) => path.endsWith('/slots'))?.query.get('except')).toBe(APPOINTMENT);
  await save(user);
  await screen.findByText('Appointment updated successfully.');
  expect(saved()[0]?.body).toEqual({ appointmentDate: at(TOMORROW, '10:15') });
});

it('a stale save shows what both have changed; theirs can be taken', async () => {
  const current = makeAppointment({ version: 5, notes: 'Theirs', status: 'confirmed' });
  server.use(
    problem('put', '/appointments/:id', 409, 'Someone else has changed this record since you opened it.', {
      errors: { notes: 'Someone else has changed this field' },
      extra: { current },
    }),
  );
  const { user } = draw();
  await retype(user, 'Mine');
  await save(user);
  const alert = (await screen.findByText(/You both changed these fields/u)).closest<HTMLElement>('[role=alert]')!;
  expect(within(alert).getByText('Theirs')).toBeInTheDocument();
  expect(notes()).toHaveValue('Mine');
  expect(screen.getByTitle('Confirmed')).toBeInTheDocument();
  await user.click(within(alert).getByRole('button', { name: 'Take their Notes' }));
  expect(notes()).toHaveValue('Theirs');
});

it('keeping mine saves against the new version', async () => {
  const current = makeAppointment({ version: 5, notes: 'Theirs', status: 'confirmed' });
  server.use(problem('put', '/appointments/:id', 409, 'Someone else has changed this record since you opened it.', { extra: { current } }));
  const { user } = draw();
  await retype(user, 'Mine');
  await save(user);
  await screen.findByText(/You both changed these fields/u);
  server.use(put('/appointments/:id', current));
  await save(user);
  await screen.findByText('Appointment updated successfully.');
  expect(saved().at(-1)?.body).toEqual({ notes: 'Mine' });
  expect(saved().at(-1)?.headers.get('If-Match')).toBe('"5"');
});

it('a move that clashes offers the nearest starts', async () => {
  const nearest = [at(TOMORROW, '10:30')];
  server.use(problem('put', '/appointments/:id', 409, 'This time has just been taken. Please choose another one.', { extra: { nearest } }));
  const { user } = draw(true);
  await user.click(await screen.findByRole('radio', { name: '10:15 AM' }));
  await save(user);
  const offer = await screen.findByRole('button', { name: 'Move to Tomorrow 10:30 AM' });
  server.use(put('/appointments/:id', makeAppointment()));
  await user.click(offer);
  await screen.findByText('Appointment updated successfully.');
  expect(saved().at(-1)?.body).toEqual({ appointmentDate: nearest[0] });
});

it('a move to a start that a visitor is choosing asks once, and then takes it', async () => {
  const refused = problem('put', '/appointments/:id', 409, 'Someone is choosing this time on the website right now.', {
    extra: { type: 'urn:arogyadesk:slotHeld', reason: 'held', nearest: [] },
  });
  server.use(refused, get('/doctors/:id/slots', makeSlots([], ['10:15'])));
  const { user } = draw(true);
  await user.click(await screen.findByRole('radio', { name: '10:15 AM, Being booked on the website' }));
  await save(user);
  await screen.findByText('A visitor is choosing this time. Take it?');
  server.use(put('/appointments/:id', makeAppointment({ version: 4 })));
  await user.click(screen.getByRole('button', { name: 'Move Anyway' }));
  await screen.findByText('Appointment updated successfully.');
  expect(saved().at(-1)?.body).toEqual({ appointmentDate: at(TOMORROW, '10:15'), takeHeld: true });
});

it("a hospital's administrator moves an appointment in time, not to another doctor, and writes no feedback", async () => {
  server.use(get('/auth/user', makeUser({ role: 'hospital_admin', hospitalId: 'h1' })));
  draw(true);
  expect(await screen.findByRole('radio', { name: '10:15 AM' })).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Doctor' })).not.toBeInTheDocument();
  expect(screen.queryByLabelText(/^Feedback/u)).not.toBeInTheDocument();
});
