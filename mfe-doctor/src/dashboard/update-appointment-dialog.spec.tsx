import type { UpdateAppointmentApiResponse } from '@arogya/api/appointments';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { APPOINTMENT_UPDATED } from '@arogya/domain/appointments/texts';
import { makeAppointment } from '@arogya/features/appointments/testing/make-appointment';
import { fakeApi, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { UpdateAppointmentDialog } from './update-appointment-dialog';

const api = fakeApi();
const close = jest.fn();

const draw = (status: AppointmentStatus) => {
  const { user } = renderPage(<UpdateAppointmentDialog open appointment={makeAppointment({ status })} onClose={close} />);
  return {
    user,
    save: () => user.click(screen.getByText('Update')),
    say: (text: string) => user.type(screen.getByLabelText(/Feedback\/Notes/u), text),
  };
};
const accept = (status: AppointmentStatus): void =>
  api.use(put<UpdateAppointmentApiResponse>('/appointments/:id', makeAppointment({ status })));

it('lets the doctor choose confirmed, completed, cancelled or no show', () => {
  draw('pending');
  expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Confirmed',
    'Completed',
    'Cancelled',
    'No Show',
  ]);
  for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
});

it('wants a status to be chosen', async () => {
  const { save } = draw('pending');
  await save();
  expect(await screen.findByText('Please choose a status')).toBeInTheDocument();
  expect(api.calls).toHaveLength(0);
});

it('sends feedback only when something is left after trimming', async () => {
  const { user, save, say } = draw('confirmed');
  accept('completed');
  await say('   ');
  await user.click(screen.getByLabelText('Completed'));
  await save();
  await user.click(await screen.findByRole('button', { name: 'Complete Anyway' }));
  expect(await screen.findByText(APPOINTMENT_UPDATED)).toBeInTheDocument();
  expect(api.callsTo('PUT')[0]?.body).toEqual({ status: 'completed' });
  expect(api.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"3"');
  expect(close).toHaveBeenCalled();
});

it('sends the trimmed feedback, and shows why a freed time cannot be taken back', async () => {
  const { user, save, say } = draw('cancelled');
  api.use(problem('put', '/appointments/:id', 409, 'This time has just been taken. Please choose another one.'));
  await user.click(screen.getByLabelText('Confirmed'));
  await say('  Came late ');
  await save();
  expect(await screen.findByText('This time has just been taken. Please choose another one.')).toBeInTheDocument();
  expect(api.callsTo('PUT')[0]?.body).toEqual({ status: 'confirmed', feedback: 'Came late' });
});
