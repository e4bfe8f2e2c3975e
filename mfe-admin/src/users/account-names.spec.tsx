import type { DoubtfulNamesApiResponse, GetUserApiResponse, ListUsersApiResponse, StaffUser } from '@arogya/api/users';
import { REFUSALS } from '@arogya/domain/refusal';
import { confirmation } from '@arogya/platform';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, within } from '@testing-library/react';
import { UsersPage } from './users-page';

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
  get('/hospitals/active', []),
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

it('names the accounts that can be taken for another one, each with its record', async () => {
  const doubtful = {
    id: person.id,
    username: 'аsha',
    email: person.email,
    field: 'username' as const,
    why: 'It looks like asha, another account',
  };
  api.use(get<DoubtfulNamesApiResponse>('/users/doubtful-names', [doubtful]));
  const { user, address } = draw();
  const alert = within(await screen.findByRole('list', { name: 'Names that can be taken for another one' }));
  expect(alert.getByRole('listitem')).toHaveTextContent('аsha: It looks like asha, another account');
  await user.click(alert.getByRole('link', { name: 'аsha' }));
  expect(address()).toBe(`/users?user=${person.id}`);
});

it('refuses a new name of two scripts before it is sent, and lets an old one stay', async () => {
  const old = { ...person, username: 'аsha' };
  api.use(get<ListUsersApiResponse>('/users', [old], { total: 1 }), get<GetUserApiResponse>('/users/:id', old), put('/users/:id', old));
  const { user } = draw();
  await menu(user, 'Edit');
  const dialog = within(await screen.findByRole('dialog'));
  type(dialog, 'Username', 'аsha rao');
  type(dialog, 'Email', 'аsha@example.in');
  await user.click(dialog.getByRole('button', { name: 'Save User' }));
  expect(await dialog.findByText('A username may have letters, digits and the signs . _ - @')).toBeInTheDocument();
  expect(await dialog.findByText(/^This e-mail address mixes scripts/u)).toBeInTheDocument();
  expect(api.callsTo('PUT')).toHaveLength(0);
  type(dialog, 'Username', 'аsha');
  type(dialog, 'Email', person.email);
  await user.click(dialog.getByRole('button', { name: 'Save User' }));
  expect(await screen.findByText('User updated successfully')).toBeInTheDocument();
});

describe('where the last proof of who one is was long ago', () => {
  const needed = (method: 'post' | 'put' | 'delete', path: string) =>
    problem(method, path, 403, REFUSALS.confirmNeeded[1], { extra: { type: 'urn:arogyadesk:confirmNeeded' } });
  const fill = (dialog: Dialog): void => {
    for (const [label, value] of [
      ['First name', 'Ravi'],
      ['Last name', 'Rao'],
      ['Email', 'ravi@example.in'],
      ['Username', 'ravi'],
      ['Password', 'secret1'],
    ] as const)
      type(dialog, label, value);
  };

  it('the form asks for it, sends the same again, and keeps what was typed where it is refused', async () => {
    let proved = false;
    const done = confirmation.askWith(() => {
      if (proved) api.use(post('/users', person));
      return Promise.resolve(proved);
    });
    api.use(needed('post', '/users'));
    const { user } = draw();
    const dialog = await openForm(user);
    fill(dialog);
    await user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect((await screen.findAllByText(REFUSALS.confirmNeeded[1]))[0]).toBeInTheDocument();
    expect(dialog.getByLabelText('Username', { selector: 'input' })).toHaveValue('ravi');
    expect(dialog.getByLabelText('Password', { selector: 'input' })).toHaveValue('secret1');
    proved = true;
    await user.click(dialog.getByRole('button', { name: 'Add User' }));
    expect(await screen.findByText('User created successfully')).toBeInTheDocument();
    const sent = api.callsTo('POST', '/users').map(({ body, headers }) => [body, headers.get('Idempotency-Key')]);
    expect(sent).toHaveLength(3);
    expect(sent[2]).toEqual(sent[1]);
    done();
  });

  it('deleting asks for it and is then done', async () => {
    const done = confirmation.askWith(() => {
      api.use(del('/users/:id'));
      return Promise.resolve(true);
    });
    api.use(needed('delete', '/users/:id'));
    const { user } = draw();
    await menu(user, 'Delete');
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('User deleted successfully')).toBeInTheDocument();
    expect(api.callsTo('DELETE')).toHaveLength(2);
    done();
  });
});
