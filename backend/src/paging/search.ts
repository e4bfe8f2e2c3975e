import { partOfPhone } from '@arogya/domain/phones/phone';
import { folded } from '../database/folded.sql';
import { likePattern } from './page';
import type { Where } from '../database/where';

/** How rows are searched: a condition, with the values bound to what it is given. */
export interface Search {
  /** The condition for one row, including what is expensive to check for every row of a list. */
  readonly ofRow: (bound: Where) => string;
  /** The rows by way of the search index, when that needs more than the condition. */
  readonly found?: (where: Where) => string;
  /**
   * How many rows of the list's own order are checked before the search index is used. A frequent match fills a page that
   * way, and nobody can know in advance how frequent it is (scale.db.spec). 0: the table is small.
   */
  readonly lookThrough: number;
}

/**
 * `column like pattern`, with the pattern hidden from the planner. It would estimate the number of matches from a sample and
 * be far off; this way the search index is always used.
 */
export const like = (column: string, pattern: string, bound: Where): string => `${column} like (select ${bound.bind(pattern)}::text)`;

/** Few rows share four digits, apart from the codes of countries and networks. */
export const lookThrough = (q: string): number => (/\d{4}/u.test(q) ? 500 : 2_500);

/** The search for `q` in a column of lower-case text; null without `q`. */
export const searched = (column: string, q: string | undefined, isSmall = false): Search | null =>
  q ? { ofRow: (bound) => like(folded(column), likePattern(q), bound), lookThrough: isSmall ? 0 : lookThrough(q) } : null;

const ENOUGH_DIGITS = 5;

/** The pattern that finds a number however it was typed; null when the search is not a number. */
function phonePattern(q: string): string | null {
  const part = partOfPhone(q);
  return part.replace('+', '').length >= ENOUGH_DIGITS ? likePattern(part) : null;
}

/** The pattern of the words, and of the phone if it may be one. */
export function patternsOf(q: string): string[] {
  const phone = phonePattern(q);
  const words = likePattern(q);
  return phone && phone !== words ? [words, phone] : [words];
}

/** `q` in `column`, whose text holds the phone as typed and its key; a phone is found however it was typed. */
export function likeOrPhone(column: string, q: string, bound: Where): string {
  return `(${patternsOf(q)
    .map((pattern) => like(folded(column), pattern, bound))
    .join(' or ')})`;
}
