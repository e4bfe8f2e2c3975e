import { ROLES } from '@arogya/domain/access';
import { PASSWORD_MAX, PASSWORD_MIN } from '@arogya/domain/auth/rules';
import { email, flag, oneOf, optional, text, uuid } from '@arogya/domain/rule';

/** An account's username has at least 3 characters (docs/spec/numbers.md). */
export const USERNAME_MIN = 3;

/** The sentence of a doctor or hospital form whose account is incomplete. */
export const ACCOUNT_REQUIRED = 'Username (min 3 chars) and password (min 6 chars) are required when creating user account';

export const accountRules = {
  username: text({ min: USERNAME_MIN, max: 60, message: 'Username must be at least 3 characters when creating user account' }),
  password: text({ min: PASSWORD_MIN, max: PASSWORD_MAX, message: 'Password must be at least 6 characters when creating user account' }),
} as const;

export const userRules = {
  firstName: text({ message: 'First name is required' }),
  lastName: text({ message: 'Last name is required' }),
  username: text({ min: USERNAME_MIN, max: 60, message: 'Username must be at least 3 characters' }),
  email: email('Valid email is required'),
  password: text({ min: PASSWORD_MIN, max: PASSWORD_MAX, message: 'Password must be at least 6 characters' }),
  role: oneOf(ROLES, 'Please choose a role'),
  hospitalId: optional(uuid('Please choose a hospital')),
  doctorId: optional(uuid('Please choose a doctor')),
  isActive: optional(flag()),
} as const;
