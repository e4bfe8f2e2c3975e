import type { Lead } from '@arogya/api/leads';
import { makeEvent, makeLead } from '@arogya/features/leads/testing/make-lead';
import { makeAppointment, TODAY } from '@arogya/features/appointments/testing/make-appointment';
import { fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AgentDashboardPage } from './agent-dashboard-page';

const agent = makeUser({ role: 'agent', firstName: 'Ravi', lastName: 'Menon' });
const mine = makeLead({
  id: 'e0000000-0000-4000-8000-000000000009',
  patientName: 'Arjun Das',
  status: 'assigned',
  assignedAgentId: agent.id,
});
const free = makeLead();
const server = fakeApi(
  [
    get('/leads/agent/:id', [mine], { total: 14 }),
    get('/leads/unassigned', [free], { total: 1 }),
    get('/leads/:id', free),
    get('/leads/:id/events', [makeEvent()], { total: 1 }),
    get('/appointments/agent/:id', [makeAppointment()], { total: 23 }),
    get('/appointments/stats', { today: 5, pending: 1, confirmed: 0, completedToday: 0, cancelled: 0 }),
  ],
  agent,
);
const draw = (path = '/agent-dashboard') => renderPage(<AgentDashboardPage />, { path });
const quick = (name: string) => screen.findByRole('button', { name });

it('the four cards show the true totals', async () => {
  draw();
  for (const name of ['My Leads 14', 'My Appointments 23', 'Unassigned Leads 1', "Today's Appointments 5"]) {
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  }
  expect(server.callsTo('GET', `/leads/agent/${agent.id}`)[0]?.query.toString()).toBe('sort=-urgency&page=1&pageSize=10');
});

it('my appointments of today from now on stand there, by their time', async () => {
  const soon = makeAppointment({
    id: 'a0000000-0000-4000-8000-000000000007',
    patient: { ...makeAppointment().patient, name: 'Zoya Khan' },
  });
  server.use(get('/appointments/agent/:id', ({ query }) => (query.get('upcoming') ? [soon] : [makeAppointment()]), { total: 1 }));
  draw();
  const panel = within((await screen.findByRole('heading', { name: 'Your appointments today, from now on' })).closest('section')!);
  expect(await panel.findByRole('link', { name: 'Zoya Khan' })).toHaveAttribute('href', `/appointments?appointment=${soon.id}`);
  const asked = server.callsTo('GET', `/appointments/agent/${agent.id}`).find(({ query }) => query.has('upcoming'));
  expect(Object.fromEntries(asked!.query)).toEqual({ from: TODAY, to: TODAY, upcoming: 'true', sort: 'appointmentDate', pageSize: '5' });
});

it('recent activity and available leads ask for three', async () => {
  draw();
  await screen.findByText('Meera Nair');
  const recent = server.callsTo('GET', `/appointments/agent/${agent.id}`).find(({ query }) => query.get('sort') === '-createdAt');
  expect(recent?.query.get('pageSize')).toBe('3');
  expect(server.callsTo('GET', '/leads/unassigned')[0]?.query.get('pageSize')).toBe('3');
});

it('says when there is nothing', async () => {
  server.use(
    get('/leads/agent/:id', [], { total: 0 }),
    get('/leads/unassigned', [], { total: 0 }),
    get('/appointments/agent/:id', [], { total: 0 }),
  );
  draw();
  expect(await screen.findByText('No recent activities')).toBeInTheDocument();
  expect(await screen.findByText('No appointments found')).toBeInTheDocument();
  expect(await screen.findAllByText('No leads found')).toHaveLength(2);
});

it('Assign to Me takes the lead', async () => {
  server.use(put('/leads/:id', makeLead({ assignedAgentId: agent.id, status: 'assigned' })));
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Assign to Me: Meera Nair' }));
  expect(await screen.findByText('Meera Nair is now among your leads.')).toBeInTheDocument();
  expect(server.callsTo('PUT')[0]?.body).toEqual({ assignedAgentId: agent.id });
});

it("a lead that another agent has just taken: the server's sentence, and the list without it", async () => {
  let left: Lead[] = [free];
  server.use(
    get<Lead[]>('/leads/unassigned', () => left, { total: 1 }),
    problem('put', '/leads/:id', 409, 'Another agent has taken this lead.'),
  );
  const { user } = draw();
  const button = await screen.findByRole('button', { name: 'Assign to Me: Meera Nair' });
  left = [];
  await user.click(button);
  expect(await screen.findByText('Another agent has taken this lead.')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Meera Nair')).not.toBeInTheDocument());
});

it("a lead's menu is what an agent may do", async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Actions for Arjun Das' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'View Details',
    'Edit Lead',
    'Book Appointment',
    'Mark Contacted',
    'Mark Converted',
  ]);
});

it('a caller who does not book becomes a lead of my own: no agent or doctor is asked for, and none is sent', async () => {
  server.use(get('/cities/active', []), get('/specialties/active', []), post('/leads', { ...mine, patientName: 'Sunil Kamat' }));
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: /Add Lead$/u }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add Lead' }));
  for (const name of ['Assigned Agent', 'Assigned Doctor']) expect(dialog.queryByLabelText(name)).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/^Patient Name/u), 'Sunil Kamat');
  await user.type(dialog.getByLabelText(/^Phone Number/u), '+91 55500 10077');
  await user.type(dialog.getByLabelText(/^Notes/u), 'Will ask at home');
  await user.click(dialog.getByRole('button', { name: 'Add Lead' }));
  expect(await screen.findByText('Lead created successfully.')).toBeInTheDocument();
  const { body } = server.callsTo('POST', '/leads')[0]!;
  expect(body).toMatchObject({
    patientName: 'Sunil Kamat',
    phone: '+91 55500 10077',
    source: 'Phone Call',
    status: 'assigned',
    notes: 'Will ask at home',
  });
  expect(Object.keys(body as object)).not.toEqual(expect.arrayContaining([expect.stringMatching(/^assigned/u)]));
});

it('A adds a lead', async () => {
  server.use(get('/cities/active', []), get('/specialties/active', []));
  const { user } = draw();
  await screen.findByRole('button', { name: /Add Lead$/u });
  await user.keyboard('a');
  expect(await screen.findByRole('dialog', { name: 'Add Lead' })).toBeInTheDocument();
});

it('Call Patient asks for the most urgent leads first, finds a phone, and shows more on demand', async () => {
  const many = Array.from({ length: 8 }, (_, n) => ({ ...mine, id: `${mine.id.slice(0, -1)}${n}`, patientName: `Patient ${n}` }));
  server.use(get('/leads/agent/:id', many, { total: 20 }));
  const { user } = draw();
  await user.click((await screen.findAllByRole('button', { name: /Call Patient/u })).at(-1)!);
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Show more' }));
  await user.type(dialog.getByPlaceholderText('Search my leads'), '98450-3');
  const asked = () => server.callsTo('GET', `/leads/agent/${mine.assignedAgentId ?? ''}`).map(({ query }) => Object.fromEntries(query));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ q: '98450-3', sort: '-urgency', pageSize: '8' }));
  expect(asked()).toContainEqual(expect.objectContaining({ sort: '-urgency', pageSize: '16' }));
});

it('Call Patient dials one of my leads and records how the call ended', async () => {
  server.use(post('/leads/:id/calls', { ...mine, status: 'contacted' }));
  const { user } = draw();
  await user.click((await screen.findAllByRole('button', { name: /Call Patient/u })).at(-1)!);
  const dialog = await screen.findByRole('dialog');
  await user.click(await within(dialog).findByRole('button', { name: /Arjun Das/u }));
  expect(within(dialog).getByRole('link', { name: /55500 10042/u })).toHaveAttribute('href', 'tel:+915550010042');
  await user.click(within(dialog).getByRole('button', { name: 'Record Call' }));
  expect(await within(dialog).findByText('Please choose how the call ended')).toBeInTheDocument();
  await user.click(within(dialog).getByText('Call back later'));
  await user.type(within(dialog).getByLabelText(/^Notes/u), 'After six');
  await user.click(within(dialog).getByRole('button', { name: 'Record Call' }));
  expect(await screen.findByText('Arjun Das: Call back later')).toBeInTheDocument();
  expect(server.callsTo('POST')[0]).toMatchObject({ path: `/leads/${mine.id}/calls`, body: { outcome: 'call_back', notes: 'After six' } });
});

it('Update Status changes one of my leads or of my appointments', async () => {
  server.use(put('/appointments/:id', makeAppointment({ status: 'confirmed' })));
  const { user } = draw();
  await user.click(await quick('Update Status'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByText('My appointments'));
  await user.click(await within(dialog).findByRole('button', { name: /Asha Rao/u }));
  expect(within(dialog).getByRole('button', { name: 'Update Status' })).toBeDisabled();
  await user.click(within(dialog).getByText('Confirmed'));
  await user.click(within(dialog).getByRole('button', { name: 'Update Status' }));
  expect(await screen.findByText('Appointment status updated successfully.')).toBeInTheDocument();
  expect(server.callsTo('PUT')[0]?.body).toEqual({ status: 'confirmed' });
});

it('Assign Lead lists all that nobody has, the most urgent first', async () => {
  const { user } = draw();
  await user.click(await quick('Assign Lead'));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByRole('button', { name: 'Assign to Me: Meera Nair' })).toBeInTheDocument();
  expect(server.callsTo('GET', '/leads/unassigned').at(-1)?.query.get('sort')).toBe('-priority');
});

it('the details of a lead that nobody has offer to take it, and nothing else', async () => {
  const { user, address } = draw();
  await user.click(await screen.findByRole('button', { name: 'Meera Nair' }));
  expect(address()).toBe(`/agent-dashboard?lead=${free.id}`);
  const drawer = await screen.findByRole('dialog');
  expect(within(drawer).getByRole('button', { name: /Assign to Me/u })).toBeInTheDocument();
  expect(within(drawer).queryByRole('button', { name: /Edit Lead/u })).not.toBeInTheDocument();
});

describe('on a phone', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('my leads and appointments have two lines each, with Call and WhatsApp; a tap opens the record', async () => {
    const usual = window.matchMedia('(any)');
    jest.spyOn(window, 'matchMedia').mockImplementation((media) => ({ ...usual, media, matches: media.includes('767') }));
    const { user, address } = draw();
    const leads = within(await screen.findByRole('list', { name: 'My Assigned Leads' }));
    const appointments = within(await screen.findByRole('list', { name: 'My Appointments' }));
    for (const list of [leads, appointments]) {
      expect(list.getAllByRole('link', { name: /^Call / })).toHaveLength(1);
      expect(list.getAllByRole('link', { name: /^WhatsApp / })).toHaveLength(1);
    }
    expect(leads.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+915550010042');
    await user.click(leads.getByRole('button', { name: 'View details of Arjun Das' }));
    expect(address()).toBe(`/agent-dashboard?lead=${mine.id}`);
  });
});
