import { ROLES } from '../access';
import { between, listOf, oneOf, optional, text, type Rule, type Rules } from '../rule';
import { mfeName } from './release';

const ROLES_MISSING = 'Please choose for which roles the key may ship pages';

/** For which roles a key may ship pages: one at least. */
export function keyRoles(): Rule {
  const some = listOf(oneOf(ROLES), ROLES.length);
  return { ...some, check: (value) => (Array.isArray(value) && value.length > 0 ? some.check(value) : ROLES_MISSING) };
}

/** The fields of a key with which a program ships. */
export const keyRules = {
  label: text({ max: 80, message: 'Please say who will use the key' }),
  mfe: mfeName(),
  roles: optional(keyRoles()),
  days: optional(between(1, 366, { low: 'At least one day', high: 'At most 366 days' })),
} as const satisfies Rules;
