import { languageRule } from '@arogya/domain/languages/rules';
import { between, email, LONG_TEXT, note, oneOf, optional, phone, text } from '@arogya/domain/rule';

export const GENDERS = ['male', 'female', 'other'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS: Record<Gender, string> = { male: 'Male', female: 'Female', other: 'Other' };

export const AGE_LOW = 'Age must be at least 1';
const gender = oneOf(GENDERS, 'Please choose male, female or other');
const place = optional(text({ min: 0, max: 500, message: 'Please enter text' }));
const EMAIL = 'Valid email is required';

/** Age bounds when booking: 1 to 120 (docs/spec/numbers.md). */
export const bookingAge = between(1, 120, { low: AGE_LOW, high: 'Age must be less than 120' });

/** Staff creating a patient while booking. */
export const newPatientRules = {
  name: text({ min: 2, message: 'Patient name is required' }),
  phone: phone('Valid phone number is required'),
  email: optional(email(EMAIL)),
  age: optional(bookingAge),
  gender: optional(gender),
  address: place,
  location: place,
  symptoms: note(),
  notes: note(),
  language: languageRule,
} as const;

/** A visitor on the public booking page. */
export const visitorRules = {
  name: text({ message: 'Patient name is required' }),
  phone: phone('Valid phone number is required'),
  email: optional(email(EMAIL)),
  age: bookingAge,
  gender,
  location: place,
  symptoms: text({ max: LONG_TEXT, message: 'Please describe your symptoms' }),
} as const;

/** Editing a patient: ages 1 to 150 (docs/spec/numbers.md). */
export const patientRules = {
  name: text({ message: 'Name is required' }),
  phone: phone('Valid phone number is required'),
  email: optional(email(EMAIL)),
  age: optional(between(1, 150, { low: AGE_LOW, high: 'Age must be at most 150' })),
  gender: optional(gender),
  address: place,
  location: place,
  symptoms: note(),
  notes: note(),
  language: languageRule,
} as const;
