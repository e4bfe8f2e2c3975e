import type { Appointment } from '@arogya/api/appointments';
import { AppointmentDrawer } from '@arogya/features/appointments/record/appointment-drawer';
import { makeAppointment, makePatient } from '@arogya/features/appointments/testing/make-appointment';
import { DoctorDrawer } from '@arogya/features/doctors/doctor-drawer';
import { makeDoctor } from '@arogya/features/doctors/testing/make-doctor';
import { LeadDrawer } from '@arogya/features/leads/lead-drawer';
import { makeLead } from '@arogya/features/leads/testing/make-lead';
import { PatientDrawer } from '@arogya/features/patients/patient-drawer';
import { fakeApi, get } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';

const nothing = (): void => undefined;
const patient = makePatient({ age: 46, gender: 'female' });
const sister = makePatient({ id: 'b0000000-0000-4000-8000-0000000000ff', name: 'Lata Rao', phone: patient.phone });
const stranger = makePatient({ id: 'b0000000-0000-4000-8000-0000000000fe', name: 'Om Puri', phone: '+91 90000 11111' });
const doctor = { ...makeDoctor(), upcomingAppointments: 0 };
const lead = makeLead();
const server = fakeApi([
  get('/appointments', [], { total: 0 }),
  get('/patients', [patient, sister, stranger], { total: 3 }),
  get('/patients/:id', patient),
  get('/doctors/:id', doctor),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', { days: [] }),
  get('/doctors/:id/calendar', { hours: {}, dayHours: [], leaves: [] }),
  get('/leads/:id', lead),
  get('/leads/:id/events', [], { total: 0 }),
]);

function appointmentDrawer(status: Appointment['status']): ReactElement {
  const appointment = makeAppointment({ status });
  server.use(get('/appointments/:id', appointment));
  return (
    <AppointmentDrawer
      id={appointment.id}
      known={undefined}
      onClose={nothing}
      onEdit={nothing}
      onDelete={nothing}
      onStatus={nothing}
      onComplete={nothing}
      busyId={null}
    />
  );
}
const leadActions = { onOpen: nothing, onEdit: nothing, onDelete: nothing, onBook: nothing, onStatus: nothing, busyId: null };

const DRAWERS: readonly [name: string, draw: () => ReactElement, next: string, primary: string][] = [
  ['a pending appointment', () => appointmentDrawer('pending'), 'To be confirmed', 'Confirm'],
  ['a confirmed appointment', () => appointmentDrawer('confirmed'), 'Expected', 'Mark Complete'],
  ['a completed appointment', () => appointmentDrawer('completed'), 'Completed', 'Book Again'],
  ['a cancelled appointment', () => appointmentDrawer('cancelled'), 'Cancelled', 'Book Again'],
  ['a missed appointment', () => appointmentDrawer('no_show'), 'Did not come', 'Book Again'],
  [
    'a patient',
    () => <PatientDrawer id={patient.id} onClose={nothing} onEdit={nothing} onDelete={nothing} />,
    'Next appointment',
    'Book Appointment',
  ],
  [
    'a doctor',
    () => <DoctorDrawer id={doctor.id} onClose={nothing} onEdit={nothing} onAway={nothing} onDelete={nothing} />,
    'Next free',
    'Mark leave',
  ],
  ['a lead', () => <LeadDrawer id={lead.id} known={undefined} onClose={nothing} actions={leadActions} />, 'Call', 'Call'],
];

test.each(DRAWERS)('the drawer of %s has its head, the next thing first, and one primary action', async (_, draw, next, primary) => {
  renderPage(draw());
  const drawer = await screen.findByRole('dialog');
  const head = within(await waitFor(() => drawer.querySelector<HTMLElement>('.ad-record-head') ?? Promise.reject(new Error('no head'))));
  expect(head.getByRole('button', { name: 'Copy phone number' })).toBeInTheDocument();
  expect(head.getByRole('link', { name: /^Call \+91/u })).toHaveAttribute('href', expect.stringMatching(/^tel:\+/u));
  expect(head.getByRole('link', { name: /^WhatsApp/u })).toBeInTheDocument();
  expect(within(drawer).getAllByRole('heading', { level: 3 })[0]).toHaveTextContent(next);
  const filled = () => [...drawer.querySelectorAll('.ant-btn-primary')];
  await waitFor(() => expect(filled().map((button) => button.textContent)).toEqual([primary]));
  expect(filled()[0]?.closest('.ant-drawer-footer')).not.toBeNull();
});

test.each([
  ['a patient', 'Patient', patient.name, () => <PatientDrawer id={patient.id} onClose={nothing} onEdit={nothing} onDelete={nothing} />],
  ['a lead', 'Lead', lead.patientName, () => <LeadDrawer id={lead.id} known={undefined} onClose={nothing} actions={leadActions} />],
])('the drawer of %s is titled %s, then by the name, which its head does not repeat', async (_, noun, name, draw) => {
  renderPage(draw());
  expect(await screen.findByRole('heading', { level: 2, name: noun })).toBeInTheDocument();
  expect(await screen.findByRole('heading', { level: 2, name })).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
});

it('the head of an appointment names the patient, as its title does not', async () => {
  renderPage(appointmentDrawer('pending'));
  const head = await screen.findByRole('heading', { level: 2, name: new RegExp(`^${makeAppointment().patient.name}`, 'u') });
  expect(head).toHaveClass('ad-record-name');
});

it("an appointment's patient is a link, with age and gender in the head", async () => {
  renderPage(appointmentDrawer('pending'));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findByText('46 · Female')).toBeInTheDocument();
  const { id, name } = makeAppointment().patient;
  expect(within(drawer).getByRole('link', { name })).toHaveAttribute('href', `/patients?patient=${id}`);
});

it("a patient's family on that phone are links, others are not there", async () => {
  renderPage(<PatientDrawer id={patient.id} onClose={nothing} onEdit={nothing} onDelete={nothing} />);
  expect(await screen.findByRole('link', { name: 'Lata Rao' })).toHaveAttribute('href', `/patients?patient=${sister.id}`);
  expect(screen.queryByRole('link', { name: 'Om Puri' })).not.toBeInTheDocument();
});
