import { browser, PageFactsContext, PageHeader, type NavEntry } from '@arogya/platform';
import { fakeApi, get, heldBack, post, problem } from '@arogya/testing/fake-api';
import { endTimers, holdTimers } from '@arogya/testing/hold-timers';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Denied } from '../denied';
import { NotFound } from '../not-found';
import { Frame } from './frame';
import { RoleBadge } from './role-badge';

const server = fakeApi([get('/notifications/unread', { unread: 0 })]);
const leaveTo = jest.spyOn(browser, 'leaveTo').mockImplementation(() => undefined);
beforeEach(() => leaveTo.mockClear());

const ENTRIES: NavEntry[] = [
  { path: '/appointments', label: 'Appointments', icon: 'calendar', roles: ['admin'] },
  { path: '/hospitals', label: 'Hospital Management', icon: 'hospital', roles: ['admin'] },
];
const draw = (path = '/hospitals', user = makeUser()) =>
  renderPage(
    <Frame user={user} entries={ENTRIES} notices={null} mode="light" onToggleMode={() => undefined}>
      <PageFactsContext value={{ label: 'Hospitals', heading: 'Hospital Management', subtitle: 'All of them' }}>
        <PageHeader actions={<button>Add</button>} />
      </PageFactsContext>
    </Frame>,
    { path },
  );

test('the sidebar shows who is signed in and where they are', () => {
  draw();
  const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
  expect(within(sidebar).getByText('Meera Iyer')).toBeVisible();
  expect(within(sidebar).getByText('MI')).toBeVisible();
  expect(within(sidebar).getByText('Admin')).toHaveAttribute('data-tone', 'primary');
  expect(within(sidebar).getByRole('link', { current: 'page' })).toHaveTextContent('Hospital Management');
});

test('the page puts its title, subtitle and actions into the header', () => {
  draw();
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('heading', { name: 'Hospital Management' })).toBeVisible();
  expect(within(header).getByText('All of them')).toBeVisible();
  expect(within(header).getByRole('button', { name: 'Add' })).toBeVisible();
  expect(document.title).toBe('Hospital Management · ArogyaDesk');
});

test('the sidebar starts expanded and keeps its names for a screen reader when collapsed', async () => {
  const { user } = draw();
  expect(screen.getByText('Hospital Management', { selector: 'span' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Collapse the sidebar' }));
  expect(screen.queryByText('Hospital Management', { selector: 'span' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Hospital Management' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Expand the sidebar' }));
  expect(screen.getByText('Hospital Management', { selector: 'span' })).toBeVisible();
});

test('up to 900 px the sidebar is folded by itself and opens over the page', async () => {
  const usual = window.matchMedia('(any)');
  const tight = jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) => ({ ...usual, media: query, matches: query === '(max-width: 900px)' }));
  const { user } = draw();
  expect(screen.queryByText('Hospital Management', { selector: 'span' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open the menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  expect(within(menu).getByText('Hospital Management')).toBeVisible();
  await user.click(within(menu).getByText('Appointments'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  tight.mockRestore();
});

test('a link opens the list of signed-in browsers over any page, and closing it clears the address', async () => {
  server.use(get('/auth/sessions', []));
  const { user, address } = draw('/hospitals?account=sessions&q=sun');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(address()).toBe('/hospitals?q=sun');
});

test('logging out ends the session and loads the sign-in page afresh', async () => {
  const answers = heldBack();
  server.use(post('/auth/logout', null, { until: answers.come }));
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(screen.getByRole('button', { name: 'Logging out...' })).toBeDisabled();
  answers.letCome();
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/login'));
});

test('a session that is over already counts as logged out; a failure is shown', async () => {
  server.use(problem('post', '/auth/logout', 503, 'The service is not available right now.'));
  const { user } = draw();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('The service is not available right now.')).toBeVisible();
  expect(leaveTo).not.toHaveBeenCalled();
  server.use(problem('post', '/auth/logout', 401, 'gone'));
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/login'));
});

test.each([
  ['admin', 'Admin', 'primary'],
  ['doctor', 'Doctor', 'secondary'],
  ['agent', 'Agent', 'accent'],
  ['hospital_admin', 'Hospital Admin', 'green'],
  [null, 'Agent', 'accent'],
  ['nurse', 'nurse', 'muted'],
])('the badge of %s', (role, label, tone) => {
  renderPage(<RoleBadge role={role} />);
  expect(screen.getByText(label)).toHaveAttribute('data-tone', tone);
});

test('a closed page says why and leads home after half a second', async () => {
  holdTimers(500);
  const { address } = renderPage(<Denied guard={{ title: 'Unauthorized', text: 'You need admin access to manage users' }} />, {
    path: '/users',
  });
  expect(await screen.findByText('Unauthorized')).toBeVisible();
  expect(address()).toBe('/users');
  await endTimers(500);
  expect(address()).toBe('/');
});

test('what is not there is said in the words of the specification, with the brand and a way on', () => {
  renderPage(<NotFound />, { path: '/nowhere' });
  expect(screen.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeVisible();
  expect(screen.getByText('ArogyaDesk')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Home Page' })).toHaveAttribute('href', '/');
});
