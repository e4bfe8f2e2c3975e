import type {
  DashboardStatsApiResponse,
  ManagementStatsApiResponse,
  ReportAnalyticsApiResponse,
  ReportFiguresApiResponse,
} from '@arogya/api/stats';
import { STATS_REFRESH_MS } from '@arogya/domain/stats/figures';
import { REFUSALS } from '@arogya/domain/refusal';
import { api, confirmation } from '@arogya/platform';
import { fakeApi, get, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { makeUser } from '@arogya/testing/make-user';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ReportsPage } from './reports-page';

const stats: DashboardStatsApiResponse = {
  totalAppointments: 4210,
  activeDoctors: 138,
  pendingLeads: 57,
  todayAppointments: 96,
  totalPatients: 3120,
  changes: { totalAppointments: 12, activeDoctors: null, pendingLeads: -3 },
  series: { appointments: [], total: [], leads: [] },
};
const analytics: ReportAnalyticsApiResponse = {
  bookings: [{ day: '2026-11-02', status: 'completed', appointments: 31 }],
  funnel: [{ status: 'contacted', leads: 40 }],
  sources: [{ source: 'Referral', leads: 18 }],
  noShows: [{ doctorId: 'd1', fullName: 'Dr. Asha Rao', noShows: 4, appointments: 80 }],
  hours: [{ weekday: 1, hour: 9, appointments: 12 }],
};
const NOTHING: ReportAnalyticsApiResponse = { bookings: [], funnel: [], sources: [], noShows: [], hours: [] };
const server = fakeApi([
  get('/dashboard/stats', stats),
  get<ManagementStatsApiResponse>('/management/stats', { servicesCount: 24, specialtiesCount: 18, statesCount: 36, citiesCount: 120 }),
  get('/reports/analytics', analytics),
  get<ReportFiguresApiResponse>('/reports/figures', { checkedAt: null, differing: [] }),
  get('/auth/confirmed', null),
  get('/auth/user', makeUser()),
]);
const draw = (search = '?from=2026-11-01&to=2026-11-30') => renderPage(<ReportsPage />, { path: `/reports${search}` });
const figure = async (label: string) => within((await screen.findByText(label)).parentElement as HTMLElement);
const refresh = () => fireEvent.click(screen.getByRole('button', { name: /Refresh/u }));

it('shows the five figures, what changed, and when they came', async () => {
  draw();
  expect(await screen.findByText('4,210')).toBeInTheDocument();
  expect((await figure('Total Appointments')).getByText('+12% in 30 days')).toBeInTheDocument();
  expect((await figure("Today's Appointments")).getByText('96')).toBeInTheDocument();
  expect((await figure('Total Patients')).getByText('3,120')).toBeInTheDocument();
  expect((await figure('Active Doctors')).getByText('138')).toBeInTheDocument();
  expect((await figure('Pending Leads')).getByText('57')).toBeInTheDocument();
  expect(screen.getByText(/^Last updated/u)).toHaveTextContent(/\d{1,2}:\d\d:\d\d [AP]M/u);
  expect(await screen.findByText('120')).toBeInTheDocument();
});

it('says whether the figures agreed with the records in the night', async () => {
  const { unmount } = draw();
  expect(await screen.findByText('The figures are compared with the records every night.')).toBeInTheDocument();
  unmount();
  const checkedAt = '2026-11-24T21:00:00+00:00';
  const rendered = async (differing: ReportFiguresApiResponse['differing'], text: RegExp) => {
    server.use(get<ReportFiguresApiResponse>('/reports/figures', { checkedAt, differing }));
    const page = draw();
    expect(await screen.findByText(text)).toBeInTheDocument();
    page.unmount();
  };
  await rendered([], /on 25 Nov 2026, 2:30 AM: all figures agree/u);
  await rendered(
    [
      { figure: 'leads', count: 2, repaired: false },
      { figure: 'total', count: 1, repaired: false },
    ],
    /on 25 Nov 2026, 2:30 AM: 3 figures differ\. Please tell/u,
  );
  const repaired = [{ figure: 'leads', count: 2, repaired: true }];
  await rendered(repaired, /on 25 Nov 2026, 2:30 AM: 2 figures differed and were counted anew\./u);
  await rendered([...repaired, { figure: 'total', count: 1, repaired: false }], /1 figure differs\. Please tell/u);
});

it('asks for the figures again every 30 seconds, also while the window is in the background, and not for the charts', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { store, unmount } = draw();
  await screen.findByText('4,210');
  await screen.findByText('Bookings over time');
  act(() => void store.dispatch(api.internalActions.onFocusLost()));
  server.use(get('/dashboard/stats', { ...stats, totalAppointments: 4211 }));
  await act(() => jest.advanceTimersByTimeAsync(STATS_REFRESH_MS));
  expect(await screen.findByText('4,211')).toBeInTheDocument();
  expect(server.callsTo('GET', '/management/stats')).toHaveLength(2);
  expect(server.callsTo('GET', '/reports/analytics')).toHaveLength(1);
  unmount();
  jest.useRealTimers();
});

it('refreshes everything at once and says so', async () => {
  draw();
  await screen.findByText('4,210');
  refresh();
  expect(await screen.findByText('Statistics Refreshed')).toBeInTheDocument();
  expect(server.callsTo('GET', '/dashboard/stats')).toHaveLength(2);
  expect(server.callsTo('GET', '/reports/analytics')).toHaveLength(2);
});

it('keeps the old figures when a refresh fails, and says so', async () => {
  draw();
  await screen.findByText('4,210');
  server.use(problem('get', '/dashboard/stats', 500, 'Something went wrong.'));
  refresh();
  expect(await screen.findByText('Refresh Failed')).toBeInTheDocument();
  expect(screen.getByText('Failed to refresh statistics. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('4,210')).toBeInTheDocument();
  expect(screen.getByText(/Showing what was loaded before/u)).toBeInTheDocument();
});

it('opens both files in a new window and says so', async () => {
  draw();
  for (const [name, address] of [
    ['Export Appointments CSV', '/api/export/appointments/csv'],
    ['Export Leads CSV', '/api/export/leads/csv'],
  ] as const) {
    const link = screen.getByRole('link', { name: new RegExp(name, 'u') });
    expect(link).toHaveAttribute('href', address);
    expect(link).toHaveAttribute('target', '_blank');
    const opened: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function open(this: HTMLAnchorElement) {
      opened.push(`${this.pathname} ${this.target} ${this.rel}`);
    });
    fireEvent.click(link);
    await waitFor(() => expect(opened).toEqual([`${address} _blank noopener`]));
    click.mockRestore();
    expect(await screen.findByText('Export Started')).toBeInTheDocument();
  }
});

it('asks for the password again before it exports, where the last time is long ago, and exports nothing without it', async () => {
  let proved = false;
  const done = confirmation.askWith(() => Promise.resolve(proved));
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const needed = problem('get', '/auth/confirmed', 403, REFUSALS.confirmNeeded[1], { extra: { type: 'urn:arogyadesk:confirmNeeded' } });
  server.use(needed);
  draw();
  const link = screen.getByRole('link', { name: /Export Leads CSV/u });
  fireEvent.click(link);
  expect(await screen.findByText(REFUSALS.confirmNeeded[1])).toBeInTheDocument();
  expect(click).not.toHaveBeenCalled();
  proved = true;
  server.use(get('/auth/confirmed', null));
  fireEvent.click(link);
  await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
  click.mockRestore();
  done();
});

it('gives the figures of each chart as a table', async () => {
  draw();
  const rowOf = async (table: string, name: RegExp) =>
    within(await screen.findByRole('table', { name: table, hidden: true })).getByRole('row', { name, hidden: true });
  expect(await rowOf('Bookings over time', /^02 Nov 2026/u)).toHaveTextContent('02 Nov 202600031031');
  expect(await rowOf('Lead funnel', /^Assigned/u)).toHaveTextContent('Assigned040100%');
  expect(await rowOf('Sources', /^Referral/u)).toHaveTextContent('Referral18100%');
  expect(await rowOf('No-shows by doctor', /^Dr\. Asha Rao/u)).toHaveTextContent('Dr. Asha Rao4805%');
  expect(await rowOf('Hours and weekdays', /^9 AM/u)).toHaveTextContent('9 AM12000000');
});

it('asks for the days that the address says, and writes the chosen ones there', async () => {
  const { user, address } = draw();
  await screen.findByText('Bookings over time');
  expect(Object.fromEntries(server.callsTo('GET', '/reports/analytics')[0]?.query ?? [])).toEqual({ from: '2026-11-01', to: '2026-11-30' });
  await user.click(screen.getByText('90 days'));
  expect(address()).toBe('/reports?days=90');
  await waitFor(() => expect(server.callsTo('GET', '/reports/analytics')).toHaveLength(2));
  await user.click(screen.getByText('30 days'));
  expect(address()).toBe('/reports');
  await user.click(screen.getByText('Choose days'));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-03-02' } });
  fireEvent.blur(screen.getByLabelText('First day'));
  expect(address()).toContain('from=2026-03-02');
});

it('says where there is nothing to draw', async () => {
  server.use(get('/reports/analytics', NOTHING));
  draw();
  expect(await screen.findByText('No missed appointments')).toBeInTheDocument();
  expect(screen.getAllByText('No appointments found')).toHaveLength(2);
  expect(screen.getAllByText('No leads found')).toHaveLength(2);
});

it('offers to try again when the charts could not be loaded', async () => {
  server.use(problem('get', '/reports/analytics', 400, 'Please choose 1 to 366 days'));
  const { user } = draw();
  expect(await screen.findByText('Please choose 1 to 366 days')).toBeInTheDocument();
  server.use(get('/reports/analytics', analytics));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Bookings over time')).toBeInTheDocument();
});

describe("for a hospital's administrator", () => {
  const hospital = { name: 'Lotus Care', city: 'Dubai', timeZone: 'America/New_York' };
  beforeEach(() => server.use(get('/auth/user', makeUser({ role: 'hospital_admin', hospitalId: 'h1', hospital }))));

  it('shows figures and charts, and asks for nothing that is of all hospitals', async () => {
    const { user } = draw();
    expect(await screen.findByText('4,210')).toBeInTheDocument();
    expect(await screen.findByText('Bookings over time')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Refresh/u }));
    expect(await screen.findByText('Statistics Refreshed')).toBeInTheDocument();
    expect(server.callsTo('GET', '/dashboard/stats')).toHaveLength(2);
    for (const path of ['/management/stats', '/reports/figures']) expect(server.callsTo('GET', path)).toEqual([]);
    expect(screen.queryByText('System Management')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Export Leads CSV/u })).toBeInTheDocument();
  });

  it('ends on the day of the hospital, and says the time on its clock', async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date('2026-12-02T03:00:00Z') });
    const { store, unmount } = draw('?days=7');
    await screen.findByText('4,210');
    await waitFor(() =>
      expect(Object.fromEntries(server.callsTo('GET', '/reports/analytics').at(-1)?.query ?? [])).toEqual({
        from: '2026-11-25',
        to: '2026-12-01',
      }),
    );
    expect(screen.getByText(/^Last updated/u)).toHaveTextContent(/10:00:\d\d PM/u);
    unmount();
    expect(store).toBeDefined();
    jest.useRealTimers();
  });
});
