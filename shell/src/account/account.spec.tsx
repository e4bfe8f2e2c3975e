import { browser } from '@arogya/platform';
import { del, fakeApi, get, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AccountMenu } from './account-menu';
import { FirstPassword } from './first-password';

const server = fakeApi();
const leaveTo = jest.spyOn(browser, 'leaveTo').mockImplementation(() => undefined);
beforeEach(() => leaveTo.mockClear());

async function openDialog() {
  const rendered = renderPage(
    <AccountMenu user={makeUser()}>
      <button>Me</button>
    </AccountMenu>,
  );
  await rendered.user.click(screen.getByRole('button', { name: 'Me' }));
  await rendered.user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change password' });
  const type = async (present: string, chosen: string, again = chosen): Promise<void> => {
    await rendered.user.type(within(dialog).getByLabelText('Present password'), present);
    await rendered.user.type(within(dialog).getByLabelText('New password'), chosen);
    await rendered.user.type(within(dialog).getByLabelText('New password again'), again);
  };
  const save = () => rendered.user.click(within(dialog).getByRole('button', { name: 'Change password' }));
  return { ...rendered, dialog, type, save };
}

describe('changing one’s password', () => {
  it('is sent, told, and the dialog closes', async () => {
    server.use(put('/auth/password', makeUser()));
    const { type, save } = await openDialog();
    await type('demo1234', 'one of my own');
    await save();
    expect(await screen.findByText('Your password is changed. You were signed out everywhere else.')).toBeVisible();
    expect(server.callsTo('PUT')[0]?.body).toEqual({ currentPassword: 'demo1234', newPassword: 'one of my own' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for what is missing before anything is sent', async () => {
    const { dialog, type, save } = await openDialog();
    await save();
    expect(await within(dialog).findByText('Please enter your present password')).toBeVisible();
    await type('demo1234', 'demo1234', 'demo12345');
    expect(await within(dialog).findByText('Please choose a password other than the present one')).toBeVisible();
    expect(await within(dialog).findByText('This is not the same password')).toBeVisible();
    expect(server.calls).toEqual([]);
  });

  it('shows at its field that the present one is wrong, and lets one try again', async () => {
    const sentence = 'This is not your present password';
    server.use(problem('put', '/auth/password', 400, sentence, { errors: { currentPassword: sentence } }));
    const { dialog, type, save } = await openDialog();
    await type('wrong', 'one of my own');
    await save();
    expect((await within(dialog).findAllByText(sentence))[0]).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Change password' })).toBeEnabled();
  });

  it('says when one has to wait', async () => {
    server.use(problem('put', '/auth/password', 429, 'Too many requests. Please wait a moment and try again.'));
    const { type, save } = await openDialog();
    await type('wrong', 'one of my own');
    await save();
    expect(await screen.findByText('Too many requests. Please wait a moment and try again.')).toBeVisible();
  });

  it('tells a password manager whose and which passwords they are', async () => {
    const { dialog } = await openDialog();
    const of = (label: string) => within(dialog).getByLabelText(label).getAttribute('autocomplete');
    expect([of('Present password'), of('New password'), of('New password again')]).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(dialog.querySelector('input[autocomplete="username"]')).toHaveValue('admin');
  });
});

it('signing out everywhere ends all sessions and leads to the sign-in page', async () => {
  server.use(del('/auth/sessions'));
  const { user } = renderPage(
    <AccountMenu user={makeUser()}>
      <button>Me</button>
    </AccountMenu>,
  );
  await user.click(screen.getByRole('button', { name: 'Me' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign out everywhere' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/login'));
  expect(server.callsTo('DELETE')[0]?.path).toBe('/auth/sessions');
});

it('a first password is chosen on a page of its own, which then asks who is there', async () => {
  server.use(get('/auth/user', makeUser()), put('/auth/password', makeUser()));
  const { user } = renderPage(<FirstPassword user={makeUser({ mustChangePassword: true })} />);
  expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(screen.getByLabelText('Present password')).toHaveFocus();
  await user.type(screen.getByLabelText('Present password'), 'typed by another');
  await user.type(screen.getByLabelText('New password'), 'one of my own');
  await user.type(screen.getByLabelText('New password again'), 'one of my own');
  await user.click(screen.getByRole('button', { name: 'Save and go on' }));
  await waitFor(() => expect(server.callsTo('PUT')).toHaveLength(1));
  await waitFor(() => expect(server.callsTo('GET').filter(({ path }) => path.includes('auth/user')).length).toBeGreaterThan(1));
  expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
});
