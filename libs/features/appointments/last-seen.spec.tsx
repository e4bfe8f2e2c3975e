import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { DOCTOR, fromTomorrow, makeAppointment, makeDoctor, makePatient, makeSlots, PATIENT } from './testing/make-appointment';
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

it('the answer from before is never taken for the one that is asked for', async () => {
  const said: string[] = [];
  function Probe({ patientId }: { patientId: string | undefined }) {
    const { asking, doctor } = usePersonHistory(patientId);
    const answer = asking ? 'asking' : (doctor?.id ?? 'nobody');
    useLayoutEffect(() => void said.push(answer), [patientId, answer]);
    return null;
  }
  function Chooser() {
    const [patientId, choose] = useState<string>();
    return (
      <button type="button" onClick={() => choose(patientId ? undefined : PATIENT)}>
        <Probe patientId={patientId} />
        Choose
      </button>
    );
  }
  const { user } = renderPage(<Chooser />);
  const choose = () => user.click(screen.getByRole('button', { name: 'Choose' }));
  await choose();
  await waitFor(() => expect(said).toEqual(['nobody', 'asking', 'nobody']));
  await choose();
  server.use(get('/appointments', [makeAppointment({ doctorId: DOCTOR, status: 'completed' })]));
  said.length = 0;
  await choose();
  await waitFor(() => expect(said).toContain(DOCTOR));
  expect(said).toEqual(['asking', DOCTOR]);
});
