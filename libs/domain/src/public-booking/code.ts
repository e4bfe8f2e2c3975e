import { CODE_DIGITS } from '@arogya/domain/public-booking/limits';
import type { Rule } from '@arogya/domain/rule';

const CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`, 'u');
const SENTENCE = `Please enter the ${CODE_DIGITS} digits of the code`;

/** A one-time code: six digits, which may begin with zeros. */
export const codeRule: Rule = {
  optional: false,
  schema: { type: 'string', minLength: CODE_DIGITS, maxLength: CODE_DIGITS },
  check: (value) => (typeof value === 'string' && CODE.test(value) ? null : SENTENCE),
};
