import { isSameText } from '@arogya/domain/search/folding';
import type { CreatePatient, Patient } from '@arogya/api/patients';
import { isBlank } from '@arogya/domain/rule';
import type { Day } from '@arogya/domain/clock';
import { GENDER_LABELS, type Gender } from '@arogya/domain/patients/rules';

/** What a click on a free time of the day board has chosen already. */
export interface BookingSeed {
  readonly doctorId: string;
  /** ISO start. */
  readonly start: string;
}

/** The fields of the Book New Appointment dialog, by the names of `bookingFormRules`. */
export interface BookingValues {
  readonly patientPhone: string;
  readonly patientName: string;
  readonly patientEmail?: string | null;
  readonly patientAge?: number | null;
  readonly patientGender?: Gender | null;
  readonly patientLocation?: string | null;
  readonly symptoms?: string | null;
  readonly doctorId: string;
  readonly appointmentDate: Day;
  /** ISO start; its day is `appointmentDate`. */
  readonly appointmentTime: string;
  readonly notes?: string | null;
}

/** What a known patient fills in the form (docs/spec/forms.md), and the label of each field. */
const FROM_RECORD = [
  ['patientName', 'name', 'Name'],
  ['patientEmail', 'email', 'Email'],
  ['patientAge', 'age', 'Age'],
  ['patientGender', 'gender', 'Gender'],
  ['patientLocation', 'location', 'Location'],
  ['symptoms', 'symptoms', 'Symptoms'],
] as const;

export type RecordField = (typeof FROM_RECORD)[number][0];
export const RECORD_FIELDS: readonly RecordField[] = FROM_RECORD.map(([field]) => field);

/** The form's fields with the values of the record. */
export const fieldsFrom = (patient: Patient): Pick<BookingValues, RecordField> => ({
  patientName: patient.name,
  patientEmail: patient.email,
  patientAge: patient.age,
  patientGender: patient.gender,
  patientLocation: patient.location,
  symptoms: patient.symptoms,
});

export const NO_RECORD: Readonly<Record<RecordField, undefined>> = {
  patientName: undefined,
  patientEmail: undefined,
  patientAge: undefined,
  patientGender: undefined,
  patientLocation: undefined,
  symptoms: undefined,
};

/** For whom of those who share a phone the form is filled: the most recently seen. If the form starts with a name, only that person. */
export const personOf = (people: readonly Patient[], named: string | undefined): Patient | null =>
  (named ? people.find(({ name }) => isSameText(name, named)) : people[0]) ?? null;

/** The server's field names and those of the form. */
export const FORM_FIELDS: Readonly<Record<string, keyof BookingValues>> = {
  name: 'patientName',
  phone: 'patientPhone',
  email: 'patientEmail',
  age: 'patientAge',
  gender: 'patientGender',
  location: 'patientLocation',
  appointmentDate: 'appointmentTime',
};

const filled = <T>(value: T | null | undefined): T | undefined => (isBlank(value) ? undefined : (value ?? undefined));

export function newPatient(values: BookingValues): CreatePatient {
  return {
    name: values.patientName.trim(),
    phone: values.patientPhone.trim(),
    email: filled(values.patientEmail),
    age: filled(values.patientAge),
    gender: filled(values.patientGender),
    location: filled(values.patientLocation),
    symptoms: filled(values.symptoms),
  };
}

const shown = (field: RecordField, value: unknown): string =>
  field === 'patientGender' ? GENDER_LABELS[value as Gender] : String(value).trim();

/** Details that differ from the record: they go into the appointment's notes, because booking does not change the record. */
export function reportedDifferently(values: BookingValues, patient: Patient): string[] {
  const record = fieldsFrom(patient);
  return FROM_RECORD.filter(([field]) => !isBlank(values[field]) && shown(field, values[field]) !== shown(field, record[field] ?? '')).map(
    ([field, , label]) => `${label}: ${shown(field, values[field])}`,
  );
}

/** The notes of the appointment; details that differ from the record come first. */
export function appointmentNotes(values: BookingValues, patient: Patient | null): string | undefined {
  const reported = patient ? reportedDifferently(values, patient) : [];
  const lines = [...(reported.length > 0 ? [`Reported when booking: ${reported.join('; ')}`] : []), values.notes?.trim() ?? ''];
  return lines.filter(Boolean).join('\n') || undefined;
}
