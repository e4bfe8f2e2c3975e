import { REPORTED_FIELDS, REPORTED_LABELS } from '@arogya/domain/patients/reported';
import { GENDER_LABELS, type Gender } from '@arogya/domain/patients/rules';
import { isBlank } from '@arogya/domain/rule';

const shown = (field: string, value: unknown): string =>
  field === 'gender' ? (GENDER_LABELS[value as Gender] ?? String(value)) : String(value);

/** What a returning visitor reported on the booking page, beside the values of the record. */
export function reportedFacts(reported: object | null): (readonly [string, string])[] {
  const values: Readonly<Record<string, unknown>> = { ...reported };
  return REPORTED_FIELDS.filter((field) => !isBlank(values[field])).map(
    (field) => [REPORTED_LABELS[field], shown(field, values[field])] as const,
  );
}
