import { useShortcuts } from '@arogya/features/keyboard/use-shortcuts';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { DOCTOR, fromTomorrow, makeAppointment, makeDoctor, makePatient, makeSlots } from './testing/make-appointment';
import { useBooker } from './booker';

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
