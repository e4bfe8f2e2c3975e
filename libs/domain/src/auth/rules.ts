import { comparedText } from '@arogya/domain/rule';

/** Longest password that is hashed; longer ones are refused before any work is done. */
export const PASSWORD_MAX = 128;
/** A password has at least 6 characters (docs/spec/numbers.md). */
export const PASSWORD_MIN = 6;

export const loginRules = {
  username: comparedText({ message: 'Username is required' }),
  password: comparedText({ max: PASSWORD_MAX, message: 'Password is required' }),
} as const;

export const ownPasswordRules = {
  currentPassword: comparedText({ max: PASSWORD_MAX, message: 'Please enter your current password' }),
  newPassword: comparedText({ min: PASSWORD_MIN, max: PASSWORD_MAX, message: `Password must be at least ${PASSWORD_MIN} characters` }),
} as const;

export const NOT_YOUR_PASSWORD = 'This is not your current password';
export const SAME_PASSWORD = 'Please choose a password different from the current one';
export const NOT_REPEATED = 'The passwords do not match';

/** The sentence for a new password that is the present one; null for any other. */
export const sameAsPresent = (present: string, chosen: string): string | null => (present === chosen ? SAME_PASSWORD : null);
