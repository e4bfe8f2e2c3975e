import { isSameText } from '../search/folding';

/** For how many years the record of a delivered appointment is kept (Indian Medical Council Regulations 2002, 1.3.1). */
export const RETENTION_YEARS = 3;

/** The rows in which a person may stand; a form is what a visitor typed on the booking page. */
export const PERSON_KINDS = ['patient', 'lead', 'enquiry', 'form'] as const;
export type PersonKind = (typeof PERSON_KINDS)[number];

/** Of two rows under one phone: families share a number, so that the name decides; its case and spaces do not count, nor how its signs are stored. */
export const isSamePerson = isSameText;

/** Replaces the name of an erased person. */
export const ERASED_NAME = 'Erased person';

export const ERASE_PATIENT = 'Erase…';
export const PRIVACY_REQUEST = 'Privacy request';
export const REQUEST_TITLE = 'Copy or erase a person’s data';
export const REQUEST_TEXT = 'First make sure the request comes from the person: call them back on their number.';
export const SHOW_ROWS = 'Show all rows';
export const ROWS_FAILED = 'Failed to fetch the rows for this number';
export const NO_ROWS = 'There is no data under this number';
export const CHOOSE_ROWS = 'Which of these are the person’s? A family may share a number.';
export const WHAT_FOLLOWS = 'What goes, what stays, and why';

export const PERSON_KIND_LABELS: Readonly<Record<PersonKind, string>> = {
  patient: 'Patient',
  lead: 'Lead',
  enquiry: 'Enquiry',
  form: 'Typed on the booking page',
};

export const ERASE_TEXT = [
  'Name, phone, e-mail, address and everything else that identifies this person are removed for good from the chosen rows.',
  'Upcoming appointments are cancelled. Dates and counts stay, because reports are based on them.',
  'The audit log stays: it refers to rows by their ids only.',
  'This cannot be undone, not even by restoring a backup: the person is erased again.',
] as const;

const messageCount = (messages: number): string => (messages === 0 ? 'messages' : messages === 1 ? '1 message' : `${messages} messages`);

/** What goes without being chosen. */
export const goesToo = (messages: number): string =>
  `Codes, forms, recognised browsers and ${messageCount(messages)} of this number go for everyone who shares it.`;

/** Rules for medical records ask for it; a day such as '24 Nov 2029', or null when nothing is kept. */
export const staysUntil = (day: string | null): string =>
  day === null
    ? 'No past appointment is recent enough for its notes to be kept.'
    : `Notes on past appointments are kept without a name until ${day}, as the rules for medical records ask, and then deleted.`;

export const ERASE_CONFIRM = 'Erase for good';
export const ERASE_DONE = 'The person’s data has been erased';
export const ERASE_FAILED = 'Failed to erase the data';
export const EXPORT_PATIENT = 'Download data';
export const COPY_PERSON = 'Download copy';
export const COPY_FAILED = 'Failed to make the copy';
