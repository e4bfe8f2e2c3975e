import type { Patient } from '@arogya/api/patients';
import { newPatient, appointmentNotes, type BookingValues } from './booking-values';

const asha = {
  id: 'p1',
  name: 'Asha Rao',
  phone: '+91 55500 10001',
  email: null,
  age: 42,
  gender: 'female',
  location: 'Pune',
  symptoms: 'Cough',
} as Patient;

const values: BookingValues = {
  patientPhone: '+91 55500 10001',
  patientName: 'Asha Rao',
  patientEmail: null,
  patientAge: 42,
  patientGender: 'female',
  patientLocation: 'Pune',
  symptoms: 'Cough',
  doctorId: 'd1',
  appointmentDate: '2026-11-24',
  appointmentTime: '2026-11-24T09:30:00+05:30',
  notes: ' Wheelchair ',
};

it('a new patient is sent trimmed, without what was left empty', () => {
  expect(newPatient({ ...values, patientName: ' Asha Rao ', patientEmail: ' ', patientAge: null })).toEqual({
    name: 'Asha Rao',
    phone: '+91 55500 10001',
    gender: 'female',
    location: 'Pune',
    symptoms: 'Cough',
  });
});

it('what a known patient tells differently goes into the notes of the appointment', () => {
  expect(appointmentNotes({ ...values, symptoms: 'Fever since Monday', patientAge: 43, patientGender: 'other' }, asha)).toBe(
    'Reported when booking: Age: 43; Gender: Other; Symptoms: Fever since Monday\nWheelchair',
  );
});

it('nothing is added for a new patient, or when all is as recorded', () => {
  expect(appointmentNotes(values, asha)).toBe('Wheelchair');
  expect(appointmentNotes({ ...values, symptoms: 'Fever' }, null)).toBe('Wheelchair');
  expect(appointmentNotes({ ...values, notes: '' }, asha)).toBeUndefined();
});
