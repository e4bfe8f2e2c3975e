import type { Enquiry } from '@arogya/api/enquiries';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { takeOption } from '@arogya/testing/take-option';
import { screen, waitFor, within } from '@testing-library/react';
import { EnquiriesTab } from './enquiries-tab';
import { updateBody } from './enquiry-form-values';
import { ENQUIRY, makeEnquiry } from './testing/make-enquiry';

const server = fakeApi([
  get('/enquiries', [makeEnquiry()], { total: 1 }),
  get('/enquiries/:id', makeEnquiry({ notes: 'Called on Monday' })),
  get('/users', [makeUser({ role: 'agent', firstName: 'Ravi', lastName: 'Menon' })], { total: 1 }),
]);
const draw = (path = '/?tab=enquiries') => renderPage(<EnquiriesTab />, { path });
type User = ReturnType<typeof draw>['user'];
const lastList = () => server.callsTo('GET', '/enquiries').at(-1)?.query.toString();

async function choose(user: User, entry: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Actions for Sunita Menon' }));
  await user.click(within(await screen.findByRole('menu')).getByText(entry));
}

it('shows the columns of the specification, and what is empty in its words', async () => {
  draw();
  const table = await screen.findByRole('table');
  const heads = within(table).getAllByRole('columnheader');
  expect(heads.map((head) => head.textContent)).toEqual([
    'Contact',
    'Organization',
    'Status',
    'Priority',
    'Assigned Agent',
    'Date',
    'Actions',
  ]);
  for (const words of ['Not specified', 'Unassigned', 'New', 'Medium']) expect(within(table).getByText(words)).toBeInTheDocument();
});

it('search and status are asked of the server and stand in the address', async () => {
  const { user, address } = draw();
  await user.type(await screen.findByLabelText('Search name, email or organization'), 'sunita{Enter}');
  await user.click(screen.getByText('Converted'));
  expect(address()).toBe('/?tab=enquiries&q=sunita&status=converted');
  await waitFor(() => expect(lastList()).toBe('q=sunita&sort=-createdAt&page=1&pageSize=25&status=converted'));
  const filter = screen.getByRole('radiogroup', { name: 'Status' });
  expect(within(filter).getAllByRole('radio')).toHaveLength(5);
  for (const label of ['All', 'New', 'Contacted', 'Converted', 'Closed']) expect(within(filter).getByText(label)).toBeInTheDocument();
});

it('the menu offers the details, editing and deleting', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: 'Actions for Sunita Menon' }));
  const items = within(await screen.findByRole('menu')).getAllByRole('menuitem');
  expect(items.map((item) => item.textContent)).toEqual(['View Details', 'Edit', 'Delete']);
});

it('the details show message, source and admin notes; they stand in the address', async () => {
  const { user, address } = draw();
  await choose(user, 'View Details');
  const drawer = await screen.findByRole('dialog');
  expect(address()).toBe(`/?tab=enquiries&enquiry=${ENQUIRY}`);
  expect(within(drawer).getByText('We would like to move our bookings to your product.')).toBeInTheDocument();
  expect(within(drawer).getByText('Landing page')).toBeInTheDocument();
  expect(within(drawer).getByRole('heading', { name: /^Sunita Menon/u })).toBeInTheDocument();
  expect(within(drawer).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Message');
  expect(within(drawer).getByRole('link', { name: /Send email$/u })).toHaveAttribute('href', `mailto:${makeEnquiry().email}`);
  expect(await within(drawer).findByText('Called on Monday')).toBeInTheDocument();
});

it('an update sends all four fields with the version that was read', async () => {
  server.use(put('/enquiries/:id', makeEnquiry({ version: 2 })));
  const { user } = draw();
  await choose(user, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Update Enquiry' });
  await user.type(within(dialog).getByLabelText(/^Admin Notes/u), '  Wants a demo  ');
  await user.click(within(dialog).getByRole('button', { name: 'Update Enquiry' }));
  expect(await screen.findByText('Enquiry updated successfully.')).toBeInTheDocument();
  const [call] = server.callsTo('PUT');
  expect(call?.body).toEqual({ status: 'new', priority: 'medium', notes: 'Wants a demo', assignedAgentId: null });
  expect(call?.headers.get('If-Match')).toBe('"1"');
  expect(server.callsTo('GET', '/users')[0]?.query.get('assignable')).toBe('true');
});

describe('an update can be taken back', () => {
  /** Updates the status to Contacted; the server then has version 2. */
  async function contact(before = makeEnquiry()) {
    server.use(put('/enquiries/:id', ({ body }) => ({ ...before, ...(body as Partial<Enquiry>), version: before.version + 1 })));
    const { user } = draw();
    await choose(user, 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Update Enquiry' });
    await takeOption(user, within(dialog).getByLabelText('Status'), 'Contacted');
    return { user, dialog, save: () => user.click(within(dialog).getByRole('button', { name: 'Update Enquiry' })) };
  }
  const puts = () => server.callsTo('PUT').map(({ body, headers }) => [headers.get('If-Match'), (body as Enquiry).status]);

  it('for ten seconds: what was before is written onto the version that it has made', async () => {
    const { user, save } = await contact();
    await save();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The enquiry is as before.')).toBeInTheDocument();
    expect(puts()).toEqual([
      ['"1"', 'contacted'],
      ['"2"', 'new'],
    ]);
    expect(server.callsTo('PUT')[1]?.body).toEqual({ status: 'new', priority: 'medium', notes: null, assignedAgentId: null });
  });

  it('not onto what somebody else has changed since', async () => {
    const { user, save } = await contact();
    await save();
    const undo = await screen.findByRole('button', { name: 'Undo' });
    const current = makeEnquiry({ version: 3, status: 'closed' });
    server.use(problem('put', '/enquiries/:id', 409, 'Someone else has changed this record.', { extra: { current } }));
    await user.click(undo);
    await screen.findByText(/changed/u);
    expect(screen.queryByText('The enquiry is as before.')).toBeNull();
  });

  it('and what somebody else had changed before stays', async () => {
    const { user, save } = await contact();
    const theirs = makeEnquiry({ version: 2, notes: 'Theirs' });
    server.use(problem('put', '/enquiries/:id', 409, 'Someone else has changed this record.', { extra: { current: theirs } }));
    await save();
    await screen.findByText(/Their changes are now in this form/u);
    server.use(put('/enquiries/:id', ({ body }) => ({ ...theirs, ...(body as Partial<Enquiry>), version: 3 })));
    await save();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('The enquiry is as before.');
    expect(server.callsTo('PUT').at(-1)?.body).toMatchObject({ status: 'new', notes: 'Theirs' });
  });

  it('notes alone are written again as fast', async () => {
    server.use(put('/enquiries/:id', makeEnquiry({ version: 2, notes: 'Demo' })));
    const { user } = draw();
    await choose(user, 'Edit');
    const dialog = await screen.findByRole('dialog', { name: 'Update Enquiry' });
    await user.type(within(dialog).getByLabelText(/^Admin Notes/u), 'Demo');
    await user.click(within(dialog).getByRole('button', { name: 'Update Enquiry' }));
    await screen.findByText('Enquiry updated successfully.');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('notes are trimmed, and what is empty is sent as null', () => {
  const rest = { status: 'new', priority: 'low' } as const;
  expect(updateBody({ ...rest, notes: ' ', assignedAgentId: 'unassigned' })).toEqual({ ...rest, notes: null, assignedAgentId: null });
  expect(updateBody({ ...rest, notes: '', assignedAgentId: '' })).toEqual({ ...rest, notes: null, assignedAgentId: null });
});

it("a stale update takes the other's change into the form", async () => {
  const current = makeEnquiry({ version: 2, notes: 'Theirs' });
  server.use(problem('put', '/enquiries/:id', 409, 'Someone else has changed this record since you opened it.', { extra: { current } }));
  const { user } = draw();
  await choose(user, 'Edit');
  const dialog = await screen.findByRole('dialog', { name: 'Update Enquiry' });
  await user.click(within(dialog).getByRole('button', { name: 'Update Enquiry' }));
  expect(await within(dialog).findByText(/Their changes are now in this form/u)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Admin Notes/u)).toHaveValue('Theirs');
});

it('Delete asks nothing; Undo brings the enquiry back', async () => {
  server.use(del('/enquiries/:id'), post('/enquiries/:id/restore', makeEnquiry(), { status: 200 }));
  const { user } = draw();
  await choose(user, 'Delete');
  expect(await screen.findByText('Enquiry deleted successfully.')).toBeInTheDocument();
  expect(server.callsTo('DELETE')[0]?.headers.get('If-Match')).toBe(`"${makeEnquiry().version}"`);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  // A menu that closes may take the focus once more.
  await waitFor(async () => {
    screen.queryByRole('button', { name: 'Undo' })?.focus();
    await user.keyboard('{Enter}');
    expect(server.callsTo('POST')).toHaveLength(1);
  });
  expect(await screen.findByText('The enquiry of Sunita Menon is back.')).toBeInTheDocument();
  expect(server.callsTo('POST')[0]?.path).toBe(`/enquiries/${ENQUIRY}/restore`);
});

it('failures without a sentence of their own say the specification’s', async () => {
  server.use(problem('delete', '/enquiries/:id', 500, ''));
  const { user } = draw();
  await choose(user, 'Delete');
  expect(await screen.findByText('Failed to delete enquiry.')).toBeInTheDocument();
});

it('an empty list says so', async () => {
  server.use(get<Enquiry[]>('/enquiries', [], { total: 0 }));
  draw();
  expect(await screen.findByText('No enquiries found')).toBeInTheDocument();
});
