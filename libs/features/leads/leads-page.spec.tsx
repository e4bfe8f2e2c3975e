import type { Lead } from '@arogya/api/leads';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { LeadsPage } from './leads-page';
import { LEAD, makeEvent, makeLead } from './testing/make-lead';

const stats = { total: 12, new: 5, assigned: 1, contacted: 3, appointment_booked: 1, converted: 2, lost: 0 };
const server = fakeApi([
  get('/leads/stats', stats),
  get('/leads', [makeLead()], { total: 1 }),
  get('/leads/:id', makeLead()),
  get('/leads/:id/events', [makeEvent()], { total: 1 }),
  get('/users', [], { total: 0 }),
  get('/doctors', [], { total: 0 }),
  get('/cities/active', []),
  get('/specialties/active', []),
]);

const draw = (path = '/leads') => renderPage(<LeadsPage />, { path });
type User = ReturnType<typeof draw>['user'];
const menuOf = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for Meera Nair' }));
  return screen.findByRole('menu');
};
const itemsOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('menuitem')
    .map((item) => item.textContent);
const lastList = () => server.callsTo('GET', '/leads').at(-1)?.query.toString();

it('shows the four cards and the columns of the specification', async () => {
  draw();
  const table = await screen.findByRole('table');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Patient', 'Contact', 'Location & Specialty', 'Priority', 'Status', 'Assigned Doctor', 'Created', 'Actions']);
  expect(within(table).getByText('Kochi')).toBeInTheDocument();
  expect(within(table).getByRole('link', { name: '+91 55500 10042' })).toHaveAttribute('href', 'tel:+915550010042');
  for (const name of ['Total 12', 'New 5', 'Contacted 3', 'Converted 2']) {
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  }
});

it('a card filters the list, stands in the address, and lets go again', async () => {
  const { user, address } = draw();
  const card = await screen.findByRole('button', { name: /^Contacted/u });
  await user.click(card);
  expect(address()).toBe('/leads?status=contacted');
  await waitFor(() => expect(lastList()).toContain('status=contacted'));
  expect(card).toHaveAttribute('aria-pressed', 'true');
  await user.click(card);
  expect(address()).toBe('/leads');
});

it('the address tells search, filters, sort and page; what it says amiss is left out', async () => {
  const first = draw('/leads?q=meera&status=new&priority=high&sort=patientName&page=2');
  await waitFor(() => expect(lastList()).toBe('q=meera&sort=patientName&page=2&pageSize=25&status=new&priority=high'));
  expect(screen.getByLabelText('Search name, phone or email')).toHaveValue('meera');
  first.unmount();
  draw('/leads?status=gone');
  await waitFor(() => expect(lastList()).toBe('sort=-createdAt&page=1&pageSize=25'));
});

it('an empty list says so; a filtered one says what the filters hide, and Clear Filters shows it', async () => {
  server.use(get<Lead[]>('/leads', ({ query }) => (query.has('q') ? [] : [makeLead()]), { total: 7 }));
  const { user, address } = draw('/leads?q=nobody');
  expect(await screen.findByText('No leads found')).toBeInTheDocument();
  expect(await screen.findByText('7 leads hidden by filters')).toBeInTheDocument();
  await user.click(screen.getAllByRole('button', { name: 'Clear Filters' }).at(-1)!);
  expect(address()).toBe('/leads');
});

it("an admin's menu is the specification's, in its order", async () => {
  const { user } = draw();
  expect(itemsOf(await menuOf(user))).toEqual([
    'View Details',
    'Edit Lead',
    'Book Appointment',
    'Mark Contacted',
    'Mark Converted',
    'Delete Lead',
  ]);
  expect(screen.getByRole('link', { name: /Export CSV/u })).toHaveAttribute('href', '/api/export/leads/csv');
});

it('the file holds what the filters show, and the button says so', async () => {
  const { unmount } = draw('/leads?q=98450+31313&priority=high&status=new&deleted=1');
  const link = await screen.findByRole('link', { name: /Export filtered CSV/u });
  expect(link).toHaveAttribute('href', '/api/export/leads/csv?q=98450+31313&status=new&priority=high&archived=true');
  unmount();
  draw('/leads?view=board&status=new');
  expect(await screen.findByRole('link', { name: /Export CSV/u })).toHaveAttribute('href', '/api/export/leads/csv');
});

it('a hospital sees its leads, exports them and changes their status, nothing else', async () => {
  server.use(get('/auth/user', makeUser({ role: 'hospital_admin', hospitalId: 'h1' })));
  const { user } = draw();
  expect(itemsOf(await menuOf(user))).toEqual(['View Details', 'Mark Contacted', 'Mark Converted']);
  expect(screen.queryByRole('button', { name: /Add Lead/u })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Export CSV/u })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Priority of/u })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Status of Meera Nair: New' })).toBeInTheDocument();
});

it('the menu sends the status alone, and says how it went', async () => {
  server.use(put('/leads/:id', makeLead({ status: 'contacted' })));
  const { user } = draw();
  await user.click(within(await menuOf(user)).getByText('Mark Contacted'));
  expect(await screen.findByText('Lead status updated successfully.')).toBeInTheDocument();
  expect(server.callsTo('PUT')[0]?.body).toEqual({ status: 'contacted' });
});

it('status and priority are changed where they stand', async () => {
  server.use(put('/leads/:id', makeLead({ priority: 'high' })));
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Priority of Meera Nair: Medium' }));
  await user.click(within(await screen.findByRole('menu')).getByText('High'));
  expect(await screen.findByText('Lead updated successfully.')).toBeInTheDocument();
  expect(server.callsTo('PUT')[0]?.body).toEqual({ priority: 'high' });
});

it('deletes only after asking, and tells when it failed', async () => {
  server.use(del('/leads/:id'));
  const { user } = draw();
  await user.click(within(await menuOf(user)).getByText('Delete Lead'));
  const dialog = await screen.findByRole('dialog');
  expect(server.callsTo('DELETE')).toHaveLength(0);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Lead deleted successfully.')).toBeInTheDocument();
  expect(server.callsTo('DELETE')[0]?.path).toBe(`/leads/${LEAD}`);
  expect(server.callsTo('DELETE')[0]?.headers.get('If-Match')).toBe(`"${makeLead().version}"`);
});

it('the details stand in the address, with what has happened', async () => {
  server.use(
    get('/leads/:id/events', [
      makeEvent({
        id: '3',
        kind: 'booked',
        detail: { number: 100007, appointmentDate: '2026-11-25T09:00:00+05:30', doctor: 'Dr. Meera Iyer' },
      }),
      makeEvent({ id: '2', kind: 'called', detail: { outcome: 'reached', notes: 'Tuesday suits' } }),
      makeEvent(),
    ]),
  );
  draw(`/leads?lead=${LEAD}`);
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('Chest pain when climbing stairs')).toBeInTheDocument();
  expect(await within(drawer).findByText('Appointment booked: AD-100007, 25 Nov 2026, 9:00 AM, Dr. Meera Iyer')).toBeInTheDocument();
  expect(within(drawer).getByText('Called: Reached')).toBeInTheDocument();
  expect(within(drawer).getByText('Tuesday suits')).toBeInTheDocument();
  expect(within(drawer).getByText('Lead created')).toBeInTheDocument();
});

it('adds a lead with its defaults, and shows what is missing at its field', async () => {
  server.use(post('/leads', makeLead()));
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: /Add Lead/u }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Add Lead' }));
  expect(await within(dialog).findByText('Patient name is required')).toBeInTheDocument();
  expect(within(dialog).getByText('Valid phone number is required')).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText('Patient Name'), "Zubin O'Reilly");
  await user.type(within(dialog).getByLabelText('Phone Number'), '+91 55500 10077');
  await user.click(within(dialog).getByRole('button', { name: 'Add Lead' }));
  expect(await screen.findByText('Lead created successfully.')).toBeInTheDocument();
  expect(server.callsTo('POST', '/leads')[0]?.body).toMatchObject({
    patientName: "Zubin O'Reilly",
    phone: '+91 55500 10077',
    priority: 'medium',
    assignedAgentId: null,
    assignedDoctorId: null,
  });
  expect(server.callsTo('POST', '/leads')[0]?.body).not.toHaveProperty('status');
});

it("an edit sends what changed; one that is stale takes the other's change and is saved again", async () => {
  const theirs = makeLead({ version: 2, location: 'Thrissur' });
  server.use(
    problem('put', '/leads/:id', 409, 'Someone else has changed this record since you opened it.', {
      errors: { notes: 'Changed' },
      extra: { current: theirs },
    }),
  );
  const { user } = draw();
  await user.click(within(await menuOf(user)).getByText('Edit Lead'));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/^Notes/u), 'Call after six');
  await user.click(within(dialog).getByRole('button', { name: 'Save Lead' }));
  expect(await within(dialog).findByText(/Their changes are now in this form/u)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^City/u)).toHaveValue('Thrissur');
  const [first] = server.callsTo('PUT');
  expect(first?.body).toEqual({ notes: 'Call after six' });
  expect(first?.headers.get('If-Match')).toBe('"1"');
  server.use(put('/leads/:id', makeLead({ version: 3 })));
  await user.click(within(dialog).getByRole('button', { name: 'Save Lead' }));
  expect(await screen.findByText('Lead updated successfully.')).toBeInTheDocument();
  const last = server.callsTo('PUT').at(-1);
  expect(last?.body).toEqual({ notes: 'Call after six' });
  expect(last?.headers.get('If-Match')).toBe('"2"');
});

it('the board has a column for each status; Alt with an arrow moves a card on, Z back', async () => {
  server.use(
    get<Lead[]>('/leads', ({ query }) => (query.get('status') === 'new' ? [makeLead()] : []), { total: 1 }),
    put('/leads/:id', makeLead({ status: 'assigned', version: 2 })),
    post('/leads/:id/undo', makeLead({ version: 3 })),
  );
  const { user, address } = draw();
  await user.click(await screen.findByText('Board'));
  expect(address()).toBe('/leads?view=board');
  const column = await screen.findByRole('region', { name: 'New, 1' });
  const name = await within(column).findByRole('button', { name: 'Meera Nair' });
  name.focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(await screen.findByText('Lead status updated successfully.')).toBeInTheDocument();
  expect(server.callsTo('PUT')[0]?.body).toEqual({ status: 'assigned' });
  await user.keyboard('z');
  expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
  expect(server.callsTo('POST').map(({ path, body }) => [path, body])).toEqual([[`/leads/${LEAD}/undo`, { version: 2 }]]);
});

it('on a phone the board shows one status at a time', async () => {
  const isNarrow = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (media) =>
        ({ media, matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList,
    );
  server.use(get<Lead[]>('/leads', ({ query }) => [makeLead({ patientName: `Patient of ${query.get('status')}` })], { total: 1 }));
  const { user } = draw('/leads?view=board');
  expect(await screen.findByRole('button', { name: 'Patient of new' })).toBeInTheDocument();
  await user.click(within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name: /^Lost/u }));
  expect(await screen.findByRole('button', { name: 'Patient of lost' })).toBeInTheDocument();
  expect(server.callsTo('GET', '/leads').map(({ query }) => query.get('status'))).toEqual(['new', 'lost']);
  isNarrow.mockRestore();
});
