import type { Appointment, BulkChange } from '@arogya/api/appointments';
import { get, fakeApi, problem, type Answer } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppointmentsPage } from '../appointments-page';
import { answerOf, bulk, idOf, list, makeRow, nameOf, rows } from '../testing/many-appointments';
import { at, TOMORROW } from '../testing/make-appointment';

/** The same, but the second call is answered only once it is let go. */
function held() {
  let letGo = (): void => undefined;
  const waiting = new Promise<void>((done) => (letGo = done));
  let calls = 0;
  const answer: Answer = {
    handler: () =>
      http.post('http://localhost/api/appointments/bulk', async ({ request }) => {
        calls += 1;
        if (calls === 2) await waiting;
        return HttpResponse.json(answerOf((await request.json()) as BulkChange));
      }),
  };
  return { answer, letGo, calls: () => calls };
}

const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/stats', { today: 5, pending: 3, confirmed: 0, completedToday: 2, cancelled: 1 }),
  get('/hospitals/active', []),
  get('/appointments/:id', makeRow(1)),
  bulk(),
]);
interface BulkRequest extends Omit<BulkChange, 'items'> {
  readonly items: readonly { readonly id: string; readonly version: number }[];
}
const asked = (): BulkRequest[] => server.callsTo('POST', '/appointments/bulk').map(({ body }) => body as BulkRequest);
const sizes = (): string[] => asked().map(({ act, items }) => `${act} ${items.length}`);

async function open(all: readonly Appointment[], path = '/appointments?when=all&sort=appointmentDate') {
  server.use(list(all));
  const page = renderPage(<AppointmentsPage />, { path });
  await screen.findByText(all[0]!.patient.name);
  return page;
}
const box = (n: number): HTMLElement => screen.getByRole('checkbox', { name: new RegExp(`^Choose ${nameOf(n)},`, 'u') });
const chosen = (): string[] =>
  screen
    .getAllByRole<HTMLInputElement>('checkbox', { name: /^Choose Patient/u })
    .flatMap((one) => (one.checked ? [one.getAttribute('aria-label')!.slice(7, 18)] : []));
const bar = () => screen.findByRole('region', { name: 'Chosen appointments' });
const press = async (name: RegExp | string): Promise<HTMLElement> => within(await bar()).findByRole('button', { name });

it('X chooses the row with the focus, Shift and a press all rows in between, Ctrl+A all on the screen', async () => {
  const { user } = await open(rows(8));
  await user.keyboard('jjx');
  expect(chosen()).toEqual([nameOf(2)]);
  await user.keyboard('{Shift>}');
  await user.click(screen.getByText(nameOf(4)));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual([nameOf(2), nameOf(3), nameOf(4)]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.keyboard('jx');
  await user.click(box(8));
  expect(chosen()).toEqual([nameOf(2), nameOf(4), nameOf(8)]);
  expect(within(await bar()).getByRole('status')).toHaveTextContent('3 chosen');
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toHaveLength(8);
  await user.keyboard('a');
  expect(await press('Confirm')).toHaveFocus();
  await user.click(await press('Clear'));
  expect(chosen()).toEqual([]);
  expect(screen.getByText(nameOf(8)).closest('tr')).toHaveFocus();
});

it('ten rows are confirmed with two keys, or thirteen when they are not all on the screen', async () => {
  let keys = 0;
  document.addEventListener('keydown', ({ key }) => (keys += Number(!['Control', 'Shift'].includes(key))), true);
  const { user, unmount } = await open(rows(10));
  await user.keyboard('{Control>}a{/Control}c');
  expect(await screen.findByText('10 appointments are confirmed.')).toBeInTheDocument();
  expect(keys).toBe(2);
  expect(sizes()).toEqual(['confirm 10']);
  unmount();
  keys = 0;
  const again = await open(rows(20));
  await again.user.keyboard('jxjjjjjjjjj{Shift>}x{/Shift}c');
  await waitFor(() => expect(sizes()).toEqual(['confirm 10', 'confirm 10']));
  expect(keys).toBe(13);
});

it('all that match are read by pages, sent in portions of fifty, and undone in portions: only what succeeded', async () => {
  const { user } = await open(rows(212));
  server.use(bulk([idOf(3)]));
  await user.keyboard('{Control>}a{/Control}');
  await user.click(await press('Choose all 212 that match'));
  expect(await within(await bar()).findByText('212 chosen')).toBeInTheDocument();
  await user.click(await press('Confirm'));
  expect(await screen.findByText('211 appointments are confirmed.')).toBeInTheDocument();
  expect(sizes()).toEqual(['confirm 50', 'confirm 50', 'confirm 50', 'confirm 50', 'confirm 12']);
  expect(asked()[0]?.items[0]).toEqual({ id: idOf(1), version: 3 });
  const refused = screen.getByRole('alert');
  expect(refused).toHaveTextContent('1 appointment is left as it is:');
  expect(refused).toHaveTextContent(/Patient 003, .+ 9:30 AM Somebody else has changed it\./u);
  server.calls.length = 0;
  server.use(bulk());
  await user.keyboard('z');
  expect(await screen.findByText('211 appointments are as before.')).toBeInTheDocument();
  expect(sizes()).toEqual(['undo 50', 'undo 50', 'undo 50', 'undo 50', 'undo 11']);
  const undone = asked().flatMap(({ items }) => items);
  expect(undone[0]).toEqual({ id: idOf(1), version: 4 });
  expect(undone.map(({ id }) => id)).not.toContain(idOf(3));
});

it('of more than can be chosen the first 500 are offered, and it says so', async () => {
  const { user } = await open(rows(620));
  await user.keyboard('{Control>}a{/Control}');
  await user.click(await press('Choose the first 500 of 620 that match'));
  expect(await within(await bar()).findByText('500 chosen')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /that match/u })).not.toBeInTheDocument();
});

it('shows how far it is, and Stop leaves the rest chosen', async () => {
  const { user } = await open(rows(120));
  const { answer, letGo, calls } = held();
  server.use(answer);
  await user.keyboard('{Control>}a{/Control}');
  await user.click(await press('Choose all 120 that match'));
  await within(await bar()).findByText('120 chosen');
  await user.click(await press('Confirm'));
  expect(await screen.findByText('Confirming 50 of 120')).toBeInTheDocument();
  // The list says so at once, and is fetched again when all is done.
  expect(within(screen.getByRole('table')).getAllByText('Confirmed')).toHaveLength(25);
  const before = server.callsTo('GET', '/appointments').length;
  await user.click(await press('Stop'));
  letGo();
  expect(await screen.findByText('100 appointments are confirmed.')).toBeInTheDocument();
  await waitFor(() => expect(server.callsTo('GET', '/appointments')).toHaveLength(before + 1));
  expect(calls()).toBe(2);
  expect(await within(await bar()).findByText('20 chosen')).toBeInTheDocument();
});

it('a portion without an answer ends it: what is not known to be done stays chosen, and it says why', async () => {
  const { user } = await open(rows(3));
  server.use(problem('post', '/appointments/bulk', 503, 'The service is not available right now.'));
  await user.keyboard('{Control>}a{/Control}c');
  expect(await screen.findByText('3 appointments are still chosen: The service is not available right now.')).toBeInTheDocument();
  expect(chosen()).toHaveLength(3);
});

it('an act is offered where it makes sense for one at least; the others are left as they are, and named', async () => {
  const { user } = await open([makeRow(1), makeRow(2, { status: 'completed' }), makeRow(3, { status: 'confirmed' })]);
  await user.click(box(2));
  expect((await within(await bar()).findAllByRole('button')).map((one) => one.textContent)).toEqual(['Clear']);
  await user.keyboard('{Control>}a{/Control}');
  expect(within(await bar()).queryByRole('button', { name: 'No Show' })).not.toBeInTheDocument();
  await user.click(await press('Confirm'));
  expect(await screen.findByText('1 appointment is confirmed.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/Patient 002, .+It is completed already\.Patient 003, .+It is confirmed already\./u);
  expect(asked().map(({ items }) => items.map(({ id }) => id))).toEqual([[idOf(1)]]);
});

it('cancelling asks first, with the number and that patients will be notified', async () => {
  const { user } = await open(rows(12));
  await user.keyboard('{Control>}a{/Control}');
  await user.click(await press('Cancel Appointment'));
  const dialog = await screen.findByRole('dialog', { name: 'Cancel 12 appointments?' });
  expect(dialog).toHaveTextContent('All 12 patients will be notified.');
  await user.click(within(dialog).getByRole('button', { name: 'Keep' }));
  expect(asked()).toEqual([]);
  await user.click(await press('Cancel Appointment'));
  await user.click(await screen.findByRole('button', { name: 'Cancel 12 appointments' }));
  expect(await screen.findByText('12 appointments are cancelled.')).toBeInTheDocument();
});

it('what is chosen stays over another order, but not over another filter', async () => {
  const { user } = await open(rows(3));
  await user.click(box(2));
  await user.click(within(screen.getByRole('columnheader', { name: 'Status' })).getByRole('button'));
  await waitFor(() => expect(server.callsTo('GET', '/appointments').at(-1)?.query.get('sort')).toBe('status'));
  expect(await within(await bar()).findByText('1 chosen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Upcoming' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Chosen appointments' })).not.toBeInTheDocument());
});

it('a refresh loses nothing that is chosen but what is gone, and a row that moved to another page is not', async () => {
  const { user, store } = await open(rows(3));
  await user.keyboard('{Control>}a{/Control}');
  const left = [
    ...Array.from({ length: 25 }, (_, n) => makeRow(n + 50, { appointmentDate: at(TOMORROW, '09:00') })),
    makeRow(1),
    makeRow(3),
  ];
  server.use(list(left));
  store.dispatch({ type: 'api/invalidateTags', payload: ['appointments'] } as never);
  expect(await within(await bar()).findByText('2 chosen')).toBeInTheDocument();
  expect(server.callsTo('GET', '/appointments').at(-1)?.query.get('ids')).toBe([1, 2, 3].map(idOf).join());
});

it('the help lists the keys', async () => {
  const { user } = await open(rows(3));
  await user.keyboard('{Control>}a{/Control}');
  await bar();
  await user.keyboard('?');
  const help = await screen.findByRole('dialog', { name: 'Keyboard' });
  for (const line of [
    'XChoose the row',
    'Shift + XChoose all rows up to this one',
    'Ctrl + AChoose all rows on the screen',
    'CConfirm what is chosen',
  ])
    expect(help).toHaveTextContent(line);
});
