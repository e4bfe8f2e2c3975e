import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';

/** The country of a number without a country code. */
const HOME: CountryCode = 'IN';

/**
 * What two ways of typing one number have in common: E.164 if the number can be one, otherwise its digits. It is for
 * matching only; people see what they typed. It checks `possible`, not `valid`, because number plans change.
 */
export function phoneKey(typed: string): string {
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(/;.*$/su, '')
    .replace(/^0{3,}/u, '0');
  const number = parsePhoneNumberFromString(plain, HOME);
  return number?.isPossible() ? number.number : plain.replace(/\D/gu, '');
}
