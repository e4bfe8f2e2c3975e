import type { TodayAppointmentsApiResponse } from '@arogya/api/appointments';
import { makeAppointment, at, TODAY } from '@arogya/features/appointments/testing/make-appointment';
import { fakeApi, get, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen } from '@testing-library/react';
import { inScheduleOrder } from './schedule-order';
import { SchedulePanel } from './schedule-panel';

const api = fakeApi();
const appointments = (count: number): TodayAppointmentsApiResponse =>
  Array.from({ length: count }, (_, index) => {
    const base = makeAppointment();
    const time = `23:${String(40 + index)}`;
    return {
      ...base,
      id: `visit-${index}`,
      appointmentDate: at(TODAY, time),
      endsAt: at(TODAY, time, 1),
      patient: { ...base.patient, name: `Patient ${index + 1}` },
    };
  });
const serve = (count: number): void =>
  api.use(get<TodayAppointmentsApiResponse>('/appointments/today', appointments(count), { total: count }));

it("shows the first four, then '+N more', which opens all", async () => {
  serve(7);
  const { user } = renderPage(<SchedulePanel />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '+3 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  await user.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('has no more to offer for four appointments', async () => {
  serve(4);
  renderPage(<SchedulePanel />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('says that nobody is booked, and that the schedule could not be loaded', async () => {
  serve(0);
  const { unmount } = renderPage(<SchedulePanel />);
  expect(await screen.findByText('No appointments found')).toBeInTheDocument();
  unmount();
  api.use(problem('get', '/appointments/today', 503, 'The service is not available right now. Please try again in a moment.'));
  renderPage(<SchedulePanel />);
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('puts what is still ahead before what is over', () => {
  const one = (id: string, from: string, to: string) => ({
    id,
    appointmentDate: `2026-11-24T${from}:00+05:30`,
    endsAt: `2026-11-24T${to}:00+05:30`,
  });
  const day = [one('late', '16:00', '16:15'), one('over', '09:00', '09:15'), one('soon', '12:00', '12:15')];
  expect(inScheduleOrder(day, Date.parse('2026-11-24T11:00:00+05:30')).map(({ id }) => id)).toEqual(['soon', 'late', 'over']);
});
