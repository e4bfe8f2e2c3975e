const SEGMENTER = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en-IN', { granularity: 'grapheme' }) : null;

/**
 * Letters as people see them: a face with its colour, or a consonant with its vowel sign, is one. A browser that cannot tell them
 * apart, as Firefox before 125, still keeps the two halves of a sign together.
 */
function* lettersOf(text: string): Generator<string> {
  if (!SEGMENTER) return yield* text;
  for (const { segment } of SEGMENTER.segment(text)) yield segment;
}

/** The first `max` letters of a text, cut between two of them; `most` is how many code units fit at most. */
export function firstLetters(text: string, max: number, most = Infinity): string {
  if (text.length <= Math.min(max, most)) return text;
  let [count, end] = [0, 0];
  for (const letter of lettersOf(text)) {
    count += 1;
    if (count > max || end + letter.length > most) return text.slice(0, end);
    end += letter.length;
  }
  return text;
}

const TITLES = /^(?:(?:dr|prof|mr|mrs|ms)(?:\.\s*|\s+))+/iu;

/** A name without its title; a title alone is a name. */
export const withoutTitles = (name: string): string => name.replace(TITLES, '') || name;

const firstOf = (word: string): string => /[\p{L}\p{N}]/u.exec(word)?.[0] ?? Array.from(word)[0] ?? '';

/** 'AR' for 'Dr. Asha Rao' and 'Dr.Asha Rao': the first letters of the first and the last word, without the title; empty without a name. */
export function initialsOf(name: string): string {
  const plain = name.normalize('NFC').trim();
  const words = withoutTitles(plain).split(/\s+/u);
  const chosen = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return chosen
    .map((word) => firstOf(word ?? ''))
    .join('')
    .toUpperCase();
}
