import type { Role } from '@arogya/domain/access';
import type { Account } from './authenticator';

/**
 * What an account has to do before it does anything else, as an error: choose a password of its own, and where its role
 * needs one (`Config.secondFactorRoles`) set up a second factor. Null when nothing is missing.
 */
export function requiredStepOf(account: Account, secondFactorRoles: ReadonlySet<Role>): 'passwordToChange' | 'secondFactorToSetUp' | null {
  if (account.mustChangePassword) return 'passwordToChange';
  return !account.hasSecondFactor && secondFactorRoles.has(account.role) ? 'secondFactorToSetUp' : null;
}
