import { firstLetters, withoutTitles } from '../letters';
import { foldedText } from '../search/folding';

/** A name of one endless word is cut as well. */
const LONGEST = 40;
const NOT_A_LETTER = /^[^\p{L}\p{N}]+/u;

/** 'Asha K.' for 'Asha Rani Kumar': the first name and the initial, by which somebody knows themselves and no stranger finds them. */
export function shortName(name: string): string {
  const words = withoutTitles(name.normalize('NFC').trim()).split(/\s+/u);
  const [first = '', last] = [words[0], words.length > 1 ? words.at(-1) : undefined];
  const initial = last && firstLetters(last.replace(NOT_A_LETTER, ''), 1).toUpperCase();
  return initial ? `${firstLetters(first, LONGEST)} ${initial}.` : firstLetters(first, LONGEST);
}

/** The short name of each; those that would share one are shown as they were typed. */
export function shortNames(names: readonly string[]): string[] {
  const short = names.map((name) => shortName(name));
  const times = new Map<string, number>();
  for (const one of short) times.set(foldedText(one), (times.get(foldedText(one)) ?? 0) + 1);
  return short.map((one, index) => (times.get(foldedText(one)) === 1 ? one : firstLetters((names[index] ?? '').trim(), 2 * LONGEST)));
}
