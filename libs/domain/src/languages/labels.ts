import type { Language } from './languages';

/** The languages as staff name them. */
export const LANGUAGE_LABELS: Readonly<Record<Language, string>> = {
  en: 'English',
  hi: 'Hindi',
  mr: 'Marathi',
  ta: 'Tamil',
  te: 'Telugu',
  kn: 'Kannada',
  ml: 'Malayalam',
  bn: 'Bengali',
  gu: 'Gujarati',
};

/** Where none is chosen for a patient, or for an appointment. */
export const AS_THE_HOSPITAL = 'As the hospital';
export const AS_THE_PATIENT = 'As the patient';
export const LANGUAGE_OF_MESSAGES = 'Language of messages';
