import type { DoubtfulNamesApiResponse, GetUserApiResponse, ListUsersApiResponse, StaffUser } from '@arogya/api/users';
import { REFUSALS } from '@arogya/domain/refusal';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { UsersPage } from './users-page';

const HOSPITAL = { id: 'c0000000-0000-4000-8000-000000000001', name: 'Lotus Care Hospital', city: 'Pune' };
const person: StaffUser = {
  id: 'e0000000-0000-4000-8000-000000000007',
  username: 'asha',
  email: 'asha@example.in',
  firstName: 'Asha',
  lastName: "D'Souza",
  profileImageUrl: null,
  role: 'agent',
  hospitalId: null,
  hospitalName: null,
  doctorId: null,
  isActive: true,
  version: 2,
  createdAt: '2026-01-05T10:00:00+05:30',
  updatedAt: '2026-01-05T10:00:00+05:30',
};
const api = fakeApi([
  get<ListUsersApiResponse>('/users', [person], { total: 1 }),
  get<GetUserApiResponse>('/users/:id', person),
  get('/hospitals/active', [HOSPITAL]),
  get<DoubtfulNamesApiResponse>('/users/doubtful-names', []),
]);
const draw = (path = '/users') => renderPage(<UsersPage />, { path });
type User = ReturnType<typeof draw>['user'];
const menu = async (user: User, item: string) => {
  await user.click(await screen.findByRole('button', { name: "Actions for Asha D'Souza" }));
  await user.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
};
const openForm = async (user: User) => {
  await user.click((await screen.findAllByRole('button', { name: /Add User/u }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog'));
};
type Dialog = Awaited<ReturnType<typeof openForm>>;
const type = (dialog: Dialog, label: string | RegExp, value: string) =>
  fireEvent.change(dialog.getByLabelText(label, { selector: 'input' }), { target: { value } });

it('asks the server what the address says', async () => {
  const { user, address } = draw('/users?q=ash&role=agent');
  expect(await screen.findByText("Asha D'Souza")).toBeInTheDocument();
  expect(Object.fromEntries(api.callsTo('GET', '/users')[0]?.query ?? [])).toMatchObject({ q: 'ash', role: 'agent' });
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(address()).toBe('/users');
});

it('wants names, username, e-mail and password, and makes an agent by default', async () => {
  const { user } = draw();
  const dialog = await openForm(user);
  await user.click(dialog.getByRole('button', { name: 'Add User' }));
  for (const sentence of [
    'First name is required',
    'Last name is required',
    'Valid email is required',
    'Username must be at least 3 characters',
    'Password must be at least 6 characters',
  ])
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  type(dialog, 'First name', 'Ravi');
  type(dialog, 'Last name', 'Rao');
  type(dialog, 'Email', 'ravi@example.in');
  type(dialog, 'Username', 'ravi');
  type(dialog, 'Password', 'secret1');
  api.use(post('/users', person));
  await user.click(dialog.getByRole('button', { name: 'Add User' }));
  expect(await screen.findByText('User created successfully')).toBeInTheDocument();
  expect(api.callsTo('POST')[0]?.body).toMatchObject({
    username: 'ravi',
    password: 'secret1',
    role: 'agent',
    hospitalId: null,
    isActive: true,
  });
});

it('wants the hospital of a hospital administrator', async () => {
  const { user } = draw();
  const dialog = await openForm(user);
  await user.click(dialog.getByLabelText('Role'));
  await user.click(await screen.findByTitle('Admin'));
  expect(dialog.queryByLabelText('Hospital')).toBeNull();
  await user.click(dialog.getByLabelText('Role'));
  await user.click(await screen.findByTitle('Hospital Admin'));
  expect(await dialog.findByLabelText('Hospital')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Add User' }));
  expect(await dialog.findByText('Please choose the hospital of this administrator')).toBeInTheDocument();
  await user.click(dialog.getByLabelText('Hospital'));
  const add = (await screen.findByText('Add Hospital')).closest('a') as HTMLElement;
  expect(add).toHaveAttribute('href', '/hospitals?add=1');
  expect(add).toHaveAttribute('target', '_blank');
  fireEvent.click(add);
  api.use(get('/hospitals/active', [HOSPITAL, { ...HOSPITAL, id: 'c0000000-0000-4000-8000-000000000002', name: 'Neem Clinic' }]));
  fireEvent.focus(window);
  expect(await screen.findByTitle('Neem Clinic, Pune')).toBeInTheDocument();
});

it('lets an agent belong to a hospital, or to none', async () => {
  api.use(get('/users/:id', { ...person, hospitalId: HOSPITAL.id, hospitalName: HOSPITAL.name }));
  api.use(get('/users', [{ ...person, hospitalId: HOSPITAL.id, hospitalName: HOSPITAL.name }], { total: 1 }), put('/users/:id', person));
  const { user } = draw();
  await menu(user, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('With one, this agent sees and books for that hospital alone')).toBeInTheDocument();
  expect(await dialog.findByTitle('Lotus Care Hospital, Pune')).toBeInTheDocument();
  const save = () => user.click(dialog.getByRole('button', { name: 'Save User' }));
  await save();
  await waitFor(() => expect(api.callsTo('PUT')).toHaveLength(1));
  expect(api.callsTo('PUT')[0]?.body).toMatchObject({ role: 'agent', hospitalId: HOSPITAL.id });
});

it('an address that asks to add opens the form once', async () => {
  const { address } = draw('/users?add=1');
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  expect(address()).toBe('/users');
});

it('keeps the password that is left blank, and sends the version that was read', async () => {
  api.use(put('/users/:id', { ...person, lastName: 'Rao', version: 3 }));
  const { user } = draw();
  await menu(user, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Leave it blank to keep the current one')).toBeInTheDocument();
  type(dialog, 'Last name', 'Rao');
  await user.click(dialog.getByRole('button', { name: 'Save User' }));
  expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
  expect(api.callsTo('PUT')[0]?.body).not.toHaveProperty('password');
  expect(api.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"2"');
});

it.each([REFUSALS.lastAdmin[1], REFUSALS.yourself[1]])('asks before it deletes, and says: %s', async (sentence) => {
  api.use(problem('delete', '/users/:id', 409, sentence));
  const { user } = draw();
  await menu(user, 'Delete');
  const dialog = within(await screen.findByRole('dialog'));
  expect(api.callsTo('DELETE')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

it.each([
  ['Sign out everywhere', '/users/:id/sessions', 'asha is signed out everywhere'],
  ['Turn off two-step sign-in', '/users/:id/second-factor', 'asha signs in without a second factor now'],
])('asks before it does this for somebody: %s', async (item, path, sentence) => {
  api.use(del(path));
  const { user } = draw();
  await menu(user, item);
  const dialog = within(await screen.findByRole('dialog'));
  expect(api.callsTo('DELETE')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: item }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(api.callsTo('DELETE', path.replace(':id', person.id))).toHaveLength(1);
});

it('deletes, or says that it could not', async () => {
  api.use(problem('delete', '/users/:id', 500, ''));
  const { user } = draw();
  await menu(user, 'Delete');
  const remove = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' });
  await user.click(remove);
  expect(await screen.findByText('Failed to delete user')).toBeInTheDocument();
  api.use(del('/users/:id'));
  await user.click(remove);
  expect(await screen.findByText('User deleted successfully')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText('Delete user')).toBeNull());
});

describe('a row opens the record', () => {
  const openRecord = async (people: StaffUser[] = [person], path = '/users') => {
    api.use(get<ListUsersApiResponse>('/users', people, { total: people.length }));
    api.use(get<GetUserApiResponse>('/users/:id', ({ path: asked }) => people.find(({ id }) => asked.endsWith(id)) ?? person));
    const page = draw(path);
    await page.user.click(await screen.findByText("Asha D'Souza"));
    return { ...page, drawer: within(await screen.findByRole('dialog')) };
  };

  it('with name, role, state and facts, and it stands in the address', async () => {
    const { drawer, address } = await openRecord([
      { ...person, role: 'hospital_admin', hospitalId: HOSPITAL.id, hospitalName: HOSPITAL.name },
    ]);
    expect(address()).toBe(`/users?user=${person.id}`);
    expect(drawer.getByRole('heading', { level: 2, name: "Asha D'Souza" })).toBeInTheDocument();
    for (const state of ['Hospital Admin', 'Active']) expect(drawer.getByText(state)).toBeInTheDocument();
    expect(drawer.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Sign-in');
    expect(drawer.getByText('asha')).toBeInTheDocument();
    expect(drawer.getAllByText(HOSPITAL.name).length).toBeGreaterThan(0);
    expect(drawer.queryByText('Doctor')).toBeNull();
  });

  it('signing out everywhere asks first, Edit opens the form', async () => {
    api.use(del('/users/:id/sessions'));
    const { user, drawer } = await openRecord();
    await user.click(drawer.getByRole('button', { name: 'Sign out everywhere' }));
    expect(api.callsTo('DELETE')).toHaveLength(0);
    const question = within((await screen.findAllByRole('dialog')).at(-1)!);
    await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
    expect(await screen.findByText('asha is signed out everywhere')).toBeInTheDocument();
    await user.click(drawer.getByRole('button', { name: /Edit$/u }));
    expect(await screen.findByText('Edit User')).toBeInTheDocument();
  });

  it('an inactive account is activated by its version, and cannot be signed out', async () => {
    api.use(put('/users/:id', { ...person, version: 3 }));
    const { user, drawer } = await openRecord([{ ...person, isActive: false }]);
    expect(drawer.getByText('This account is inactive: nobody can sign in with it.')).toBeInTheDocument();
    expect(drawer.queryByRole('button', { name: 'Sign out everywhere' })).toBeNull();
    await user.click(drawer.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
    expect(api.callsTo('PUT')[0]?.body).toEqual({ isActive: true });
    expect(api.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"2"');
  });

  it('J goes to the next of the list', async () => {
    const ravi = { ...person, id: 'e0000000-0000-4000-8000-000000000008', firstName: 'Ravi', lastName: 'Menon' };
    const { user, address } = await openRecord([person, ravi]);
    await user.keyboard('j');
    await waitFor(() => expect(address()).toBe(`/users?user=${ravi.id}`));
    expect(await screen.findByRole('heading', { name: /^Ravi Menon/u })).toBeInTheDocument();
  });
});
