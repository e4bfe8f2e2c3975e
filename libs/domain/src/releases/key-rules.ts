import { between, optional, text, type Rules } from '../rule';
import { mfeName } from './release';

/** The fields of a key with which a program ships. */
export const keyRules = {
  label: text({ max: 80, message: 'Please say who will use the key' }),
  mfe: mfeName(),
  days: optional(between(1, 366, { low: 'At least one day', high: 'At most 366 days' })),
} as const satisfies Rules;
