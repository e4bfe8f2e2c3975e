import type { Lead } from '@arogya/api/leads';
import { makeAppointment, makeDoctor, makeSlots } from '@arogya/features/appointments/testing/make-appointment';
import { makeEvent, makeLead } from '@arogya/features/leads/testing/make-lead';
import { fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { AgentDashboardPage } from './agent-dashboard-page';

const agent = makeUser({ role: 'agent', firstName: 'Ravi', lastName: 'Menon' });
const first = makeLead();
const second = makeLead({ id: 'e0000000-0000-4000-8000-000000000002', patientName: 'Zoya Khan' });
/** The server: what was taken or called is so from then on. */
let present: Lead = first;
const server = fakeApi(
  [
    get('/leads/agent/:id', [], { total: 0 }),
    get<Lead[]>('/leads/unassigned', () => [first, second].filter(({ id }) => id !== present.id || !present.assignedAgentId), { total: 2 }),
    get<Lead>('/leads/:id', () => present),
    get('/leads/:id/events', [makeEvent()], { total: 1 }),
    get('/appointments/agent/:id', [makeAppointment()], { total: 1 }),
    get('/appointments/stats', { today: 5, pending: 1, confirmed: 0, completedToday: 0, cancelled: 0 }),
    get('/appointments', [], { total: 0 }),
    problem('get', '/patients/by-phone/:phone', 404, 'No patient has this phone number yet.'),
    get('/doctors', [makeDoctor()], { total: 1 }),
    get('/doctors/:id', makeDoctor()),
    get('/doctors/next-free', []),
    get('/doctors/:id/slots', makeSlots()),
    put<Lead>('/leads/:id', () => (present = { ...present, assignedAgentId: agent.id, status: 'assigned', version: 2 })),
    post<Lead>('/leads/:id/calls', () => (present = { ...present, status: 'contacted', version: 3 })),
    post<Lead>('/leads/:id/undo', () => (present = { ...present, status: 'assigned', version: 4 })),
  ],
  agent,
);
beforeEach(() => {
  present = first;
});

/** Counts the keys. */
async function draw() {
  const { user } = renderPage(<AgentDashboardPage />, { path: '/agent-dashboard' });
  await screen.findByRole('button', { name: 'Assign to Me: Meera Nair' });
  let keys = 0;
  const press = async (key: string): Promise<void> => {
    keys += 1;
    await user.keyboard(key);
  };
  const record = () => screen.findByRole('dialog', { name: 'Meera Nair' });
  return { user, press, keys: () => keys, record };
}
const calls = () => server.callsTo('POST', `/leads/${first.id}/calls`);

it('takes a lead, records that the call reached it, and opens its booking with three keys and no click', async () => {
  const { press, keys, record } = await draw();
  await press('c');
  const [dial] = await within(await record()).findAllByRole('link', { name: /55500 10042/u });
  expect(dial).toHaveAttribute('href', 'tel:+915550010042');
  expect(server.callsTo('PUT').map(({ path, body }) => [path, body])).toEqual([[`/leads/${first.id}`, { assignedAgentId: agent.id }]]);
  await press('r');
  expect(await screen.findByText('Meera Nair: Reached')).toBeInTheDocument();
  expect(calls().map(({ body }) => body)).toEqual([{ outcome: 'reached' }]);
  await press('b');
  expect(await screen.findByLabelText('Patient Name')).toHaveValue('Meera Nair');
  expect(screen.getByLabelText('Phone Number')).toHaveValue('+91 55500 10042');
  expect(screen.getByLabelText(/^Location/u)).toHaveValue('Kochi');
  expect(keys()).toBe(3);
});

it('a key pressed twice takes one lead and records one call; once it is recorded, the next lead is a key away', async () => {
  const { press, record } = await draw();
  await press('cc');
  await record();
  await press('c');
  expect(server.callsTo('PUT')).toHaveLength(1);
  await press('rr');
  expect(await screen.findByText('Meera Nair: Reached')).toBeInTheDocument();
  await press('r');
  expect(calls()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Next Lead' })).toHaveAttribute('aria-keyshortcuts', 'c');
  await press('c');
  await waitFor(() => expect(server.callsTo('PUT').map(({ path }) => path)).toEqual([`/leads/${first.id}`, `/leads/${second.id}`]));
});

it('a call recorded by mistake is undone by Z, and can be recorded again', async () => {
  const { press, record } = await draw();
  await press('c');
  await record();
  await press('r');
  await screen.findByText('Meera Nair: Reached');
  await press('z');
  expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
  expect(server.callsTo('POST', `/leads/${first.id}/undo`).map(({ body }) => body)).toEqual([{ version: 3 }]);
  await press('r');
  await waitFor(() => expect(calls()).toHaveLength(2));
});

it('a lead that another agent has just taken: the sentence, nothing opens, and the next key takes the next one', async () => {
  server.use(problem('put', '/leads/:id', 409, 'Another agent has taken this lead.'));
  const { press } = await draw();
  await press('c');
  expect(await screen.findByText('Another agent has taken this lead.')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await press('c');
  await waitFor(() => expect(server.callsTo('PUT').map(({ path }) => path)).toEqual([`/leads/${first.id}`, `/leads/${second.id}`]));
});

it('the keys stand on the buttons, and in the help', async () => {
  const { press } = await draw();
  expect(screen.getByRole('button', { name: 'Assign to Me: Meera Nair' })).toHaveAttribute('aria-keyshortcuts', 'c');
  expect(screen.getByRole('button', { name: 'Assign to Me: Zoya Khan' })).not.toHaveAttribute('aria-keyshortcuts');
  await press('?');
  const help = within(await screen.findByRole('dialog', { name: 'Keyboard' }));
  for (const line of [/Take the next lead/u, /in an open lead: reached/u, /in an open lead: for it/u]) {
    expect(help.getByText(line)).toBeInTheDocument();
  }
});
