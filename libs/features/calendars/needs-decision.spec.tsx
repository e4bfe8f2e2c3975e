import type { AffectedProposalsApiResponse, CalendarChangeDetails, CalendarChangeSummary, DecideMany } from '@arogya/api/calendars';
import { CAN_STAY, DECISIONS_TAKEN_BACK, NOTHING_TO_DECIDE } from '@arogya/domain/calendars/texts';
import { fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { NeedsDecision } from './needs-decision';
import { makeAffected, makeChange, makeChanged } from './testing/make-change';

const BOTH = [
  makeAffected(),
  makeAffected({
    id: 'a2',
    version: 3,
    patientName: 'Ravi Rane',
    appointmentDate: '2026-11-25T09:15:00+05:30',
    why: 'This time has just been taken.',
  }),
];
const PROPOSALS = '/calendar-changes/:id/proposals';
const api = fakeApi([
  get<CalendarChangeSummary[]>('/calendar-changes', [makeChange({ open: 2 })]),
  get<AffectedProposalsApiResponse>(PROPOSALS, { appointments: BOTH, more: false }),
  post<CalendarChangeDetails>('/calendar-changes/:id/decisions', makeChanged({ ready: 2 }), { status: 200 }),
  post<CalendarChangeDetails>('/calendar-changes/:id/decisions/undo', makeChanged({ open: 2 }), { status: 200 }),
]);

const sent = () => api.callsTo('POST').filter(({ path }) => path.endsWith('/decisions'));
const outcome = (patient: string) => screen.getByRole('button', { name: new RegExp(`^${patient}, `, 'u') });

async function opened(line = '2 appointments need a decision: Dr. Meera Iyer is away') {
  const { user } = renderPage(<NeedsDecision />);
  expect(await screen.findByText(line)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Decide' }));
  return user;
}

it('says who needs a decision and why, with the list of a new change, and decides by one Apply that can be undone', async () => {
  const user = await opened();
  expect(await screen.findByText('2 to reassign')).toBeInTheDocument();
  expect(screen.getByText('This time has just been taken.')).toBeInTheDocument();
  expect(outcome('Asha Patil')).toHaveTextContent('9:00 AM with Dr. Anil Rao');
  await user.keyboard('mjc');
  expect(screen.getByText('1 to move · 1 to cancel')).toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(await screen.findByText('Decided. 2 appointments will be changed, and the patients informed, in 15 seconds.')).toBeInTheDocument();
  expect(sent()).toHaveLength(1);
  expect(sent()[0]?.body as DecideMany).toEqual({
    decisions: [
      { act: 'move', at: '2026-11-26T09:00:00+05:30', appointmentId: 'a1', version: 1 },
      { act: 'cancel', appointmentId: 'a2', version: 3 },
    ],
  });
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(await screen.findByText(DECISIONS_TAKEN_BACK)).toBeInTheDocument();
  expect(api.callsTo('POST', '/calendar-changes/c1/decisions/undo')[0]?.body).toEqual({ appointmentIds: ['a1', 'a2'] });
});

it('asks for other places by one choice for all', async () => {
  const user = await opened();
  await screen.findByText('2 to reassign');
  const moved = BOTH.map((one) => makeAffected({ ...one, decision: { act: 'move', at: '2026-11-26T09:00:00+05:30' } }));
  api.use(get<AffectedProposalsApiResponse>(PROPOSALS, { appointments: moved, more: false }));
  await user.click(screen.getByText('Same doctor, new time'));
  expect(await screen.findByText('2 to move')).toBeInTheDocument();
  expect(api.callsTo('GET', '/calendar-changes/c1/proposals').at(-1)?.query.get('preference')).toBe('doctor');
  await user.click(screen.getByText('Cancel all'));
  expect(await screen.findByText('2 to cancel')).toBeInTheDocument();
});

it('proposes to keep what can stay, and leaves open what is to be decided later', async () => {
  const stays = makeAffected({ why: CAN_STAY, proposals: [], decision: { act: 'keep' } });
  api.use(get<AffectedProposalsApiResponse>(PROPOSALS, { appointments: [stays, BOTH[1] as typeof stays], more: false }));
  const user = await opened();
  expect(await screen.findByText('1 to reassign · 1 to keep')).toBeInTheDocument();
  await user.click(outcome('Ravi Rane'));
  expect(await screen.findByText('Another time or doctor …')).toBeInTheDocument();
  await user.click(await screen.findByText('Decide later', { selector: '[role=menuitem] *' }));
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.body).toEqual({ decisions: [{ act: 'keep', appointmentId: 'a1', version: 1 }] });
});

it('goes from one change to the next, and ends with the last', async () => {
  const closed = makeChange({ id: 'c2', kind: 'closure', doctorId: null, doctorName: null });
  api.use(get<CalendarChangeSummary[]>('/calendar-changes', [makeChange({ open: 2 }), closed]));
  const user = await opened('3 appointments need a decision: Dr. Meera Iyer is away, the hospital is closed');
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByRole('heading', { name: 'the hospital is closed' })).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent().map(({ path }) => path)).toEqual(['/calendar-changes/c1/decisions', '/calendar-changes/c2/decisions']));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why the list is not there, and what has been decided by others', async () => {
  api.use(problem('get', PROPOSALS, 500, ''));
  const user = await opened();
  expect(await screen.findByText('Failed to find the affected appointments.')).toBeInTheDocument();
  api.use(get<AffectedProposalsApiResponse>(PROPOSALS, { appointments: [], more: false }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(NOTHING_TO_DECIDE)).toBeInTheDocument();
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
