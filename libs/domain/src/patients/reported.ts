/** What a returning visitor may report of himself, in the order in which staff compare it. */
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

export const REPORT_ACCEPTED = 'The patient has been updated';
export const REPORT_DISMISSED = 'The patient stays as it was';
