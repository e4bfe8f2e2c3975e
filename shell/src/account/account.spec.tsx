import { browser } from '@arogya/platform';
import type { OwnSession, SecondFactorSetup } from '@arogya/api/auth';
import { del, fakeApi, get, post, problem, put } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { AccountMenu } from './account-menu';
import { Confirming } from './confirming';
import { FirstPassword } from './first-password';
import { SecondFactorForm } from './second-factor-form';
import { SessionsDialog } from './sessions-dialog';

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
    await rendered.user.type(within(dialog).getByLabelText('Current password'), present);
    await rendered.user.type(within(dialog).getByLabelText('New password'), chosen);
    await rendered.user.type(within(dialog).getByLabelText('Repeat new password'), again);
  };
  const save = () => rendered.user.click(within(dialog).getByRole('button', { name: 'Change password' }));
  return { ...rendered, dialog, type, save };
}

describe('changing one’s password', () => {
  it('is sent and confirmed, and the dialog closes', async () => {
    server.use(put('/auth/password', makeUser()));
    const { type, save } = await openDialog();
    await type('demo1234', 'one of my own');
    await save();
    expect(await screen.findByText('Your password has been changed, and you have been signed out everywhere else.')).toBeVisible();
    expect(server.callsTo('PUT')[0]?.body).toEqual({ currentPassword: 'demo1234', newPassword: 'one of my own' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for what is missing before anything is sent', async () => {
    const { dialog, type, save } = await openDialog();
    await save();
    expect(await within(dialog).findByText('Please enter your current password')).toBeVisible();
    await type('demo1234', 'demo1234', 'demo12345');
    for (const sentence of ['Please choose a password different from the current one', 'The passwords do not match'])
      await waitFor(() => expect(within(dialog).getByText(sentence)).toBeVisible());
    expect(server.calls).toEqual([]);
  });

  it('shows at its field that the present one is wrong, and lets one try again', async () => {
    const sentence = 'This is not your current password';
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

  it('asks for the code too where two-step sign-in is on', async () => {
    server.use(put('/auth/password', makeUser()));
    const { user } = renderPage(<FirstPassword user={makeUser({ secondFactor: 'on' })} />);
    await user.type(screen.getByLabelText('Current password'), 'demo1234');
    await user.type(screen.getByLabelText('New password'), 'one of my own');
    await user.type(screen.getByLabelText('Repeat new password'), 'one of my own');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    expect(await screen.findByText('Please enter the code')).toBeVisible();
    expect(server.callsTo('PUT')).toEqual([]);
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Save and continue' }));
    await waitFor(() => expect(server.callsTo('PUT')[0]?.body).toMatchObject({ currentPassword: 'demo1234', code: '123456' }));
  });

  it('tells a password manager whose and which passwords they are', async () => {
    const { dialog } = await openDialog();
    const of = (label: string) => within(dialog).getByLabelText(label).getAttribute('autocomplete');
    expect([of('Current password'), of('New password'), of('Repeat new password')]).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ]);
    expect(dialog.querySelector('input[autocomplete="username"]')).toHaveValue('admin');
  });
});

const SETUP: SecondFactorSetup = { secret: 'JBSWY3DPEHPK3PXP', qrCode: 'data:image/png;base64,iVBORw0KGgo=' };
const NEEDED = { extra: { type: 'urn:arogyadesk:confirmNeeded' } };

describe('a second factor', () => {
  it('is set up after a fresh proof of who one is, with a code of the new secret, and shows the recovery codes', async () => {
    const proved = () => {
      server.use(post('/auth/second-factor', SETUP, { status: 200 }));
      return null;
    };
    server.use(problem('post', '/auth/second-factor', 403, 'Please enter your password again.', NEEDED), post('/auth/confirm', proved));
    const onDone = jest.fn();
    const { user } = renderPage(
      <>
        <Confirming user={makeUser()} />
        <SecondFactorForm onDone={onDone} />
      </>,
    );
    const question = await screen.findByRole('dialog', { name: 'Please confirm it is you' });
    // A dialog in a drawer stands at 1100, one in that at 1200, whichever was opened first.
    expect(Number(question.closest<HTMLElement>('.ant-modal-wrap')?.style.zIndex)).toBeGreaterThan(1500);
    const dialog = within(question);
    expect(dialog.queryByLabelText('Code')).toBeNull();
    await user.type(dialog.getByLabelText('Password'), 'demo1234{Control>}{Enter}{/Control}');
    expect(await screen.findByText(SETUP.secret)).toBeVisible();
    expect(server.callsTo('POST', '/auth/confirm')[0]?.body).toEqual({ password: 'demo1234' });
    expect(screen.getByAltText(/QR code/u)).toHaveAttribute('src', SETUP.qrCode);
    const codes = ['abcd-efgh-ijkl-mnop', 'bcde-fghi-jklm-nopq'];
    server.use(put('/auth/second-factor', { codes }));
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    for (const one of codes) expect(await screen.findByText(one)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'I have written them down' }));
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('says that it could not, when the proof is refused', async () => {
    server.use(problem('post', '/auth/second-factor', 403, 'Please enter your password again.', NEEDED));
    const { user } = renderPage(
      <>
        <Confirming user={makeUser({ secondFactor: 'on' })} />
        <SecondFactorForm onDone={() => undefined} />
      </>,
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Please confirm it is you' }));
    expect(dialog.getByLabelText('Code')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Please enter your password again.')).toBeVisible();
    expect(server.callsTo('POST', '/auth/second-factor')).toHaveLength(1);
  });
});

it('the sessions are listed, and another one is ended', async () => {
  const session = (of: Partial<OwnSession>): OwnSession => ({
    ...{ id: '1', browser: 'Firefox on Windows', sameNetwork: true, current: true },
    ...{ openedAt: '2026-11-22T10:00:00+05:30', seenAt: '2026-11-22T11:00:00+05:30' },
    ...of,
  });
  const all = [session({}), session({ id: '2', browser: 'Safari on iOS', current: false, sameNetwork: false })];
  server.use(
    get('/auth/sessions', () => all),
    del('/auth/sessions/:id'),
  );
  const { user } = renderPage(<SessionsDialog open onClose={() => undefined} />);
  expect(await screen.findByText('This one')).toBeVisible();
  expect(screen.getByText(/From another network, since 22 Nov 2026/u)).toBeVisible();
  all.pop();
  await user.click(screen.getByRole('button', { name: /End this session: Safari on iOS/u }));
  expect(await screen.findByText('The session has ended.')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari on iOS')).toBeNull());
  expect(server.callsTo('DELETE')[0]?.path).toBe('/auth/sessions/2');
});

it('in production the form asks for more, and says so', async () => {
  renderPage(<FirstPassword user={makeUser({ mustChangePassword: true, strictPasswords: true })} />);
  expect(await screen.findByText('At least 12 characters. Common passwords and the name are not accepted')).toBeVisible();
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
  expect(screen.getByLabelText('Current password')).toHaveFocus();
  await user.type(screen.getByLabelText('Current password'), 'typed by another');
  await user.type(screen.getByLabelText('New password'), 'one of my own');
  await user.type(screen.getByLabelText('Repeat new password'), 'one of my own');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(server.callsTo('PUT')).toHaveLength(1));
  await waitFor(() => expect(server.callsTo('GET').filter(({ path }) => path.includes('auth/user')).length).toBeGreaterThan(1));
  expect(screen.getByRole('button', { name: 'Logout' })).toBeEnabled();
});
