import { jest } from '@jest/globals';
import type {
  AffectedAppointment,
  CalendarChangeDetails,
  DoctorCalendarApiResponse,
  MakeChange,
  PreviewCalendarChangeApiResponse,
  PreviewChange,
} from '@arogya/api/calendars';
import type { GetDoctorApiResponse, ListDoctorsApiResponse } from '@arogya/api/doctors';
import { CHANGE_TAKEN_BACK, HOSPITAL_DECIDES } from '@arogya/domain/calendars/texts';
import { addDays } from '@arogya/domain/clock';
import { todayIn } from '@arogya/features/times/today';
import { DoctorsPage } from '@arogya/features/doctors/doctors-page';
import { makeDoctor } from '@arogya/features/doctors/testing/make-doctor';
import { del, fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Away } from './away';
import { makeChanged } from './testing/make-change';

const doctor = makeDoctor();
const TOMORROW = addDays(todayIn(doctor.hospital?.timeZone), 1);
const NEXT = addDays(TOMORROW, 1);
const COLLEAGUE = 'd0000000-0000-4000-8000-000000000002';

const affected = (number: number, of: Partial<AffectedAppointment> = {}): AffectedAppointment => {
  const at = `${TOMORROW}T09:${String(number * 5).padStart(2, '0')}:00+05:30`;
  const move = { act: 'move' as const, at: `${NEXT}T09:00:00+05:30`, doctorName: 'Meera Iyer' };
  const reassign = { act: 'reassign' as const, doctorId: COLLEAGUE, at, doctorName: 'Anil Rao' };
  return {
    id: `a${number}`,
    number,
    version: 1,
    patientId: `p${number}`,
    patientName: `Patient ${number}`,
    doctorId: doctor.id,
    doctorName: doctor.fullName,
    appointmentDate: at,
    why: 'The doctor is on leave on this day.',
    keepsDoctor: false,
    proposals: [reassign, move],
    decision: { act: 'reassign', doctorId: COLLEAGUE, at },
    ...of,
  };
};
const EIGHT = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => affected(number));

const made = (more: Partial<CalendarChangeDetails> = {}): CalendarChangeDetails => makeChanged({ ready: 8, ...more });

const api = fakeApi([
  get<ListDoctorsApiResponse>('/doctors', [doctor], { total: 1 }),
  get<GetDoctorApiResponse>('/doctors/:id', { ...doctor, upcomingAppointments: 8 }),
  get<DoctorCalendarApiResponse>('/doctors/:id/calendar', { hours: {}, dayHours: [], leaves: [] }),
  get('/hospitals/active', []),
  get('/services/active', []),
  get('/specialties/active', []),
  get('/cities/active', []),
  post<PreviewCalendarChangeApiResponse>('/calendar-changes/preview', { appointments: EIGHT, more: false }, { status: 200 }),
  post<CalendarChangeDetails>('/calendar-changes', made()),
  del('/calendar-changes/:id'),
]);

const sent = () => api.callsTo('POST', '/calendar-changes').map(({ body }) => body as MakeChange);
const previewed = () => api.callsTo('POST', '/calendar-changes/preview').map(({ body }) => body as PreviewChange);
const outcome = (patient: string) => screen.getByRole('button', { name: new RegExp(`^${patient}, `, 'u') });

it('a doctor falls ill with eight appointments tomorrow: five clicks', async () => {
  const { user } = renderPage(<DoctorsPage />, { path: '/doctors' });
  const clicked = jest.fn();
  document.addEventListener('click', clicked, true);
  await user.click(await screen.findByRole('button', { name: 'Actions for Dr. Meera Iyer' }));
  await user.click(await screen.findByText('Mark leave', { selector: '[role=menuitem] *' }));
  await user.click(await screen.findByRole('button', { name: 'Tomorrow' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('8 to reassign')).toBeInTheDocument();
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Apply' }));

  document.removeEventListener('click', clicked, true);
  expect(clicked).toHaveBeenCalledTimes(5);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]).toMatchObject({ change: { kind: 'leave', doctorId: doctor.id, from: TOMORROW, to: TOMORROW, leaveKind: 'leave' } });
  expect(sent()[0]?.decisions).toHaveLength(8);
  expect(sent()[0]?.decisions?.[0]).toEqual({
    ...EIGHT[0]?.decision,
    appointmentId: 'a1',
    version: 1,
  });
  const text = 'Leave saved. 8 appointments will be changed, and the patients informed, in 15 seconds.';
  expect(await screen.findByText(text)).toBeInTheDocument();
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(await screen.findByText(CHANGE_TAKEN_BACK)).toBeInTheDocument();
  expect(api.callsTo('DELETE', '/calendar-changes/c1')).toHaveLength(1);
});

async function saved(own = false) {
  const closed = jest.fn();
  const { user } = renderPage(<Away doctor={doctor} own={own} onClose={closed} />);
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  return { user, closed };
}

it('goes from row to row and chooses by J, K, M, R and C, and applies with Ctrl+Enter', async () => {
  const { user, closed } = await saved();
  await screen.findByText('8 to reassign');
  expect(outcome('Patient 1')).toHaveFocus();
  await user.keyboard('m');
  expect(outcome('Patient 1')).toHaveTextContent(/^\w{3} \d\d \w{3} 9:00 AM$/u);
  await user.keyboard('jjc');
  expect(outcome('Patient 3')).toHaveTextContent('Cancel and tell the patient');
  await user.keyboard('kmr');
  expect(outcome('Patient 2')).toHaveTextContent('9:10 AM with Dr. Anil Rao');
  expect(screen.getByText('1 to move · 6 to reassign · 1 to cancel')).toBeInTheDocument();
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(closed).toHaveBeenCalled());
  expect(
    sent()[0]
      ?.decisions?.map((one) => (one as { act: string }).act)
      .slice(0, 3),
  ).toEqual(['move', 'reassign', 'cancel']);
});

it('leaves open what is to be decided later', async () => {
  const { user } = await saved();
  await screen.findByText('8 to reassign');
  await user.click(outcome('Patient 4'));
  await user.click(await screen.findByText('Decide later', { selector: '[role=menuitem] *' }));
  expect(screen.getByText('7 to reassign · 1 to decide')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.decisions).toHaveLength(7);
});

it('proposes anew to keep the doctor, and cancels all without asking the server', async () => {
  const { user } = await saved();
  await screen.findByText('8 to reassign');
  const moved = EIGHT.map((one) => ({ ...one, decision: { act: 'move' as const, at: `${NEXT}T09:00:00+05:30` } }));
  api.use(post<PreviewCalendarChangeApiResponse>('/calendar-changes/preview', { appointments: moved, more: false }, { status: 200 }));
  await user.click(screen.getByText('Same doctor, new time'));
  expect(await screen.findByText('8 to move')).toBeInTheDocument();
  expect(previewed().at(-1)).toMatchObject({ preference: 'doctor' });
  await user.click(screen.getByText('Cancel all'));
  expect(await screen.findByText('8 to cancel')).toBeInTheDocument();
});

it('says with which leave the new one was merged', async () => {
  api.use(post<CalendarChangeDetails>('/calendar-changes', made({ ready: 0, mergedWith: { from: '2026-11-24', to: '2026-12-02' } })));
  const { user } = await saved();
  await user.click(await screen.findByRole('button', { name: 'Apply' }));
  expect(await screen.findByText('Leave saved. Merged with the leave of Tue 24 Nov – Wed 02 Dec 2026.')).toBeInTheDocument();
});

it('makes a change that affects nobody at once, without a list', async () => {
  api.use(
    post<PreviewCalendarChangeApiResponse>('/calendar-changes/preview', { appointments: [], more: false }, { status: 200 }),
    post<CalendarChangeDetails>('/calendar-changes', made({ ready: 0 })),
  );
  const { closed } = await saved();
  expect(await screen.findByText('Leave saved.')).toBeInTheDocument();
  expect(closed).toHaveBeenCalledTimes(1);
  expect(sent()).toHaveLength(1);
});

it('says why the affected appointments are not known, and tries again', async () => {
  api.use(problem('post', '/calendar-changes/preview', 500, ''));
  const { user } = await saved();
  expect(await screen.findByText('Failed to find the affected appointments.')).toBeInTheDocument();
  api.use(post<PreviewCalendarChangeApiResponse>('/calendar-changes/preview', { appointments: EIGHT, more: false }, { status: 200 }));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('8 to reassign')).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('goes back to what was entered', async () => {
  const { user } = await saved();
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByRole('button', { name: 'Tomorrow' })).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it.each([
  ['times that are not typed', 'Part of the day', 'Please enter both times'],
  ['weekdays that are not chosen', 'Every …', 'Please choose weekdays'],
  ['dates that are not typed', 'Dates', 'Please choose the first day'],
])('asks for %s, and sends nothing', async (_, choice, sentence) => {
  const { user } = renderPage(<Away doctor={doctor} onClose={jest.fn()} />);
  await user.click(await screen.findByRole('button', { name: choice }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(previewed()).toEqual([]);
});

it('enters the first and third Saturday off', async () => {
  const { user } = renderPage(<Away doctor={doctor} onClose={jest.fn()} />);
  await user.click(await screen.findByRole('button', { name: 'Every …' }));
  for (const name of ['Saturday', '1st', '3rd']) await user.click(screen.getByRole('button', { name }));
  expect(screen.getByText(/^Away Every 1st and 3rd Saturday, /u)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(previewed()).toHaveLength(1));
  expect(previewed()[0]).toMatchObject({ change: { weekdays: ['Saturday'], weeks: [1, 3] } });
});

it('a doctor sees whom their leave affects, and decides about nobody', async () => {
  api.use(get('/auth/user', makeUser({ role: 'doctor' })), post<CalendarChangeDetails>('/calendar-changes', made({ ready: 0, open: 8 })));
  const { user } = await saved(true);
  expect(await screen.findByText(HOSPITAL_DECIDES)).toBeInTheDocument();
  const drawer = within(screen.getByRole('dialog'));
  expect(drawer.getByText('Patient 8')).toBeInTheDocument();
  expect(drawer.queryByRole('button', { name: /^Patient/u })).toBeNull();
  await user.click(drawer.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Leave saved. 8 appointments still need a decision.')).toBeInTheDocument();
  expect(sent()[0]?.decisions).toEqual([]);
});
