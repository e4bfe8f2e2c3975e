import { foldedText } from './folding';
import { appointmentNumber } from '../appointments/appointment-number';
import { plainPhone } from '../phones/plain';
import { SEARCH_LENGTH } from './rules';
import { isInScope, type SearchKind, type SearchScope } from './kinds';

/** What is asked of the server: `q` in records of every kind, or of a scope. */
export interface SearchRequest {
  readonly q: string;
  readonly scope: SearchScope | null;
}

/** Signs before what is typed, each with the kind that it narrows the search to. */
const SIGNS: readonly (readonly [sign: string, scope: SearchKind])[] = [
  ['@', 'doctors'],
  ['#', 'appointments'],
];

const isNumber = (text: string): boolean => /^\d{1,9}$/u.test(text);

/** Digits, and what stands between them in a phone. */
const isPhone = (text: string): boolean => /^[+(]?\d[\d\s().-]*$/u.test(text);

/**
 * What somebody means by what is typed: '@' a doctor, '#' an appointment by its number, digits a phone, anything else every kind
 * that they may find. The chosen chip counts before digits.
 */
export function askedBy(typed: string, kinds: readonly SearchKind[], chip: SearchKind | null = null): SearchRequest {
  const text = typed.trim();
  const [sign, scope] = SIGNS.find(([one, kind]) => text.startsWith(one) && kinds.includes(kind)) ?? [];
  if (!sign || !scope) return askedWithoutSign(text, kinds, chip);
  const rest = text.slice(sign.length).trim();
  return { q: scope === 'appointments' && isNumber(rest) ? appointmentNumber(Number(rest)) : rest, scope };
}

function askedWithoutSign(text: string, kinds: readonly SearchKind[], chip: SearchKind | null): SearchRequest {
  const digits = plainPhone(text);
  if (!isPhone(digits)) return { q: text, scope: chip };
  return { q: digits, scope: chip ?? (kinds.some((kind) => isInScope(kind, 'phone')) ? 'phone' : null) };
}

/** Whom 'Book for …' is typed for; null when something else is typed. */
export const bookedFor = (typed: string): string | null => /^\s*book for\s+(?<who>.*)$/isu.exec(typed)?.groups?.['who']?.trim() ?? null;

/** Whether it is long enough to be searched, and not too long. */
export const isAskable = ({ q }: SearchRequest): boolean => q.length >= SEARCH_LENGTH.min && q.length <= SEARCH_LENGTH.max;

const wordsOf = (text: string): string[] =>
  foldedText(text)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** Whether each typed word begins a word of one of the names: 'app man' finds 'Appointment Management'. */
export function isNamed(typed: string, ...names: readonly string[]): boolean {
  const words = names.flatMap(wordsOf);
  const wanted = wordsOf(typed);
  return wanted.length > 0 && wanted.every((part) => words.some((word) => word.startsWith(part)));
}
