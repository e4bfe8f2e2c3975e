import { LANGUAGES } from '../languages/languages';
import { oneOf, optional, text, type Rule } from '../rule';
import { FORMS } from './forms';
import { SMS_TEMPLATES } from './texts';

const ID = /^\d{19}$/u;
const HEADER = /^[A-Za-z0-9]{3,11}$/u;
export const ID_MESSAGE = 'The id has 19 digits, such as 1107161234567890123';
export const HEADER_MESSAGE = 'The header has 3 to 11 letters or digits, such as LOTUSC';

const formed = (form: RegExp, max: number, message: string): Rule => {
  const inner = text({ max, message });
  return { ...inner, check: (value) => (typeof value === 'string' && form.test(value.trim()) ? null : message) };
};

/** What an administrator enters of a text that is registered. Without an id it is not registered any more. */
export const registrationRules = {
  template: oneOf(SMS_TEMPLATES),
  form: oneOf(FORMS),
  language: oneOf(LANGUAGES),
  dltTemplateId: optional(formed(ID, 19, ID_MESSAGE)),
  dltHeader: optional(formed(HEADER, 11, HEADER_MESSAGE)),
  providerName: optional(text({ max: 100, message: 'Please enter text' })),
} as const;

export const NO_SUCH_FORM = 'This text has no such form';
export const NOT_WRITTEN = 'Messages are not written in this language yet';
export const ID_MISSING = 'Please enter the id of the text as well';
