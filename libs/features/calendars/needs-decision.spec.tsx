import type { CalendarChangeDetails, CalendarChangeSummary, DecideAffected, DecidedAppointment } from '@arogya/api/calendars';
import { DECISION_SAVED, WILL_BE_SETTLED } from '@arogya/domain/calendars/texts';
import { makeDoctor } from '@arogya/features/doctors/testing/make-doctor';
import { fakeApi, get, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { NeedsDecision } from './needs-decision';

const doctor = makeDoctor();
const summary = (open: number): CalendarChangeSummary => ({
  id: 'c1',
  kind: 'leave',
  doctorId: doctor.id,
  doctorName: doctor.fullName,
  madeAt: '2026-11-23T10:00:00Z',
  startsAt: '2026-11-23T10:00:15Z',
  takenBackAt: null,
  open,
  ready: 0,
  done: 0,
});
const appointment = (of: Partial<DecidedAppointment>): DecidedAppointment => ({
  id: 'a1',
  number: 1,
  patientId: 'p1',
  patientName: 'Asha Patil',
  doctorId: doctor.id,
  doctorName: doctor.fullName,
  appointmentDate: '2026-11-25T09:00:00+05:30',
  state: 'open',
  decision: null,
  ...of,
});
const FAILED = appointment({
  id: 'a2',
  patientName: 'Ravi Rane',
  state: 'failed',
  decision: { act: 'move', at: '2026-11-26T09:00:00+05:30' },
  why: 'This time has just been taken. Please choose another one.',
  nearest: ['2026-11-26T09:15:00+05:30'],
});
const details = (appointments: DecidedAppointment[]): CalendarChangeDetails => ({ ...summary(appointments.length), appointments });

const BOTH = [appointment({}), FAILED];
const api = fakeApi([
  get<CalendarChangeSummary[]>('/calendar-changes', [summary(2)]),
  get<CalendarChangeDetails>('/calendar-changes/:id', details(BOTH)),
]);

async function opened() {
  const { user } = renderPage(<NeedsDecision />);
  expect(await screen.findByText('2 appointments need a decision: Dr. Meera Iyer is away')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  return user;
}

it('says who needs a decision and why, and takes one', async () => {
  const after = details([{ ...BOTH[0], state: 'ready', decision: { act: 'cancel' } } as DecidedAppointment, FAILED]);
  api.use(put<CalendarChangeDetails>('/calendar-changes/:id/appointments/:appointmentId', after));
  const user = await opened();
  await user.click(await screen.findByRole('button', { name: 'Decide: Asha Patil, 9:00 AM' }));
  api.use(get<CalendarChangeDetails>('/calendar-changes/:id', after));
  await user.click(await screen.findByText('Cancel and tell the patient'));
  expect(await screen.findByText(DECISION_SAVED)).toBeInTheDocument();
  expect(await screen.findByText(`Dr. Meera Iyer · ${WILL_BE_SETTLED}`)).toBeInTheDocument();
  expect(api.callsTo('PUT')[0]).toMatchObject({ path: '/calendar-changes/c1/appointments/a1', body: { act: 'cancel' } });
});

it('says why a decision could not be carried out, and offers the nearest starts', async () => {
  api.use(put<CalendarChangeDetails>('/calendar-changes/:id/appointments/:appointmentId', details(BOTH)));
  const user = await opened();
  expect(await screen.findByText(`Dr. Meera Iyer · ${FAILED.why ?? ''}`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Decide: Ravi Rane, 9:00 AM' }));
  await user.click(await screen.findByText('Thu 26 Nov 9:15 AM with Dr. Meera Iyer'));
  await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(1));
  expect(api.callsTo('PUT')[0]?.body as DecideAffected).toEqual({ act: 'move', at: '2026-11-26T09:15:00+05:30' });
});

it('shows nothing where nothing needs a decision, and asks nothing for a doctor', async () => {
  api.use(get<CalendarChangeSummary[]>('/calendar-changes', []));
  const { unmount } = renderPage(<NeedsDecision />);
  await waitFor(() => expect(api.callsTo('GET', '/calendar-changes')).toHaveLength(1));
  expect(screen.queryByRole('status')).toBeNull();
  unmount();
  api.use(get('/auth/user', makeUser({ role: 'doctor' })));
  renderPage(<NeedsDecision />);
  await waitFor(() => expect(api.callsTo('GET', '/auth/user').length).toBeGreaterThan(1));
  expect(api.callsTo('GET', '/calendar-changes')).toHaveLength(1);
});
