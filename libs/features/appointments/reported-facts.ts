import { GENDER_LABELS, type Gender } from '@arogya/domain/patients/rules';
import { isBlank } from '@arogya/domain/rule';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'Email',
  age: 'Age',
  gender: 'Gender',
  location: 'Location',
  address: 'Address',
  symptoms: 'Symptoms',
};

const shown = (field: string, value: unknown): string =>
  field === 'gender' ? (GENDER_LABELS[value as Gender] ?? String(value)) : String(value);

/** What a returning visitor said of himself on the booking page, beside what the record says (trust: The returning patient). */
export function reportedFacts(reported: object | null): (readonly [string, string])[] {
  const told: Readonly<Record<string, unknown>> = { ...reported };
  return Object.entries(LABELS)
    .filter(([field]) => !isBlank(told[field]))
    .map(([field, label]) => [label, shown(field, told[field])] as const);
}
