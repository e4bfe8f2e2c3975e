import type { Lead } from '@arogya/api/leads';
import {
  at,
  DOCTOR,
  makeDoctor,
  makePatient,
  makeSlots,
  makeAppointment,
  TOMORROW,
} from '@arogya/features/appointments/testing/make-appointment';
import { fakeApi, get, post, problem } from '@arogya/testing/fake-api';
import { renderPage } from '@arogya/testing/render';
import { jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { LeadBookingDialog } from './lead-booking-dialog';
import { LEAD, makeLead } from './testing/make-lead';

const lead: Lead = makeLead({ assignedDoctorId: DOCTOR, notes: 'Wheelchair' });
/** In the city of the lead. */
const doctor = makeDoctor({ city: 'Kochi' });
const server = fakeApi([
  problem('get', '/patients/by-phone/:phone', 404, 'No patient has this phone number yet.'),
  get('/appointments', [], { total: 0 }),
  get('/doctors', [doctor], { total: 1 }),
  get('/doctors/:id', doctor),
  get('/doctors/next-free', []),
  get('/doctors/:id/slots', makeSlots()),
  post('/leads/:id/book', { lead, appointment: makeAppointment() }),
]);

const onClose = jest.fn();
const draw = () => renderPage(<LeadBookingDialog open lead={lead} onClose={onClose} />);
const booked = () => server.callsTo('POST', `/leads/${LEAD}/book`);

/** The button of a start of tomorrow. */
async function choose(user: ReturnType<typeof draw>['user'], time: string) {
  await screen.findByText('Please select a date first');
  const days = within(screen.getByRole('radiogroup', { name: 'Appointment date' })).getAllByRole('radio');
  await user.click(days[1]!);
  await user.click(await screen.findByRole('radio', { name: time }));
}

it('is filled from the lead, and patient, appointment and lead go in one call', async () => {
  const { user } = draw();
  expect(await screen.findByLabelText('Patient Name')).toHaveValue('Meera Nair');
  expect(screen.getByLabelText('Phone Number')).toHaveValue('+91 55500 10042');
  expect(screen.getByLabelText(/^Symptoms/u)).toHaveValue('Chest pain when climbing stairs');
  expect(screen.getByLabelText(/^Location/u)).toHaveValue('Kochi');
  await choose(user, '9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  expect(await screen.findByText('Appointment booked successfully.')).toBeInTheDocument();
  expect(booked()).toHaveLength(1);
  expect(booked()[0]?.body).toEqual({
    name: 'Meera Nair',
    phone: '+91 55500 10042',
    email: 'meera@example.in',
    age: null,
    gender: null,
    location: 'Kochi',
    symptoms: 'Chest pain when climbing stairs',
    doctorId: DOCTOR,
    appointmentDate: at(TOMORROW, '09:30'),
    notes: 'Wheelchair',
  });
  expect(booked()[0]?.headers.get('Idempotency-Key')).toBeTruthy();
  expect(server.callsTo('POST', '/patients')).toHaveLength(0);
  expect(onClose).toHaveBeenCalled();
});

it('a start that has just been taken offers the nearest, and one tap books it', async () => {
  const nearest = [at(TOMORROW, '09:45'), at(TOMORROW, '10:00'), at(TOMORROW, '10:15')];
  server.use(problem('post', '/leads/:id/book', 409, 'This time has just been taken. Please choose another one.', { extra: { nearest } }));
  const { user } = draw();
  await choose(user, '9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  const offer = await screen.findByRole('button', { name: 'Book Tomorrow 9:45 AM' });
  server.use(post('/leads/:id/book', { lead, appointment: makeAppointment() }));
  await user.click(offer);
  await waitFor(() => expect(booked().at(-1)?.body).toMatchObject({ appointmentDate: nearest[0] }));
});

it("of the specialty's doctors Enter takes the one in the lead's city, and another city is said once before it is booked", async () => {
  const pune = makeDoctor({ id: 'd0000000-0000-4000-8000-000000000008', fullName: 'Dr. Aarti Joshi', city: 'Pune' });
  server.use(get('/doctors', [pune, doctor], { total: 2 }), get('/doctors/:id', pune));
  const { user, unmount } = renderPage(<LeadBookingDialog open lead={makeLead()} onClose={onClose} />);
  await user.click(await screen.findByRole('combobox', { name: 'Doctor' }));
  await user.keyboard('{Enter}');
  await choose(user, '9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  await waitFor(() => expect(booked().map(({ body }) => (body as { doctorId: string }).doctorId)).toEqual([DOCTOR]));
  unmount();
  renderPage(<LeadBookingDialog open lead={makeLead({ assignedDoctorId: pune.id })} onClose={onClose} />);
  await choose(user, '9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  expect(await screen.findByText('The doctor is in another city')).toBeInTheDocument();
  expect(booked()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  await waitFor(() => expect(booked()).toHaveLength(2));
});

it('somebody of another name behind the phone is offered, not taken for the lead', async () => {
  server.use(get('/patients/by-phone/:phone', [makePatient({ phone: lead.phone })]));
  draw();
  expect(await screen.findByRole('radio', { name: /Asha Rao/u })).not.toBeChecked();
  expect(screen.getByLabelText('Patient Name')).toHaveValue('Meera Nair');
});

it('the patient of the same name and phone is taken', async () => {
  const known = makePatient({ name: 'meera nair', phone: lead.phone, location: 'Kochi' });
  server.use(get('/patients/by-phone/:phone', [makePatient({ id: 'x', name: 'Asha Rao' }), known]));
  const { user } = draw();
  expect(await screen.findByRole('radio', { name: /meera nair/u })).toBeChecked();
  await choose(user, '9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  await waitFor(() => expect(booked()[0]?.body).toMatchObject({ patientId: known.id, phone: lead.phone }));
});

it('the specialty of a lead without a doctor stands in the field when it gets the focus: Enter takes the first such doctor', async () => {
  const others = [makeDoctor({ id: 'd0000000-0000-4000-8000-000000000009', fullName: 'Anil Kumar', specialty: 'Dermatology' }), doctor];
  server.use(get('/doctors', others, { total: 2 }));
  const { user } = renderPage(<LeadBookingDialog open lead={makeLead()} onClose={onClose} />);
  const field = await screen.findByRole('combobox', { name: 'Doctor' });
  expect(field).toHaveValue('');
  await user.click(field);
  await waitFor(() => expect(field).toHaveValue('Cardiology'));
  await user.keyboard('{Enter}');
  await choose(user, '9:30 AM');
  await user.click(screen.getByRole('button', { name: 'Book Appointment' }));
  await waitFor(() => expect(booked()[0]?.body).toMatchObject({ doctorId: DOCTOR }));
});
