import type { ListViewsApiResponse, SavedView } from '@arogya/api/views';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import { BOARD_VIEW } from '@arogya/features/appointments/board/board-view';
import { LIST_VIEW } from '@arogya/features/appointments/list/list-view';
import { LEADS_VIEW } from '@arogya/features/leads/list-view';
import { keptBy } from '@arogya/domain/views/kept-query';
import { fakeApi, get, post, problem, put, del } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { SavedViews } from './saved-views';

const view = (id: string, name: string, more: Partial<SavedView> = {}): SavedView => ({
  id,
  screen: 'leads',
  name,
  query: 'status=new',
  sharedWith: 'me',
  isDefault: false,
  own: true,
  ownerName: 'Meera Iyer',
  version: 3,
  createdAt: '2026-11-24T04:00:00.000Z',
  updatedAt: '2026-11-24T04:00:00.000Z',
  ...more,
});
const VIEWS = [view('v1', 'New ones'), view('v2', 'Late', { own: false, query: 'q=mee', sharedWith: 'role', ownerName: 'Ravi Menon' })];
const server = fakeApi([get<ListViewsApiResponse>('/views', VIEWS)]);

async function open(path = '/leads?status=new&page=2&lead=l1') {
  const rendered = renderPage(
    <>
      <SavedViews screen="leads" />
      <KeysHelp />
    </>,
    { path },
  );
  await screen.findByRole('button', { name: /Views/u });
  expect(server.callsTo('GET', '/views')).toEqual([]);
  await rendered.user.keyboard('v');
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: /Name of the view/u });
  return { ...rendered, dialog };
}

test('V asks for the views and opens the first with Enter; what is shown now is marked', async () => {
  const { user, dialog, address } = await open();
  expect(dialog.getByRole('button', { name: 'New ones' })).toHaveTextContent('shown now');
  await waitFor(() => expect(dialog.getByRole('button', { name: 'New ones' })).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  expect(dialog.getByRole('button', { name: 'Late, shared by Ravi Menon' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(address()).toBe('/leads?q=mee');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what somebody else shares is opened, and nothing else can be done with it', async () => {
  const { dialog } = await open();
  expect(dialog.getByRole('button', { name: 'Delete New ones' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Delete Late' })).toBeNull();
  expect(dialog.queryByRole('button', { name: /Open this page with Late/u })).toBeNull();
});

test('what is shown now is saved, without the page and the open record; a name that is taken is said at its field', async () => {
  server.use(
    problem('post', '/views', 409, 'You already have a view of this name here', {
      errors: { name: 'You already have a view of this name here' },
    }),
  );
  const { user, dialog } = await open();
  await user.type(dialog.getByRole('textbox', { name: /Name of the view/u }), 'New ones{Enter}');
  await dialog.findByText('You already have a view of this name here');
  server.use(post('/views', view('v3', 'Newer')));
  const field = dialog.getByRole('textbox', { name: /Name of the view/u });
  await user.clear(field);
  await user.type(field, 'Newer{Enter}');
  await waitFor(() => expect(server.callsTo('POST', '/views')).toHaveLength(2));
  expect(server.callsTo('POST', '/views')[1]?.body).toEqual({ screen: 'leads', query: 'status=new', name: 'Newer', sharedWith: 'me' });
  await waitFor(() => expect(server.callsTo('GET', '/views')).toHaveLength(3));
});

test('the star makes it the view that the page opens with, by its version, and the session is read anew', async () => {
  server.use(put('/views/:id', view('v1', 'New ones', { isDefault: true })));
  const { user, dialog } = await open();
  const before = server.callsTo('GET', '/auth/user').length;
  await user.click(dialog.getByRole('button', { name: 'Open this page with New ones' }));
  await waitFor(() => expect(server.callsTo('PUT')).toHaveLength(1));
  const [call] = server.callsTo('PUT');
  expect([call?.path, call?.headers.get('if-match'), call?.body]).toEqual(['/views/v1', '"3"', { isDefault: true }]);
  await waitFor(() => expect(server.callsTo('GET', '/auth/user').length).toBeGreaterThan(before));
});

test('own views are moved up and down, the focus goes with them, and what others share has no place', async () => {
  const [first, second, theirs] = [view('v1', 'A'), view('v2', 'B'), view('v3', 'C', { own: false })];
  let order = [first, second];
  server.use(
    get<ListViewsApiResponse>('/views', () => [...order, theirs]),
    put<ListViewsApiResponse>('/views/order', ({ body }) => {
      const { ids } = body as { ids: string[] };
      order = ids.map((id) => (id === 'v1' ? first : second));
      return [...order, theirs];
    }),
  );
  const { user, dialog } = await open();
  const names = () => dialog.getAllByRole('button', { name: /^[ABC](,.*)?$/u }).map((one) => one.querySelector('span')?.textContent);
  expect(names()).toEqual(['A', 'B', 'C']);
  expect(dialog.queryByRole('button', { name: 'Move C up' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Move A up' }));
  expect(server.callsTo('PUT')).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Move B up' }));
  await waitFor(() => expect(names()).toEqual(['B', 'A', 'C']));
  expect(server.callsTo('PUT').map(({ path, body }) => [path, body])).toEqual([['/views/order', { screen: 'leads', ids: ['v2', 'v1'] }]]);
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Move B up' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Move B down' }));
  await waitFor(() => expect(names()).toEqual(['A', 'B', 'C']));
});

test('a single view has nowhere to go', async () => {
  server.use(get<ListViewsApiResponse>('/views', [view('v1', 'A')]));
  const { dialog } = await open();
  expect(dialog.queryByRole('button', { name: 'Move A up' })).toBeNull();
});

test('it is renamed in its place', async () => {
  server.use(put('/views/:id', view('v1', 'Newest')));
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Rename New ones' }));
  const [field] = dialog.getAllByRole('textbox', { name: /Name of the view/u });
  if (!field) throw new Error('No field');
  await user.clear(field);
  await user.type(field, 'Newest{Enter}');
  await waitFor(() => expect(server.callsTo('PUT')[0]?.body).toEqual({ name: 'Newest', sharedWith: 'me' }));
});

test('what was deleted comes back by Undo as it was', async () => {
  server.use(del('/views/:id'), post('/views', view('v9', 'New ones')));
  const { user, dialog } = await open();
  await user.click(dialog.getByRole('button', { name: 'Delete New ones' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(server.callsTo('POST', '/views')[0]?.body).toEqual({
      screen: 'leads',
      name: 'New ones',
      query: 'status=new',
      sharedWith: 'me',
      isDefault: false,
    }),
  );
});

test('a list that could not be fetched says so and is tried again', async () => {
  server.use(problem('get', '/views', 503, 'The service is not available right now.'));
  const { user } = renderPage(<SavedViews screen="leads" />);
  await user.click(await screen.findByRole('button', { name: /Views/u }));
  await screen.findByText('The service is not available right now.');
  server.use(get<ListViewsApiResponse>('/views', VIEWS));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('button', { name: 'New ones' });
});

test('who does not have the screen has no views of it', async () => {
  server.use(get('/auth/user', makeUser({ role: 'agent' })));
  renderPage(
    <>
      <SavedViews screen="leads" />
      <SavedViews screen="appointments" />
    </>,
  );
  await screen.findByRole('button', { name: /Views/u });
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('a view keeps every filter of its screen', () => {
  const without = (defaults: object, ...names: string[]) =>
    Object.keys(defaults)
      .filter((name) => !names.includes(name))
      .sort();
  expect([...keptBy('leads')].sort()).toEqual(without(LEADS_VIEW, 'page'));
  // Which doctors of the board are side by side is a page of it.
  expect([...keptBy('appointments')].sort()).toEqual(without({ ...LIST_VIEW, ...BOARD_VIEW }, 'page', 'doctors'));
});
