import type { Appointment, HospitalNeeds, NeededAppointment } from '@arogya/api/appointments';
import type { DashboardStats } from '@arogya/api/stats';
import { makeAppointment, APPOINTMENT } from '@arogya/features/appointments/testing/make-appointment';
import { todayIn } from '@arogya/features/times/today';
import { makeLead } from '@arogya/features/leads/testing/make-lead';
import { fakeApi, get, heldBack, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { takeOption } from '@arogya/testing/take-option';
import { screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from './dashboard-page';
import { NeedsWithRecord } from './needs-with-record';

const stats: DashboardStats = {
  totalAppointments: 4210,
  activeDoctors: 138,
  pendingLeads: 57,
  todayAppointments: 96,
  totalPatients: 3120,
  changes: { totalAppointments: 12, activeDoctors: 5, pendingLeads: -3 },
  series: { appointments: [1, 2, 3], total: [4204, 4206, 4210], leads: [60, 58, 57] },
};
const appointments = ['Asha Rao', 'Ravi Pillai', 'Zoya Khan', 'Ivan Dsouza', 'Lata Joshi'].map((name, index) =>
  makeAppointment({ id: `${APPOINTMENT.slice(0, -1)}${index + 1}`, patient: { ...makeAppointment().patient, name } }),
);
const agent = makeUser({ role: 'agent' });
const server = fakeApi([
  get('/auth/confirmed', null),
  get('/dashboard/stats', stats),
  get('/appointments', appointments, { total: 300 }),
  get('/appointments/needs', [], { total: 0 }),
  get<HospitalNeeds[]>('/appointments/needs/counts', []),
  get('/appointments/:id', appointments[0]),
  get('/appointments/agent/:id', [], { total: 0 }),
  get('/leads/agent/:id', [], { total: 0 }),
]);
const draw = (path = '/') => renderPage(<DashboardPage enquiries={<p>the enquiries</p>} />, { path });
const quick = (name: string) => screen.findByRole('button', { name });

it('the four cards show value and computed change, and lead to what they count', async () => {
  draw();
  const today = todayIn(undefined);
  const cards = [
    [/^Total Appointments ?4,210 ?\+12%$/u, '/appointments'],
    [/^Active Doctors ?138 ?\+5%$/u, '/doctors'],
    [/^Pending Leads ?57 ?-3%$/u, '/leads?view=board'],
    [/^Today's Appointments ?96 ?Today$/u, `/appointments?from=${today}&to=${today}`],
  ] as const;
  for (const [name, to] of cards) expect(await screen.findByRole('link', { name })).toHaveAttribute('href', to);
});

it('four skeletons stand there while the figures load', async () => {
  const answers = heldBack();
  server.use(get('/dashboard/stats', stats, { until: answers.come }));
  draw();
  expect(await screen.findAllByRole('status', { name: 'Loading statistics' })).toHaveLength(4);
  answers.letCome();
  expect(await screen.findByText('4,210')).toBeInTheDocument();
});

it('a missing figure is 0, and too little to compare is New', async () => {
  server.use(get('/dashboard/stats', {}));
  draw();
  expect(await screen.findAllByText('0')).toHaveLength(4);
  expect(screen.getAllByText('New')).toHaveLength(3);
});

it('figures that do not come say so and offer to try again', async () => {
  server.use(problem('get', '/dashboard/stats', 500, 'Something went wrong.'));
  draw();
  expect(await screen.findByText('Failed to refresh statistics. Please try again.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('Recent Appointments has five rows, Recent Activity three; one call asks for both', async () => {
  draw();
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('button', { name: /^Actions for/u })).toHaveLength(5);
  expect(screen.getAllByText(/^Booked /u)).toHaveLength(3);
  expect(server.callsTo('GET', '/appointments').map(({ query }) => query.toString())).toEqual(['sort=-createdAt&pageSize=5']);
});

it('says when nothing has happened yet', async () => {
  server.use(get<Appointment[]>('/appointments', [], { total: 0 }));
  draw();
  expect(await screen.findByText('No recent activities')).toBeInTheDocument();
  expect(await screen.findByText('No appointments found')).toBeInTheDocument();
});

it('an admin has both tabs; the tab stands in the address', async () => {
  const { user, address } = draw();
  expect(await screen.findByRole('tab', { name: 'Dashboard Overview' })).toHaveAttribute('aria-selected', 'true');
  await user.click(await screen.findByRole('tab', { name: 'Enquiries' }));
  expect(address()).toBe('/?tab=enquiries');
  expect(await screen.findByText('the enquiries')).toBeInTheDocument();
});

it('an agent has no Enquiries tab, and reads why when they open its address', async () => {
  server.use(get('/auth/user', agent));
  const { user, address } = draw('/?tab=enquiries');
  expect(await screen.findByText('Access restricted to administrators only.')).toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Enquiries' })).not.toBeInTheDocument();
  expect(screen.queryByText('the enquiries')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dashboard Overview' }));
  expect(address()).toBe('/');
});

it('a fall of pending leads is good news, a fall of appointments is not, and each line is of its own figure', async () => {
  server.use(get('/dashboard/stats', { ...stats, changes: { totalAppointments: -2, activeDoctors: 5, pendingLeads: -3 } }));
  draw();
  const trend = async (text: string) => (await screen.findByText(text)).dataset['trend'];
  expect([await trend('-3%'), await trend('+5%'), await trend('-2%')]).toEqual(['good', 'good', 'bad']);
  const lineOf = (label: string) => screen.getByText(label).closest('a')?.querySelector('polyline')?.getAttribute('points');
  expect(new Set(['Total Appointments', 'Pending Leads', "Today's Appointments"].map(lineOf)).size).toBe(3);
});

it('an agent books and assigns, but adds no doctors and exports nothing', async () => {
  server.use(get('/auth/user', agent));
  draw();
  expect(await quick('Book Appointment')).toBeInTheDocument();
  expect(await quick('Assign Lead')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add Doctor' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Export Report' })).not.toBeInTheDocument();
});

it('Export Report offers both files in a new window and says that it started', async () => {
  const { user } = draw();
  await user.click(await quick('Export Report'));
  const dialog = await screen.findByRole('dialog');
  const leads = within(dialog).getByRole('link', { name: /Export Leads CSV/u });
  expect(leads).toHaveAttribute('href', '/api/export/leads/csv');
  expect(leads).toHaveAttribute('target', '_blank');
  const appointments = within(dialog).getByRole('link', { name: /Export Appointments CSV/u });
  expect(appointments).toHaveAttribute('href', '/api/export/appointments/csv');
  await user.click(appointments);
  expect(await screen.findByText('Export Started')).toBeInTheDocument();
});

it('Assign Lead gives a lead that nobody has to the chosen agent', async () => {
  const ravi = { ...agent, id: 'f1000000-0000-4000-8000-000000000001', firstName: 'Ravi', lastName: 'Menon' };
  const taken = makeLead({ assignedAgentId: ravi.id, assignedAgent: { id: ravi.id, firstName: 'Ravi', lastName: 'Menon' } });
  server.use(get('/leads/unassigned', [makeLead()], { total: 1 }), get('/users', [ravi], { total: 1 }), put('/leads/:id', taken));
  const { user } = draw();
  await user.click(await quick('Assign Lead'));
  const give = await screen.findByRole('button', { name: 'Assign: Meera Nair' });
  await user.click(give);
  expect(await screen.findByText('Please choose an agent')).toBeInTheDocument();
  expect(server.callsTo('PUT')).toEqual([]);
  await takeOption(user, screen.getByRole('combobox', { name: 'Assign to' }), 'Ravi Menon');
  await user.click(give);
  expect(await screen.findByText('Meera Nair is now with Ravi Menon.')).toBeInTheDocument();
  expect(server.callsTo('PUT')[0]?.body).toEqual({ assignedAgentId: ravi.id });
  expect(server.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"1"');
});

describe('what needs somebody now', () => {
  const needed = appointments.map((one, index): NeededAppointment => ({
    ...one,
    need: index === 0 ? 'call' : 'confirm',
    calendarChangeId: null,
  }));
  const inNeed = (rows: readonly NeededAppointment[], total: number) => get('/appointments/needs', [...rows], { total });
  const panel = async () => within((await screen.findByRole('heading', { name: 'Needs attention' })).closest('section')!);

  it('the first five stand there with their reason, and a link to all of them', async () => {
    server.use(inNeed(needed, 12));
    draw();
    const list = await panel();
    expect(await list.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute('href', `/appointments?appointment=${needed[0]!.id}`);
    expect(list.getByText('The patient could not be reached by message. Please call.')).toBeInTheDocument();
    expect(list.getAllByText('Not confirmed')).toHaveLength(4);
    expect(list.getByRole('link', { name: 'Show all 12' })).toHaveAttribute('href', '/appointments?when=needs');
    expect(server.callsTo('GET', '/appointments/needs')[0]?.query.toString()).toBe('page=1&pageSize=5');
  });

  it('counts by hospital narrow the list, and the link to all of them', async () => {
    const [lotus, apollo] = ['c0000000-0000-4000-8000-000000000001', 'c0000000-0000-4000-8000-000000000002'];
    server.use(
      get<NeededAppointment[]>('/appointments/needs', ({ query }) => (query.get('hospitalId') ? needed.slice(0, 1) : needed), { total: 9 }),
      get<HospitalNeeds[]>('/appointments/needs/counts', [
        { hospitalId: lotus, hospitalName: 'Lotus', total: 7 },
        { hospitalId: apollo, hospitalName: 'Apollo', total: 2 },
      ]),
    );
    const { user } = draw();
    const list = await panel();
    const chips = await list.findByRole('group', { name: 'Hospital' });
    expect(
      within(chips)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['All', 'Lotus7', 'Apollo2']);
    await user.click(within(chips).getByRole('button', { name: /^Apollo/u }));
    await waitFor(() => expect(list.queryByText('Not confirmed')).toBeNull());
    expect(server.callsTo('GET', '/appointments/needs').at(-1)?.query.get('hospitalId')).toBe(apollo);
    expect(list.getByRole('link', { name: 'Show all 9' })).toHaveAttribute('href', `/appointments?when=needs&hospitalId=${apollo}`);
  });

  it('whoever sees one hospital learns of no others', async () => {
    server.use(get('/auth/user', makeUser({ role: 'hospital_admin' })), inNeed(needed, 5));
    renderPage(<NeedsWithRecord />);
    await (await panel()).findByRole('link', { name: 'Asha Rao' });
    expect(server.callsTo('GET', '/appointments/needs/counts')).toEqual([]);
  });

  it('each can be settled here, and its record opens over the dashboard', async () => {
    server.use(inNeed([{ ...needed[1]!, need: 'reported' }, needed[2]!], 2), put('/appointments/:id', { ...needed[2]!, version: 9 }));
    const { user, address } = draw();
    const list = await panel();
    await user.click(await list.findByRole('button', { name: /^Confirm Zoya Khan/u }));
    await waitFor(() => expect(server.callsTo('PUT')[0]?.body).toEqual({ status: 'confirmed' }));
    await user.click(list.getByRole('button', { name: /^Review Details Ravi Pillai/u }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    expect(address()).toBe(`/?appointment=${needed[1]!.id}`);
  });

  it('nothing says so, and leads nowhere', async () => {
    draw();
    const list = await panel();
    expect(await list.findByText('Nothing needs attention')).toBeInTheDocument();
    expect(list.queryByRole('link')).not.toBeInTheDocument();
  });
});
