import type { Role } from '@arogya/domain/access';
import { fakeApi, get, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { AppointmentsPage } from '../appointments-page';
import { APPOINTMENT, at, makeAppointment, makePatient, TODAY } from '../testing/make-appointment';

const BEGUN = makeAppointment({ status: 'confirmed', appointmentDate: at(TODAY, '00:00'), endsAt: at(TODAY, '00:15') });
const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments', [BEGUN], { total: 1 }),
  get('/appointments/:id', BEGUN),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/stats', { today: 5, pending: 3, confirmed: 0, completedToday: 2, cancelled: 1 }),
  get('/hospitals/active', []),
  get('/patients/:id', makePatient()),
]);
const sent = () => server.callsTo('PUT').map(({ body, headers }) => [body, headers.get('If-Match')]);

async function pressComplete(role: Role) {
  server.use(
    get('/auth/user', makeUser({ role, hospitalId: 'h1' })),
    put('/appointments/:id', makeAppointment({ status: 'completed', version: 4 })),
  );
  const { user } = renderPage(<AppointmentsPage />, { path: `/appointments?when=all&appointment=${APPOINTMENT}` });
  const drawer = await screen.findByRole('dialog');
  await user.click(await within(drawer).findByRole('button', { name: 'Mark Complete' }));
  return user;
}
const saved = () => screen.findByText('Appointment status updated successfully.');

it("completing an appointment from an admin's drawer asks for feedback in the same step, and sends both in one call", async () => {
  const user = await pressComplete('admin');
  await waitFor(() => expect(screen.getByLabelText(/Feedback/u)).toHaveFocus());
  await user.keyboard('Rest for a week');
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await saved();
  expect(sent()).toEqual([[{ status: 'completed', feedback: 'Rest for a week' }, '"3"']]);
  await waitFor(() => expect(screen.queryByLabelText(/Feedback/u)).not.toBeInTheDocument());
});

it.each(['agent', 'hospital_admin'] as const)('%s may not write feedback, and is not asked (control)', async (role) => {
  await pressComplete(role);
  await saved();
  expect(screen.queryByLabelText(/Feedback/u)).not.toBeInTheDocument();
  expect(sent()).toEqual([[{ status: 'completed' }, '"3"']]);
});
