import type { HospitalClosure } from '@arogya/api/calendars';
import { addDays, DEFAULT_ZONE, type Day } from '@arogya/domain/clock';
import { todayIn } from '@arogya/features/times/today';
import { del, fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ClosedDays } from './closed-days';
import { dayText } from '@arogya/features/calendars/outcomes';
import { makeChanged } from '@arogya/features/calendars/testing/make-change';

const HOSPITAL = 'c0000000-0000-4000-8000-000000000001';
const TODAY = todayIn(DEFAULT_ZONE);
const NEXT: Day = addDays(TODAY, 7);
const closure = (day: Day, more: Partial<HospitalClosure> = {}): HospitalClosure => ({
  day,
  fromTime: null,
  toTime: null,
  name: 'Diwali',
  source: 'typed',
  ...more,
});
const MADE = makeChanged({ kind: 'closure', doctorId: null, doctorName: null });
const api = fakeApi([
  get('/hospitals/:id/closures', [closure(NEXT)]),
  get('/states/active', [{ id: 's1', name: 'Maharashtra', code: 'MH' }]),
  post('/calendar-changes/preview', { appointments: [], more: false }, { status: 200 }),
  post('/calendar-changes', MADE),
  del('/hospitals/:id/closures/:day'),
]);
const draw = (stateCode: string | null = null) =>
  renderPage(<ClosedDays hospitalId={HOSPITAL} zone={DEFAULT_ZONE} stateCode={stateCode} />);

const add = async (user: ReturnType<typeof draw>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Add closed days' }));
  return screen.findByRole('dialog');
};
/** A chosen file; jsdom has none that can be read. */
const fileOf = (text: string): File =>
  Object.assign(new File([text], 'days.csv', { type: 'text/csv' }), {
    arrayBuffer: () => Promise.resolve(new TextEncoder().encode(text).buffer),
  });
const made = () => api.callsTo('POST', '/calendar-changes').map(({ body }) => (body as { change: unknown }).change);
const save = (user: ReturnType<typeof draw>['user'], name = 'Save') => user.click(screen.getByRole('button', { name }));

it('lists the closed days from today with their names and parts', async () => {
  api.use(get('/hospitals/:id/closures', [closure(TODAY, { fromTime: '13:00', toTime: '24:00', name: null }), closure(NEXT)]));
  draw();
  const lines = await screen.findAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    `${dayText(TODAY)}from 1:00 PMRemove this closed day`,
    `${dayText(NEXT)}DiwaliRemove this closed day`,
  ]);
});

it('says what to do when there is none, and offers Retry when they cannot be loaded', async () => {
  api.use(get('/hospitals/:id/closures', []));
  const { unmount } = draw();
  expect(await screen.findByText('No closed days')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add closed days' })).toBeEnabled();
  unmount();
  api.use(problem('get', '/hospitals/:id/closures', 503, 'The service is not available right now.'));
  draw();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeInTheDocument();
});

it('closes one typed day with its name, through the affected appointments', async () => {
  const { user } = draw();
  await add(user);
  await user.type(screen.getByLabelText('Day', { selector: 'input' }), '+3');
  await user.type(screen.getByLabelText(/^Name/u), 'Painting');
  await save(user);
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeInTheDocument();
  expect(made()).toEqual([
    { kind: 'closure', hospitalId: HOSPITAL, source: 'typed', closures: [{ day: addDays(TODAY, 3), name: 'Painting' }] },
  ]);
  expect(api.callsTo('POST', '/calendar-changes/preview')).toHaveLength(1);
});

it('closes the rest of a day where only its beginning is entered', async () => {
  const { user } = draw();
  await add(user);
  await user.type(screen.getByLabelText('Day', { selector: 'input' }), 'tomorrow');
  await user.click(screen.getByText('Part of the day'));
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter from when or until when');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '13:00' } });
  await save(user);
  await waitFor(() => expect(made()).toHaveLength(1));
  expect(made()[0]).toMatchObject({ closures: [{ day: addDays(TODAY, 1), fromTime: '13:00', toTime: '24:00' }] });
});

it('asks for the day, and says that a closed day is replaced', async () => {
  const { user } = draw();
  await add(user);
  await save(user);
  expect(await screen.findByText('Please choose a day')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Day', { selector: 'input' }), '+7');
  await user.tab();
  expect(await screen.findByText('Closed already: Diwali. Saving replaces it.')).toBeInTheDocument();
  expect(made()).toEqual([]);
});

it('closes no holiday of the list before somebody ticks it', async () => {
  const { user } = draw();
  await add(user);
  await user.click(screen.getByText('From the list'));
  await save(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Please choose at least one day');
  const year = Number(TODAY.slice(0, 4)) + 1;
  await user.click(screen.getByText(String(year)));
  const republicDay = screen.queryByRole('checkbox', { name: /Republic Day/u });
  if (!republicDay) return expect(screen.getByText(`There is no list for ${year} yet`)).toBeInTheDocument();
  await user.click(republicDay);
  await save(user, 'Save 1 day');
  await waitFor(() => expect(made()).toHaveLength(1));
  expect(made()[0]).toMatchObject({ source: 'list', closures: [{ day: `${year}-01-26`, name: 'Republic Day' }] });
});

it('reads a file as a dry run, and sends what is ticked in one change', async () => {
  const { user } = draw();
  const dialog = await add(user);
  await user.click(screen.getByText('From a file'));
  const rows = [
    'date,name',
    `${addDays(TODAY, 2)},Onam`,
    `${addDays(TODAY, 4)},Pongal`,
    `${NEXT},Again`,
    '2020-01-01,Old',
    '32/01/2027,Bad',
  ];
  await user.upload(screen.getByLabelText('File with closed days'), fileOf(rows.join('\n')));
  expect(await screen.findByText(/2 new · 1 closed already · 1 past · 1 cannot be read/u)).toBeInTheDocument();
  expect(within(dialog).getByRole('checkbox', { name: /Again/u })).toBeDisabled();
  expect(within(dialog).getByText('32/01/2027 is not a date. Write 08/11/2026, 8-Nov-2026 or 2026-11-08')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'All 2 new days' }));
  await user.click(screen.getByRole('checkbox', { name: /Pongal/u }));
  await save(user, 'Save 1 day');
  await waitFor(() => expect(made()).toHaveLength(1));
  expect(made()[0]).toMatchObject({ source: 'file', closures: [{ day: addDays(TODAY, 2), name: 'Onam' }] });
});

it('asks which day a date of the file is that could be two, before it can be chosen', async () => {
  const { user } = draw();
  const dialog = await add(user);
  await user.click(screen.getByText('From a file'));
  const year = Number(TODAY.slice(0, 4)) + 2;
  await user.upload(screen.getByLabelText('File with closed days'), fileOf(`date,name\n03/04/${year},Foundation day`));
  expect(await screen.findByText('1 could be two days', { exact: false })).toBeInTheDocument();
  expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  const question = within(dialog).getByRole('radiogroup', { name: `Which day is 03/04/${year}?` });
  expect(within(question).getByRole('radio', { name: dayText(`${year}-04-03`) })).not.toBeChecked();
  await user.click(within(question).getByRole('radio', { name: dayText(`${year}-03-04`) }));
  await user.click(await within(dialog).findByRole('checkbox', { name: /Foundation day/u }));
  await save(user, 'Save 1 day');
  await waitFor(() => expect(made()).toHaveLength(1));
  expect(made()[0]).toMatchObject({ closures: [{ day: `${year}-03-04`, name: 'Foundation day' }] });
});

it('refuses a file that is too large without opening it', async () => {
  const { user } = draw();
  await add(user);
  await user.click(screen.getByText('From a file'));
  let opened = 0;
  const huge = Object.assign(fileOf(''), { arrayBuffer: () => Promise.resolve(new ArrayBuffer((opened += 1))) });
  Object.defineProperty(huge, 'size', { value: 10_000_000 });
  await user.upload(screen.getByLabelText('File with closed days'), huge);
  expect(await screen.findByRole('alert')).toHaveTextContent('days.csv: This file is larger than 1 MB.');
  expect(opened).toBe(0);
});

it.each([
  ['MH', 'Holidays of all of India and of Maharashtra.', true, false],
  ['GA', 'Holidays of all of India and of GA.', false, true],
  ['GJ', 'Holidays of all of India. Those that only GJ keeps are not in the list: add them one by one.', false, false],
  [null, 'Days of all states', true, true],
])('a hospital in %s is offered its own holidays: %s', async (state, note, ofMaharashtra, ofGoa) => {
  const { user } = draw(state);
  await add(user);
  await user.click(screen.getByText('From the list'));
  await user.click(screen.getByText(String(Number(TODAY.slice(0, 4)) + 1)));
  if (screen.queryByText(/^There is no list for/u)) return;
  expect(await screen.findByText(note, { exact: false })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: /Republic Day/u })).toBeEnabled();
  const has = (name: string) => screen.queryByRole('checkbox', { name: new RegExp(name, 'u') }) !== null;
  expect([has('Maharashtra Day'), has('Goa Liberation Day')]).toEqual([ofMaharashtra, ofGoa]);
});

it('opens a day again at once, and Undo closes it as it was', async () => {
  const { user } = draw();
  await user.click(await screen.findByRole('button', { name: `Remove this closed day: ${dayText(NEXT)}` }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(screen.getByRole('group', { name: 'Closed days' })).toHaveFocus();
  fireEvent.click(undo);
  expect(api.callsTo('DELETE').map(({ path }) => path)).toEqual([`/hospitals/${HOSPITAL}/closures/${NEXT}`]);
  expect(await screen.findByText('Closed as before.')).toBeInTheDocument();
  expect(made()[0]).toMatchObject({ source: 'typed', closures: [{ day: NEXT, name: 'Diwali' }] });
});
