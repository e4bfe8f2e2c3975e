import anyAscii from 'any-ascii';
import { slugFrom } from '@arogya/domain/hospitals/slug';

/** The scripts of India have one order in their blocks: consonants from 15 to 39, signs of vowels from 3E, the virama at 4D. */
const INDIC = /[\u0900-\u0D7F]/u;
const placeOf = (sign: string | undefined): number => (sign && INDIC.test(sign) ? (sign.codePointAt(0) ?? 0) % 0x80 : 0);
const NUKTA = 0x3c;
const isConsonant = (place: number): boolean => place >= 0x15 && place <= 0x39;
/** From Odia southwards it is spoken at the end of a word too. */
const ENDS_IN_A = /[\u0B00-\u0D7F]/u;
const hasVowel = (place: number): boolean => place >= 0x3e && place <= 0x4d;

/** With the 'a' that is spoken and not written after a consonant, mostly within a word: 'हॉस्पिटल' is hospital, not hospitl. */
function withSpokenVowels(text: string): string {
  const signs = [...text.normalize('NFC')];
  return signs
    .map((sign, at) => {
      const place = placeOf(sign);
      if (!isConsonant(place) && place !== NUKTA) return sign;
      const next = placeOf(signs[at + 1]);
      const isSpoken = next !== NUKTA && !hasVowel(next) && (next > 0 || ENDS_IN_A.test(sign));
      return isSpoken ? `${sign}a` : sign;
    })
    .join('');
}

/** The part of a booking address that a name gives, whatever script it is written in. */
export const readableAddress = (name: string): string => slugFrom(anyAscii(withSpokenVowels(name)));
