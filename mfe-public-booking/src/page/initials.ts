/** 'AM' of 'Dr. Asha Menon'. */
export function initials(fullName: string): string {
  const words = fullName
    .replace(/^(dr|prof|mr|mrs|ms)\.?\s+/iu, '')
    .split(/\s+/u)
    .filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '');
  return (first + last).toUpperCase();
}

const TINTS = 5;

/** One of five tints, always the same for the same name. */
export const tintOf = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % TINTS;
