import type { HospitalNeeds } from '@arogya/api/appointments';
import { makeAppointment, APPOINTMENT } from '@arogya/features/appointments/testing/make-appointment';
import { todayIn } from '@arogya/features/times/today';
import { makeLead } from '@arogya/features/leads/testing/make-lead';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, within } from '@testing-library/react';
import { DashboardPage } from './dashboard-page';

const agent = makeUser({ role: 'agent' });
const appointments = ['Asha Rao', 'Ravi Pillai'].map((name, index) =>
  makeAppointment({ id: `${APPOINTMENT.slice(0, -1)}${index + 1}`, patient: { ...makeAppointment().patient, name } }),
);
const figures = { totalAppointments: 4210, activeDoctors: 138, pendingLeads: 57, todayAppointments: 96, totalPatients: 3120 };
const server = fakeApi([
  get('/auth/confirmed', null),
  get('/dashboard/stats', { ...figures, changes: {}, series: { appointments: [], total: [], leads: [] } }),
  get('/appointments', appointments, { total: 2 }),
  get('/appointments/needs', [], { total: 0 }),
  get<HospitalNeeds[]>('/appointments/needs/counts', []),
  get('/appointments/agent/:id', [], { total: 0 }),
  get('/leads/agent/:id', [], { total: 0 }),
]);
const draw = () => renderPage(<DashboardPage enquiries={<p>the enquiries</p>} />);

describe("an agent's morning", () => {
  const [first, over] = [
    makeLead({ patientName: 'Urgent Uma', priority: 'high', status: 'assigned' }),
    makeLead({ id: 'e0000000-0000-4000-8000-000000000005', patientName: 'Lost Lata', status: 'lost' }),
  ];
  const panel = async (name: string) => within((await screen.findByRole('heading', { name })).closest('section')!);

  it('is their own appointments of today from now on, and their open leads, the most urgent first', async () => {
    server.use(
      get('/auth/user', agent),
      get('/appointments/agent/:id', appointments, { total: 7 }),
      get('/leads/agent/:id', [first, over], { total: 2 }),
    );
    draw();
    const today = await panel('Your appointments today, from now on');
    expect(await today.findByRole('link', { name: 'Asha Rao' })).toHaveAttribute(
      'href',
      `/appointments?appointment=${appointments[0]!.id}`,
    );
    expect(today.getByRole('link', { name: 'All 7' })).toHaveAttribute('href', '/agent-dashboard');
    const leads = await panel('Your leads, the most urgent first');
    expect(await leads.findByRole('link', { name: 'Urgent Uma' })).toHaveAttribute('href', `/agent-dashboard?lead=${first.id}`);
    expect(leads.queryByText('Lost Lata')).not.toBeInTheDocument();
    const day = todayIn(undefined);
    const [asked] = server.callsTo('GET', `/appointments/agent/${agent.id}`);
    expect(Object.fromEntries(asked!.query)).toMatchObject({ from: day, to: day, upcoming: 'true', sort: 'appointmentDate' });
    expect(server.callsTo('GET', `/leads/agent/${agent.id}`)[0]?.query.get('sort')).toBe('-urgency');
  });

  it('that is empty says so, and the four cards stay', async () => {
    server.use(get('/auth/user', agent));
    draw();
    expect(await screen.findByText('No more appointments today')).toBeInTheDocument();
    expect(await screen.findByText('No leads found')).toBeInTheDocument();
    for (const name of ['Total Appointments', 'Active Doctors', 'Pending Leads', "Today's Appointments"]) {
      expect(await screen.findByText(name)).toBeInTheDocument();
    }
  });

  it('is of no administrator', async () => {
    draw();
    await screen.findByText('Needs attention');
    expect(screen.queryByText('Your appointments today, from now on')).not.toBeInTheDocument();
    expect(server.callsTo('GET').filter(({ path }) => path.includes('/agent/'))).toEqual([]);
  });
});
