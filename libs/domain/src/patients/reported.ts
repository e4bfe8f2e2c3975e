/** What a returning visitor may report of themselves, in the order in which staff compare it. */
export const REPORTED_FIELDS = ['name', 'age', 'gender', 'email', 'location', 'symptoms'] as const;
export type ReportedField = (typeof REPORTED_FIELDS)[number];
export const REPORTED_LABELS: Record<ReportedField, string> = {
  name: 'Name',
  age: 'Age',
  gender: 'Gender',
  email: 'Email',
  location: 'Location',
  symptoms: 'Symptoms',
};

export const REPORT_ACCEPTED = 'The patient record has been updated';
export const REPORT_DISMISSED = 'The patient record was not changed';
export const REPORTED_TITLE = 'Reported by the patient when booking';
export const REPORTED_SAME = 'Everything matches the record.';
export const REPORTED_FAILED = 'What the patient reported could not be loaded.';
export const ACCEPT_FAILED = 'Failed to update the patient';
export const DISMISS_FAILED = 'Failed to dismiss what the patient reported';
export const POSSIBLE_DUPLICATE = 'Possible duplicate: same phone and name';
export const SAME_PHONE = 'Other patients with this phone number';
