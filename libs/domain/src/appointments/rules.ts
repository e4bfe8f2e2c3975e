import { note, oneOf, optional, recordVersion, text, uuid } from '@arogya/domain/rule';
import { instant } from '@arogya/domain/when';
import { newPatientRules } from '@arogya/domain/patients/rules';
import { APPOINTMENT_STATUSES } from './status';

export const DOCTOR_REQUIRED = 'Doctor selection is required';
export const DATE_REQUIRED = 'Appointment date is required';
export const TIME_REQUIRED = 'Appointment time is required';

/** The calls that create and change an appointment. */
export const appointmentRules = {
  patientId: uuid('Patient selection is required'),
  doctorId: uuid(DOCTOR_REQUIRED),
  appointmentDate: instant(DATE_REQUIRED),
  status: oneOf(APPOINTMENT_STATUSES, 'Please choose a status'),
  agentId: optional(uuid('Please choose an agent')),
  notes: note(),
  feedback: note(),
  version: recordVersion(),
} as const;

/** The fields of the Book New Appointment dialog (docs/spec/forms.md). */
export const bookingFormRules = {
  patientName: newPatientRules.name,
  patientPhone: newPatientRules.phone,
  patientEmail: newPatientRules.email,
  patientAge: newPatientRules.age,
  patientGender: newPatientRules.gender,
  patientLocation: newPatientRules.location,
  symptoms: newPatientRules.symptoms,
  notes: note(),
  doctorId: text({ message: DOCTOR_REQUIRED }),
  appointmentDate: text({ message: DATE_REQUIRED }),
  appointmentTime: text({ message: TIME_REQUIRED }),
} as const;

/** What the public page asks before it can book (docs/spec/forms.md). */
export const publicChoiceRules = {
  doctorId: text({ message: 'Please select a doctor' }),
  date: text({ message: 'Please select a date' }),
  timeSlot: text({ message: 'Please select a time slot' }),
} as const;

/** For how many minutes a visitor's chosen start is held while they fill in the form. */
export const HOLD_MINUTES = 5;
export const optionalStatus = optional(appointmentRules.status);
