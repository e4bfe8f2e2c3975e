import { phoneKey } from '../phones/phone';
import { digitsOf } from '../phones/plain';
import type { Rule } from '../rule';

/** How many of the last digits of a phone show that somebody knows it. */
export const PHONE_DIGITS = 4;
/** Wrong ones an hour and appointment: then the page says to call. */
export const DIGIT_TRIES = 5;

export const DIGITS_ASKED = 'Please enter the last four digits of the phone number';

/** The last four digits of a phone, in digits of any script. */
export const phoneDigits: Rule = {
  optional: true,
  schema: { type: 'string', maxLength: 20, nullable: true },
  check: (value) => {
    if (value === undefined || value === null) return null;
    return typeof value === 'string' && value.length <= 20 && digitsOf(value).length === PHONE_DIGITS ? null : DIGITS_ASKED;
  },
};

/** Of a number as it was typed, with blanks, the code of the country, an extension; '' for one that has fewer. */
export function lastDigits(phone: string): string {
  const digits = digitsOf(phoneKey(phone));
  return digits.length < PHONE_DIGITS ? '' : digits.slice(-PHONE_DIGITS);
}
