import type { ListCitiesApiResponse, ListServicesApiResponse, ListStatesApiResponse } from '@arogya/api/reference';
import type { ManagementStatsApiResponse } from '@arogya/api/stats';
import { STATS_REFRESH_MS } from '@arogya/domain/stats/figures';
import { del, fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ManagementPage } from './management-page';

const of = { isActive: true, version: 1, createdAt: '2026-01-05T10:00:00+05:30', updatedAt: '2026-01-05T10:00:00+05:30' };
const service = { ...of, id: 'v1', name: 'ECG', category: 'Cardiac', description: 'Heart rhythm', uses: 3 };
const state = { ...of, id: '50000000-0000-4000-8000-000000000001', name: 'Maharashtra', code: 'MH', country: 'India', uses: 1 };
const api = fakeApi([
  get<ManagementStatsApiResponse>('/management/stats', { servicesCount: 24, specialtiesCount: 18, statesCount: 28, citiesCount: 51 }),
  get<ListServicesApiResponse>('/services', [service], { total: 1 }),
  get<ListStatesApiResponse>('/states', [state], { total: 1 }),
  get<ListCitiesApiResponse>('/cities', [], { total: 0 }),
  get('/specialties', [], { total: 0 }),
  get('/states/active', [state]),
]);
afterEach(() => jest.restoreAllMocks());

const draw = (path = '/management') => renderPage(<ManagementPage />, { path });
type User = ReturnType<typeof draw>['user'];
const add = async (user: User, one: string) => {
  await user.click((await screen.findAllByRole('button', { name: new RegExp(`Add ${one}`, 'u') }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog'));
};
const menu = async (user: User, item: string) => {
  await user.click(await screen.findByRole('button', { name: 'Actions for ECG' }));
  await user.click(await screen.findByText(item, { selector: '[role=menuitem] *' }));
};

it('counts services, specialties, states and cities, again every 30 seconds', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { unmount } = draw();
  for (const name of [/Services.*24/u, /Specialties.*18/u, /States.*28/u, /Cities.*51/u])
    expect(await screen.findByRole('button', { name })).toBeInTheDocument();
  const before = api.callsTo('GET', '/management/stats').length;
  await act(() => jest.advanceTimersByTimeAsync(STATS_REFRESH_MS));
  await waitFor(() => expect(api.callsTo('GET', '/management/stats').length).toBeGreaterThan(before));
  unmount();
  jest.useRealTimers();
});

it('keeps the tab and its search in the address, and says how often an entry is used', async () => {
  const { user, address } = draw('/management?q=ec');
  expect(await screen.findByText('3 records')).toBeInTheDocument();
  expect(api.callsTo('GET', '/services')[0]?.query.get('q')).toBe('ec');
  await user.click(screen.getByRole('tab', { name: 'States' }));
  expect(address()).toBe('/management?tab=states');
  expect(await screen.findByRole('table', { name: 'States' })).toBeInTheDocument();
  expect(api.callsTo('GET', '/states')[0]?.query.get('q')).toBeNull();
});

it('forces the code of a state to upper case, and wants name, code and country', async () => {
  const { user } = draw('/management?tab=states');
  const dialog = await add(user, 'State');
  expect(dialog.getByLabelText('Country')).toHaveValue('India');
  fireEvent.change(dialog.getByLabelText('Country'), { target: { value: '' } });
  await user.click(dialog.getByRole('button', { name: 'Add State' }));
  for (const sentence of ['Name is required', 'Code is required', 'Country is required'])
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Goa' } });
  fireEvent.change(dialog.getByLabelText('Code'), { target: { value: 'ga' } });
  expect(dialog.getByLabelText('Code')).toHaveValue('GA');
  fireEvent.change(dialog.getByLabelText('Country'), { target: { value: 'India' } });
  await user.click(dialog.getByLabelText('Inactive'));
  api.use(post('/states', state));
  await user.click(dialog.getByRole('button', { name: 'Add State' }));
  await waitFor(() => expect(api.callsTo('POST')[0]?.body).toEqual({ name: 'Goa', code: 'GA', country: 'India', isActive: false }));
});

it.each([
  ['services', 'Service', 'Failed to create service'],
  ['specialties', 'Specialty', 'Failed to create specialty'],
])('says in %s that it could not be created', async (tab, one, sentence) => {
  api.use(problem('post', `/${tab}`, 500, ''));
  const { user } = draw(`/management?tab=${tab}`);
  const dialog = await add(user, one);
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'X-ray' } });
  await user.click(dialog.getByRole('button', { name: `Add ${one}` }));
  expect(await screen.findByText(sentence)).toBeInTheDocument();
  expect(dialog.getByLabelText('Name')).toHaveValue('X-ray');
});

it('wants the state of a city', async () => {
  const { user } = draw('/management?tab=cities');
  const dialog = await add(user, 'City');
  await user.click(dialog.getByRole('button', { name: 'Add City' }));
  expect(await dialog.findByText('State is required')).toBeInTheDocument();
});

it("asks with the browser's confirmation, and deletes nothing when it is refused", async () => {
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { user } = draw();
  await menu(user, 'Delete');
  expect(asked).toHaveBeenCalledWith('Are you sure you want to delete ECG?');
  expect(api.callsTo('DELETE')).toHaveLength(0);
});

it('says where an entry is used that cannot be deleted', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  api.use(problem('delete', '/services/:id', 409, 'This entry is still in use: 3 doctors.'));
  const { user } = draw();
  await menu(user, 'Delete');
  expect(await screen.findByText('This entry is still in use: 3 doctors.')).toBeInTheDocument();
});

it('takes a deletion back', async () => {
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  api.use(del('/services/:id'), post('/services/:id/restore', service, { status: 200 }));
  const { user } = draw();
  await menu(user, 'Delete');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(api.callsTo('POST')[0]?.path).toBe(`/services/${service.id}/restore`));
  expect(await screen.findByText('ECG is back.')).toBeVisible();
});

it('shows what was deleted, which can only come back', async () => {
  api.use(
    get('/services', ({ query }) => (query.get('archived') === 'true' ? [{ ...service, name: 'Old one' }] : [service])),
    post('/services/:id/restore', service, { status: 200 }),
  );
  const { user, address } = draw();
  await screen.findByText('ECG');
  await user.click(screen.getByRole('switch', { name: 'Show deleted' }));
  expect(await screen.findByText('Old one')).toBeVisible();
  expect(address()).toContain('deleted=1');
  await user.click(screen.getByRole('button', { name: 'Actions for Old one' }));
  expect(await screen.findAllByRole('menuitem')).toHaveLength(1);
  fireEvent.click(screen.getByRole('menuitem', { name: /Restore/u }));
  expect(await screen.findByText('Old one is back.')).toBeVisible();
  expect(api.callsTo('POST')[0]?.path).toBe(`/services/${service.id}/restore`);
});
