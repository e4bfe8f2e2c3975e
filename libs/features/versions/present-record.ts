import { CHANGED, meanwhile } from '@arogya/domain/texts';
import { failureOf, type ApiFailure } from '@arogya/platform';

interface VersionedRow {
  readonly version: number;
}

/** The present record, which the server sends with a stale change; null for any other failure. */
export function presentRecord<Row extends VersionedRow>({ status, body }: ApiFailure): Row | null {
  if (status !== 409 || typeof body !== 'object' || body === null || !('current' in body)) return null;
  const { current } = body;
  return typeof current === 'object' && current !== null && 'version' in current ? (current as Row) : null;
}

/** The header of a change: the version that the person saw. */
export const ifMatch = ({ version }: VersionedRow): { 'If-Match': string } => ({ 'If-Match': `"${version}"` });

/** Makes a change that has no form. When somebody else was first, the sentence of the failure is what `say` tells of the present record. */
export async function orSayPresent<Row extends VersionedRow, T>(change: () => Promise<T>, say: (present: Row) => string): Promise<T> {
  try {
    return await change();
  } catch (error) {
    const failure = failureOf(error);
    const present = presentRecord<Row>(failure);
    throw present ? { ...failure, message: say(present) } : error;
  }
}

/** Deletes a record as it was shown. When somebody else was first, that is said, and nothing is deleted. */
export const orSayChanged = <T>(remove: () => Promise<T>): Promise<T> => orSayPresent(remove, () => meanwhile(CHANGED));
