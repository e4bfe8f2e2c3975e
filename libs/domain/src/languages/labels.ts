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

/** Where none is chosen: the messages are in the hospital's. */
export const AS_THE_HOSPITAL = 'As the hospital';
