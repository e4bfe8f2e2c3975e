import type { Role } from '@arogya/domain/access';
import { PASSWORD_MAX } from '@arogya/domain/auth/rules';
import { optional, text } from '@arogya/domain/rule';

/** Where people's data are, the accounts with the most power have a second factor, and others where the installation says so. */
export const POWERFUL_ROLES = ['admin', 'hospital_admin'] as const satisfies readonly Role[];

export const SECOND_FACTOR_STATES = ['off', 'on', 'needed'] as const;
export type SecondFactorState = (typeof SECOND_FACTOR_STATES)[number];

/** How many recovery codes there are; each is good for one sign-in. */
export const RECOVERY_CODES = 10;

/** For how long a proof of who one is counts in a session. */
export const CONFIRMED_MINUTES = 5;

const CODE_NEEDED = 'Please enter the code';
const code = text({ min: 6, max: 40, message: CODE_NEEDED });
export const codeRules = { code } as const;
export const confirmRules = {
  password: text({ max: PASSWORD_MAX, message: 'Please enter your password' }),
  code: optional(code),
} as const;

/** 'ABCDEFGHIJKLMNOP' as people read it: 'abcd-efgh-ijkl-mnop'. */
export const recoveryCodeOf = (letters: string): string => (letters.toLowerCase().match(/.{1,4}/gu) ?? []).join('-');

/** A code as it is compared: without spaces and hyphens, in small letters. */
export const typedCode = (typed: string): string => typed.replace(/[\s-]/gu, '').toLowerCase();
