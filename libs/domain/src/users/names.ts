import type { Rule } from '@arogya/domain/rule';

/** Signs that nobody sees: soft hyphen, zero-width ones, directions, variation selectors, fillers, tags. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/**
 * A name as sign-in, throttle and uniqueness compare it: without what nobody sees, full-width and composed forms as the plain
 * ones, in small letters by no country's rules ('İ' stays apart from 'i'). The database has the same in `users.username_folded`.
 */
export const foldName = (name: string): string => name.replace(INVISIBLE, '').normalize('NFKC').toLowerCase().normalize('NFKC');

/** How a name is stored: with full-width and composed forms as the plain ones. */
export const plainName = (name: string): string => name.trim().normalize('NFKC');

/**
 * Letters of other scripts that look like Latin ones, in small letters; those of one row look like the letter before it. Unicode's
 * own table (UTS 39) also takes m for rn and 1 for l, and would refuse many honest names.
 */
const ALIKE = {
  a: 'аαɑ',
  b: 'ьвƅβ',
  c: 'сϲᴄ',
  d: 'ԁժ',
  e: 'еєҽε',
  g: 'ɡց',
  h: 'һнհ',
  i: 'іıιɩ',
  j: 'јϳ',
  k: 'кκ',
  l: 'ӏⅼǀ',
  m: 'м',
  n: 'пոռη',
  o: 'оοօσ',
  p: 'рρ',
  q: 'ԛզ',
  r: 'гᴦ',
  s: 'ѕꜱ',
  t: 'тτ',
  u: 'սυʋ',
  v: 'ѵνᴠ',
  w: 'ԝѡաω',
  x: 'хχ',
  y: 'уүγʏ',
  z: 'ᴢζ',
} as const;
const LATIN_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(ALIKE).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** What a name looks like at a glance: two names with one look are taken for each other. */
export const lookOf = (name: string): string =>
  [...foldName(name).normalize('NFKD')]
    .filter((sign) => !/\p{Script=Inherited}/u.test(sign))
    .map((sign) => LATIN_OF.get(sign) ?? sign)
    .join('');

/** A name is of one of these; those written together count as one. */
const SCRIPTS = [
  ...['Latin', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala'],
  ...['Arabic', 'Meetei_Mayek', 'Ol_Chiki', 'Tibetan', 'Thaana', 'Myanmar', 'Thai', 'Lao', 'Khmer', 'Georgian', 'Armenian', 'Hebrew'],
  ...['Greek', 'Cyrillic', 'Ethiopic', 'Hangul'],
].map((script) => `\\p{Script=${script}}`);
const JAPANESE = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}';
const ONE_SCRIPT = [...SCRIPTS, JAPANESE].map((letters) => new RegExp(`^[${letters}]*$`, 'u'));

const UNSEEN = 'has a character that cannot be seen. Please type it again instead of pasting it';
const MIXED = 'mixes scripts, or has a mark that can be overlooked. Please use letters of one script';
export const NAME_LOOKS_ALIKE = 'This username looks like one that is in use. Please choose another one';
export const EMAIL_LOOKS_ALIKE = 'This e-mail address looks like one that is in use. Please check how it is written';

const isUnseen = (name: string): boolean => name.search(INVISIBLE) >= 0 || /[\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u.test(name);
/** The rule of a form for a name that an account is to get; the one that it has stays good. */
export const forNewName = (rule: Rule, faultOf: (name: string) => string | null, present = ''): Rule => ({
  ...rule,
  check: (value) => rule.check(value) ?? (typeof value === 'string' && value.trim() !== present ? faultOf(value.trim()) : null),
});

/** Letters, with the marks and digits that belong to their script. */
const isOneScript = (letters: string): boolean => ONE_SCRIPT.some((script) => script.test(letters));

/** Why a username cannot be given to an account; null when it can. */
export function usernameFault(name: string): string | null {
  if (isUnseen(name)) return `This username ${UNSEEN}`;
  const letters = foldName(name).replace(/[0-9._@-]/gu, '');
  if (/[^\p{L}\p{M}\p{Nd}]/u.test(letters)) return 'A username may have letters, digits and the signs . _ - @';
  return isOneScript(letters) ? null : `This username ${MIXED}`;
}

/** Why an e-mail address cannot be given to an account; null when it can. */
export function emailFault(email: string): string | null {
  if (isUnseen(email)) return `This e-mail address ${UNSEEN}`;
  const parts = foldName(email).split(/[@.]/u);
  const isFine = parts.every((part) => isOneScript(part.replace(/[^\p{L}\p{M}]/gu, '')));
  return isFine ? null : `This e-mail address ${MIXED}`;
}
