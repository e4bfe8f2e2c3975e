/** For how many years the record of a delivered appointment is kept (Indian Medical Council Regulations 2002, 1.3.1). */
export const RETENTION_YEARS = 3;

/** Replaces the name of an erased person. */
export const ERASED_NAME = 'Erased person';

export const ERASE_PATIENT = 'Erase…';
export const ERASE_TITLE = 'Erase this patient’s data?';
export const ERASE_TEXT = [
  'Name, phone, e-mail, address and all that leads to this person are removed for good, also from leads and enquiries under the same name and phone.',
  'Visits to come are cancelled. Dates and counts stay.',
  'This cannot be undone.',
] as const;
export const ERASE_KEPT = `What was written about delivered visits is kept without a name until ${RETENTION_YEARS} years have passed, then it goes by itself.`;
export const ERASE_CONFIRM = 'Erase for good';
export const ERASE_DONE = 'The patient’s data has been erased';
export const ERASE_FAILED = 'Failed to erase the data';
export const EXPORT_PATIENT = 'Download data';
