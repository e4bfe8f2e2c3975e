import type {
  AppointmentsOfDoctorApiResponse,
  AppointmentStatsApiResponse,
  GetAppointmentApiResponse,
  TodayAppointmentsApiResponse,
} from '@arogya/api/appointments';
import type { ListDoctorsApiResponse } from '@arogya/api/doctors';
import { makeAppointment, TODAY } from '@arogya/features/appointments/testing/make-appointment';
import { DOCTOR_USER, makeDoctor } from '@arogya/features/doctors/testing/make-doctor';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { makeUser } from '@arogya/testing/make-user';
import { renderPage } from '@arogya/testing/render';
import { screen, within } from '@testing-library/react';
import { DoctorDashboardPage } from './doctor-dashboard-page';

const doctor = makeDoctor();
const api = fakeApi([], makeUser({ id: DOCTOR_USER, username: 'doctor', role: 'doctor' }));

const STATS = { total: 1234, today: 0, pending: 2, confirmed: 567, completedToday: 0, cancelled: 1 };

function serve(doctors: ListDoctorsApiResponse, appointments: TodayAppointmentsApiResponse = []): void {
  api.use(
    get<ListDoctorsApiResponse>('/doctors', doctors, { total: doctors.length }),
    get<TodayAppointmentsApiResponse>('/appointments/today', appointments, { total: appointments.length }),
    get<AppointmentsOfDoctorApiResponse>('/appointments/doctor/:id', [], { total: 0 }),
    get<AppointmentStatsApiResponse>('/appointments/stats', STATS),
  );
}
const draw = () => renderPage(<DoctorDashboardPage />, { path: '/doctor-dashboard' });

it('belongs to the doctor whose userId is the signed-in user', async () => {
  serve([makeDoctor({ id: 'other', userId: null }), doctor]);
  draw();
  const profile = within(await screen.findByLabelText('Your profile'));
  for (const text of ['Dr. Meera Iyer', 'Cardiology', 'Lotus Care Hospital', 'Pune', '12 years of experience', 'Active']) {
    expect(profile.getByText(text)).toBeInTheDocument();
  }
});

it('says honestly that the account is linked to no doctor, and asks for no appointments', async () => {
  serve([makeDoctor({ userId: null })]);
  draw();
  expect(await screen.findByText('Your account is not linked to a doctor profile yet')).toBeInTheDocument();
  expect(api.callsTo('GET', '/appointments/today')).toHaveLength(0);
});

it("leaves other doctors' appointments out of today's schedule", async () => {
  serve([doctor], [makeAppointment({ doctorId: 'somebody-else' })]);
  draw();
  expect(await screen.findByText('You have no appointments today.')).toBeInTheDocument();
});

it('filters the list by the cards, in the address', async () => {
  serve([doctor]);
  const { user, address } = draw();
  const card = async (label: string) => user.click(await screen.findByText(label, { selector: '.ad-stat-label' }));
  expect(await screen.findByText('1,234')).toBeVisible();
  expect(await screen.findByText('567')).toBeVisible();
  await card('Confirmed');
  expect(address()).toBe('/doctor-dashboard?status=confirmed&when=all');
  await card("Today's Appointments");
  expect(address()).toBe(`/doctor-dashboard?from=${TODAY}&to=${TODAY}`);
  await card('Total Appointments');
  expect(address()).toBe('/doctor-dashboard?when=all');
});

it('opens with one list of the doctor, from now on, rising by time, and shows no patient to count', async () => {
  serve([doctor]);
  draw();
  expect(await screen.findByText('567')).toBeVisible();
  const asked = api.callsTo('GET', `/appointments/doctor/${doctor.id}`).map(({ query }) => query.toString());
  expect(asked).toEqual([`sort=appointmentDate&page=1&pageSize=10&from=${TODAY}&upcoming=true`]);
});

it('opens the appointment that a notification leads to, and lets it be updated', async () => {
  serve([doctor]);
  const appointment = makeAppointment({ doctorId: doctor.id });
  api.use(get<GetAppointmentApiResponse>(`/appointments/${appointment.id}`, appointment));
  const { user, address } = renderPage(<DoctorDashboardPage />, { path: `/doctor-dashboard?appointment=${appointment.id}` });
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  expect(await screen.findByText('Update Appointment')).toBeInTheDocument();
  expect(address()).toBe(`/doctor-dashboard?appointment=${appointment.id}`);
});
