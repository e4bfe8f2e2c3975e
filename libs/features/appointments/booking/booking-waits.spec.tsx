import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { fakeApi, get, type Answer } from '@arogya/testing/fake-api';
import { endTimers } from '@arogya/testing/hold-timers';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeDoctor, makePatient, makeSlots } from '../testing/make-appointment';
import { useBooker } from './booker';

const PHONE = '5550010001';
/** So long Enter in the phone waits; `renderPage` holds timers of that length. */
const LIMIT_MS = 3000;

/** The server answers the look-up when it is let go. */
function heldAnswer() {
  let letGo = (): void => undefined;
  const free = new Promise<void>((done) => (letGo = done));
  const answer: Answer = {
    handler: (calls) =>
      http.get('http://localhost/api/patients/by-phone/:phone', async ({ request: { method, headers } }) => {
        calls.push({ method, path: '/patients/by-phone', query: new URLSearchParams(), headers, body: null });
        await free;
        return HttpResponse.json([makePatient()]);
      }),
  };
  return { answer, letGo };
}

const server = fakeApi([
  get('/doctors', [makeDoctor()], { total: 1 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', makeSlots()),
  get('/appointments', [], { total: 0 }),
]);

function Screen() {
  const booker = useBooker();
  useShortcuts([{ key: 'n', label: 'Book Appointment', run: () => booker.book() }]);
  return booker.dialog;
}

const isAt = (label: string) => waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());

/** The phone is typed, Enter pressed, and the look-up on its way. */
async function enterPhone() {
  const { answer, letGo } = heldAnswer();
  server.use(answer);
  const { user } = renderPage(<Screen />);
  await user.keyboard('n');
  await isAt('Phone Number');
  await user.keyboard(`${PHONE}{Enter}`);
  await waitFor(() => expect(server.callsTo('GET', '/patients/by-phone')).toHaveLength(1));
  return { user, letGo };
}

it('a look-up that takes longer than three seconds leads to the name, with Retry, which waits for it anew', async () => {
  const { user, letGo } = await enterPhone();
  expect(screen.getByLabelText('Phone Number')).toHaveFocus();
  await endTimers(LIMIT_MS);
  await isAt('Patient Name');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  letGo();
  expect(await screen.findByText('Asha Rao')).toBeInTheDocument();
});

it('one that is quicker leads to the doctor, and the end of the limit changes nothing (control)', async () => {
  const { letGo } = await enterPhone();
  letGo();
  await isAt('Doctor');
  await endTimers(LIMIT_MS);
  expect(screen.getByLabelText('Doctor')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

it('the focus never moves by itself after a key was pressed in another field', async () => {
  const { user, letGo } = await enterPhone();
  await user.click(screen.getByLabelText(/^Symptoms/u));
  await user.keyboard('Fever');
  letGo();
  await screen.findByText('Asha Rao');
  expect(screen.getByLabelText(/^Symptoms/u)).toHaveFocus();
});
