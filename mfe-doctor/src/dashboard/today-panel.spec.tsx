import type { AppointmentsOfDoctorApiResponse } from '@arogya/api/appointments';
import type { AppointmentStatus } from '@arogya/domain/appointments/status';
import { at, makeAppointment, TODAY } from '@arogya/features/appointments/testing/make-appointment';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { DoctorAppointmentMenu } from './doctor-appointment-menu';
import { TodayPanel } from './today-panel';

const past = makeAppointment({
  id: 'past',
  status: 'completed',
  appointmentDate: '2026-03-02T10:00:00+05:30',
  feedback: 'Reduce salt',
  notes: null,
});
fakeApi([get<AppointmentsOfDoctorApiResponse>('/appointments/doctor/:id', [past], { total: 1 })]);

/** The last minutes of today: in the future whenever the tests run. */
const appointment = (status: AppointmentStatus) =>
  makeAppointment({ status, appointmentDate: at(TODAY, '23:58'), endsAt: at(TODAY, '23:59', 1), timeSlot: '23:58' });
const onStep = jest.fn();
const onUpdate = jest.fn();
const mutations = { onStep, onUpdate, busyId: null };

const draw = (status: AppointmentStatus) =>
  renderPage(
    <TodayPanel
      appointments={[appointment(status)]}
      failure={null}
      fetching={false}
      onRetry={() => undefined}
      zone={undefined}
      {...mutations}
    />,
  );
const schedule = () => within(screen.getByLabelText("Today's Schedule"));

it('confirms a pending appointment with one tap', async () => {
  const { user } = draw('pending');
  expect(schedule().queryByText('Complete')).not.toBeInTheDocument();
  await user.click(schedule().getByText('Confirm'));
  expect(onStep).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'pending' }), 'confirmed');
});

it('completes a confirmed appointment with one tap', async () => {
  const { user } = draw('confirmed');
  expect(schedule().queryByText('Confirm')).not.toBeInTheDocument();
  await user.click(schedule().getByText('Complete'));
  expect(onStep).toHaveBeenLastCalledWith(expect.objectContaining({ status: 'confirmed' }), 'completed');
});

it.each<AppointmentStatus>(['completed', 'cancelled', 'no_show'])('has no such button for a %s appointment', (status) => {
  draw(status);
  expect(schedule().queryByText('Confirm')).not.toBeInTheDocument();
  expect(schedule().queryByText('Complete')).not.toBeInTheDocument();
});

it("has the next patient's symptoms and last notes already open", async () => {
  draw('confirmed');
  const next = within(screen.getByLabelText('Next patient'));
  expect(next.getByText('Cough')).toBeInTheDocument();
  expect(await next.findByText('Reduce salt')).toBeInTheDocument();
  expect(next.getByText('02 Mar 2026')).toBeInTheDocument();
});

it('stands between the appointments with the present time', () => {
  draw('pending');
  expect(screen.getByLabelText(/^It is \d/u)).toBeInTheDocument();
});

it.each<[AppointmentStatus, string[]]>([
  ['pending', ['Confirm', 'No Show', 'Cancel', 'Update Appointment']],
  ['confirmed', ['Mark Complete', 'No Show', 'Cancel', 'Update Appointment']],
  ['completed', ['No Show', 'Cancel', 'Update Appointment']],
  ['cancelled', ['No Show', 'Update Appointment']],
  ['no_show', ['Cancel', 'Update Appointment']],
])('offers in the menu of a %s appointment what the specification allows', async (status, items) => {
  const { user } = renderPage(<DoctorAppointmentMenu appointment={appointment(status)} {...mutations} />);
  await user.click(screen.getByRole('button'));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual(items);
});
