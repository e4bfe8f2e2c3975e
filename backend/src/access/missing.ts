import { needsSecondFactor } from '@arogya/domain/auth/second-factor';
import type { Account } from './authenticator';

/**
 * What an account has to do before it does anything else, as an error: choose a password of its own, and in production, for
 * those with most power, set up a second factor. Null when nothing is missing.
 */
export function missingOf(account: Account, production: boolean): 'passwordToChange' | 'secondFactorToSetUp' | null {
  if (account.mustChangePassword) return 'passwordToChange';
  return production && !account.hasSecondFactor && needsSecondFactor(account.role) ? 'secondFactorToSetUp' : null;
}
