import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/min';
import { digitsOf, plainPhone } from './plain';

/** The code of the country of a number that names none. */
const HOME = '91';
/** Digits of a number in India, without the code of the country and the 0 before a call within it. */
const HOME_DIGITS = /^[2-9]\d{9}$/u;

const ONE_NUMBER = /^\(?\+?[\d\s().-]+$/u;
const EXTENSION = /\s*(?:[;#]|(?:ext(?:n|ension)?|x)\.?\s*\d).*$/isu;
const NAMES_HOME = /^(?:\+|00(?!0))0*91/u;

/** Only the number: without 'tel:', an extension, and signs before the '+'. */
const bare = (typed: string): string =>
  plainPhone(typed)
    .replace(/^tel:\s*/iu, '')
    .replace(EXTENSION, '')
    .replace(/^[+0\s]*\+0*/u, '+')
    .replace(/^0{3,}/u, '0');

/** Whether the number names its country. */
const namesCountry = (plain: string): boolean => /^\(?(?:\+|00)/u.test(plain);

/** The ten digits of a number in India, also with 0 or 91 before it, or both; null for any other. */
function homeDigits(plain: string): string | null {
  const digits = plain.replaceAll(/\D/gu, '');
  const hasCountry = namesCountry(plain);
  if (hasCountry && !NAMES_HOME.test(plain.replaceAll(/[^+\d]/gu, ''))) return null;
  const local = digits.replace(/^0+/u, '');
  const rest = hasCountry || local.length > 10 ? local.replace(new RegExp(`^${HOME}`, 'u'), '').replace(/^0+/u, '') : local;
  return HOME_DIGITS.test(rest) ? rest : null;
}

/** A number of another country, when it can be one: by length and the zeros that are dropped there. */
function abroad(plain: string): PhoneNumber | null {
  if (!namesCountry(plain)) return null;
  const number = parsePhoneNumberFromString(plain, { defaultCountry: 'IN', extract: false });
  return number?.isPossible() && number.countryCallingCode !== HOME ? number : null;
}

interface ParsedPhone {
  /** '+919845012345'. */
  readonly e164: string;
  /** The ten digits of a number in India; null for one of another country, whose text says how it is grouped there. */
  readonly home: string | null;
  readonly text: string;
}

function read(typed: string): ParsedPhone | null {
  const plain = bare(typed);
  if (!ONE_NUMBER.test(plain)) return null;
  const home = homeDigits(plain);
  if (home) return { e164: `+${HOME}${home}`, home, text: homeText(plain, home) };
  const number = abroad(plain);
  return number && { e164: number.number, home: null, text: number.formatInternational() };
}

const grouped = (home: string): string => `${home.slice(0, 5)} ${home.slice(5)}`;

/** '+91 98450 12345', or without +91 where none was typed. A landline keeps its groups: nobody knows how long the code of its area is. */
function homeText(plain: string, home: string): string {
  const names = plain.replaceAll(/\D/gu, '').replace(/^0+/u, '').length > home.length;
  if (!names && plain.startsWith('0') && !/^0\s?[6-9]\d{4}[\s-]?\d{5}$/u.test(plain)) return plain;
  return names ? `+${HOME} ${grouped(home)}` : grouped(home);
}

/** The number as the world dials it, '+919845012345'; null for what is no whole number. The one reading of a phone. */
export const readPhone = (typed: string): string | null => read(typed)?.e164 ?? null;

/** What two ways of typing one number have in common: the number as the world dials it, or its digits where none can be read. */
export const phoneKey = (typed: string): string => readPhone(typed) ?? digitsOf(bare(typed));

export const isSamePhone = (one: string, other: string): boolean => phoneKey(one) !== '' && phoneKey(one) === phoneKey(other);

/** As it is shown: in groups, in digits that everybody reads; what cannot be read, or has an extension, as it was typed. */
export const phoneText = (typed: string): string => {
  const plain = plainPhone(typed);
  return EXTENSION.test(plain) ? plain : (read(typed)?.text ?? plain);
};

export interface PhoneLinks {
  /** Dials it, also what cannot be read, as long as it is only one number. */
  readonly call: string | null;
  /** Null for what is no whole number: it would be a stranger's. */
  readonly whatsApp: string | null;
}

export function phoneLinks(typed: string): PhoneLinks {
  const number = readPhone(typed);
  if (number) return { call: `tel:${number}`, whatsApp: `https://wa.me/${number.slice(1)}` };
  const plain = bare(typed);
  const digits = plain.replaceAll(/[^+\d]/gu, '');
  return { call: ONE_NUMBER.test(plain) && digits.length > 2 ? `tel:${digits}` : null, whatsApp: null };
}

/**
 * What of a key a search for `typed` looks for: all of it where the country is named, otherwise the digits alone, which may be
 * the beginning or the end of a number; empty for what is no phone.
 */
export function partOfPhone(typed: string): string {
  const plain = bare(typed);
  if (!ONE_NUMBER.test(plain)) return '';
  const number = read(typed);
  if (number) return namesCountry(plain) ? number.e164 : (number.home ?? number.e164);
  const signs = plain.replaceAll(/[^+\d]/gu, '').replace(/^00/u, '+');
  const digits = signs.replace(/^0+/u, '').replace(/^\+910+/u, '+91');
  return digits === '+' ? '' : digits;
}
