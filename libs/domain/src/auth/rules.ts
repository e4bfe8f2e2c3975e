import { text } from '@arogya/domain/rule';

/** Longest password that is hashed; longer ones are refused before any work is done. */
export const PASSWORD_MAX = 128;

export const loginRules = {
  username: text({ message: 'Username is required' }),
  password: text({ max: PASSWORD_MAX, message: 'Password is required' }),
} as const;
