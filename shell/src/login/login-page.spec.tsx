import { browser } from '@arogya/platform';
import { fakeApi, heldBack, post, problem, unreachable } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { takeWelcome } from '../look/welcome';
import { LoginPage } from './login-page';

const server = fakeApi();
const leaveTo = jest.spyOn(browser, 'leaveTo').mockImplementation(() => undefined);
beforeEach(() => {
  leaveTo.mockClear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/login');
});

async function signIn(username = 'admin', password = 'demo1234'): Promise<ReturnType<typeof userEvent.setup>> {
  const user = userEvent.setup();
  render(<LoginPage />);
  if (username) await user.type(screen.getByLabelText('Username'), username);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.keyboard('{Enter}');
  return user;
}

test('the page says what the specification says', () => {
  render(<LoginPage />);
  expect(screen.getByRole('heading', { name: 'Sign In to Your Account' })).toBeVisible();
  expect(screen.getByRole('link', { name: '← Back to Home Page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(screen.getByLabelText('Username')).toHaveFocus();
});

test('who signs in goes home and is greeted there', async () => {
  server.use(post('/auth/login', makeUser({ firstName: 'Meera' }), { status: 200 }));
  await signIn();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
  expect(server.callsTo('POST')[0]?.body).toEqual({ username: 'admin', password: 'demo1234' });
  expect(takeWelcome()).toEqual({ title: 'Login Successful', text: 'Welcome back, Meera' });
  expect(takeWelcome()).toBeNull();
});

test('who was sent here goes back to where they were', async () => {
  window.history.replaceState(null, '', '/login?next=%2Fappointments%3Fpage%3D2');
  server.use(post('/auth/login', makeUser({ firstName: null }), { status: 200 }));
  await signIn();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/appointments?page=2'));
  expect(takeWelcome()?.text).toBe('Welcome back, admin');
});

test.each(['//evil.example', 'https://evil.example', '/\\evil.example', '/\t/evil.example', '/login?next=/'])(
  'a foreign way back is not followed: %s',
  async (next) => {
    window.history.replaceState(null, '', `/login?next=${encodeURIComponent(next)}`);
    server.use(post('/auth/login', makeUser(), { status: 200 }));
    await signIn();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
  },
);

test('a second factor is asked for after the password, and whoever takes too long begins again', async () => {
  const needed = (code: string, sentence: string, path = '/auth/login') =>
    problem('post', path, 401, sentence, { extra: { type: `urn:arogyadesk:${code}` } });
  server.use(needed('secondFactor', 'Please enter the code from your authenticator app.'));
  const user = await signIn();
  expect(await screen.findByRole('heading', { name: 'Enter your code' })).toBeVisible();
  expect(screen.queryByText('Login Failed')).toBeNull();
  await waitFor(() => expect(screen.getByLabelText('Code')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getByText('Please enter the code')).toBeVisible();
  server.use(problem('post', '/auth/login/code', 400, 'This code is wrong or has been used.'));
  await user.type(screen.getByLabelText('Code'), '123456{Enter}');
  expect(await screen.findByText('This code is wrong or has been used.')).toBeVisible();
  server.use(needed('signInExpired', 'Please enter your username and password again.', '/auth/login/code'));
  await user.type(screen.getByLabelText('Code'), '{Enter}');
  expect(await screen.findByText('Please enter your username and password again.')).toBeVisible();
  await user.type(await screen.findByLabelText('Username'), 'admin');
  await user.type(screen.getByLabelText('Password'), 'demo1234{Enter}');
  server.use(post('/auth/login/code', makeUser({ firstName: 'Meera' }), { status: 200 }));
  await user.type(await screen.findByLabelText('Code'), '654321{Enter}');
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/'));
  expect(takeWelcome()?.text).toBe('Welcome back, Meera');
});

test('both fields are asked for before anything is sent', async () => {
  const user = await signIn('', '');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  expect(screen.getByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  expect(server.calls).toEqual([]);
});

test("an error shows the server's sentence and lets one try again", async () => {
  server.use(problem('post', '/auth/login', 429, 'Too many requests. Please wait a moment and try again.'));
  await signIn();
  expect(await screen.findByText('Login Failed')).toBeVisible();
  const said = screen.getAllByText('Too many requests. Please wait a moment and try again.');
  expect(said).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Sign In' })).toBeEnabled();
  expect(leaveTo).not.toHaveBeenCalled();
});

test('why it failed stays in the form, at the password, until something else is typed', async () => {
  server.use(problem('post', '/auth/login', 401, 'Invalid username or password'));
  const user = await signIn();
  const password = screen.getByLabelText('Password');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Invalid username or password'));
  expect(password).toBeInvalid();
  await user.type(password, 'x');
  expect(password).toHaveAccessibleDescription('');
});

test('an error without a sentence shows the fallback', async () => {
  server.use(post('/auth/login', { error: true }, { status: 401 }));
  await signIn();
  expect((await screen.findAllByText('Invalid username or password'))[0]).toBeVisible();
});

test('without a network the person learns that', async () => {
  server.use(unreachable('post', '/auth/login'));
  await signIn();
  expect((await screen.findAllByText(/could not be reached/u))[0]).toBeVisible();
});

test('while it is under way the button says so and a second Enter sends nothing', async () => {
  const answers = heldBack();
  server.use(post('/auth/login', makeUser(), { status: 200, until: answers.come }));
  const user = await signIn();
  expect(screen.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  answers.letCome();
  await waitFor(() => expect(leaveTo).toHaveBeenCalled());
  expect(server.callsTo('POST')).toHaveLength(1);
});

test('the password can be shown and hidden', async () => {
  const user = userEvent.setup();
  render(<LoginPage />);
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});
