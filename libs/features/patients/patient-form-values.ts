import type { Patient, UpdatePatient } from '@arogya/api/patients';
import type { Language } from '@arogya/domain/languages/languages';
import type { Gender } from '@arogya/domain/patients/rules';

export interface PatientValues {
  name: string;
  phone: string;
  email: string;
  age: number | null;
  gender: Gender | null | undefined;
  address: string;
  location: string;
  symptoms: string;
  notes: string;
  /** null: as the hospital has it. */
  language: Language | null | undefined;
}

export const patientValues = (patient: Patient): PatientValues => ({
  name: patient.name,
  phone: patient.phone,
  email: patient.email ?? '',
  age: patient.age,
  gender: patient.gender,
  address: patient.address ?? '',
  location: patient.location ?? '',
  symptoms: patient.symptoms ?? '',
  notes: patient.notes ?? '',
  language: patient.language,
});

const orNull = (text: string): string | null => text.trim() || null;

/** The body of PUT patients: emptied fields are sent as null. */
export const patientBody = ({ name, phone, age, gender, language, ...texts }: PatientValues): UpdatePatient => ({
  name: name.trim(),
  phone: phone.trim(),
  age,
  gender: gender ?? null,
  language: language ?? null,
  email: orNull(texts.email),
  address: orNull(texts.address),
  location: orNull(texts.location),
  symptoms: orNull(texts.symptoms),
  notes: orNull(texts.notes),
});
