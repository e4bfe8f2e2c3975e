import type { UpdateAppointmentApiResponse } from '@arogya/api/appointments';
import { APPOINTMENT_STATUS_UPDATED } from '@arogya/domain/appointments/texts';
import { at, makeAppointment, TODAY, TOMORROW } from '@arogya/features/appointments/testing/make-appointment';
import { fakeApi, post, problem, put } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor } from '@testing-library/react';
import { StepButton } from './step-button';
import { useDoctorMutations } from './use-doctor-mutations';

const api = fakeApi();
const STARTED = makeAppointment({ status: 'confirmed', appointmentDate: at(TODAY, '00:00'), endsAt: at(TODAY, '00:15') });
const TO_COME = makeAppointment({ status: 'confirmed', appointmentDate: at(TOMORROW, '09:30') });

function Row({ appointment }: { appointment: typeof STARTED }) {
  const { mutations, dialogs } = useDoctorMutations();
  return (
    <>
      <StepButton appointment={appointment} {...mutations} />
      {dialogs}
    </>
  );
}

/** Counts what somebody taps. */
function draw(appointment: typeof STARTED) {
  api.use(put<UpdateAppointmentApiResponse>('/appointments/:id', makeAppointment({ status: 'completed', version: 4 })));
  const { user } = renderPage(<Row appointment={appointment} />);
  let taps = 0;
  const tap = async (name: RegExp): Promise<void> => {
    taps += 1;
    await user.click(await screen.findByRole('button', { name }));
  };
  return { user, tap, taps: () => taps };
}

it('completes with feedback in two taps and the text, by one call', async () => {
  const { user, tap, taps } = draw(STARTED);
  await tap(/^Complete /u);
  await waitFor(() => expect(screen.getByLabelText(/Feedback/u)).toHaveFocus());
  await user.keyboard('Rest for a week');
  await tap(/^Save$/u);
  expect(await screen.findByText(APPOINTMENT_STATUS_UPDATED)).toBeInTheDocument();
  expect(taps()).toBe(2);
  expect(api.callsTo('PUT').map(({ body }) => body)).toEqual([{ status: 'completed', feedback: 'Rest for a week' }]);
  expect(api.callsTo('PUT')[0]?.headers.get('If-Match')).toBe('"3"');
});

it('is undone by Z, with the version that it made', async () => {
  const { user, tap } = draw(STARTED);
  api.use(post('/appointments/:id/undo', makeAppointment({ status: 'confirmed' })));
  await tap(/^Complete /u);
  await tap(/^Skip$/u);
  expect(await screen.findByText(APPOINTMENT_STATUS_UPDATED)).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.keyboard('z');
  expect(await screen.findByText('The change was undone.')).toBeInTheDocument();
  expect(api.callsTo('POST').map(({ body }) => body)).toEqual([{ version: 4 }]);
});

it('completes without a word by Skip', async () => {
  const { user, tap } = draw(STARTED);
  await tap(/^Complete /u);
  await user.type(await screen.findByLabelText(/Feedback/u), 'Never mind');
  await tap(/^Skip$/u);
  expect(await screen.findByText(APPOINTMENT_STATUS_UPDATED)).toBeInTheDocument();
  expect(api.callsTo('PUT').map(({ body }) => body)).toEqual([{ status: 'completed' }]);
});

it('asks before the start, with the time, and cancelling changes nothing', async () => {
  const { tap } = draw(TO_COME);
  await tap(/^Complete /u);
  expect(await screen.findByText(/starts at 9:30 AM on .+ Mark as completed now\?/u)).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await tap(/^Cancel$/u);
  await waitFor(() => expect(screen.queryByText(/Mark as completed now/u)).not.toBeInTheDocument());
  expect(api.callsTo('PUT')).toHaveLength(0);
});

it('goes on to the feedback for somebody who is sure', async () => {
  const { tap } = draw(TO_COME);
  await tap(/^Complete /u);
  await tap(/^Complete Anyway$/u);
  await tap(/^Save$/u);
  expect(await screen.findByText(APPOINTMENT_STATUS_UPDATED)).toBeInTheDocument();
  expect(api.callsTo('PUT').map(({ body }) => body)).toEqual([{ status: 'completed' }]);
});

it('says what somebody else did meanwhile, keeps what is typed, and completes for who decides so again', async () => {
  const { user, tap } = draw(STARTED);
  const current = { ...STARTED, status: 'cancelled', version: 4 };
  api.use(problem('put', '/appointments/:id', 409, 'Someone else has changed this record.', { extra: { current } }));
  await tap(/^Complete /u);
  await user.type(await screen.findByLabelText(/Feedback/u), 'Rest for a week');
  await tap(/^Save$/u);
  expect(await screen.findByText('Cancelled meanwhile by somebody else, so nothing was changed.')).toBeInTheDocument();
  expect(screen.getByLabelText(/Feedback/u)).toHaveValue('Rest for a week');
  api.use(put<UpdateAppointmentApiResponse>('/appointments/:id', makeAppointment({ status: 'completed', version: 5 })));
  await tap(/^Save$/u);
  expect(await screen.findByText(APPOINTMENT_STATUS_UPDATED)).toBeInTheDocument();
  expect(api.callsTo('PUT').map(({ headers }) => headers.get('If-Match'))).toEqual(['"3"', '"4"']);
});
