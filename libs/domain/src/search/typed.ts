import { appointmentNumber } from '../appointments/appointment-number';
import { SEARCH_LENGTH } from './rules';
import type { SearchKind } from './kinds';

/** What is asked of the server: `q` in records of every kind, or of one. */
export interface Asked {
  readonly q: string;
  readonly scope: SearchKind | null;
}

/** Signs before what is typed, each with the kind that it narrows the search to. */
const SIGNS: readonly (readonly [sign: string, scope: SearchKind])[] = [
  ['@', 'doctors'],
  ['#', 'appointments'],
];

const isNumber = (text: string): boolean => /^\d{1,9}$/u.test(text);

/**
 * What somebody means by what is typed: '@' a doctor, '#' an appointment by its number, anything else every kind that they may
 * find, or the kind of the chosen chip.
 */
export function askedBy(typed: string, kinds: readonly SearchKind[], chip: SearchKind | null = null): Asked {
  const text = typed.trim();
  const [sign, scope] = SIGNS.find(([one, kind]) => text.startsWith(one) && kinds.includes(kind)) ?? [];
  if (!sign || !scope) return { q: text, scope: chip };
  const rest = text.slice(sign.length).trim();
  return { q: scope === 'appointments' && isNumber(rest) ? appointmentNumber(Number(rest)) : rest, scope };
}

/** Whether it is long enough to be searched, and not too long. */
export const isAskable = ({ q }: Asked): boolean => q.length >= SEARCH_LENGTH.min && q.length <= SEARCH_LENGTH.max;

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether each typed word begins a word of one of the names: 'app man' finds 'Appointment Management'. */
export function isNamed(typed: string, ...names: readonly string[]): boolean {
  const words = names.flatMap(wordsOf);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)));
}
