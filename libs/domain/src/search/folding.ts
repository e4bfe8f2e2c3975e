/**
 * What people see as the same is found as the same. These tables are read by `foldedText` and by the SQL that folds what is stored
 * (backend/src/database/folded.sql.ts), so that both say one thing.
 */

/** The code points from one to another. */
const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));

/** What nobody sees: joiners, marks of direction, variation selectors, blank letters. */
export const UNSEEN: readonly string[] = [
  ...['\u00AD', '\u034F', '\u061C', '\u2800', '\uFEFF'],
  ...[...span(0x115f, 0x1160), ...span(0x17b4, 0x17b5), ...span(0x180b, 0x180f), ...span(0x200b, 0x200f)],
  ...[...span(0x202a, 0x202e), ...span(0x2060, 0x206f), ...span(0xfe00, 0xfe0f)],
];

/** The zero of each script whose digits are written in India and beside it. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66];
export const SCRIPT_DIGITS: readonly string[] = ZEROS.flatMap((zero) => span(zero, zero + 9));
export const LATIN_DIGITS = '0123456789'.repeat(ZEROS.length);

/**
 * Signs that are written in two ways and look alike, though Unicode does not compose them: Malayalam's chillus and Bengali's khanda
 * ta beside a letter with a virama, the eyelash ra of Marathi, and independent vowels of two signs. Each 'from to'.
 */
const ALIKE = `
ൺ ണ്|ൻ ന്|ർ ര്|ൽ ല്|ൾ ള്|ൿ ക്|ൔ മ്|ൕ യ്|ൖ ഴ്|ৎ ত্|ऱ् र्
अा आ|अो ओ|अौ औ|अॉ ऑ|अॅ ॲ|आॅ ऑ|आे ओ|आै औ|एे ऐ|एॅ ऍ
অা আ|ਅਾ ਆ|ਅੈ ਐ|ਅੌ ਔ|ੲਿ ਇ|ੲੀ ਈ|ੲੇ ਏ|ੳੁ ਉ|ੳੂ ਊ|ੳੋ ਓ
અા આ|અે એ|અૈ ઐ|અો ઓ|અૌ ઔ|અૅ ઍ|અૉ ઑ|ଅା ଆ|அூ ஆ|ఒౌ ఔ|ఒౕ ఓ
ಉಾ ಊ|ಒೌ ಔ|ഇൗ ഈ|ഉൗ ഊ|എെ ഐ|ഒാ ഓ|ഒൗ ഔ`;
export const LOOK_ALIKES: readonly (readonly [from: string, to: string])[] = ALIKE.trim()
  .split(/[|\n]/u)
  .map((pair) => pair.normalize('NFC').split(' ') as [string, string]);

/** Small letters that come of one capital, by who makes it small: the dotless and dotted i of Turkish, the sigma at the end of a word. */
export const SMALL_ALIKES: readonly (readonly [from: string, to: string])[] = [
  ['i\u0307', 'i'],
  ['\u03C2', '\u03C3'],
];

const DIGIT_OF = new Map(SCRIPT_DIGITS.map((digit, at) => [digit, LATIN_DIGITS.charAt(at)]));
const UNSEEN_OR_DIGIT = new RegExp(`[${UNSEEN.join('')}${SCRIPT_DIGITS.join('')}]`, 'gu');

/** Text as it is searched and compared: small letters, one form of each sign, digits 0 to 9, nothing that nobody sees. */
export function foldedText(text: string): string {
  // Text of ASCII alone is the most frequent, and folds to itself.
  if (/^[\0-\x7f]*$/u.test(text)) return text.toLowerCase();
  const seen = text
    .normalize('NFKC')
    .replaceAll(UNSEEN_OR_DIGIT, (sign) => DIGIT_OF.get(sign) ?? '')
    .normalize('NFC');
  const one = LOOK_ALIKES.reduce((folded, [from, to]) => folded.replaceAll(from, to), seen);
  return SMALL_ALIKES.reduce((folded, [from, to]) => folded.replaceAll(from, to), one.toLowerCase()).normalize('NFC');
}

/** Whether two texts, such as names, are one to those who read them. */
export const isSameText = (one: string, other: string): boolean => foldedWords(one) === foldedWords(other);

const foldedWords = (text: string): string => foldedText(text).trim().replaceAll(/\s+/gu, ' ');
