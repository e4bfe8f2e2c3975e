import { likePattern } from '../http/page';
import type { Where } from './where';

/** How rows are sought: a condition, with the values bound to what it is given. */
export interface Search {
  /** The condition as it is asked of one row; what is dear to ask of every row of a list belongs to it too. */
  readonly ofRow: (bound: Where) => string;
  /** The rows as the search index finds them, where that is more than the condition beside the others. */
  readonly found?: (where: Where) => string;
  /**
   * How many rows are looked through in the list's own order before the search index is asked. What is found often fills
   * a page there; how often it is found is for nobody to guess (scale.db.spec). 0: the table is small.
   */
  readonly lookThrough: number;
}

/**
 * `column like pattern`, with a pattern that the planner does not see. It would guess from a sample how often it is
 * found and be wrong by far; as it is, the search index is used whatever the sample.
 */
export const like = (column: string, pattern: string, bound: Where): string => `${column} like (select ${bound.bind(pattern)}::text)`;

/** Of digits few rows have the same, but for the codes of countries and of networks. */
export const lookThrough = (q: string): number => (/\d{4}/u.test(q) ? 500 : 2_500);

/** The search of `q` in a column of lower-case text; none without `q`. */
export const searched = (column: string, q: string | undefined, isSmall = false): Search | null =>
  q ? { ofRow: (bound) => like(column, likePattern(q), bound), lookThrough: isSmall ? 0 : lookThrough(q) } : null;
