import { PASSWORD_MAX, PASSWORD_MIN } from '@arogya/domain/auth/rules';
import { optional, text, type Rule } from '@arogya/domain/rule';

/** In production a password is longer than six characters (docs/spec/numbers.md), and an administrator's longer still. */
const STRICT_MIN = 8;
const STRICT_ADMIN_MIN = 12;

/** How long the password of a role must be, at least; `strict` is what a server in production asks for. */
export function passwordMin(role: string | null | undefined, strict: boolean): number {
  if (!strict) return PASSWORD_MIN;
  return role === 'admin' ? STRICT_ADMIN_MIN : STRICT_MIN;
}

export const passwordTooShort = (least: number): string => `Password must be at least ${least} characters`;
export const COMMON_PASSWORD = 'This is one of the most common passwords. Please choose another one';
export const NAME_AS_PASSWORD = 'Please choose a password that is not made from the name';

/** What a form says below the field; nothing where six characters are all that counts (docs/spec/numbers.md). */
export const passwordHint = (role: string | null | undefined, strict: boolean): string | undefined =>
  strict ? `At least ${passwordMin(role, strict)} characters. Common passwords and the name are not accepted` : undefined;

/** The rule of a form where a server asks for more than `rule`. */
export function strictly(rule: Rule, role: string | null | undefined, strict: boolean): Rule {
  if (!strict) return rule;
  const least = passwordMin(role, strict);
  const longer = text({ min: least, max: PASSWORD_MAX, message: passwordTooShort(least) });
  return rule.optional ? optional(longer) : longer;
}

export interface AccountNameParts {
  readonly username: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
}

const lettersOf = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '');
const signsOf = (value: string): string => value.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a password is a name of its owner, perhaps with digits and signs around: 'Asha.Verma1' of Asha Verma. */
export function isOwnName(password: string, { username, firstName, lastName }: AccountNameParts): boolean {
  const [first, last] = [firstName ?? '', lastName ?? ''];
  const names = [username, username.split('@')[0] ?? '', first, last, first + last, last + first];
  return names.some(
    (name) =>
      (signsOf(name) !== '' && signsOf(password) === signsOf(name)) || (lettersOf(name) !== '' && lettersOf(password) === lettersOf(name)),
  );
}
