import { fakeApi, get, problem, type Answer } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { AppointmentsPage } from '../appointments-page';
import { bulk, list, rows } from '../testing/many-appointments';

const server = fakeApi([
  get('/calendar-changes', []),
  get('/appointments/needs', [], { total: 0 }),
  get('/appointments/stats', { today: 5, pending: 3, confirmed: 0, completedToday: 2, cancelled: 1 }),
  get('/hospitals/active', []),
  bulk(),
]);

/** So many calls have no answer, whatever the server has done. */
function lost(times: number): Answer {
  let left = times;
  return {
    handler: (calls) =>
      http.post('http://localhost/api/appointments/bulk', async ({ request }) => {
        if (left === 0) return undefined;
        left -= 1;
        const { method, headers } = request;
        calls.push({ method, path: '/appointments/bulk', query: new URLSearchParams(), headers, body: await request.json() });
        return HttpResponse.error();
      }),
  };
}

async function open(count: number) {
  server.use(list(rows(count)));
  const page = renderPage(<AppointmentsPage />, { path: '/appointments?when=all&sort=appointmentDate' });
  await screen.findByText('Patient 001');
  return page;
}
const keys = () => server.callsTo('POST', '/appointments/bulk').map(({ headers }) => headers.get('idempotency-key'));
const bar = () => screen.findByRole('region', { name: 'Chosen appointments' });

it('a portion whose answer was lost is sent again at once under its key, and can be undone', async () => {
  const { user } = await open(60);
  server.use(lost(1));
  await user.keyboard('{Control>}a{/Control}');
  await user.click(await within(await bar()).findByRole('button', { name: 'Choose all 60 that match' }));
  await within(await bar()).findByText('60 chosen');
  await user.keyboard('c');
  expect(await screen.findByText('60 appointments are confirmed.')).toBeInTheDocument();
  const [first, again, second, ...more] = keys();
  expect([first, more]).toEqual([again, []]);
  expect(second).not.toBe(first);
  await user.keyboard('z');
  expect(await screen.findByText('60 appointments are as before.')).toBeInTheDocument();
  expect(new Set(keys()).size).toBe(4);
});

it('whoever presses again after that sends the same key', async () => {
  const { user } = await open(2);
  server.use(lost(2));
  await user.keyboard('{Control>}a{/Control}c');
  await screen.findByText(/^2 appointments are still chosen/u);
  await user.keyboard('c');
  expect(await screen.findByText('2 appointments are confirmed.')).toBeInTheDocument();
  expect(keys()).toHaveLength(3);
  expect(new Set(keys()).size).toBe(1);
});

it('what is refused as a whole has its answer, and is not sent again', async () => {
  const { user } = await open(2);
  server.use(problem('post', '/appointments/bulk', 503, 'The service is not available right now.'));
  await user.keyboard('{Control>}a{/Control}c');
  await screen.findByText(/^2 appointments are still chosen/u);
  expect(keys()).toHaveLength(1);
});
