import type { SearchAnswer } from '@arogya/api/search';
import { KeysHelp } from '@arogya/features/keyboard/keys-help';
import type { NavEntry } from '@arogya/platform';
import { fakeApi, get, heldBack, problem, type FakeCall } from '@arogya/testing/fake-api';
import { endTimers, heldTimers, holdTimers } from '@arogya/testing/hold-timers';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { settle } from '@arogya/testing/settle';
import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SearchButton } from './search-button';
import { PAUSE_MS } from './use-found';

const NONE: SearchAnswer = { appointments: [], patients: [], doctors: [], leads: [], enquiries: [] };
const patient = (id: string, name: string) =>
  ({ id, name, phone: '+919845012345', age: 34, gender: 'female' }) as unknown as SearchAnswer['patients'][number];
const doctor = (id: string, fullName: string) =>
  ({ id, fullName, specialty: 'Cardiology', hospitalName: null }) as unknown as SearchAnswer['doctors'][number];

/** Whoever is asked for is found: the name is the question. */
const echo = ({ query }: FakeCall): SearchAnswer => ({
  ...NONE,
  patients: [patient('p1', `Patient ${query.get('q')}`)],
  doctors: [doctor('d1', `Dr. ${query.get('q')}`)],
});
const server = fakeApi([get<SearchAnswer>('/search', echo)]);

const PAGES: NavEntry[] = [
  { path: '/', label: 'Dashboard', icon: 'dashboard', roles: ['admin'] },
  { path: '/appointments', label: 'Appointments', heading: 'Appointment Management', icon: 'calendar', roles: ['admin'] },
];
let toggled = 0;
beforeEach(() => void (toggled = 0));

function draw(page = <input aria-label="Notes" />) {
  return renderPage(
    <>
      <SearchButton pages={PAGES} mode="light" onToggleMode={() => (toggled += 1)} />
      {page}
    </>,
  );
}
async function open(page?: React.ReactElement) {
  const rendered = draw(page);
  await rendered.user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return { ...rendered, field };
}
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const chosen = () => screen.getByRole('option', { selected: true }).textContent;
/** At once: between two letters a busy machine may pause for longer than the search does. */
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const asked = () => server.callsTo('GET', '/search').map(({ query }) => query.toString());

test('Ctrl+K opens over a field, Esc closes, and the focus goes back to it', async () => {
  const { user } = draw();
  await user.click(screen.getByLabelText('Notes'));
  await user.keyboard('{Control>}k{/Control}');
  await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText('Notes')).toHaveFocus();
});

test.each([
  ['a Hindi', { key: 'क', code: 'KeyK' }],
  ['a Tamil', { key: 'க', code: 'KeyK' }],
  ['a Dvorak', { key: 'k', code: 'KeyV' }],
])('Ctrl+K opens on %s keyboard', async (_, press) => {
  draw();
  fireEvent.keyDown(document.body, { ...press, ctrlKey: true });
  await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus());
});

test('what is typed at once after Ctrl+K is in the field to the last letter', async () => {
  const { user } = draw();
  await user.keyboard('{Control>}k{/Control}kusum');
  expect(await screen.findByRole('combobox')).toHaveValue('kusum');
});

test('screens and actions are there at once and are chosen by arrows and Enter', async () => {
  const { user, address } = await open();
  await waitFor(() => expect(options().slice(0, 3)).toEqual(['Dashboard', 'Appointments', 'Book an appointment']));
  expect(chosen()).toBe('Dashboard');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(address()).toBe('/appointments?book=1'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(asked()).toEqual([]);
  await user.keyboard('{Control>}k{/Control}');
  expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('Book an appointment');
});

test('actions that the role or its pages do not have are not offered', async () => {
  await open();
  expect(options()).not.toContain('Add a doctor');
  expect(options()).toContain('Logout');
});

test('records are asked for once, when the typing pauses, and Enter opens the first', async () => {
  const { user, field, address } = await open();
  holdTimers(PAUSE_MS);
  for (const letter of 'kusum') await user.type(field, letter);
  expect(heldTimers(PAUSE_MS)).toBe(1);
  await endTimers(PAUSE_MS);
  await screen.findByRole('option', { name: /^Patient kusum/u });
  expect(asked()).toEqual(['q=kusum']);
  expect(screen.getByRole('group', { name: 'Patients' })).toHaveTextContent('+91 98450 12345 · 34 years · Female');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/patients?patient=p1'));
});

test('Tab narrows to a kind, @ to doctors, digits to phones, # to the number of an appointment', async () => {
  const { user, field } = await open();
  type(field, 'mee');
  await screen.findByRole('option', { name: /^Patient mee/u });
  await user.keyboard('{Tab}');
  expect(screen.getByRole('button', { name: 'Appointments' })).toHaveAttribute('aria-pressed', 'true');
  expect(field).toHaveFocus();
  await waitFor(() => expect(asked()).toEqual(['q=mee', 'q=mee&scope=appointments']));
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await user.clear(field);
  await user.type(field, '@mee');
  await waitFor(() => expect(asked().at(-1)).toBe('q=mee&scope=doctors'));
  await user.clear(field);
  await user.type(field, '98450');
  await waitFor(() => expect(asked().at(-1)).toBe('q=98450&scope=phone'));
  expect(screen.getByRole('button', { name: 'Phone' })).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Tab}');
  await waitFor(() => expect(asked().at(-1)).toBe('q=98450&scope=appointments'));
  expect(screen.getByRole('button', { name: 'All' })).toHaveAttribute('aria-pressed', 'false');
  await user.keyboard('{Shift>}{Tab}{/Shift}');
  await user.clear(field);
  await user.type(field, '#10042');
  await waitFor(() => expect(asked().at(-1)).toBe('q=AD-10042&scope=appointments'));
});

test.each([
  ['doctor', []],
  ['agent', ['All', 'Appointments', 'Doctors', 'Leads']],
  ['hospital_admin', ['All', 'Appointments', 'Patients', 'Doctors', 'Leads']],
] as const)('a %s has no kind that the role does not see, whatever the server would say', async (role, chips) => {
  server.use(get('/auth/user', makeUser({ role })));
  const { field } = await open();
  await waitFor(() => expect(screen.queryAllByRole('button', { pressed: true })).toHaveLength(chips.length > 0 ? 1 : 0));
  const group = screen.queryByRole('group', { name: 'Search in' });
  expect(
    group
      ? within(group)
          .getAllByRole('button')
          .map(({ textContent }) => textContent)
      : [],
  ).toEqual(chips);
  type(field, 'mee');
  await waitFor(() => expect(asked()).toEqual(['q=mee']));
  await waitFor(() => expect(screen.getByRole('status')).not.toHaveTextContent('Searching'));
  expect(screen.queryByRole('option', { name: /^Patient mee/u }) !== null).toBe(role !== 'doctor');
});

test('an answer that comes late is not shown over a newer one', async () => {
  const late = heldBack();
  server.use(get<SearchAnswer>('/search', echo, { until: late.come }));
  const page = await open();
  type(page.field, 'ku');
  await waitFor(() => expect(asked()).toEqual(['q=ku']));
  server.use(get<SearchAnswer>('/search', echo));
  type(page.field, 'kusum');
  await screen.findByRole('option', { name: /^Patient kusum/u });
  late.letCome();
  await settle(page, server);
  expect(screen.getByRole('option', { name: /^Patient kusum/u })).toBeVisible();
  expect(screen.queryByRole('option', { name: /^Patient ku\b/u })).toBeNull();
});

test('while the next answer is on its way the rows before stay', async () => {
  const { field } = await open();
  type(field, 'ku');
  await screen.findByRole('option', { name: /^Patient ku/u });
  const next = heldBack();
  server.use(get<SearchAnswer>('/search', echo, { until: next.come }));
  type(field, 'kus');
  await waitFor(() => expect(asked()).toEqual(['q=ku', 'q=kus']));
  expect(screen.getByRole('status')).toHaveTextContent('Searching…');
  expect(screen.getByRole('option', { name: /^Patient ku\b/u })).toBeVisible();
  next.letCome();
  await screen.findByRole('option', { name: /^Patient kus/u });
});

test('a failed search says so and Enter asks again', async () => {
  server.use(problem('get', '/search', 503, 'The service is not available right now.'));
  const { user, field } = await open();
  await user.type(field, 'kusum');
  await screen.findByRole('option', { name: 'Search again' });
  expect(screen.getByRole('status')).toHaveTextContent('The service is not available right now.');
  server.use(get<SearchAnswer>('/search', echo));
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: /^Patient kusum/u });
});

test('nothing found says what to do', async () => {
  server.use(get<SearchAnswer>('/search', NONE));
  const { user, field } = await open();
  await user.type(field, 'zzz');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzz”. Try fewer letters'));
});

test('offline nothing is asked, and screens are still found', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const page = await open();
  type(page.field, 'app');
  expect(screen.getByRole('status')).toHaveTextContent('You are offline');
  await settle(page, server);
  expect(options()).toContain('Appointments');
  expect(asked()).toEqual([]);
  online.mockRestore();
});

test('Ctrl+K does nothing over a dialog in which something may be typed', async () => {
  const { user } = await open(<div className="ant-modal-wrap" style={{ display: 'none' }} data-testid="form" />);
  await user.keyboard('{Escape}');
  screen.getByTestId('form').style.display = '';
  await user.keyboard('{Control>}k{/Control}');
  // The dialog has been fetched before: it would be open by now, and closed by the next keys.
  screen.getByTestId('form').style.display = 'none';
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox')).toHaveFocus();
});

test('the keys of the screen and the colours are a choice away', async () => {
  const { user, field } = await open(<KeysHelp />);
  await user.type(field, 'keys');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Search screens and records', { selector: 'dd' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('This help')).toBeNull());
  await user.keyboard('{Control>}k{/Control}');
  await user.type(await screen.findByRole('combobox'), 'dark');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toggled).toBe(1));
});
