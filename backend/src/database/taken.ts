import { Refusal } from '@arogya/domain/refusal';

/** For each unique constraint: the form field it belongs to, and its sentence. */
export type UniqueFields = Readonly<Record<string, readonly [field: string, sentence: string]>>;

interface UniqueViolation {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly driverError?: UniqueViolation;
}

/** Runs `act`; a value that is already in use becomes a 409 that names its field. */
export async function mapUniqueViolation<T>(fields: UniqueFields, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    const thrown = error as UniqueViolation;
    const { code, constraint } = thrown.driverError ?? thrown;
    const known = code === '23505' && typeof constraint === 'string' ? fields[constraint] : undefined;
    if (!known) throw error;
    const [field, message] = known;
    throw new Refusal('taken', { errors: { [field]: message }, message });
  }
}
