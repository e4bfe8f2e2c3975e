import type { TodayAppointmentsApiResponse } from '@arogya/api/appointments';
import { useLive } from '@arogya/platform';
import { makeAppointment, at, TODAY } from '@arogya/features/appointments/testing/make-appointment';
import { fakeApi, get, problem, type FakeCall } from '@arogya/testing/fake-api';
import { fakeLive } from '@arogya/testing/fake-stream';
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
      id: `appointment-${index}`,
      appointmentDate: at(TODAY, time),
      endsAt: at(TODAY, time, 1),
      patient: { ...base.patient, name: `Patient ${index + 1}` },
    };
  });
const live = fakeLive();

function Live() {
  useLive(true, { unread: () => undefined, lost: () => Promise.resolve(true) });
  return <SchedulePanel />;
}

/** The day of the server, in pages. */
const serve = (count: number): void => {
  const page = ({ query }: FakeCall): TodayAppointmentsApiResponse => appointments(count).slice(0, Number(query.get('pageSize')));
  api.use(get('/appointments/today', page, { total: count }));
};

it("shows the first four, then '+N more', which opens all", async () => {
  serve(7);
  const { user } = renderPage(<SchedulePanel />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  await user.click(screen.getByRole('button', { name: '+3 more' }));
  const fewer = await screen.findByRole('button', { name: 'Show fewer' });
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  await user.click(fewer);
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
});

it('asks for the first four in the order of the schedule, and for the whole day when it is opened', async () => {
  serve(7);
  const { user } = renderPage(<SchedulePanel />);
  const asked = () => api.callsTo('GET', '/appointments/today').map(({ query }) => query.toString());
  await user.click(await screen.findByRole('button', { name: '+3 more' }));
  expect(await screen.findByText('Patient 7')).toBeInTheDocument();
  expect(asked()).toEqual(['sort=schedule&pageSize=4', 'pageSize=200']);
});

it('keeps the first four when the whole day cannot be loaded, and asks again', async () => {
  serve(7);
  const { user } = renderPage(<SchedulePanel />);
  const more = await screen.findByRole('button', { name: '+3 more' });
  api.use(problem('get', '/appointments/today', 503, 'The service is not available right now. Please try again in a moment.'));
  await user.click(more);
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  serve(7);
  await user.click(retry);
  expect(await screen.findByText('Patient 7')).toBeInTheDocument();
});

it('asks again for the first four when somebody books for today, and not for another day', async () => {
  serve(4);
  renderPage(<Live />);
  expect(await screen.findAllByRole('listitem')).toHaveLength(4);
  const booking = { topic: 'appointments', id: 'new', version: 1, hospitalId: null, doctorId: 'd', from: null, to: 'pending' };
  const book = (day: string): void => live.push('changed', { topics: ['appointments'], events: [{ ...booking, id: `on ${day}`, day }] });
  serve(5);
  book('2031-01-01');
  book(TODAY);
  expect(await screen.findByRole('button', { name: '+1 more' })).toBeInTheDocument();
  expect(api.callsTo('GET', '/appointments/today')).toHaveLength(2);
  expect(api.callsTo('GET', '/appointments')).toHaveLength(0);
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
