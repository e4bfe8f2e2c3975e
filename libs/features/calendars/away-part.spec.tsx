import type { CalendarChangeDetails, DoctorCalendar, MakeChange, PreviewCalendarChangeApiResponse } from '@arogya/api/calendars';
import { LEAVE_BACK, LEAVE_ENDED, NO_LEAVE } from '@arogya/domain/calendars/texts';
import { addDays } from '@arogya/domain/clock';
import { todayIn } from '@arogya/features/times/today';
import { makeDoctor } from '@arogya/features/doctors/testing/make-doctor';
import { del, fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { act, screen, waitFor } from '@testing-library/react';
import { AwayPart } from './away-part';

const doctor = makeDoctor();
const TODAY = todayIn(doctor.hospital?.timeZone);
const calendar: DoctorCalendar = {
  hours: { Friday: [] },
  dayHours: [{ day: addDays(TODAY, 2), ranges: ['10:00-13:00'], despiteClosure: false }],
  leaves: [
    {
      id: 'l1',
      from: addDays(TODAY, -3),
      to: addDays(TODAY, 30),
      fromTime: '14:00',
      toTime: '24:00',
      weekdays: ['Saturday'],
      weeks: [1, 3],
      kind: 'teaching',
      reason: 'College',
    },
  ],
};
const MADE = { id: 'c1', kind: 'leave', ready: 0, open: 0 } as CalendarChangeDetails;
const api = fakeApi([
  get<DoctorCalendar>('/doctors/:id/calendar', calendar),
  del('/doctors/:id/leaves/:leaveId'),
  post<PreviewCalendarChangeApiResponse>('/calendar-changes/preview', { appointments: [], more: false }, { status: 200 }),
  post<CalendarChangeDetails>('/calendar-changes', MADE),
]);
const sent = () => api.callsTo('POST', '/calendar-changes').map(({ body }) => (body as MakeChange).change);

it('lists leave, dates and weekdays with other hours; a leave that was ended can be entered again', async () => {
  const { user } = renderPage(<AwayPart doctor={doctor} />);
  expect(await screen.findByText(/^Every 1st and 3rd Saturday, 2:00 PM–midnight, /u)).toBeInTheDocument();
  for (const text of ['Teaching · College', '10:00 AM–1:00 PM', 'Every Friday', 'Not working'])
    expect(screen.getByText(text)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /^End: /u }));
  expect(await screen.findByText(LEAVE_ENDED)).toBeInTheDocument();
  expect(api.callsTo('DELETE', `/doctors/${doctor.id}/leaves/l1`)).toHaveLength(1);
  act(() => screen.getByRole('button', { name: 'Undo' }).click());
  expect(await screen.findByText(LEAVE_BACK)).toBeInTheDocument();
  expect(sent()).toMatchObject([{ kind: 'leave', from: TODAY, leaveKind: 'teaching', weeks: [1, 3], reason: 'College' }]);
});

it('gives a date its usual hours again', async () => {
  const { user } = renderPage(<AwayPart doctor={doctor} />);
  await user.click(await screen.findByRole('button', { name: /^Change the hours of/u }));
  await user.click(await screen.findByRole('button', { name: 'As usual' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent()).toEqual([{ kind: 'dayHours', doctorId: doctor.id, day: addDays(TODAY, 2), usual: true }]));
});

it('asks for the hours of a date, and sends nothing without them', async () => {
  const { user } = renderPage(<AwayPart doctor={doctor} />);
  await user.click(await screen.findByRole('button', { name: 'Other hours on a date' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please enter the hours')).toBeInTheDocument();
  expect(api.callsTo('POST')).toEqual([]);
});

it('says that nothing is entered, that it could not be loaded, and lets an agent only read', async () => {
  api.use(get<DoctorCalendar>('/doctors/:id/calendar', { hours: {}, dayHours: [], leaves: [] }));
  const { unmount } = renderPage(<AwayPart doctor={doctor} />);
  expect(await screen.findByText(NO_LEAVE)).toBeInTheDocument();
  unmount();
  api.use(problem('get', '/doctors/:id/calendar', 500, ''));
  const second = renderPage(<AwayPart doctor={doctor} />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
  second.unmount();
  api.use(get<DoctorCalendar>('/doctors/:id/calendar', calendar), get('/auth/user', makeUser({ role: 'agent' })));
  renderPage(<AwayPart doctor={doctor} />);
  expect(await screen.findByText('Every Friday')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
