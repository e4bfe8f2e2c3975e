import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { DOCTOR, fromTomorrow, makeAppointment, makeDoctor, makePatient, makeSlots, PATIENT } from '../testing/make-appointment';
import { useBooker } from './booker';
import { usePersonHistory } from './use-person-history';

const server = fakeApi([
  get('/patients/by-phone/:phone', [makePatient()]),
  get('/doctors', [makeDoctor()], { total: 1 }),
  get('/doctors/:id', makeDoctor()),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', fromTomorrow(makeSlots(['09:00'], ['09:15']))),
  get('/appointments', [], { total: 0 }),
]);

function Screen() {
  const booker = useBooker();
  useShortcuts([{ key: 'n', label: 'Book Appointment', run: () => booker.book() }]);
  return booker.dialog;
}

const isAt = (label: string) => waitFor(() => expect(screen.getByLabelText(label)).toHaveFocus());

it('whom a patient saw last is asked anew each time, also within a moment', async () => {
  const { user } = renderPage(<Screen />);
  const enterPhone = async (): Promise<void> => {
    await user.keyboard('n');
    await isAt('Phone Number');
    await user.keyboard('5550010001{Enter}');
    await isAt('Doctor');
  };
  await enterPhone();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  server.use(get('/appointments', [makeAppointment({ doctorId: DOCTOR, status: 'completed' })]));
  await enterPhone();
  await user.keyboard('{Enter}');
  await isAt('Day or time');
});

/** What is said of a patient who is chosen, and no more, by a button; in a dialog that a second button shows. */
function chooser() {
  const said: string[] = [];
  function Probe({ patientId, shown }: { patientId: string | undefined; shown: boolean }) {
    const { asking, doctor } = usePersonHistory(patientId, shown);
    const answer = asking ? 'asking' : (doctor?.id ?? 'nobody');
    useLayoutEffect(() => void said.push(answer), [patientId, answer]);
    return null;
  }
  function Chooser() {
    const [patientId, choose] = useState<string>();
    const [shown, show] = useState(false);
    return (
      <>
        <Probe patientId={patientId} shown={shown} />
        <button type="button" onClick={() => choose(patientId ? undefined : PATIENT)}>
          Choose
        </button>
        <button type="button" onClick={() => show(true)}>
          Show
        </button>
      </>
    );
  }
  const { user } = renderPage(<Chooser />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { said, choose: () => press('Choose'), show: () => press('Show') };
}

it('the answer from before is never taken for the one that is asked for', async () => {
  const { said, choose, show } = chooser();
  await show();
  await choose();
  await waitFor(() => expect(said).toEqual(['nobody', 'asking', 'nobody']));
  await choose();
  server.use(get('/appointments', [makeAppointment({ doctorId: DOCTOR, status: 'completed' })]));
  said.length = 0;
  await choose();
  await waitFor(() => expect(said).toContain(DOCTOR));
  expect(said).toEqual(['asking', DOCTOR]);
});

it('nobody is asked about a patient before the dialog is shown, and Enter waits for that, too', async () => {
  server.use(get('/appointments', [makeAppointment({ doctorId: DOCTOR, status: 'completed' })]));
  const { said, choose, show } = chooser();
  await choose();
  expect(said).toEqual(['nobody', 'asking']);
  expect(server.callsTo('GET', '/appointments')).toHaveLength(0);
  await show();
  await waitFor(() => expect(said).toEqual(['nobody', 'asking', DOCTOR]));
});
