import MessageFormat from '@messageformat/core';
import compileModule from '@messageformat/core/compile-module.js';
import { plural, select } from '@messageformat/runtime';
import { en } from 'make-plural/cardinals';
import { ENGLISH, nested, textsOf } from './catalogues.mjs';
import { called } from './compile.mjs';
import { partsOf } from './message.mjs';

/** A language that nobody speaks: English with accents, longer by two fifths. A text that it leaves plain stands in no catalogue, and one that does not fit is seen. */
export const PSEUDO = 'pseudo';

const ACCENTS = {
  a: 'á',
  e: 'ë',
  i: 'ï',
  o: 'ö',
  u: 'ü',
  c: 'ç',
  n: 'ñ',
  s: 'š',
  y: 'ý',
  A: 'Å',
  E: 'É',
  I: 'Î',
  O: 'Ø',
  U: 'Û',
  C: 'Ç',
  N: 'Ñ',
  S: 'Š',
};
const accented = (text) => text.replaceAll(/[a-zA-Z]/gu, (letter) => ACCENTS[letter] ?? letter);

/** Two signs more for every five, in words of about the length that the text has. */
function longer(text) {
  const letters = text.replaceAll(/[^\p{L}]/gu, '').length;
  const more = Math.ceil(letters * 0.4);
  const words = Array.from({ length: Math.ceil(more / 8) }, (_, at) => 'øéåñïüšç'.slice(0, Math.min(8, more - at * 8)));
  return more === 0 ? text : `${text} ${words.join(' ')}`;
}

const quoted = (text) => text.replaceAll("'", "''").replaceAll(/[{}]/gu, (sign) => `'${sign}'`);

function pseudoPart(part) {
  if (part.type === 'content') return quoted(accented(part.value));
  if (part.type === 'argument') return `{${part.arg}}`;
  return `{${part.arg}, ${part.type}, ${part.cases.map(({ key, tokens }) => `${key} {${pseudoText(tokens)}}`).join(' ')}}`;
}

const lettersOf = (parts) =>
  parts
    .filter(({ type }) => type === 'content')
    .map(({ value }) => value)
    .join('');

/** The parts of a message with their accents, and as much more at its end. */
function pseudoText(parts) {
  const text = parts.map(pseudoPart).join('');
  return text + longer(lettersOf(parts)).slice(lettersOf(parts).length);
}

/** 'Close' → 'Çlöšë øé'. */
export const pseudoOf = (text) => pseudoText(partsOf(text));

/** The script of this language, as a page's `words.<language>.<hash>.js` sets its words; for tests alone. */
export function pseudoScript() {
  const english = textsOf('pages', ENGLISH);
  const texts = Object.fromEntries(called('pages', english).map(([key, text]) => [key, pseudoOf(text)]));
  const said = Object.fromEntries(
    Object.entries(english)
      .filter(([key]) => key.startsWith('said.'))
      .map(([, text]) => [text, pseudoOf(text)]),
  );
  const specialties = Object.fromEntries(Object.values(textsOf('specialties', ENGLISH)).map((text) => [text, pseudoOf(text)]));
  const code = compileModule(new MessageFormat(ENGLISH, { returnType: 'string' }), nested(texts));
  const pages = code.slice(code.indexOf('export default ') + 'export default '.length);
  const rest = JSON.stringify({ language: PSEUDO, isReviewed: false, draftInEnglish: english['language.draft'], said, specialties });
  return `window.pageWords = (() => { ${plural} ${select} const en = ${en}; return { words: { ...${rest}, pages: ${pages} } }; })();`;
}
